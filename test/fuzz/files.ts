// The text of a document, as its author may keep it: in JSON or YAML, in one file or in several.

import { stringify } from 'yaml';
import { createRandom } from '../differential/random.ts';
import type { Written } from './schemas.ts';

/** The files of a document, by path; the first is the one to generate from. */
export function filesOf(document: Written, seed: number): ReadonlyMap<string, string> {
  const random = createRandom(seed ^ 0x5eed);
  const inYaml = random.once(4);
  const path = inYaml ? 'document.yaml' : 'document.json';
  const write = (value: unknown): string =>
    inYaml
      ? stringify(value, {
          aliasDuplicateObjects: false,
          lineWidth: random.pick([0, 80]),
          collectionStyle: random.pick(['any', 'block', 'flow']),
          defaultStringType: random.pick(['PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE']),
        })
      : JSON.stringify(value);
  const paths = document['paths'];
  if (!random.once(6) || typeof paths !== 'object' || paths === null) return new Map([[path, write(document)]]);
  // Paths are what is kept apart most.
  const other = inYaml ? 'paths/all.yml' : 'paths/all.json';
  const references = Object.fromEntries(
    Object.keys(paths).map((name) => [
      name,
      { $ref: `${other}#/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}` },
    ]),
  );
  return new Map([
    [path, write({ ...document, paths: references })],
    [other, write(led(paths, `../${path}`))],
  ]);
}

/** References within a document as those of another file. */
function led(value: unknown, to: string): unknown {
  if (Array.isArray(value)) return value.map((each) => led(each, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      key === '$ref' && typeof each === 'string' && each.startsWith('#') ? `${to}${each}` : led(each, to),
    ]),
  );
}
