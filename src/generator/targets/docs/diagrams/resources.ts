// Graph of resources and their relations, derived from `x-resource` or paths, and from properties.

import type { Resource } from '../../../openapi/extensions/types.ts';
import type { Api, Operation } from '../../../model/types/api.ts';
import type { Assertion } from '../../../model/types/schema.ts';
import { partsOf, propertiesOf } from '../allof-members.ts';

/** A resource: a named schema that a path identifies. */
export interface ResourceNode {
  /** Schema ID. */
  readonly id: string;
  /** Tag of the first operation on the resource. */
  readonly area: string;
}

export interface Relation {
  /** Resource IDs; a resource can reference itself. */
  readonly from: string;
  readonly to: string;
  /** Names of the referencing properties in document order; empty if `from` contains `to`. */
  readonly fields: readonly string[];
}

export interface Resources {
  /** Resources in code point order of their IDs. */
  readonly nodes: readonly ResourceNode[];
  readonly contains: readonly Relation[];
  readonly refers: readonly Relation[];
}

interface Found {
  readonly nodes: Map<string, ResourceNode>;
  /** Containment relations by both IDs. */
  readonly contains: Map<string, Relation>;
  /** Resource by normalized name of its path parameter; `undefined` if the name is ambiguous. */
  readonly parameters: Map<string, string | undefined>;
}

export function resourcesOf(api: Api): Resources {
  const found: Found = { nodes: new Map(), contains: new Map(), parameters: new Map() };
  for (const { resource, area } of api.operations) if (resource) addStated(resource, area, found);
  if (found.nodes.size === 0) addFromPaths(api, found);
  const nodes = [...found.nodes.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
  return {
    nodes,
    contains: [...found.contains.values()],
    refers: nodes.flatMap(({ id }) => references(id, found, api)),
  };
}

function addStated({ schema, parameter, within }: Resource, area: string, found: Found): void {
  add(schema, area, parameter, found);
  if (!within) return;
  addStated(within, area, found);
  addContained(within.schema, schema, found);
}

function add(id: string, area: string, parameter: string, { nodes, parameters }: Found): void {
  if (!nodes.has(id)) nodes.set(id, { id, area });
  const name = bare(parameter);
  // A generic parameter name (such as `label`, which identifies tags) is also the name of unrelated properties.
  if (!/.id$/.test(name) && !name.startsWith(bare(id))) return;
  parameters.set(name, !parameters.has(name) || parameters.get(name) === id ? id : undefined);
}

function addContained(owner: string, owned: string, { contains }: Found): void {
  if (owner !== owned) contains.set(JSON.stringify([owner, owned]), { from: owner, to: owned, fields: [] });
}

/**
 * Adds resources by path: a path that ends with a parameter and returns a named schema identifies a resource. Its
 * owner is the resource of the nearest parent path.
 */
function addFromPaths(api: Api, found: Found): void {
  const at = new Map<string, string>();
  for (const operation of api.operations) {
    const parameter = /\/\{([^{}]+)\}\/?$/.exec(operation.path)?.[1];
    const id = operation.method === 'get' && parameter !== undefined ? answered(operation) : undefined;
    if (parameter === undefined || id === undefined || api.schema(id) === undefined) continue;
    at.set(operation.path, id);
    add(id, operation.area, parameter, found);
  }
  for (const [path, owned] of at) {
    const owner = ownerOf(path, at);
    if (owner !== undefined) addContained(owner, owned, found);
  }
}

function ownerOf(path: string, at: ReadonlyMap<string, string>): string | undefined {
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const owner = at.get(path.slice(0, end));
    if (owner !== undefined) return owner;
  }
  return undefined;
}

/** Returns the named schema of a success response, directly or as the only property of a wrapper object. */
function answered({ responses }: Operation): string | undefined {
  const success = responses.find(({ status }) => status.startsWith('2'));
  const content = success?.contents.find(({ mediaType }) => /\bjson\b/.test(mediaType));
  if (!content?.schema) return undefined;
  const parts = partsOf([content.schema.assertion]);
  const [member, ...more] = [...propertiesOf(parts).values()];
  return parts.refs[0] ?? (member === undefined || more.length > 0 ? undefined : partsOf(member).refs[0]);
}

/** Returns one reference for each resource that properties of this one contain or identify. */
function references(id: string, { nodes, contains, parameters }: Found, api: Api): readonly Relation[] {
  const fields = new Map<string, string[]>();
  const own = api.schema(id);
  for (const [name, assertions] of own ? propertiesOf(partsOf([own.assertion])) : []) {
    const named = parameters.get(bare(name));
    const held = heldBy(assertions).filter((ref) => nodes.has(ref));
    for (const other of new Set(named === undefined || named === id ? held : [...held, named]))
      fields.set(other, [...(fields.get(other) ?? []), name]);
  }
  // Containment often implies such properties: they would repeat the relation.
  const near = (to: string): boolean =>
    contains.has(JSON.stringify([id, to])) || contains.has(JSON.stringify([to, id]));
  return [...fields].flatMap(([to, names]) => (near(to) ? [] : [{ from: id, to, fields: names }]));
}

/** Returns the named schemas that a value is, contains as an array item, or has as an alternative. */
function heldBy(assertions: readonly Assertion[]): readonly string[] {
  const { inline, refs } = partsOf(assertions);
  const inner = inline.flatMap(({ array, anyOf = [], oneOf = [] }) => [
    ...(array?.items === undefined ? [] : [array.items]),
    ...anyOf,
    ...oneOf,
  ]);
  return [...refs, ...(inner.length === 0 ? [] : heldBy(inner))];
}

/** Normalizes a name: without case and punctuation, so that `nodebalancer_id` equals `nodeBalancerId`. */
function bare(name: string): string {
  return name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}
