package com.example;

class Plain {}
