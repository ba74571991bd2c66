// Validates schemas of `spec/` and values with Ajv in strict mode, with all formats.

import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { bundle, getObject, isObject } from './document.ts';
import type { Json } from './document.ts';

/** Rewrites the references of a schema to those of the bundled document. */
const withAbsoluteReferences = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(withAbsoluteReferences);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === '$ref' && typeof item === 'string'
        ? item.replace('#/components/schemas', 'spec#/$defs')
        : withAbsoluteReferences(item),
    ]),
  );
};

export const { document } = bundle();

const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: true });
formats.default(ajv);
for (const keyword of ['rules', 'filterable', 'lifecycle', 'message', 'unspecified', 'name', 'round', 'redacted']) {
  ajv.addKeyword(`x-${keyword}`);
}
ajv.addSchema({ $defs: withAbsoluteReferences(getObject(document, 'components')['schemas'] ?? {}) }, 'spec');

const rewrittenSchemas = new WeakMap<object, Json>();

/** Returns the same object for the same schema, so that Ajv compiles it once. */
function rewriteOnce(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  const schema = rewrittenSchemas.get(value) ?? withAbsoluteReferences(value);
  rewrittenSchemas.set(value, schema);
  return schema;
}

/** Returns the problems of a schema or of its values, each with the location of the schema. */
export const problems = (location: string, value: Json, values: readonly Json[]): readonly string[] => {
  const schema = rewriteOnce(value);
  if (typeof schema !== 'boolean' && !isObject(schema)) return [`${location}: no schema`];
  try {
    const validate = ajv.compile(schema);
    return values.flatMap((each) =>
      validate(each) ? [] : [`${location}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(each)}`],
    );
  } catch (error) {
    return [`${location}: ${error instanceof Error ? error.message : 'does not compile'}`];
  }
};

/** Whether the named schema accepts the value. */
export const accepts = (name: string, value: Json): boolean =>
  problems(name, { $ref: `#/components/schemas/${name}` }, [value]).length === 0;
