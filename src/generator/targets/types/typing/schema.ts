// A schema as openapi-typescript types it best: one thing beside another said as `allOf`, what no type can say left out.

import type { JsonObject } from '../../../emit/code/json.ts';
import type { Assertion, ObjectSchema } from '../../../model/declarations/assertions.ts';
import { masked, type Typing } from './context.ts';
import { printOthers } from './others.ts';
import { distinct, implies } from './telling.ts';
import { listedValues, valueMeanings } from './values.ts';
import { printUnion } from './union.ts';

/** The keywords that make a type; undefined where a schema says nothing about the type. */
export type Part = JsonObject | boolean | undefined;

/** The schema of a component, parameter, header or body. What says nothing is `{}`, which is `unknown`. */
export function typedSchema(assertion: Assertion, typing: Typing): JsonObject {
  const part = printPart(assertion, typing) ?? {};
  return typeof part === 'boolean' ? nothing : part;
}

/** The schema of `never`. */
export const nothing: JsonObject = { enum: [] };

/** The schema with its comment and marker, as the value of a property or a component. */
export function describedSchema(assertion: Assertion, typing: Typing): JsonObject {
  const part = typedSchema(assertion, typing);
  return typeof assertion === 'boolean' ? part : { ...part, description: describe(assertion, typing) };
}

/** A part of a composed schema, or the whole. */
export function printPart(assertion: Assertion, typing: Typing): Part {
  if (typeof assertion === 'boolean') return assertion ? undefined : false;
  const parts = partsOf(assertion, typing);
  if (parts.includes(false)) return false;
  const said = distinct(parts.filter((part) => typeof part === 'object'));
  const telling = said.filter((part) => !said.some((other) => other !== part && implies(other, part)));
  const [only, ...more] = telling.length > 0 ? telling : said;
  if (only === undefined) return undefined;
  const refers = assertion.ref !== undefined || assertion.allOf !== undefined;
  const required = refers ? requiredOf(assertion).map(masked) : [];
  if (more.length === 0 && required.length === 0) return only;
  return { allOf: [only, ...more], required: required.length > 0 ? required : undefined };
}

/** The members that a schema requires, and those that its parts require without describing them. */
function requiredOf({ object, allOf = [] }: ObjectSchema): readonly string[] {
  const ofParts = allOf.flatMap((part) =>
    typeof part === 'boolean' ? [] : requiredOf(part).filter((name) => !part.object?.properties?.has(name)),
  );
  return [...new Set([...(object?.required ?? []), ...ofParts])];
}

function partsOf(schema: ObjectSchema, typing: Typing): readonly Part[] {
  const ref = schema.ref ?? schema.dynamicRef?.ref;
  return [
    ref === undefined ? undefined : { $ref: typing.names.ref('schemas', ref) },
    printOwn(schema, typing),
    ...(schema.allOf ?? []).map((part) => printPart(part, typing)),
    schema.anyOf && printUnion(schema.anyOf, schema, typing),
    schema.oneOf && printUnion(schema.oneOf, schema, typing),
  ];
}

/** What a schema's own keywords say of the type. */
function printOwn(schema: ObjectSchema, typing: Typing): Part {
  const values = listedValues(schema);
  if (values) return { enum: values };
  const types = schema.types ?? impliedTypes(schema);
  const [only, ...more] = types;
  if (only === undefined) return schema.types ? false : undefined;
  return {
    type: more.length === 0 ? only : [...types].sort((a, b) => Number(a === 'null') - Number(b === 'null')),
    ...(types.includes('array') && printItems(schema, typing)),
    ...(types.includes('object') && printMembers(schema, typing)),
  };
}

/** Without `type`, members make an object and items an array: that is how such documents are meant. */
function impliedTypes({ array, object }: ObjectSchema): readonly ('object' | 'array')[] {
  if (object?.properties ?? object?.patternProperties ?? (object?.additionalProperties !== undefined && typeof object.additionalProperties === 'object')) {
    return ['object'];
  }
  return array?.items !== undefined || array?.prefixItems ? ['array'] : [];
}

function printItems({ array }: ObjectSchema, typing: Typing): JsonObject {
  const { prefixItems, items, minItems } = array ?? {};
  return {
    items: items === undefined || (items === false && prefixItems) ? items : typedSchema(items, typing),
    // For the hook in `openapi.ts`, which makes tuples.
    prefixItems: prefixItems?.map((item) => typedSchema(item, typing)),
    minItems: prefixItems && minItems,
  };
}

function printMembers(schema: ObjectSchema, typing: Typing): JsonObject {
  const { properties, required } = schema.object ?? {};
  return {
    required: required?.map(masked),
    properties: properties && new Map([...properties].map(([name, property]) => [masked(name), printProperty(property, typing)])),
    additionalProperties: printOthers(schema, typing),
  };
}

function printProperty(property: Assertion, typing: Typing): JsonObject {
  const schema = describedSchema(property, typing);
  const mark = typing.marks.of(property);
  if (mark === undefined) return schema;
  return { ...schema, ...(mark === 'read' ? { readOnly: true } : { writeOnly: true }) };
}

function describe(schema: ObjectSchema, typing: Typing): string | undefined {
  const { annotations } = schema;
  const text = [annotations.description ?? annotations.title ?? '', valueMeanings(schema)].filter((part) => part !== '').join('\n\n');
  return typing.describe(text, {
    ...(annotations.default && { default: annotations.default }),
    deprecated: annotations.deprecated ?? false,
  });
}
