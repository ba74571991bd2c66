// Valibot: idiomatic schemas, generated from JSON Schema.

import * as v from 'valibot';

export const unsupportedKeywords = 'if/then/else';

/** Returns the validators of each schema: `is` only decides validity, and `check` collects all issues. */
export function createValidators(schemas) {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const valibotSchema = createSchema(schema);
      return [
        name,
        { is: (value) => v.is(valibotSchema, value), check: (value) => v.safeParse(valibotSchema, value).success },
      ];
    }),
  );
}

function createSchema(schema) {
  const options = schema.oneOf ?? schema.anyOf;
  if (options?.every((option) => 'const' in option)) return v.picklist(options.map((option) => option.const));
  if (options) return v.union(options.map((option) => createSchema({ ...withoutBranches(schema), ...option })));
  if (schema.enum) return v.picklist(schema.enum);
  if (Array.isArray(schema.type))
    return v.nullable(createSchema({ ...schema, type: schema.type.find((type) => type !== 'null') }));
  switch (schema.type) {
    case 'null':
      return v.null();
    case 'boolean':
      return v.boolean();
    case 'string':
      return stringSchema(schema);
    case 'integer':
    case 'number':
      return numberSchema(schema);
    case 'array':
      return v.array(createSchema(schema.items));
    default:
      return objectSchema(schema);
  }
}

function withoutBranches({ oneOf: _oneOf, anyOf: _anyOf, ...others }) {
  return others;
}

function stringSchema({ minLength, maxLength, pattern, format }) {
  const checks = [
    ...(minLength === undefined ? [] : [v.minLength(minLength)]),
    ...(maxLength === undefined ? [] : [v.maxLength(maxLength)]),
    ...(pattern === undefined ? [] : [v.regex(new RegExp(pattern, 'u'))]),
    ...(format === 'uuid' ? [v.uuid()] : format === 'ipv4' ? [v.ipv4()] : []),
  ];
  return checks.length === 0 ? v.string() : v.pipe(v.string(), ...checks);
}

function numberSchema({ type, minimum, maximum }) {
  const checks = [
    ...(type === 'integer' ? [v.integer()] : []),
    ...(minimum === undefined ? [] : [v.minValue(minimum)]),
    ...(maximum === undefined ? [] : [v.maxValue(maximum)]),
  ];
  return checks.length === 0 ? v.number() : v.pipe(v.number(), ...checks);
}

function objectSchema({ properties = {}, required = [] }) {
  const entries = Object.entries(properties).map(([name, property]) => [
    name,
    required.includes(name) ? createSchema(property) : v.optional(createSchema(property)),
  ]);
  return v.looseObject(Object.fromEntries(entries));
}
