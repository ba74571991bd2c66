// Valibot: idiomatic schemas, generated from JSON Schema.

import * as v from 'valibot';

export const lacks = 'if/then/else';

/** Returns validators by schema: boolean, and all issues. */
export function createValidators(schemas) {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const made = make(schema);
      return [name, { is: (value) => v.is(made, value), all: (value) => v.safeParse(made, value).success }];
    }),
  );
}

function make(schema) {
  const options = schema.oneOf ?? schema.anyOf;
  if (options?.every((option) => 'const' in option)) return v.picklist(options.map((option) => option.const));
  if (options) return v.union(options.map((option) => make({ ...rest(schema), ...option })));
  if (schema.enum) return v.picklist(schema.enum);
  if (Array.isArray(schema.type))
    return v.nullable(make({ ...schema, type: schema.type.find((type) => type !== 'null') }));
  switch (schema.type) {
    case 'null':
      return v.null();
    case 'boolean':
      return v.boolean();
    case 'string':
      return text(schema);
    case 'integer':
    case 'number':
      return number(schema);
    case 'array':
      return v.array(make(schema.items));
    default:
      return object(schema);
  }
}

function rest({ oneOf: _oneOf, anyOf: _anyOf, ...others }) {
  return others;
}

function text({ minLength, maxLength, pattern, format }) {
  const checks = [
    ...(minLength === undefined ? [] : [v.minLength(minLength)]),
    ...(maxLength === undefined ? [] : [v.maxLength(maxLength)]),
    ...(pattern === undefined ? [] : [v.regex(new RegExp(pattern, 'u'))]),
    ...(format === 'uuid' ? [v.uuid()] : format === 'ipv4' ? [v.ipv4()] : []),
  ];
  return checks.length === 0 ? v.string() : v.pipe(v.string(), ...checks);
}

function number({ type, minimum, maximum }) {
  const checks = [
    ...(type === 'integer' ? [v.integer()] : []),
    ...(minimum === undefined ? [] : [v.minValue(minimum)]),
    ...(maximum === undefined ? [] : [v.maxValue(maximum)]),
  ];
  return checks.length === 0 ? v.number() : v.pipe(v.number(), ...checks);
}

function object({ properties = {}, required = [] }) {
  const entries = Object.entries(properties).map(([name, property]) => [
    name,
    required.includes(name) ? make(property) : v.optional(make(property)),
  ]);
  return v.looseObject(Object.fromEntries(entries));
}
