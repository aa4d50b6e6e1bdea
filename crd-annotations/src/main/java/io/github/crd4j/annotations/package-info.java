/**
 * What users write on their classes to make them a Kubernetes CustomResourceDefinition.
 *
 * <p>To read in this order:
 *
 * <ol>
 *   <li>the resource: {@link CustomResource}, {@link Scope}, {@link PrinterColumn}, {@link Scale},
 *       {@link SelectableField}, {@link CrdMetadata};
 *   <li>presence: {@link Required}, {@link Nullable}, {@link Default};
 *   <li>numbers: {@link Minimum}, {@link Maximum}, {@link MultipleOf};
 *   <li>strings: {@link MinLength}, {@link MaxLength}, {@link Pattern}, {@link Format}, {@link
 *       EnumValues};
 *   <li>lists, maps and objects: {@link MinItems}, {@link MaxItems}, {@link ListType}, {@link
 *       MinProperties}, {@link MaxProperties}, {@link MapType};
 *   <li>open and endless content: {@link IntOrString}, {@link PreserveUnknownFields}, {@link
 *       EmbeddedResource}, {@link Recursive};
 *   <li>rules: {@link Validation}, {@link Immutable}, {@link ExactlyOneOf}, {@link AtMostOneOf},
 *       {@link AtLeastOneOf};
 *   <li>documentation: {@link Description}, {@link Title}, {@link Example}, {@link ExternalDocs};
 *   <li>several versions: {@link ConversionWebhook}, {@link ConvertedFrom}, {@link Dropped};
 *   <li>the last word: {@link SchemaPatch}.
 * </ol>
 *
 * <h2>Where annotations stand</h2>
 *
 * <p>A <i>member</i> is a field, an accessor method (getter or setter) or a record component; for
 * one property it does not matter which of them is annotated. On a class an annotation holds
 * wherever the class is used. Constraints also stand on the type itself, at any depth, and then
 * concern items and map values: {@code List<@MaxLength(63) String>}, {@code
 * Map<String, @MaxItems(5) List<@Minimum(0) Integer>>}.
 *
 * <p>Java cannot tell whether an annotation in front of an array is about the member or about its
 * elements. What fits only one of them belongs to that one: in {@code @MaxItems(3) @MaxLength(63)
 * String[] zones} the list has at most 3 items and each at most 63 characters. What fits both
 * belongs to the list. {@code String @MaxItems(3) []} always means the list.
 *
 * <p>Compilers before JDK 22 do not see annotations on items and map values of classes that come
 * compiled from a jar. Compile against such classes with JDK 22 or later; in source code they are
 * seen by every compiler.
 *
 * <p>An annotation without effect where it stands, such as {@code @Minimum} on a string, is
 * reported as a warning. All annotations have class retention: they are in the class files and
 * nothing of them exists at run time.
 */
package io.github.crd4j.annotations;
