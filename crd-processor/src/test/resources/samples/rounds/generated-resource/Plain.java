package com.example.topics;

class Plain {
  public Integer size;
}
