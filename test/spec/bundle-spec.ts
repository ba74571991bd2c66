// Bundling of `spec/` into one document with `#/components` references, independent of Ashlar.

import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** The directory of the handwritten document. */
export const specDirectory = fileURLToPath(new URL('../../spec', import.meta.url));

/** A `$ref` in a file. */
export interface Reference {
  readonly file: string;
  readonly ref: string;
}

export interface Bundle {
  readonly document: JsonObject;
  readonly references: readonly Reference[];
  /** Names of entries that occur in two files. */
  readonly duplicates: readonly string[];
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a property as an object, or an empty object if it is not one. */
export const getObject = (value: Json | undefined, key: string): JsonObject => {
  const property = isObject(value) ? value[key] : undefined;
  return isObject(property) ? property : {};
};

const readYaml = (file: string): JsonObject => {
  const value: Json = parse(readFileSync(file, 'utf8')) as Json; // YAML without special types
  if (!isObject(value)) throw new Error(`${file} is not a mapping`);
  return value;
};

/** Returns the component section of the entries of a file, or `undefined` for path items. */
const getSection = (file: string): string | undefined => {
  const path = relative(specDirectory, file);
  if (path.startsWith('schemas')) return 'schemas';
  if (path.startsWith('shared')) return path.slice('shared/'.length, -'.yaml'.length);
  return undefined;
};

/** Reads `spec/`. References become `#/components/<section>/<name>`; those to path items are replaced by the items. */
export const bundle = (): Bundle => {
  const references: Reference[] = [];
  const duplicates: string[] = [];
  const components: Record<string, Record<string, Json>> = {};

  const rewrite = (value: Json, file: string): Json => {
    if (Array.isArray(value)) return value.map((item: Json) => rewrite(item, file));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        if (key !== '$ref' || typeof item !== 'string') return [key, rewrite(item, file)];
        references.push({ file, ref: item });
        const [path = '', name = ''] = item.split('#/');
        const target = path === '' ? file : join(dirname(file), path);
        const section = getSection(target);
        return [key, section === undefined ? item : `#/components/${section}/${name}`];
      }),
    );
  };

  for (const subdirectory of ['schemas', 'shared']) {
    for (const name of readdirSync(join(specDirectory, subdirectory)).sort()) {
      const file = join(specDirectory, subdirectory, name);
      const section = (components[getSection(file) ?? ''] ??= {});
      for (const [key, value] of Object.entries(readYaml(file))) {
        if (key in section) duplicates.push(key);
        section[key] = rewrite(value, file);
      }
    }
  }

  const root = join(specDirectory, 'openapi.yaml');
  const paths = Object.entries(getObject(readYaml(root), 'paths')).map(([path, item]): [string, Json] => {
    const ref = isObject(item) && typeof item['$ref'] === 'string' ? item['$ref'] : '';
    references.push({ file: root, ref });
    const [name = '', key = ''] = ref.split('#/');
    const file = join(dirname(root), name);
    return [path, rewrite(readYaml(file)[key] ?? null, file)];
  });
  const document = { ...readYaml(root), paths: Object.fromEntries(paths), components };
  return { document, references, duplicates };
};
