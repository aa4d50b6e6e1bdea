/** The first version of the database API, still served for old manifests. */
package com.example.databases.v1alpha1;
