// Arbitraries for values that a schema accepts, derived from its keywords independently of the CEL types.

import fc from 'fast-check';
import type { Api } from '../../../src/generator/model/types/api.ts';
import type { JsonSchema, JsonType, SchemaObject } from '../../../src/generator/model/types/schema.ts';
import { createValidator } from '../../../src/generator/model/validate/validate.ts';
import type { Json } from '../../../src/generator/source/node.ts';

/** Whether a value has all properties, as when stored, or only some, as in an update. */
export type Completeness = 'complete' | 'partial';

/** Creates an arbitrary for strings, often with the given substrings, addresses, or URLs. */
export function stringsWith(substrings: readonly string[]): fc.Arbitrary<string> {
  const literals = substrings.length > 0 ? [fc.constantFrom(...substrings)] : [];
  const joined = literals.map((substring) =>
    fc
      .tuple(fc.string({ maxLength: 4 }), substring, fc.constantFrom('', '.', ' ', '😀'))
      .map((parts) => parts.join('')),
  );
  const addresses = [
    fc.ipV4(),
    fc.ipV6(),
    fc.ipV4().map((address) => `${address}/8`),
    fc.constantFrom('10.1.2.3', 'fd00::1', 'a.example.com', 'example.com.', '_sip', '*.a'),
  ];
  const urls = fc.constantFrom(
    'https://10.0.0.1/',
    'http://example.com/a',
    'tcp://[fd00::1]:53',
    'ftp:',
    'https://8.8.8.8',
  );
  return fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 6 }),
    ...literals,
    ...joined,
    ...addresses,
    urls,
    fc.constant(''),
  );
}

/** Creates an arbitrary for values of a schema, with the given strings. Patterns and formats are ignored. */
export function valuesOf(
  api: Api,
  jsonSchema: JsonSchema,
  completeness: Completeness,
  strings: fc.Arbitrary<string>,
): fc.Arbitrary<Json> {
  const validator = createValidator(api);
  const valuesOfAll = (schemas: readonly JsonSchema[], depth: number, partial: boolean): fc.Arbitrary<Json> => {
    const parts = schemas.flatMap((schema) => expand(schema));
    const choices = parts.flatMap(({ anyOf, oneOf }) => [anyOf, oneOf].filter((branches) => branches !== undefined));
    const [branches, ...otherChoices] = choices;
    if (!branches) return valuesOfParts(parts, depth, partial);
    const rest = parts.map((part) => withoutApplicators(part));
    const otherBranches = otherChoices.map((choice) => choice[0] ?? true);
    const values = fc.oneof(
      ...branches.map((branch) => valuesOfAll([...rest, branch, ...otherBranches], depth, partial)),
    );
    const exclusiveChoices = parts.flatMap(({ oneOf }) => (oneOf ? [oneOf] : []));
    return values.filter((value) => exclusiveChoices.every((choice) => matchesAtMostOne(choice, value)));
  };
  /** Returns whether no two branches of a `oneOf` accept the value. */
  const matchesAtMostOne = (branches: readonly JsonSchema[], value: Json): boolean =>
    branches.filter((branch) => validator.validate(branch, value, 'response').length === 0).length <= 1;
  const expand = (schema: JsonSchema): readonly SchemaObject[] => {
    if (typeof schema === 'boolean') return [];
    const target = schema.ref === undefined ? undefined : api.schema(schema.ref)?.jsonSchema;
    return [schema, ...(target === undefined ? [] : expand(target)), ...(schema.allOf ?? []).flatMap(expand)];
  };
  const valuesOfParts = (parts: readonly SchemaObject[], depth: number, partial: boolean): fc.Arbitrary<Json> => {
    const valueLists = parts.flatMap(({ enum: values, const: constant }) => [
      ...(constant ? [[constant.value]] : []),
      ...(values ? [values] : []),
    ]);
    const [firstValues, ...otherValues] = valueLists;
    if (firstValues)
      return fc.constantFrom(...firstValues.filter((value) => otherValues.every((list) => list.includes(value))));
    const typeLists = parts.flatMap(({ types }) => (types ? [types] : []));
    const types = (typeLists[0] ?? ['string']).filter((type) =>
      typeLists.every((other) => other.includes(type) || (type === 'integer' && other.includes('number'))),
    );
    return fc.oneof(...types.map((type) => valuesOfType(type, parts, depth, partial)));
  };
  const valuesOfType = (
    type: JsonType,
    parts: readonly SchemaObject[],
    depth: number,
    partial: boolean,
  ): fc.Arbitrary<Json> => {
    switch (type) {
      case 'null':
        return fc.constant(null);
      case 'boolean':
        return fc.boolean();
      case 'integer':
      case 'number': {
        const minimum = Math.max(...parts.map(({ number }) => number?.minimum ?? -3));
        const maximum = Math.min(...parts.map(({ number }) => number?.maximum ?? 2040));
        const smallNumbers = fc.integer({ min: minimum, max: Math.min(maximum, minimum + 4) });
        return fc.oneof(smallNumbers, fc.integer({ min: minimum, max: Math.max(minimum, maximum) }));
      }
      case 'string':
        return strings;
      case 'array': {
        const items = parts.flatMap(({ array }) => (array?.items === undefined ? [] : [array.items]));
        const minLength = Math.max(0, ...parts.map(({ array }) => array?.minItems ?? 0));
        const maxLength = Math.min(3, ...parts.map(({ array }) => array?.maxItems ?? 3));
        return fc.array(valuesOfAll(items, depth + 1, false), { minLength, maxLength: Math.max(minLength, maxLength) });
      }
      case 'object':
        return objectsOf(parts, depth, partial);
      default:
        return type satisfies never;
    }
  };
  const objectsOf = (parts: readonly SchemaObject[], depth: number, partial: boolean): fc.Arbitrary<Json> => {
    const required = new Set(partial ? [] : parts.flatMap(({ object }) => object?.required ?? []));
    const properties = new Map<string, JsonSchema[]>();
    for (const { object: keywords } of parts) {
      for (const [name, schema] of keywords?.properties ?? [])
        properties.set(name, [...(properties.get(name) ?? []), schema]);
    }
    const entries = [...properties]
      .filter(([name]) => depth < 4 || required.has(name))
      .map(([name, schemas]) => [name, valuesOfAll(schemas, depth + 1, partial)] as const);
    return fc.record(Object.fromEntries(entries), {
      requiredKeys: entries.map(([name]) => name).filter((name) => required.has(name)),
    });
  };
  return valuesOfAll([jsonSchema], 0, completeness === 'partial');
}

function withoutApplicators(schema: SchemaObject): SchemaObject {
  const copy: { -readonly [K in keyof SchemaObject]: SchemaObject[K] } = { ...schema };
  for (const key of ['ref', 'allOf', 'anyOf', 'oneOf'] as const) Reflect.deleteProperty(copy, key);
  return copy;
}
