// Which members a schema speaks of without describing them: whatever demands one, or asks whether it is there.

import type { Assertion, ObjectSchema } from '../../model/types/schema.ts';
import { findProperty } from '../../model/shape/find-property.ts';

type Named = (id: string) => Assertion | undefined;

/** The names that the schema and all that it applies to the same value say something of, but for those that `properties` describe. */
export function mentionedIn(schema: ObjectSchema, named: Named): readonly string[] {
  const names = new Set<string>();
  mention(schema, names);
  for (const condition of conditionsIn(schema, named)) {
    mention(condition, names);
    for (const name of condition.object?.properties?.keys() ?? []) names.add(name);
  }
  return [...names].filter((name) => findProperty(schema, name, named) === undefined);
}

/** What it refers to mentions its own names. */
function mention(schema: ObjectSchema, names: Set<string>): void {
  for (const { object, discriminator } of inPlace(schema, () => undefined)) {
    const { required = [], dependentRequired = [], dependentSchemas } = object ?? {};
    for (const name of required) names.add(name);
    for (const [name, others] of dependentRequired) for (const each of [name, ...others]) names.add(each);
    for (const name of dependentSchemas?.keys() ?? []) names.add(name);
    if (discriminator) names.add(discriminator.property);
  }
}

/** What `not` and `if` ask, with all that they refer to: no shape is made of these. */
function conditionsIn(schema: ObjectSchema, named: Named): ReadonlySet<ObjectSchema> {
  const found = new Set<ObjectSchema>();
  for (const part of inPlace(schema, () => undefined)) askedIn(part, found, named);
  for (const condition of found) askedIn(condition, found, named);
  return found;
}

function askedIn({ not, if: condition }: ObjectSchema, found: Set<ObjectSchema>, named: Named): void {
  for (const each of [not, condition])
    if (typeof each === 'object') for (const part of inPlace(each, named)) found.add(part);
}

/** A schema and all that it applies to the same value, as far as `named` tells what references mean. */
function inPlace(schema: ObjectSchema, named: Named): ReadonlySet<ObjectSchema> {
  const found = new Set([schema]);
  for (const { ref, dynamicRef, allOf = [], anyOf = [], oneOf = [], then, else: otherwise, object } of found) {
    const behind = [ref, dynamicRef?.ref].map((id) => (id === undefined ? undefined : named(id)));
    for (const part of [
      ...behind,
      ...allOf,
      ...anyOf,
      ...oneOf,
      then,
      otherwise,
      ...(object?.dependentSchemas?.values() ?? []),
    ])
      if (typeof part === 'object') found.add(part);
  }
  return found;
}
