package lombok.extern.jackson;

public @interface Jacksonized {}
