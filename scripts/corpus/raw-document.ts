// Documents read without Ashlar, as far as the corpus test needs them.

import { parseAllDocuments } from 'yaml';

type RawObject = Readonly<Record<string, unknown>>;

/** Parses a document in JSON or YAML. Tolerates duplicate keys, and merges keys, which handwritten documents have. */
export function parseRawDocument(text: string): RawObject {
  const [first] = parseAllDocuments(text, { uniqueKeys: false, merge: true, logLevel: 'silent' });
  return asObject(first?.toJS({ maxAliasCount: -1 }));
}

export function isObject(value: unknown): value is RawObject {
  return typeof value === 'object' && value !== null;
}

export function asObject(value: unknown): RawObject {
  return isObject(value) ? value : {};
}
