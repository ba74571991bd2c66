// What a strict, independent validator says of a schema of `spec/` and of values: Ajv with every format.

import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { bundle, isObject, member } from './document.ts';
import type { Json } from './document.ts';

/** The same schema with its references leading into the bundled document. */
const absolute = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(absolute);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === '$ref' && typeof item === 'string' ? item.replace('#/components/schemas', 'spec#/$defs') : absolute(item),
    ]),
  );
};

export const { document } = bundle();

const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: true });
formats.default(ajv);
for (const keyword of ['rules', 'filterable', 'lifecycle', 'message', 'unspecified', 'name', 'round', 'redacted']) {
  ajv.addKeyword(`x-${keyword}`);
}
ajv.addSchema({ $defs: absolute(member(document, 'components')['schemas'] ?? {}) }, 'spec');

const known = new WeakMap<object, Json>();

/** One object for each schema, for which Ajv compiles it once. */
function rewritten(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  const schema = known.get(value) ?? absolute(value);
  known.set(value, schema);
  return schema;
}

/** What is wrong with the schema or with one of the values, each with the schema's place. */
export const problems = (place: string, value: Json, values: readonly Json[]): readonly string[] => {
  const schema = rewritten(value);
  if (typeof schema !== 'boolean' && !isObject(schema)) return [`${place}: no schema`];
  try {
    const validate = ajv.compile(schema);
    return values.flatMap((one) =>
      validate(one) ? [] : [`${place}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(one)}`],
    );
  } catch (error) {
    return [`${place}: ${error instanceof Error ? error.message : 'does not compile'}`];
  }
};

/** Whether the named schema accepts the value. */
export const accepts = (name: string, value: Json): boolean =>
  problems(name, { $ref: `#/components/schemas/${name}` }, [value]).length === 0;
