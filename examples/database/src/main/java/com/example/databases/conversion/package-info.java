/** Between the versions of the database API. */
package com.example.databases.conversion;
