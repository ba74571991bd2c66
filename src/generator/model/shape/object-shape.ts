// What an object is for a reader: its members, their presence, and what else it may hold.

import type { Assertion, ObjectKeywords, ObjectSchema } from '../types/schema.ts';
import type { Presence, Property, Shape, Use } from '../types/shape.ts';
import { patternMatches } from '../matches-pattern.ts';
import { notesOf, type SummaryOf } from './schema-summary.ts';

/** Which of the two readings a shape is. */
export type Reading = 'request' | 'response';

/** How the schemas inside an object are read. */
export interface ObjectContext {
  readonly reading: Reading;
  readonly named: SummaryOf;
  use(assertion: Assertion): Use;
  union(branches: readonly Use[], source: Assertion): Shape;
  /** The property of that name in another part of the schema `whole`: `required` may speak of it from afar. */
  elsewhere(whole: Assertion, name: string): Assertion | undefined;
}

/** Where a part of a schema stands: in which whole, and whether other parts stand beside it. */
export interface Surroundings {
  readonly whole: Assertion;
  readonly composed: boolean;
}

/** The shape of an object schema: a map where it names no members, else an object. */
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

/** `source` is where the property is described; `own` what this part itself says of it. */
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

/** What an object says of a member that it only requires. */
function matching(name: string, { patternProperties, additionalProperties }: ObjectKeywords): Assertion {
  for (const [pattern, assertion] of patternProperties ?? []) if (patternMatches(pattern, name)) return assertion;
  return additionalProperties ?? true;
}

/** What members beyond the named ones hold; undefined where there are none. */
function restOf(
  schema: ObjectSchema,
  keywords: ObjectKeywords,
  composed: boolean,
  context: ObjectContext,
): Use | undefined {
  const { patternProperties, additionalProperties, unevaluatedProperties } = keywords;
  // Members of the parts beside it are evaluated, so only an object by itself is closed by `unevaluatedProperties`.
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
