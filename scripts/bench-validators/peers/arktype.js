// ArkType: idiomatic types, generated from JSON Schema.

import { type } from 'arktype';

export const unsupportedKeywords = 'if/then/else';

/** Returns the validators of each schema: `is` only decides validity, and `check` collects all errors. */
export function createValidators(schemas) {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const arkType = createType(schema);
      return [
        name,
        { is: (value) => arkType.allows(value), check: (value) => !(arkType(value) instanceof type.errors) },
      ];
    }),
  );
}

function createType(schema) {
  const options = schema.oneOf ?? schema.anyOf;
  if (options?.every((option) => 'const' in option)) return type.enumerated(...options.map((option) => option.const));
  if (options)
    return options
      .map((option) => createType({ ...withoutBranches(schema), ...option }))
      .reduce((union, option) => union.or(option));
  if (schema.enum) return type.enumerated(...schema.enum);
  if (Array.isArray(schema.type))
    return createType({ ...schema, type: schema.type.find((name) => name !== 'null') }).or('null');
  switch (schema.type) {
    case 'null':
      return type('null');
    case 'boolean':
      return type('boolean');
    case 'string':
      return stringType(schema);
    case 'integer':
    case 'number':
      return numberType(schema);
    case 'array':
      return createType(schema.items).array();
    default:
      return objectType(schema);
  }
}

function withoutBranches({ oneOf: _oneOf, anyOf: _anyOf, ...others }) {
  return others;
}

function stringType({ minLength, maxLength, pattern, format }) {
  let result = format === 'uuid' ? type('string.uuid') : format === 'ipv4' ? type('string.ip.v4') : type('string');
  if (minLength !== undefined) result = result.atLeastLength(minLength);
  if (maxLength !== undefined) result = result.atMostLength(maxLength);
  return pattern === undefined ? result : result.and(type(new RegExp(pattern, 'u')));
}

function numberType({ type: kind, minimum, maximum }) {
  let result = type(kind === 'integer' ? 'number.integer' : 'number');
  if (minimum !== undefined) result = result.atLeast(minimum);
  return maximum === undefined ? result : result.atMost(maximum);
}

function objectType({ properties = {}, required = [] }) {
  return type(
    Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [
        required.includes(name) ? name : `${name}?`,
        createType(property),
      ]),
    ),
  );
}
