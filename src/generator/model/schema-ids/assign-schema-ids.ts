// Assigns IDs to schemas.

import type { Document, SchemaLocation } from '../../openapi/types.ts';
import type { Node, Source } from '../../source/node.ts';
import type { SchemaReadInputs } from '../read-schema/schema-cache.ts';
import { firstFreeId } from '../naming/case-styles.ts';
import { byCodePoint } from '../naming/code-point-order.ts';
import { findReachableSchemas, type ReachableSchemas, usedSchemaLocations } from './reachable-schemas.ts';
import { createReferenceResolver, aliasChain, type ReferenceResolver } from './reference-resolver.ts';
import { parsePointer } from '../../source/pointer.ts';
import { toCaseStyles } from '../naming/case-styles.ts';

/** A named schema before it is read. */
export interface SchemaEntry {
  readonly id: string;
  readonly location: SchemaLocation;
  /** The text from which the name is derived, if the ID has a number suffix. */
  readonly nameSource?: string;
  /** The ID of another schema, if this one is an alias. */
  readonly aliasOf?: string;
}

export interface SchemaIds {
  /** Sorted by ID in code point order. */
  readonly entries: readonly SchemaEntry[];
  readonly resolver: ReferenceResolver;
  /** Returns the ID of the schema at a node. */
  idOf(node: Node): string | undefined;
  /** Returns the IDs in a file, and the IDs to which its references resolve. */
  readInputsOf(source: Source): SchemaReadInputs;
}

/**
 * Assigns IDs to the components and to all other referenced schemas. An unnamed schema takes the name of the component
 * that references it. If there are several, it takes the name that matches its pointer, or else the first in code point
 * order; the other components become aliases.
 */
export function assignSchemaIds(document: Document): SchemaIds {
  const { schemas } = document.components;
  const components = new Set([...schemas.values()].map(({ node }) => node));
  const sortedComponents = [...schemas].sort(([a], [b]) => byCodePoint(a, b));
  const aliasChains = new Map(
    sortedComponents.map(([name, location]) => [name, aliasChain(document, location, components)]),
  );
  const aliases = nearestComponents(aliasChains);
  const resolver = createReferenceResolver(document, components, aliases);
  const roots = [...schemas.values(), ...usedSchemaLocations(document)];
  const { targets, references, resources } = findReachableSchemas(roots, document, resolver);

  const ids = new Map<Node, string>(aliases);
  const entries: SchemaEntry[] = [];
  const claims = new Map<Node, { readonly location: SchemaLocation; readonly names: string[] }>();
  for (const [name, location] of sortedComponents) {
    const schemaLocation = componentSchemaLocation(location, components, resolver);
    const claim = claims.get(schemaLocation.node);
    if (claim) claim.names.push(name);
    else claims.set(schemaLocation.node, { location: schemaLocation, names: [name] });
  }
  for (const { location, names } of claims.values()) {
    const derivedId = deriveSchemaId('', location.node.pointer, location.node.source.file);
    const schemaId = names.find((name) => name === derivedId) ?? names[0] ?? derivedId;
    ids.set(location.node, schemaId);
    for (const name of names) {
      if (name === schemaId) entries.push({ id: name, location });
      else entries.push({ id: name, location, aliasOf: nextAlias(name, aliasChains, aliases) ?? schemaId });
    }
    for (const name of names) {
      const component = schemas.get(name);
      if (component && !ids.has(component.node)) ids.set(component.node, name);
    }
  }
  for (const entry of deriveIds(targets, ids, new Set(schemas.keys()), document)) entries.push(entry);
  const inputsBySource = collectInputs(ids, references, resources);
  return {
    entries: entries.sort((a, b) => byCodePoint(a.id, b.id)),
    resolver,
    idOf: (node) => ids.get(node),
    readInputsOf: (source) => inputsBySource.get(source) ?? noInputs,
  };
}

const noInputs: SchemaReadInputs = { byPointer: new Map(), isPlain: true };

