// Component keys in the canonical document, and references to components.

import type { Api } from '../types/api.ts';

export type ComponentSection =
  | 'schemas'
  | 'responses'
  | 'parameters'
  | 'examples'
  | 'requestBodies'
  | 'headers'
  | 'securitySchemes'
  | 'links'
  | 'callbacks';

/** Component keys and references, and the unknown extensions found during generation, which `x-ashlar` must list. */
export interface ComponentKeys {
  /** Returns the key under `components`: the original name if OpenAPI allows it. */
  key(section: ComponentSection, name: string): string;
  /** Returns the `$ref` to a component. */
  ref(section: ComponentSection, name: string): string;
  readonly unknownExtensions: Set<string>;
}

const validKey = /^[A-Za-z0-9._-]+$/;

/** Creates the component keys of a model. Names that OpenAPI does not allow are replaced with unique valid keys. */
export function createComponentKeys(api: Api): ComponentKeys {
  const { components } = api;
  const keys: { readonly [Key in ComponentSection]: ReadonlyMap<string, string> } = {
    schemas: validKeys(api.schemas.map(({ id, name }) => [id, name.type])),
    securitySchemes: validKeys(keyCandidates(api.securitySchemes)),
    responses: validKeys(keyCandidates(components.responses)),
    parameters: validKeys(keyCandidates(components.parameters)),
    examples: validKeys(keyCandidates(components.examples)),
    requestBodies: validKeys(keyCandidates(components.requestBodies)),
    headers: validKeys(keyCandidates(components.headers)),
    links: validKeys(keyCandidates(components.links)),
    callbacks: validKeys(keyCandidates(components.callbacks)),
  };
  const key = (section: ComponentSection, name: string): string => keys[section].get(name) ?? name;
  return { key, ref: (section, name) => `#/components/${section}/${key(section, name)}`, unknownExtensions: new Set() };
}

function keyCandidates(components: readonly { readonly name: string }[]): (readonly [string, string])[] {
  return components.map(({ name }) => [name, name.replace(/[^A-Za-z0-9._-]+/g, '_')]);
}

/** Returns a unique key for each name, given pairs of a name and a valid fallback. */
function validKeys(names: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  const keys = new Map(names.flatMap(([name]) => (validKey.test(name) ? [[name, name]] : [])));
  const usedKeys = new Set(keys.values());
  for (const [name, fallback] of names) {
    if (keys.has(name)) continue;
    let key = fallback;
    for (let number = 2; usedKeys.has(key); number++) key = `${fallback}_${number}`;
    usedKeys.add(key);
    keys.set(name, key);
  }
  return keys;
}
