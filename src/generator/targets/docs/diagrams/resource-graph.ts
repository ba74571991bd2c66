// Graph and diagrams of resources and their relations, derived from `x-resource` or paths, and from properties.

import { joinWords } from '../../../diagnostics/join-words.ts';
import type { Resource } from '../../../openapi/extensions/types.ts';
import type { Api, Operation } from '../../../model/types/api.ts';
import type { JsonSchema } from '../../../model/types/schema.ts';
import { flattenSchemas, propertySchemas } from '../flatten-schema-parts.ts';
import { maxDiagramSize, drawIfLegible, type DiagramOrReason } from './drawing.ts';
import { drawGraph, type Edge } from './graph-diagram.ts';
import { wrapLabel } from './text-width.ts';

/** A resource: a named schema that a path identifies. */
interface ResourceNode {
  /** Schema ID. */
  readonly id: string;
  /** Tag of the first operation on the resource. */
  readonly tag: string;
}

export interface Relation {
  /** Resource IDs; a resource can reference itself. */
  readonly from: string;
  readonly to: string;
  /** Names of the referencing properties in document order; empty if `from` contains `to`. */
  readonly fields: readonly string[];
}

export interface ResourceGraph {
  /** Resources in code point order of their IDs. */
  readonly nodes: readonly ResourceNode[];
  readonly contains: readonly Relation[];
  readonly references: readonly Relation[];
}

interface GraphDraft {
  readonly nodes: Map<string, ResourceNode>;
  /** Containment relations by both IDs. */
  readonly contains: Map<string, Relation>;
  /** Resource IDs by normalized path parameter name; `undefined` if the name is ambiguous. */
  readonly resourceByParameter: Map<string, string | undefined>;
}

export function findResources(api: Api): ResourceGraph {
  const draft: GraphDraft = { nodes: new Map(), contains: new Map(), resourceByParameter: new Map() };
  for (const { resource, tagGroup: tag } of api.operations) if (resource) addDeclared(resource, tag, draft);
  if (draft.nodes.size === 0) addFromPaths(api, draft);
  const nodes = [...draft.nodes.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  return {
    nodes,
    contains: [...draft.contains.values()],
    references: nodes.flatMap(({ id }) => resourceReferences(id, draft, api)),
  };
}

function addDeclared({ schema, parameter, within }: Resource, tag: string, draft: GraphDraft): void {
  addResource(schema, tag, parameter, draft);
  if (!within) return;
  addDeclared(within, tag, draft);
  addContainment(within.schema, schema, draft);
}

function addResource(id: string, tag: string, parameter: string, { nodes, resourceByParameter }: GraphDraft): void {
  if (!nodes.has(id)) nodes.set(id, { id, tag });
  const name = normalizeName(parameter);
  // A generic parameter name (such as `label`, which identifies tags) is also the name of unrelated properties.
  if (!/.id$/.test(name) && !name.startsWith(normalizeName(id))) return;
  resourceByParameter.set(
    name,
    !resourceByParameter.has(name) || resourceByParameter.get(name) === id ? id : undefined,
  );
}

function addContainment(owner: string, owned: string, { contains }: GraphDraft): void {
  if (owner !== owned) contains.set(JSON.stringify([owner, owned]), { from: owner, to: owned, fields: [] });
}

/**
 * Adds resources by path: a path that ends with a parameter and returns a named schema identifies a resource. Its
 * owner is the resource of the nearest parent path.
 */
function addFromPaths(api: Api, draft: GraphDraft): void {
  const resourceByPath = new Map<string, string>();
  for (const operation of api.operations) {
    const parameter = /\/\{([^{}]+)\}\/?$/.exec(operation.path)?.[1];
    const id = operation.method === 'get' && parameter !== undefined ? responseSchema(operation) : undefined;
    if (parameter === undefined || id === undefined || api.schema(id) === undefined) continue;
    resourceByPath.set(operation.path, id);
    addResource(id, operation.tagGroup, parameter, draft);
  }
  for (const [path, owned] of resourceByPath) {
    const owner = ownerOf(path, resourceByPath);
    if (owner !== undefined) addContainment(owner, owned, draft);
  }
}

function ownerOf(path: string, resourceByPath: ReadonlyMap<string, string>): string | undefined {
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const owner = resourceByPath.get(path.slice(0, end));
    if (owner !== undefined) return owner;
  }
  return undefined;
}

/** Returns the named schema of a success response, directly or as the only property of a wrapper object. */
function responseSchema({ responses }: Operation): string | undefined {
  const success = responses.find(({ status }) => status.startsWith('2'));
  const content = success?.content.find(({ mediaType }) => /\bjson\b/.test(mediaType));
  if (!content?.schema) return undefined;
  const parts = flattenSchemas([content.schema.jsonSchema]);
  const [property, ...others] = [...propertySchemas(parts).values()];
  return parts.refs[0] ?? (property === undefined || others.length > 0 ? undefined : flattenSchemas(property).refs[0]);
}

