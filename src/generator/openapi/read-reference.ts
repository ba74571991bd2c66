// How an object that may be written as a `$ref` is read: the target once, each use with its own name and words.

import type { Node } from '../source/node.ts';
import { describe } from './object-parsers.ts';
import { say, slip, type Read, type Reading, type Site } from './read-context.ts';
import { refOf } from './resolve-reference.ts';

/** The groups of `components` that reference objects may name. */
export type Group =
  | 'parameters'
  | 'headers'
  | 'requestBodies'
  | 'responses'
  | 'examples'
  | 'links'
  | 'callbacks'
  | 'securitySchemes'
  | 'pathItems'
  | 'mediaTypes'
  | 'schemas';

/** Reads the object itself, or what a `$ref` in its place leads to; then with the `component` it is. */
export function referable<T extends object>(group: Group, read: Read<T>): Read<T & { readonly component?: string }> {
  const once = onceEach(read);
  return (at, reading) => {
    const target = follow(at, group, reading);
    if (target === undefined) return undefined;
    const value = once(target, at.node, reading);
    if (value === undefined || target.node === at.node) return value;
    return { ...value, ...wordsOf(at.node, reading), component: reading.references.nameOf(target.node, group) };
  };
}

/** Reads each object once, so that one which is used a thousand times is checked and built once; `use` is where one that contains itself is told. */
export function onceEach<T extends object>(read: Read<T>): (at: Site, use: Node, reading: Reading) => T | undefined {
  const memory = new WeakMap<Reading, Map<Node, T | 'open' | undefined>>();
  return (at, use, reading) => {
    let known = memory.get(reading);
    if (!known) memory.set(reading, (known = new Map<Node, T | 'open' | undefined>()));
    const value = known.get(at.node);
    if (value === 'open') return endless(use, reading);
    if (known.has(at.node)) return value;
    known.set(at.node, 'open');
    const fresh = read(at, reading);
    known.set(at.node, fresh);
    return fresh;
  };
}

function endless(use: Node, reading: Reading): undefined {
  say(reading, 'document/cyclic-reference', use, 'this reference leads to an object that contains it');
  return undefined;
}

/** The site that a chain of references ends at; reports what leads nowhere, in a circle, or to another sort of object. */
export function follow(at: Site, group: Group, reading: Reading): Site | undefined {
  let site = at;
  const seen = new Set<Node>();
  for (;;) {
    const link = refOf(site.node);
    if (!link) return site;
    if (seen.has(site.node)) return ring(seen, site.node, link, reading);
    seen.add(site.node);
    // What stands beside the $ref of a path item is part of it.
    if (group !== 'pathItems') siblings(site.node, reading);
    const next = resolveOrSay(site, link, group, reading);
    if (!next) return undefined;
    site = next;
  }
}

// The nodes of rings that were reported; each ring is met once from each of its references.
const rings = new WeakMap<Reading, Set<Node>>();

function ring(
  nodes: ReadonlySet<Node>,
  at: Node,
  link: { readonly ref: string; readonly node: Node },
  reading: Reading,
): undefined {
  const reported = rings.get(reading) ?? new Set<Node>();
  if (!reported.has(at)) say(reading, 'document/cyclic-reference', link.node, `"${link.ref}" leads back to itself`);
  rings.set(reading, new Set([...reported, ...nodes]));
  return undefined;
}

/** What a reference names, when it is of the right group; else the problem is reported. */
export function resolveOrSay(
  site: Site,
  link: { readonly ref: string; readonly node: Node },
  group: Group,
  reading: Reading,
): Site | undefined {
  const { site: target, problem, help, readAgainst } = reading.references.resolve(site, link.ref);
  if (!target) {
    if (problem !== undefined)
      say(reading, 'document/unresolved-reference', link.node, problem, help === undefined ? {} : { help });
    return undefined;
  }
  if (readAgainst !== undefined) {
    slip(
      reading,
      'document/reference-base',
      link.node,
      `the $id around this reference makes "#" mean that schema; it is read as ${readAgainst}${link.ref}`,
    );
  }
  const component = /^\/components\/([^/]+)\/[^/]+$/.exec(target.node.pointer)?.[1];
  if (component !== undefined && component !== group && target.resource === reading.references.root.resource) {
    say(
      reading,
      'document/reference-kind',
      link.node,
      `"${link.ref}" is one of components/${component}, and one of ${group} belongs here`,
    );
    return undefined;
  }
  if (
    target.node.kind === 'map' ||
    (group === 'schemas' && target.node.kind === 'scalar' && typeof target.node.value === 'boolean')
  )
    return target;
  say(
    reading,
    'document/reference-kind',
    link.node,
    `"${link.ref}" is ${describe(target.node)}, and one of ${group} belongs here`,
  );
  return undefined;
}

// OpenAPI 3.1 lets a reference carry words of its own; anything else beside `$ref` has no effect.
function siblings(node: Node, reading: Reading): void {
  if (node.kind !== 'map') return;
  for (const entry of node.entries.values()) {
    if (entry.key === '$ref') continue;
    if (reading.version !== '3.0' && (entry.key === 'summary' || entry.key === 'description')) continue;
    slip(reading, 'document/reference-siblings', entry, `"${entry.key}" stands beside $ref and has no effect`);
  }
}

function wordsOf(node: Node, reading: Reading): { readonly summary?: string; readonly description?: string } {
  if (node.kind !== 'map' || reading.version === '3.0') return {};
  const word = (key: string): string | undefined => {
    const value = node.entries.get(key)?.value;
    return value?.kind === 'scalar' && typeof value.value === 'string' ? value.value : undefined;
  };
  const summary = word('summary');
  const description = word('description');
  return { ...(summary !== undefined && { summary }), ...(description !== undefined && { description }) };
}