function collectInputs(
  ids: ReadonlyMap<Node, string>,
  references: ReachableSchemas['references'],
  resources: ReachableSchemas['resources'],
): ReadonlyMap<Source, SchemaReadInputs> {
  const inputsBySource = new Map<Source, { readonly byPointer: Map<string, string>; isPlain: boolean }>();
  const inputsOf = (source: Source): { readonly byPointer: Map<string, string>; isPlain: boolean } => {
    const inputs = inputsBySource.get(source) ?? { byPointer: new Map<string, string>(), isPlain: true };
    inputsBySource.set(source, inputs);
    return inputs;
  };
  const addInput = ({ source, pointer }: Node, input: unknown): void => {
    const { byPointer } = inputsOf(source);
    byPointer.set(pointer, (byPointer.get(pointer) ?? '') + JSON.stringify(input));
  };
  for (const [node, id] of ids) addInput(node, id);
  for (const [node, targets] of references)
    addInput(
      node,
      targets.map(({ node: target, anchor }) => [target ? ids.get(target) : undefined, anchor]),
    );
  // The metaschema, which is in another file, determines which keywords of a resource apply.
  for (const { root, disabledKeywords, dynamicAnchors } of resources) {
    if (disabledKeywords.size > 0) addInput(root, { disabledKeywords: [...disabledKeywords] });
    if (disabledKeywords.size > 0 || dynamicAnchors.size > 0 || root.pointer !== '')
      inputsOf(root.source).isPlain = false;
  }
  return inputsBySource;
}

/** Returns the nearest component of each node in a chain of aliases. */
function nearestComponents(aliasChains: ReadonlyMap<string, readonly Node[]>): ReadonlyMap<Node, string> {
  const longest = [...aliasChains.values()].reduce((length, chain) => Math.max(length, chain.length), 0);
  const nearest = new Map<Node, string>();
  for (let index = 0; index < longest; index++) {
    for (const [name, chain] of aliasChains) {
      const node = chain[index];
      if (node && !nearest.has(node)) nearest.set(node, name);
    }
  }
  return nearest;
}

/** Returns the first other component in a component's chain of aliases. */
function nextAlias(
  name: string,
  aliasChains: ReadonlyMap<string, readonly Node[]>,
  aliases: ReadonlyMap<Node, string>,
): string | undefined {
  return aliasChains
    .get(name)
    ?.map((node) => aliases.get(node))
    .find((otherName) => otherName !== name);
}

/** Returns the location of a component's schema: the component itself, or the unnamed schema that it references. */
function componentSchemaLocation(
  location: SchemaLocation,
  components: ReadonlySet<Node>,
  resolver: ReferenceResolver,
): SchemaLocation {
  const target = resolver.resolveAlias(location);
  return target && !components.has(target.node) ? target : location;
}

/** Assigns IDs to schemas without a component name. Outer schemas come first, because inner IDs extend outer IDs. */
function deriveIds(
  targets: ReadonlyMap<Node, SchemaLocation>,
  ids: Map<Node, string>,
  usedIds: Set<string>,
  document: Document,
): readonly SchemaEntry[] {
  const idsByLocation = new Map(
    [...operationIdPrefixes(document), ...ids].map(([node, name]) => [
      locationKey(node.source.file, node.pointer),
      name,
    ]),
  );
  const unnamed = [...targets.values()]
    .filter(({ node }) => !ids.has(node))
    .map((location) => ({ location, depth: location.node.pointer.split('/').length }));
  unnamed.sort(
    (a, b) =>
      a.depth - b.depth ||
      byCodePoint(a.location.node.source.file, b.location.node.source.file) ||
      byCodePoint(a.location.node.pointer, b.location.node.pointer),
  );
  return unnamed.map(({ location }) => {
    const { source, pointer } = location.node;
    const outer = findEnclosingId(source.file, pointer, idsByLocation);
    const preferred = deriveSchemaId(outer.id, pointer.slice(outer.pointer.length), source.file);
    const id = firstFreeId(preferred, usedIds);
    usedIds.add(id);
    ids.set(location.node, id);
    idsByLocation.set(locationKey(source.file, pointer), id);
    return id === preferred ? { id, location } : { id, location, nameSource: preferred };
  });
}

/** Returns the ID prefixes of schemas in operations. */
function operationIdPrefixes({ paths, webhooks }: Document): readonly (readonly [Node, string])[] {
  return [...paths, ...webhooks].flatMap(({ path, operations }) =>
    operations.map(
      ({ node, method, operationId }) => [node, toPascalCase(operationId ?? `${method} ${path}`)] as const,
    ),
  );
}

