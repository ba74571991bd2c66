// Which resources an interface has, which contains which, and which refers to which: from x-resource, else from paths; and from fields.

import type { Resource } from '../../../openapi/extensions/types.ts';
import type { Api, Operation } from '../../../model/types/api.ts';
import type { Assertion } from '../../../model/types/schema.ts';
import { partsOf, propertiesOf } from '../allof-members.ts';

/** A resource: a named schema that a path leads to. */
export interface ResourceNode {
  /** The schema's id. */
  readonly id: string;
  /** The area of the first operation on it. */
  readonly area: string;
}

export interface Relation {
  /** Ids of resources; a resource may refer to its own kind. */
  readonly from: string;
  readonly to: string;
  /** The fields that refer, in the document's order; none where `from` contains `to`. */
  readonly fields: readonly string[];
}

export interface Resources {
  /** In code point order of id. */
  readonly nodes: readonly ResourceNode[];
  readonly contains: readonly Relation[];
  readonly refers: readonly Relation[];
}

interface Found {
  readonly nodes: Map<string, ResourceNode>;
  /** Owner and owned, by both ids. */
  readonly contains: Map<string, Relation>;
  /** The path parameter, without case and marks, to the resource it finds; undefined where it finds several. */
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
  // `label` finds tags, and is what everything else is called, too.
  if (!/.id$/.test(name) && !name.startsWith(bare(id))) return;
  parameters.set(name, !parameters.has(name) || parameters.get(name) === id ? id : undefined);
}

function addContained(owner: string, owned: string, { contains }: Found): void {
  if (owner !== owned) contains.set(JSON.stringify([owner, owned]), { from: owner, to: owned, fields: [] });
}

/** A path that ends with a parameter and answers a named schema leads to a resource, which lies in that of the nearest path above. */
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

/** The named schema that a success answers, alone or as the one member of an object around it. */
function answered({ responses }: Operation): string | undefined {
  const success = responses.find(({ status }) => status.startsWith('2'));
  const content = success?.contents.find(({ mediaType }) => /\bjson\b/.test(mediaType));
  if (!content?.schema) return undefined;
  const parts = partsOf([content.schema.assertion]);
  const [member, ...more] = [...propertiesOf(parts).values()];
  return parts.refs[0] ?? (member === undefined || more.length > 0 ? undefined : partsOf(member).refs[0]);
}

/** One relation per resource that fields of this one hold or name. */
function references(id: string, { nodes, contains, parameters }: Found, api: Api): readonly Relation[] {
  const fields = new Map<string, string[]>();
  const own = api.schema(id);
  for (const [name, assertions] of own ? propertiesOf(partsOf([own.assertion])) : []) {
    const named = parameters.get(bare(name));
    const held = heldBy(assertions).filter((ref) => nodes.has(ref));
    for (const other of new Set(named === undefined || named === id ? held : [...held, named]))
      fields.set(other, [...(fields.get(other) ?? []), name]);
  }
  // What contains another is named by it, and often holds it.
  const near = (to: string): boolean =>
    contains.has(JSON.stringify([id, to])) || contains.has(JSON.stringify([to, id]));
  return [...fields].flatMap(([to, names]) => (near(to) ? [] : [{ from: id, to, fields: names }]));
}

/** The named schemas that a value is, or is a list or a choice of. */
function heldBy(assertions: readonly Assertion[]): readonly string[] {
  const { inline, refs } = partsOf(assertions);
  const inner = inline.flatMap(({ array, anyOf = [], oneOf = [] }) => [
    ...(array?.items === undefined ? [] : [array.items]),
    ...anyOf,
    ...oneOf,
  ]);
  return [...refs, ...(inner.length === 0 ? [] : heldBy(inner))];
}

/** A name without case and marks, so that `nodebalancer_id` is `nodeBalancerId`. */
function bare(name: string): string {
  return name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}
