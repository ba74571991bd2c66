// Moves random inline objects of a document to `components`.

import type { Random } from '../differential/random.ts';
import { pickComponentName } from './names.ts';
import type { JsonObject } from './schemas.ts';

type Group =
  | 'parameters'
  | 'headers'
  | 'requestBodies'
  | 'responses'
  | 'examples'
  | 'links'
  | 'callbacks'
  | 'pathItems'
  | 'mediaTypes';

/** Component groups, by key of the maps that contain their objects. */
const groupsByKey: ReadonlyMap<string, Group> = new Map([
  ['headers', 'headers'],
  ['examples', 'examples'],
  ['links', 'links'],
  ['callbacks', 'callbacks'],
  ['responses', 'responses'],
  ['paths', 'pathItems'],
  ['webhooks', 'pathItems'],
  ['content', 'mediaTypes'],
]);

/** Returns the component groups that an OpenAPI version lacks. Their objects stay inline. */
function unsupportedGroups(release: string): ReadonlySet<Group> {
  return new Set<Group>(release < '3.1' ? ['pathItems', 'mediaTypes'] : release < '3.2' ? ['mediaTypes'] : []);
}

/** Moves some inline objects to `components` and replaces them with references. */
export function extractComponents(random: Random, document: JsonObject): JsonObject {
  const unsupported = unsupportedGroups(String(document['openapi']));
  const components = document['components'] as Readonly<Record<string, JsonObject>>;
  const added = new Map<Group, JsonObject>();
  const extract = (group: Group, value: unknown): unknown => {
    if (
      unsupported.has(group) ||
      !random.oneIn(8) ||
      typeof value !== 'object' ||
      value === null ||
      Object.hasOwn(value, '$ref')
    )
      return value;
    const name = pickComponentName(random);
    const entries = added.get(group) ?? {};
    if (Object.hasOwn(entries, name) || Object.hasOwn(components[group] ?? {}, name)) return value;
    added.set(group, { ...entries, [name]: value });
    return { $ref: `#/components/${group}/${name}` };
  };
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, changeProperty(key, child)]));
  };
  const changeProperty = (key: string, value: unknown): unknown => {
    // Schemas and example values contain no objects of other component kinds.
    if (key === 'schema' || key === 'itemSchema' || key === 'example' || key === 'value' || key === 'dataValue')
      return value;
    const group = groupsByKey.get(key);
    if (group !== undefined && isObject(value))
      return Object.fromEntries(
        Object.entries(value).map(([name, child]) => [name, extract(group, group === 'links' ? child : change(child))]),
      );
    if (key === 'parameters' && Array.isArray(value)) return value.map((child) => extract('parameters', change(child)));
    return key === 'requestBody' ? extract('requestBodies', change(value)) : change(value);
  };
  const changed = Object.fromEntries(
    Object.entries(document).map(([key, value]) => [
      key,
      key === 'components' || key === 'tags' || key === 'info' ? value : changeProperty(key, value),
    ]),
  );
  return {
    ...changed,
    components: {
      ...components,
      ...Object.fromEntries([...added].map(([group, entries]) => [group, { ...components[group], ...entries }])),
    },
  };
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
