// Validation of the schemas in `spec/`, and of values against them, with Ajv in strict mode.

import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { bundle, getObject, isObject } from './bundle-spec.ts';
import type { Json } from './bundle-spec.ts';

/** Rewrites the references in a schema so that they resolve in the bundled document. */
const rewriteReferences = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(rewriteReferences);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === '$ref' && typeof item === 'string'
        ? item.replace('#/components/schemas', 'spec#/$defs')
        : rewriteReferences(item),
    ]),
  );
};

export const { document } = bundle();

const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: true });
formats.default(ajv);
for (const keyword of ['rules', 'filterable', 'lifecycle', 'message', 'unspecified', 'name', 'round', 'redacted']) {
  ajv.addKeyword(`x-${keyword}`);
}
ajv.addSchema({ $defs: rewriteReferences(getObject(document, 'components')['schemas'] ?? {}) }, 'spec');

const rewrittenSchemas = new WeakMap<object, Json>();

/** Returns the same object for the same schema, so that Ajv compiles it once. */
function rewriteReferencesOnce(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  const schema = rewrittenSchemas.get(value) ?? rewriteReferences(value);
  rewrittenSchemas.set(value, schema);
  return schema;
}

/** Returns the problems with a schema or its values, each with the location of the schema. */
export const findProblems = (location: string, value: Json, values: readonly Json[]): readonly string[] => {
  const schema = rewriteReferencesOnce(value);
  if (typeof schema !== 'boolean' && !isObject(schema)) return [`${location}: not a schema`];
  try {
    const validate = ajv.compile(schema);
    return values.flatMap((item) =>
      validate(item) ? [] : [`${location}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(item)}`],
    );
  } catch (error) {
    return [`${location}: ${error instanceof Error ? error.message : 'does not compile'}`];
  }
};

/** Returns `true` if the named schema accepts the value. */
export const accepts = (name: string, value: Json): boolean =>
  findProblems(name, { $ref: `#/components/schemas/${name}` }, [value]).length === 0;