/** Returns one reference for each resource that properties of this one contain or identify. */
function resourceReferences(
  id: string,
  { nodes, contains, resourceByParameter }: GraphDraft,
  api: Api,
): readonly Relation[] {
  const fields = new Map<string, string[]>();
  const schema = api.schema(id);
  for (const [name, schemas] of schema ? propertySchemas(flattenSchemas([schema.jsonSchema])) : []) {
    const identified = resourceByParameter.get(normalizeName(name));
    const contained = containedSchemas(schemas).filter((ref) => nodes.has(ref));
    for (const other of new Set(identified === undefined || identified === id ? contained : [...contained, identified]))
      fields.set(other, [...(fields.get(other) ?? []), name]);
  }
  // Containment often implies such properties, which would repeat the relation.
  const isContainment = (to: string): boolean =>
    contains.has(JSON.stringify([id, to])) || contains.has(JSON.stringify([to, id]));
  return [...fields].flatMap(([to, names]) => (isContainment(to) ? [] : [{ from: id, to, fields: names }]));
}

/** Returns the named schemas of a value, of its array items, and of its alternatives. */
function containedSchemas(schemas: readonly JsonSchema[]): readonly string[] {
  const { inline, refs } = flattenSchemas(schemas);
  const nested = inline.flatMap(({ array, anyOf = [], oneOf = [] }) => [
    ...(array?.items === undefined ? [] : [array.items]),
    ...anyOf,
    ...oneOf,
  ]);
  return [...refs, ...(nested.length === 0 ? [] : containedSchemas(nested))];
}

/** Removes case and punctuation, so that `nodebalancer_id` equals `nodeBalancerId`. */
function normalizeName(name: string): string {
  return name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

/** A diagram of some resources and of the relations that start or end at them. */
export interface RelationDiagram {
  /** Tag of the resources; `undefined` if the diagram shows all resources. */
  readonly tag?: string;
  readonly diagram: DiagramOrReason;
}

/** Returns one diagram of all resources, or one for each tag, in the order of `tags`, if they exceed the size limit. */
export function relationDiagrams(resources: ResourceGraph, tags: readonly string[]): readonly RelationDiagram[] {
  const { nodes, contains, references } = resources;
  if (contains.length + references.length === 0) return [];
  if (nodes.length <= maxDiagramSize.boxes && contains.length + references.length <= maxDiagramSize.arrows)
    return [{ diagram: resourceDiagram(nodes, resources, 'Resource relationships') }];
  return tags.flatMap((tag) => {
    const taggedNodes = nodes.filter((node) => node.tag === tag);
    const related = relatedResources(taggedNodes, resources);
    return taggedNodes.length === 0 || related.contains.length + related.references.length === 0
      ? []
      : [{ tag, diagram: resourceDiagram(taggedNodes, related, `Resource relationships: ${tag}`) }];
  });
}

function relatedResources(
  tagged: readonly ResourceNode[],
  { nodes, contains, references }: ResourceGraph,
): ResourceGraph {
  const ids = new Set(tagged.map(({ id }) => id));
  const isRelated = ({ from, to }: Relation): boolean => ids.has(from) || ids.has(to);
  return { nodes, contains: contains.filter(isRelated), references: references.filter(isRelated) };
}

/** Draws the resources; resources of other tags that are related to them are faint. */
function resourceDiagram(
  nodes: readonly ResourceNode[],
  { contains, references }: ResourceGraph,
  title: string,
): DiagramOrReason {
  const ids = new Set(nodes.map(({ id }) => id));
  const otherIds = [...new Set([...contains, ...references].flatMap(({ from, to }) => [from, to]))]
    .filter((id) => !ids.has(id))
    .sort();
  const createNode = (
    id: string,
    style: 'plain' | 'faint',
  ): { readonly id: string; readonly style: 'plain' | 'faint'; readonly label: ReturnType<typeof wrapLabel> } => ({
    id,
    style,
    label: wrapLabel(id, { code: true, width: 190, maxLines: 2 }),
  });
  const edges: readonly Edge[] = [
    ...contains.map(({ from, to }): Edge => ({ from, to, style: 'plain' })),
    ...references.map(({ from, to, fields }): Edge => ({
      from,
      to,
      style: 'dashed',
      label: wrapLabel(fields.join(', '), { code: true, width: 150, maxLines: 2 }),
    })),
  ];
  const description = [
    `Resources: ${[...ids, ...otherIds].join(', ')}.`,
    ...[...contains, ...references].map(describeRelation),
  ].join(' ');
  return drawIfLegible(ids.size + otherIds.length, edges.length, 'resources', () =>
    drawGraph(
      {
        title,
        description,
        nodes: [...nodes.map(({ id }) => createNode(id, 'plain')), ...otherIds.map((id) => createNode(id, 'faint'))],
        edges,
      },
      'LR',
    ),
  );
}

/** Describes a relation in a sentence. */
export function describeRelation({ from, to, fields }: Relation): string {
  return fields.length === 0 ? `${from} contains ${to}.` : `${from} references ${to} by ${joinWords(fields, 'and')}.`;
}
