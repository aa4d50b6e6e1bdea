package com.example.databases.v1;

import io.github.crd4j.annotations.MaxLength;
import io.github.crd4j.annotations.Maximum;
import io.github.crd4j.annotations.Minimum;
import io.github.crd4j.annotations.Pattern;
import io.github.crd4j.annotations.Required;
import io.github.crd4j.annotations.Validation;

/**
 * What clients connect to.
 *
 * @param name A name that is unique among the ports.
 * @param port The number of the port. It can grow but not shrink, for clients hold on to it.
 */
public record Port(
    @Required @MaxLength(15) @Pattern("^[a-z][a-z0-9-]*$") String name,
    @Required
        @Minimum(1)
        @Maximum(65535)
        @Validation(rule = "self >= oldSelf", message = "a port number must not shrink")
        Integer port) {}
