// Keys of the components in the canonical document, and references to them.

import type { Api } from '../types/api.ts';

export type Section =
  | 'schemas'
  | 'responses'
  | 'parameters'
  | 'examples'
  | 'requestBodies'
  | 'headers'
  | 'securitySchemes'
  | 'links'
  | 'callbacks';

/** Component keys and references, and the unknown extensions found meanwhile, which `x-ashlar` has to list. */
export interface Names {
  /** Returns the key under `components`: the original name if OpenAPI allows it. */
  key(section: Section, name: string): string;
  /** Returns the `$ref` to a component. */
  ref(section: Section, name: string): string;
  readonly foreign: Set<string>;
}

const allowed = /^[A-Za-z0-9._-]+$/;

/** Creates the component keys of a model. Names that OpenAPI does not allow are replaced by unique valid keys. */
export function componentNames(api: Api): Names {
  const { components } = api;
  const keys: { readonly [Key in Section]: ReadonlyMap<string, string> } = {
    schemas: sound(api.schemas.map(({ id, name }) => [id, name.type])),
    securitySchemes: sound(named(api.securitySchemes)),
    responses: sound(named(components.responses)),
    parameters: sound(named(components.parameters)),
    examples: sound(named(components.examples)),
    requestBodies: sound(named(components.requestBodies)),
    headers: sound(named(components.headers)),
    links: sound(named(components.links)),
    callbacks: sound(named(components.callbacks)),
  };
  const key = (section: Section, name: string): string => keys[section].get(name) ?? name;
  return { key, ref: (section, name) => `#/components/${section}/${key(section, name)}`, foreign: new Set() };
}

function named(components: readonly { readonly name: string }[]): (readonly [string, string])[] {
  return components.map(({ name }) => [name, name.replace(/[^A-Za-z0-9._-]+/g, '_')]);
}

/** Returns keys by name, for pairs of a name and a valid fallback. */
function sound(names: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  const keys = new Map(names.flatMap(([name]) => (allowed.test(name) ? [[name, name]] : [])));
  const taken = new Set(keys.values());
  for (const [name, spelling] of names) {
    if (keys.has(name)) continue;
    let key = spelling;
    for (let count = 2; taken.has(key); count++) key = `${spelling}_${count}`;
    taken.add(key);
    keys.set(name, key);
  }
  return keys;
}

/** Returns the entries as a map in order of key; `undefined` if there are none. */
export function sorted<T>(entries: readonly (readonly [string, T])[]): ReadonlyMap<string, T> | undefined {
  if (entries.length === 0) return undefined;
  return new Map([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the entries as a map in their own order; `undefined` if there are none. */
export function keyed<T>(entries: Iterable<readonly [string, T]>): ReadonlyMap<string, T> | undefined {
  const map = new Map(entries);
  return map.size === 0 ? undefined : map;
}

/** Returns the array; `undefined` if it is empty. */
export function filled<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list;
}
