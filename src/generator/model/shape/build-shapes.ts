// Request and response shapes of schemas.

import type { Assertion, ObjectSchema } from '../types/schema.ts';
import type { Typed } from '../types/api.ts';
import type { Shape, Use } from '../types/shape.ts';
import { combined } from './intersect-shapes.ts';
import type { Difference } from './request-response-difference.ts';
import { branchValues } from './enum-shape.ts';
import { findProperty } from './find-property.ts';
import type { ObjectContext, Reading } from './object-shape.ts';
import { ownShape, saysOwnShape, statedTypes } from './shape-of-keywords.ts';
import type { SummaryOf } from './schema-summary.ts';
import { everyType, nullType, typesAllowed, type TypeSet } from './type-set.ts';
import { unionOf } from './union-shape.ts';

/** Lookup of named schemas. */
export interface Known {
  readonly assertion: (id: string) => Assertion | undefined;
  readonly summary: SummaryOf;
  readonly difference: (assertion: Assertion) => Difference;
}

/** The outermost schema of a composition, and its types. */
interface Whole {
  readonly types: TypeSet | undefined;
  readonly assertion: Assertion;
}

/**
 * Creates a reader of shapes. Shapes are computed lazily, once per schema, and once for both directions if they are
 * equal.
 */
export function createShapes(known: Known): (assertion: Assertion) => Typed {
  const memory: Readonly<Record<Reading, Map<Assertion, Use>>> = { request: new Map(), response: new Map() };
  const open: Readonly<Record<Reading, Set<Assertion>>> = { request: new Set(), response: new Set() };

  const use = (assertion: Assertion, wanted: Reading): Use => {
    if (typeof assertion === 'boolean')
      return { shape: { kind: assertion ? 'any' : 'never', source: assertion }, nullable: false };
    const reading = known.difference(assertion).twice ? wanted : 'response';
    const before = memory[reading].get(assertion);
    if (before) return before;
    // A required property may be described by the schema that requires it: a cycle without a named schema.
    if (open[reading].has(assertion)) return { shape: { kind: 'any', source: assertion }, nullable: false };
    open[reading].add(assertion);
    const made = read(assertion, reading, undefined);
    open[reading].delete(assertion);
    memory[reading].set(assertion, made);
    return made;
  };
  const part = (assertion: Assertion, reading: Reading, whole: Whole): Use =>
    typeof assertion === 'boolean' ? use(assertion, reading) : read(assertion, reading, whole);

  const read = (schema: ObjectSchema, reading: Reading, around: Whole | undefined): Use => {
    const types = statedTypes(schema) ?? around?.types;
    const whole: Whole = { types, assertion: around?.assertion ?? schema };
    const parts = partsOf(schema, reading, whole);
    const composed = parts.length > 0 || around !== undefined;
    if (parts.length === 0 || saysOwnShape(schema)) {
      const own = ownShape(schema, types, { whole: whole.assertion, composed }, contexts[reading]);
      // The order in which such schemas are usually written: base schemas, own keywords, unions.
      parts.splice(buildsOn(schema), 0, { shape: own, nullable: false });
    }
    const nullable =
      mentionsNull(schema) && (typesAllowed(schema, (id) => known.summary(id)?.types ?? everyType) & nullType) !== 0;
    return { shape: combined(parts, schema), nullable };
  };
  const partsOf = (schema: ObjectSchema, reading: Reading, whole: Whole): Use[] => {
    const parts: Use[] = [];
    for (const id of [schema.ref, schema.dynamicRef?.ref])
      if (id !== undefined) parts.push({ shape: { kind: 'ref', id }, nullable: false });
    for (const each of schema.allOf ?? []) parts.push(part(each, reading, whole));
    for (const branches of [schema.anyOf, schema.oneOf])
      if (branches) parts.push({ shape: choice(schema, branches, reading, whole), nullable: false });
    return parts;
  };
  const choice = (schema: ObjectSchema, branches: readonly Assertion[], reading: Reading, whole: Whole): Shape => {
    const values = branchValues(branches, whole.types ?? everyType);
    if (values) return { kind: 'enum', ...values, source: schema };
    return unionOf(
      branches.map((branch) => part(branch, reading, whole)),
      schema,
      schema.discriminator,
    ).shape;
  };
  const contextOf = (reading: Reading): ObjectContext => ({
    reading,
    named: known.summary,
    use: (assertion) => use(assertion, reading),
    union: (branches, source) => unionOf(branches, source).shape,
    elsewhere: (whole, name) => findProperty(whole, name, known.assertion),
  });
  const contexts = { request: contextOf('request'), response: contextOf('response') };

  return (assertion) => {
    let request: Use | undefined;
    let response: Use | undefined;
    const typed: Typed = {
      assertion,
      get request() {
        return (request ??= use(assertion, 'request'));
      },
      get response() {
        return (response ??= use(assertion, 'response'));
      },
    };
    views.add(typed);
    return typed;
  };
}

const views = new WeakSet<object>();

/** Type guard for values that this module created. */
export function isTyped(value: object): value is Typed {
  return views.has(value);
}

/** Returns the number of parts before the schema's own keywords: its reference and its `allOf`. */
function buildsOn({ ref, dynamicRef, allOf }: ObjectSchema): number {
  return Number(ref !== undefined) + Number(dynamicRef !== undefined) + (allOf?.length ?? 0);
}

/** Returns whether the schema allows null by its own keywords, regardless of references. */
function mentionsNull(assertion: Assertion): boolean {
  if (typeof assertion === 'boolean') return false;
  const { types, enum: values, const: constant, anyOf = [], oneOf = [], allOf = [] } = assertion;
  if (types?.includes('null') || values?.includes(null) || constant?.value === null) return true;
  return [...anyOf, ...oneOf, ...allOf].some(mentionsNull);
}
