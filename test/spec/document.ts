// What is in `spec/`, read without Ashlar: every file bundled into one document with `#/components` references.

import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** The folder of the hand-maintained document. */
export const folder = fileURLToPath(new URL('../../spec', import.meta.url));

/** A `$ref` as written. */
export interface Reference {
  readonly file: string;
  readonly text: string;
}

export interface Bundle {
  readonly document: JsonObject;
  readonly references: readonly Reference[];
  /** Named entries that stand under the same name in two files. */
  readonly duplicates: readonly string[];
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The member as an object; an empty one where it is none. */
export const member = (value: Json | undefined, key: string): JsonObject => {
  const found = isObject(value) ? value[key] : undefined;
  return isObject(found) ? found : {};
};

const read = (file: string): JsonObject => {
  const value: Json = parse(readFileSync(file, 'utf8')) as Json; // YAML of strings, numbers, lists and maps is Json
  if (!isObject(value)) throw new Error(`${file} holds no mapping`);
  return value;
};

/** The component section that the named entries of a file belong to; undefined for path items. */
const sectionOf = (file: string): string | undefined => {
  const place = relative(folder, file);
  if (place.startsWith('schemas')) return 'schemas';
  if (place.startsWith('shared')) return place.slice('shared/'.length, -'.yaml'.length);
  return undefined;
};

/** Reads all of `spec/`. References become `#/components/<section>/<name>`; path items take their places. */
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
        references.push({ file, text: item });
        const [path = '', name = ''] = item.split('#/');
        const target = path === '' ? file : join(dirname(file), path);
        const section = sectionOf(target);
        return [key, section === undefined ? item : `#/components/${section}/${name}`];
      }),
    );
  };

  for (const part of ['schemas', 'shared']) {
    for (const name of readdirSync(join(folder, part)).sort()) {
      const file = join(folder, part, name);
      const section = (components[sectionOf(file) ?? ''] ??= {});
      for (const [key, value] of Object.entries(read(file))) {
        if (key in section) duplicates.push(key);
        section[key] = rewrite(value, file);
      }
    }
  }

  const root = join(folder, 'openapi.yaml');
  const paths = Object.entries(member(read(root), 'paths')).map(([path, item]): [string, Json] => {
    const text = isObject(item) && typeof item['$ref'] === 'string' ? item['$ref'] : '';
    references.push({ file: root, text });
    const [name = '', key = ''] = text.split('#/');
    const file = join(dirname(root), name);
    return [path, rewrite(read(file)[key] ?? null, file)];
  });
  const document = { ...read(root), paths: Object.fromEntries(paths), components };
  return { document, references, duplicates };
};
