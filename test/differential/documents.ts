// Documents to compare on: a file of OpenAPI, as the generator reads it and as Ajv can.

import { readFileSync } from 'node:fs';
import { upgrade } from '@scalar/openapi-upgrader';
import { parse } from 'yaml';
import { withSchemas } from './adjust.ts';
import type { Compared } from './compare.ts';
import { differences } from './differences.ts';
import type { JsonObject } from './oracle.ts';
import { inlineSubjects, namedSubjects } from './subjects.ts';
import { modelOfFile } from '../models.ts';

/** A document in one file; one of OpenAPI 3.0 is upgraded for Ajv by a library that is not ours. */
export async function comparedFile(path: string, values: number, seed: number): Promise<Compared> {
  const api = await modelOfFile(path);
  const { document, version } = readable(parse(readFileSync(path, 'utf8'), { maxAliasCount: -1 }) as JsonObject);
  return {
    api,
    document,
    version,
    subjects: [...namedSubjects(api), ...inlineSubjects(api)],
    rules: 'leave',
    values,
    seed,
    known: differences,
  };
}

/**
 * A document as Ajv can read it. `nullable` of 3.0 is left by the upgrader where no type stands beside it, and there
 * Ajv takes it for a mistake; so it does with bounds that are flags, which a document of 3.1 may have kept.
 */
export function readable(written: JsonObject): { readonly document: JsonObject; readonly version: '3.0' | '3.1' } {
  const version = typeof written['openapi'] === 'string' && written['openapi'].startsWith('3.0') ? '3.0' : '3.1';
  const newer = version === '3.0' ? { ...upgrade(written, '3.1') } : written;
  const made = withSchemas(newer, ({ nullable, ...written }) => {
    const schema = exclusive(exclusive(written, 'exclusiveMinimum', 'minimum'), 'exclusiveMaximum', 'maximum');
    if (nullable !== true) return schema;
    return schema['type'] === undefined || version === '3.1'
      ? { ...schema, 'x-nullable': true }
      : { ...schema, nullable };
  });
  return { document: made as JsonObject, version }; // an object stays one
}

/** A flag beside a bound as the bound that it means. */
function exclusive(schema: JsonObject, flag: string, bound: string): JsonObject {
  if (typeof schema[flag] !== 'boolean') return schema;
  const rest = Object.fromEntries(
    Object.entries(schema).filter(([key]) => key !== flag && (key !== bound || schema[flag] === false)),
  );
  return schema[flag] ? { ...rest, [flag]: schema[bound] } : rest;
}
