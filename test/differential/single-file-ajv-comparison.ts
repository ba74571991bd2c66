// Comparison of single-file documents with Ajv, and conversion of documents for Ajv.

import { readFileSync } from 'node:fs';
import { upgrade } from '@scalar/openapi-upgrader';
import { parse } from 'yaml';
import { mapSchemas } from './map-schemas.ts';
import type { ComparisonInput } from './compare.ts';
import { differences } from './differences.ts';
import type { JsonObject } from './ajv-and-cel-oracle.ts';
import { resolvePointer } from './json-values.ts';
import { inlineSubjects, namedSubjects } from './compared-schemas.ts';
import { loadModel } from '../models.ts';

/** Creates the comparison for a single-file document. A third-party library upgrades OpenAPI 3.0 for Ajv. */
export async function createFileComparison(path: string, values: number, seed: number): Promise<ComparisonInput> {
  const api = await loadModel(path);
  const { document, version } = prepareForAjv(parse(readFileSync(path, 'utf8'), { maxAliasCount: -1 }) as JsonObject);
  return {
    api,
    document,
    version,
    subjects: [...namedSubjects(api), ...inlineSubjects(api)].filter(({ pointer }) => isSchemaIn(document, pointer)),
    rules: 'skip',
    values,
    seed,
    knownDifferences: differences,
  };
}

/**
 * Whether the document for Ajv has a schema at a pointer. It has none for an undeclared path parameter, and the upgrade
 * from OpenAPI 3.0 removes the schemas of binary bodies.
 */
function isSchemaIn(document: JsonObject, pointer: string): boolean {
  return /\/(?:schemas?|itemSchema)(?:\/|$)/.test(pointer) && resolvePointer(document, pointer) !== undefined;
}

/**
 * Converts a document for Ajv. Ajv rejects two remnants of OpenAPI 3.0 in the upgraded document: `nullable`
 * without `type`, and boolean exclusive bounds.
 */
export function prepareForAjv(source: JsonObject): { readonly document: JsonObject; readonly version: '3.0' | '3.1' } {
  const version = typeof source['openapi'] === 'string' && source['openapi'].startsWith('3.0') ? '3.0' : '3.1';
  const upgraded = version === '3.0' ? { ...upgrade(source, '3.1') } : source;
  const converted = mapSchemas(upgraded, ({ nullable, ...original }) => {
    const schema = toNumericBound(
      toNumericBound(original, 'exclusiveMinimum', 'minimum'),
      'exclusiveMaximum',
      'maximum',
    );
    if (nullable !== true) return schema;
    return schema['type'] === undefined || version === '3.1'
      ? { ...schema, 'x-nullable': true }
      : { ...schema, nullable };
  });
  return { document: converted as JsonObject, version }; // the result is an object, like the input
}

/** Converts a boolean exclusive bound to a numeric one. */
function toNumericBound(schema: JsonObject, exclusiveKeyword: string, boundKeyword: string): JsonObject {
  if (typeof schema[exclusiveKeyword] !== 'boolean') return schema;
  const rest = Object.fromEntries(
    Object.entries(schema).filter(
      ([key]) => key !== exclusiveKeyword && (key !== boundKeyword || schema[exclusiveKeyword] === false),
    ),
  );
  return schema[exclusiveKeyword] ? { ...rest, [exclusiveKeyword]: schema[boundKeyword] } : rest;
}
