// Properties that a schema mentions without describing them, for example in `required`, `not`, or `if`.

import type { Assertion, ObjectSchema } from '../../model/types/schema.ts';
import { findProperty } from '../../model/shape/find-property.ts';

type Named = (id: string) => Assertion | undefined;

/** Returns the names that a schema and its in-place subschemas mention, without those that `properties` describe. */
export function mentionedIn(schema: ObjectSchema, named: Named): readonly string[] {
  const names = new Set<string>();
  mention(schema, names);
  for (const condition of conditionsIn(schema, named)) {
    mention(condition, names);
    for (const name of condition.object?.properties?.keys() ?? []) names.add(name);
  }
  return [...names].filter((name) => findProperty(schema, name, named) === undefined);
}

/** Adds the mentioned names. References are not followed, because their targets report their own names. */
function mention(schema: ObjectSchema, names: Set<string>): void {
  for (const { object, discriminator } of inPlace(schema, () => undefined)) {
    const { required = [], dependentRequired = [], dependentSchemas } = object ?? {};
    for (const name of required) names.add(name);
    for (const [name, others] of dependentRequired) for (const each of [name, ...others]) names.add(each);
    for (const name of dependentSchemas?.keys() ?? []) names.add(name);
    if (discriminator) names.add(discriminator.property);
  }
}

/** Returns the schemas in `not` and `if`, including referenced ones; value shapes do not include these. */
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

/**
 * Returns a schema and all subschemas that it applies in place, including those behind references that `lookUp`
 * resolves.
 */
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
