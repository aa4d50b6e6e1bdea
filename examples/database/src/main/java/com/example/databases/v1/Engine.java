package com.example.databases.v1;

import com.fasterxml.jackson.annotation.JsonProperty;

/** The software that runs. */
public enum Engine {
  @JsonProperty("postgres")
  POSTGRES,
  @JsonProperty("mysql")
  MYSQL,
  @JsonProperty("mariadb")
  MARIADB
}
