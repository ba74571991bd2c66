// What is written in place, moved among the components and referred to: every kind that may stand there.

import type { Random } from '../differential/random.ts';
import { componentName } from './names.ts';
import type { Written } from './schemas.ts';

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

/** Groups whose members stand by name, by the key that they stand at. */
const byName: ReadonlyMap<string, Group> = new Map([
  ['headers', 'headers'],
  ['examples', 'examples'],
  ['links', 'links'],
  ['callbacks', 'callbacks'],
  ['responses', 'responses'],
  ['paths', 'pathItems'],
  ['webhooks', 'pathItems'],
  ['content', 'mediaTypes'],
]);

/** Groups that a version has not: there, they stay where they are. */
function absent(release: string): ReadonlySet<Group> {
  return new Set<Group>(release < '3.1' ? ['pathItems', 'mediaTypes'] : release < '3.2' ? ['mediaTypes'] : []);
}

/** The document with some of what it says moved; each is moved alone, and referred to from its place. */
export function moved(random: Random, document: Written): Written {
  const without = absent(String(document['openapi']));
  const components = document['components'] as Readonly<Record<string, Written>>;
  const added = new Map<Group, Written>();
  const named = (group: Group, value: unknown): unknown => {
    if (
      without.has(group) ||
      !random.once(8) ||
      typeof value !== 'object' ||
      value === null ||
      Object.hasOwn(value, '$ref')
    )
      return value;
    const name = componentName(random);
    const known = added.get(group) ?? {};
    if (Object.hasOwn(known, name) || Object.hasOwn(components[group] ?? {}, name)) return value;
    added.set(group, { ...known, [name]: value });
    return { $ref: `#/components/${group}/${name}` };
  };
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inside);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, member(key, each)]));
  };
  const member = (key: string, value: unknown): unknown => {
    // What stands in schemas and in values is no part of the document around them.
    if (key === 'schema' || key === 'itemSchema' || key === 'example' || key === 'value' || key === 'dataValue')
      return value;
    const group = byName.get(key);
    if (group !== undefined && isObject(value))
      return Object.fromEntries(
        Object.entries(value).map(([name, each]) => [name, named(group, group === 'links' ? each : inside(each))]),
      );
    if (key === 'parameters' && Array.isArray(value)) return value.map((each) => named('parameters', inside(each)));
    return key === 'requestBody' ? named('requestBodies', inside(value)) : inside(value);
  };
  const around = Object.fromEntries(
    Object.entries(document).map(([key, value]) => [
      key,
      key === 'components' || key === 'tags' || key === 'info' ? value : member(key, value),
    ]),
  );
  return {
    ...around,
    components: {
      ...components,
      ...Object.fromEntries([...added].map(([group, members]) => [group, { ...components[group], ...members }])),
    },
  };
}

function isObject(value: unknown): value is Written {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
