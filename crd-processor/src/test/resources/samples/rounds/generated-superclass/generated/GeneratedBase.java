package com.example.topics;

public class GeneratedBase {
  public String inherited;
}
