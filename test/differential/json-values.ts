// Access to the values of JSON documents.

import type { JsonObject } from './ajv-and-cel-oracle.ts';

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value at a JSON pointer, or `undefined` if it does not exist. */
export function resolvePointer(document: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? (value as JsonObject)[key.replaceAll('~1', '/').replaceAll('~0', '~')]
          : undefined,
      document,
    );
}
