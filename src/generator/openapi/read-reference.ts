// Reference objects: the target is read once, with the summary and description of each reference.

import type { Node } from '../source/node.ts';
import { describe } from './object-parsers.ts';
import { say, slip, type Read, type Reading, type Site } from './read-context.ts';
import { refOf } from './resolve-reference.ts';

/** Component groups that reference objects may point into. */
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

/** Parses the object itself, or the target of its `$ref`, with the name of that component. */
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

/**
 * Memoizes a parser by node, so that a shared object is read and checked once. An object that contains itself is
 * reported at `use`.
 */
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

/** Follows a chain of references; reports unresolved and cyclic references, and targets of the wrong kind. */
export function follow(at: Site, group: Group, reading: Reading): Site | undefined {
  let site = at;
  const seen = new Set<Node>();
  for (;;) {
    const link = refOf(site.node);
    if (!link) return site;
    if (seen.has(site.node)) return ring(seen, site.node, link, reading);
    seen.add(site.node);
    // Fields next to the `$ref` of a path item are part of it.
    if (group !== 'pathItems') siblings(site.node, reading);
    const next = resolveOrSay(site, link, group, reading);
    if (!next) return undefined;
    site = next;
  }
}

// Nodes of reported cycles: each cycle is reached once from each of its references.
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

/** Resolves a reference to a target of the expected group; reports all else. */
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

// Since OpenAPI 3.1, a reference may have its own `summary` and `description`; other fields next to `$ref` are ignored.
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
