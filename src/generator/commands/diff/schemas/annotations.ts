// Annotations of a flat schema: access, default, deprecation, and extensions.

import type { ObjectSchema } from '../../../model/types/schema.ts';
import type { Json } from '../../../source/node.ts';
import type { Notes, Stated } from './normal-form.ts';
import { first } from './string-constraints.ts';

/** Collects the annotations of all parts. The outermost part takes precedence. */
export function notesOf(parts: readonly ObjectSchema[]): Notes {
  const readOnly = parts.some((part) => part.annotations.readOnly === true);
  const writeOnly = parts.some((part) => part.annotations.writeOnly === true);
  const flag = (read: (part: ObjectSchema) => boolean | undefined): Stated<true> | undefined => first(parts, (part) => (read(part) === true ? true : undefined));
  const deprecated = flag((part) => part.annotations.deprecated);
  const filterable = flag((part) => part.facts.filterable);
  const fallback = first(parts, (part) => part.annotations.default);
  const discriminator = first(parts, (part) => (part.anyOf ?? part.oneOf ? undefined : part.discriminator?.property));
  const lifecycle = first(parts, (part) => part.facts.lifecycle);
  const round = first(parts, (part) => part.facts.round);
  const redacted = first(parts, (part) => part.facts.redacted);
  const message = first(parts, (part) => part.facts.message);
  return {
    readOnly: readOnly && !writeOnly,
    writeOnly: writeOnly && !readOnly,
    rules: parts.flatMap((part) => part.facts.rules.map((value) => ({ value, part }))),
    ...(deprecated && { deprecated }),
    ...(fallback && { default: boxed(fallback) }),
    ...(discriminator && { discriminator }),
    ...(filterable && { filterable }),
    ...(lifecycle && { lifecycle }),
    ...(round && { round }),
    ...(redacted && { redacted }),
    ...(message && { message }),
  };
}

function boxed({ value: { value }, part }: Stated<{ readonly value: Json }>): Stated<Json> {
  return { value, part };
}
