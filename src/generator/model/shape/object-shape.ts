// Shapes of objects.

import type { Assertion, ObjectKeywords, ObjectSchema } from '../types/schema.ts';
import type { Presence, Property, Shape, Use } from '../types/shape.ts';
import { patternMatches } from '../matches-pattern.ts';
import { notesOf, type SummaryOf } from './schema-summary.ts';

/** Direction of a message. */
export type Reading = 'request' | 'response';

/** Readers of the schemas within an object. */
export interface ObjectContext {
  readonly reading: Reading;
  readonly named: SummaryOf;
  use(assertion: Assertion): Use;
  union(branches: readonly Use[], source: Assertion): Shape;
  /** Returns the property of another part of the schema `root`; `required` may name it here. */
  elsewhere(whole: Assertion, name: string): Assertion | undefined;
}

/** The outermost schema of a composition, and whether the schema is a part of one. */
export interface Surroundings {
  readonly whole: Assertion;
  readonly composed: boolean;
}

/** Returns the shape of an object schema: a map if it names no properties, else an object. */
export function objectShape(schema: ObjectSchema, { whole, composed }: Surroundings, context: ObjectContext): Shape {
  const keywords = schema.object ?? {};
  const properties = propertiesOf(keywords, whole, context);
  const rest = restOf(schema, keywords, composed, context);
  const named = (keywords.properties?.size ?? 0) + (keywords.required?.length ?? 0) > 0;
  if (!named && rest) return { kind: 'map', values: rest, source: schema };
  return { kind: 'object', properties, ...(rest && { rest }), source: schema };
}

function propertiesOf(keywords: ObjectKeywords, whole: Assertion, context: ObjectContext): readonly Property[] {
  const required = new Set(keywords.required);
  const properties: Property[] = [];
  for (const [name, assertion] of keywords.properties ?? []) {
    const property = propertyOf(name, assertion, assertion, required.has(name), context);
    if (property) properties.push(property);
  }
  for (const name of required) {
    if (keywords.properties?.has(name)) continue;
    const property = propertyOf(name, true, context.elsewhere(whole, name) ?? matching(name, keywords), true, context);
    if (property) properties.push(property);
  }
  return properties;
}

/** `source` describes the property; `own` is its schema in this part. */
function propertyOf(
  name: string,
  own: Assertion,
  source: Assertion,
  required: boolean,
  context: ObjectContext,
): Property | undefined {
  const { readOnly, writeOnly, deprecated, filterable, default: fallback } = notesOf(source, context.named);
  if (readOnly !== writeOnly && (context.reading === 'request' ? readOnly : writeOnly)) return undefined;
  const presence: Presence = required ? 'required' : fallback ? { default: fallback.value } : 'optional';
  const description = typeof source === 'boolean' ? undefined : source.annotations.description;
  return {
    name,
    use: context.use(source),
    presence,
    readOnly,
    writeOnly,
    deprecated,
    ...(description !== undefined && { description }),
    filterable,
    assertion: own,
  };
}

/** Returns the schema of a property that is only required. */
function matching(name: string, { patternProperties, additionalProperties }: ObjectKeywords): Assertion {
  for (const [pattern, assertion] of patternProperties ?? []) if (patternMatches(pattern, name)) return assertion;
  return additionalProperties ?? true;
}

/** Returns the type of additional properties; `undefined` if none are allowed. */
function restOf(
  schema: ObjectSchema,
  keywords: ObjectKeywords,
  composed: boolean,
  context: ObjectContext,
): Use | undefined {
  const { patternProperties, additionalProperties, unevaluatedProperties } = keywords;
  // `unevaluatedProperties` allows properties of other parts, so it closes only an object that has none.
  const alone = !composed && schema.if === undefined && keywords.dependentSchemas === undefined;
  const others = additionalProperties ?? (alone ? unevaluatedProperties : undefined) ?? true;
  const patterns = [...(patternProperties?.values() ?? [])].filter((assertion) => assertion !== false);
  if (others === true || isAny(others)) return { shape: { kind: 'any', source: others }, nullable: false };
  const uses = [...patterns, ...(others === false ? [] : [others])].map((assertion) => context.use(assertion));
  const [only, ...more] = uses;
  if (!only || more.length === 0) return only;
  return { shape: context.union(uses, schema), nullable: uses.some((use) => use.nullable) };
}

function isAny(assertion: Assertion): boolean {
  return (
    typeof assertion === 'object' &&
    Object.keys(assertion).every((key) => ['origin', 'annotations', 'facts', 'foreign'].includes(key))
  );
}
