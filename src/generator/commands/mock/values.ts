// Values of responses: generated from a seed, and other representations of stored values.

import { isJsonObject } from '../../model/sample-values/documented-values.ts';
import { samplerOf } from '../../model/sample-values/value-search.ts';
import type { Api } from '../../model/types/api.ts';
import type { JsonSchema } from '../../model/types/schema.ts';
import type { Json } from '../../source/node.ts';
import { declaredProperties, schemaId } from './schema-parts.ts';

export interface Values {
  /** Returns a valid value; the same for the same name. Throws an `UnsatisfiedSchemaError` if there is none. */
  generate(jsonSchema: JsonSchema, name: string, accepts?: (value: Json) => boolean): Json;
  /**
   * Returns a stored value as a value of a schema: the value itself if it is valid, otherwise a generated value with as
   * many of its properties as possible. `name` is the name of the generated value.
   */
  conform(jsonSchema: JsonSchema, value: Json, name: string): Json;
  /** Returns a valid value with those of the properties that its schema declares, as far as it allows them. */
  extend(jsonSchema: JsonSchema, value: Json, properties: Readonly<Record<string, Json>>): Json;
  isValid(jsonSchema: JsonSchema, value: Json): boolean;
}

/** Nothing satisfies a schema, or the search has found nothing. */
export class UnsatisfiedSchemaError extends Error {}

/** Creates the values of a server. The seed changes all of them. */
export function createValues(api: Api, seed: number): Values {
  const sampler = samplerOf(api, 'response');
  const generated = new Map<JsonSchema, Map<string, Json>>();
  const conformed = new WeakMap<object, Map<JsonSchema, Json>>();
  const isValid = (jsonSchema: JsonSchema, value: Json): boolean => sampler.isValid(jsonSchema, value);

  function search(jsonSchema: JsonSchema, name: string, accepts?: (value: Json) => boolean): Json {
    const result = sampler.generate(jsonSchema, hash(`${seed} ${name}`), accepts);
    if (result.isValid) return result.value;
    const [error] = result.errors;
    const id = schemaId(jsonSchema, api);
    const reason = error ? `: ${[...error.path, error.message].join(': ')}` : '';
    throw new UnsatisfiedSchemaError(
      `cannot generate a value of ${id === undefined ? 'an inline schema' : `the schema ${id}`}${reason}`,
    );
  }

  const generate: Values['generate'] = (jsonSchema, name, accepts) => {
    if (accepts) return search(jsonSchema, name, accepts);
    const cached = generated.get(jsonSchema) ?? new Map<string, Json>();
    generated.set(jsonSchema, cached);
    const value = cached.get(name) ?? search(jsonSchema, name);
    if (cached.size < maxCached) cached.set(name, value);
    return value;
  };

  const extend: Values['extend'] = (jsonSchema, base, properties) => {
    if (!isJsonObject(base)) return base;
    const declared = declaredProperties(jsonSchema, api);
    let own = Object.entries(properties).filter(([property]) => declared.has(property));
    while (own.length > 0) {
      const merged = { ...base, ...Object.fromEntries(own) };
      const errors = sampler.validate(jsonSchema, merged);
      if (errors.length === 0) return merged;
      const invalid = new Set(errors.map(({ path }) => path[0]));
      const valid = own.filter(([property]) => !invalid.has(property));
      // An error that no property of the value causes, such as a rule, can depend on any of them.
      own = valid.length < own.length ? valid : own.slice(0, -1);
    }
    return base;
  };

  function adapt(jsonSchema: JsonSchema, value: Json, name: string): Json {
    if (isValid(jsonSchema, value)) return value;
    return extend(jsonSchema, generate(jsonSchema, name), isJsonObject(value) ? value : {});
  }

  return {
    generate,
    isValid,
    extend,
    conform(jsonSchema, value, name) {
      if (typeof value !== 'object' || value === null) return adapt(jsonSchema, value, name);
      const bySchema = conformed.get(value) ?? new Map<JsonSchema, Json>();
      conformed.set(value, bySchema);
      const result = bySchema.get(jsonSchema) ?? adapt(jsonSchema, value, name);
      bySchema.set(jsonSchema, result);
      return result;
    },
  };
}

/** Maximum number of generated values of each schema that are cached. */
const maxCached = 200;

/** Returns a 32-bit hash (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
