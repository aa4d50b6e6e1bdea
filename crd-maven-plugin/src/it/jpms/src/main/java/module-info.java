module com.example {
  requires static io.github.crd4j.annotations;

  exports com.example;
}
