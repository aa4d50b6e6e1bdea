/** The storage version of the database API. */
package com.example.databases.v1;
