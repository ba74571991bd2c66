// ArkType: idiomatic types, generated from JSON Schema.

import { type } from 'arktype';

export const lacks = 'if/then/else';

/** Returns validators by schema: boolean, and all errors. */
export function createValidators(schemas) {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const made = make(schema);
      return [name, { is: (value) => made.allows(value), all: (value) => !(made(value) instanceof type.errors) }];
    }),
  );
}

function make(schema) {
  const options = schema.oneOf ?? schema.anyOf;
  if (options?.every((option) => 'const' in option)) return type.enumerated(...options.map((option) => option.const));
  if (options) return options.map((option) => make({ ...rest(schema), ...option })).reduce((all, each) => all.or(each));
  if (schema.enum) return type.enumerated(...schema.enum);
  if (Array.isArray(schema.type))
    return make({ ...schema, type: schema.type.find((each) => each !== 'null') }).or('null');
  switch (schema.type) {
    case 'null':
      return type('null');
    case 'boolean':
      return type('boolean');
    case 'string':
      return text(schema);
    case 'integer':
    case 'number':
      return number(schema);
    case 'array':
      return make(schema.items).array();
    default:
      return object(schema);
  }
}

function rest({ oneOf: _oneOf, anyOf: _anyOf, ...others }) {
  return others;
}

function text({ minLength, maxLength, pattern, format }) {
  let made = format === 'uuid' ? type('string.uuid') : format === 'ipv4' ? type('string.ip.v4') : type('string');
  if (minLength !== undefined) made = made.atLeastLength(minLength);
  if (maxLength !== undefined) made = made.atMostLength(maxLength);
  return pattern === undefined ? made : made.and(type(new RegExp(pattern, 'u')));
}

function number({ type: kind, minimum, maximum }) {
  let made = type(kind === 'integer' ? 'number.integer' : 'number');
  if (minimum !== undefined) made = made.atLeast(minimum);
  return maximum === undefined ? made : made.atMost(maximum);
}

function object({ properties = {}, required = [] }) {
  return type(
    Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [
        required.includes(name) ? name : `${name}?`,
        make(property),
      ]),
    ),
  );
}
