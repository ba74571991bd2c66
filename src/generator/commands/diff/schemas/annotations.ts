// Annotations of a flat schema: access, default, deprecation, and extensions.

import type { SchemaObject } from '../../../model/types/schema.ts';
import type { Json } from '../../../source/node.ts';
import type { FormAnnotations, KeywordValue } from './normal-form.ts';
import { firstStated } from './string-constraints.ts';

/** Collects the annotations of all parts. The outermost part takes precedence. */
export function collectAnnotations(parts: readonly SchemaObject[]): FormAnnotations {
  const readOnly = parts.some((part) => part.annotations.readOnly === true);
  const writeOnly = parts.some((part) => part.annotations.writeOnly === true);
  const firstTrue = (read: (part: SchemaObject) => boolean | undefined): KeywordValue<true> | undefined =>
    firstStated(parts, (part) => (read(part) === true ? true : undefined));
  const deprecated = firstTrue((part) => part.annotations.deprecated);
  const filterable = firstTrue((part) => part.extensions.filterable);
  const defaultValue = firstStated(parts, (part) => part.annotations.default);
  const discriminator = firstStated(parts, (part) =>
    (part.anyOf ?? part.oneOf) ? undefined : part.discriminator?.property,
  );
  const lifecycle = firstStated(parts, (part) => part.extensions.lifecycle);
  const round = firstStated(parts, (part) => part.extensions.round);
  const redacted = firstStated(parts, (part) => part.extensions.redacted);
  const message = firstStated(parts, (part) => part.extensions.message);
  return {
    readOnly: readOnly && !writeOnly,
    writeOnly: writeOnly && !readOnly,
    rules: parts.flatMap((part) => part.extensions.rules.map((value) => ({ value, part }))),
    ...(deprecated && { deprecated }),
    ...(defaultValue && { default: unwrapDefault(defaultValue) }),
    ...(discriminator && { discriminator }),
    ...(filterable && { filterable }),
    ...(lifecycle && { lifecycle }),
    ...(round && { round }),
    ...(redacted && { redacted }),
    ...(message && { message }),
  };
}

function unwrapDefault({ value: { value }, part }: KeywordValue<{ readonly value: Json }>): KeywordValue<Json> {
  return { value, part };
}
