@NullMarked
package com.example.topics;

import org.jspecify.annotations.NullMarked;