function findEnclosingId(
  file: string,
  pointer: string,
  idsByLocation: ReadonlyMap<string, string>,
): { readonly id: string; readonly pointer: string } {
  for (let end = pointer.lastIndexOf('/'); end >= 0; end = pointer.lastIndexOf('/', end - 1)) {
    const outer = pointer.slice(0, end);
    const id = idsByLocation.get(locationKey(file, outer));
    if (id !== undefined) return { id, pointer: outer };
    if (end === 0) break;
  }
  return { id: '', pointer: '' };
}

function locationKey(file: string, pointer: string): string {
  return `${file}#${pointer}`;
}

// Keywords followed by a user-defined name.
const namingKeywords = new Set([
  'properties',
  'patternProperties',
  'dependentSchemas',
  '$defs',
  'definitions',
  'schemas',
  'parameters',
  'headers',
  'requestBodies',
  'responses',
  'callbacks',
  'examples',
  'links',
  'pathItems',
  'paths',
  'webhooks',
  'content',
]);

/** The words that keywords add to an ID; other keywords add nothing. */
const keywordWords: ReadonlyMap<string, string> = new Map([
  ['items', 'Item'],
  ['contains', 'Item'],
  ['unevaluatedItems', 'Item'],
  ['prefixItems', 'Item'],
  ['additionalProperties', 'Value'],
  ['unevaluatedProperties', 'Value'],
  ['propertyNames', 'Key'],
  ['allOf', 'Part'],
  ['anyOf', 'Option'],
  ['oneOf', 'Option'],
  ['not', 'Not'],
  ['if', 'If'],
  ['then', 'Then'],
  ['else', 'Else'],
  ['contentSchema', 'Content'],
  ['requestBody', 'Body'],
]);

/**
 * Returns the ID for a pointer relative to the schema or operation `base`, which may be empty. For example,
 * `/properties/address` in `User` becomes `UserAddress`, and `/allOf/1` becomes `UserPart2`. The root of a file gets
 * the file name.
 */
function deriveSchemaId(base: string, pointer: string, file: string): string {
  const segments = idSegments(pointer, base === '');
  const [first = { text: fileStem(file), isName: true }] = segments;
  // A single user-defined name is kept if it is a valid component key.
  if (base === '' && segments.length < 2 && /^[A-Za-z0-9._-]+$/.test(first.text)) return first.text;
  const joined = segments.map(({ text, isName }) => (isName ? toPascalCase(text) : text)).join('');
  return base + (joined === '' ? toPascalCase(first.text) : joined);
}

interface IdSegment {
  readonly text: string;
  /** Whether the text is a user-defined name. */
  readonly isName: boolean;
}

/** Splits a pointer into segments. If `isOutermost`, it starts at the root of a file, where unknown keys are names. */
function idSegments(pointer: string, isOutermost: boolean): readonly IdSegment[] {
  const segments: IdSegment[] = [];
  let namingKeyword = '';
  let isNameNext = false;
  for (const segment of parsePointer(pointer) ?? []) {
    const word = keywordWords.get(segment);
    if (isNameNext && namingKeyword === 'parameters' && /^[0-9]+$/.test(segment))
      segments.push({ text: `Parameter${Number(segment) + 1}`, isName: false });
    else if (isNameNext && namingKeyword === 'content' && /json$/i.test(segment)) isNameNext = false; // JSON is the default.
    else if (isNameNext) segments.push({ text: segment, isName: true });
    else if (namingKeywords.has(segment)) {
      isNameNext = true;
      namingKeyword = segment;
      continue;
    } else if (/^[0-9]+$/.test(segment)) segments.push({ text: String(Number(segment) + 1), isName: false });
    else if (word !== undefined) segments.push({ text: word, isName: false });
    else if (isOutermost && segment !== 'components' && segment !== 'schema')
      segments.push({ text: segment, isName: true });
    isNameNext = false;
  }
  return segments;
}

/** Converts a name to PascalCase, unless it already has that style. */
function toPascalCase(segment: string): string {
  return /^[A-Z][A-Za-z0-9_]*$/.test(segment)
    ? segment
    : toCaseStyles(segment, 'schema').type.replace(/^_(?=[0-9])|_$/g, '');
}

function fileStem(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return name.replace(/\.(?:ya?ml|json)$/i, '');
}
