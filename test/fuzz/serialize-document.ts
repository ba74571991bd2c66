// Serialization of a document in JSON or YAML, and in one or two files.

import { stringify } from 'yaml';
import { createRandom } from '../differential/random.ts';
import type { JsonObject } from './schemas.ts';

/** Returns the files of a document by path. The first is the root document. */
export function serializeDocument(document: JsonObject, seed: number): ReadonlyMap<string, string> {
  const random = createRandom(seed ^ 0x5eed);
  const isYaml = random.oneIn(4);
  const path = isYaml ? 'document.yaml' : 'document.json';
  const serialize = (value: unknown): string =>
    isYaml
      ? stringify(value, {
          aliasDuplicateObjects: false,
          lineWidth: random.pick([0, 80]),
          collectionStyle: random.pick(['any', 'block', 'flow']),
          defaultStringType: random.pick(['PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE']),
        })
      : JSON.stringify(value);
  const paths = document['paths'];
  if (!random.oneIn(6) || typeof paths !== 'object' || paths === null) return new Map([[path, serialize(document)]]);
  // Authors who split a document usually move its paths.
  const pathsFile = isYaml ? 'paths/all.yml' : 'paths/all.json';
  const references = Object.fromEntries(
    Object.keys(paths).map((name) => [
      name,
      { $ref: `${pathsFile}#/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}` },
    ]),
  );
  return new Map([
    [path, serialize({ ...document, paths: references })],
    [pathsFile, serialize(redirectReferences(paths, `../${path}`))],
  ]);
}

/** Redirects references within the document to a file. */
function redirectReferences(value: unknown, file: string): unknown {
  if (Array.isArray(value)) return value.map((child) => redirectReferences(child, file));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      key === '$ref' && typeof child === 'string' && child.startsWith('#')
        ? `${file}${child}`
        : redirectReferences(child, file),
    ]),
  );
}
