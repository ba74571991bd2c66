// Operations and components that errors affect, directly or through references.

import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts';
import type { SourceSet } from '../../source/load-sources.ts';
import type { Entry, Node } from '../../source/node.ts';
import type { Version } from '../types.ts';
import type { Site } from '../read-context.ts';
import { createReferences, refOf, type References } from '../resolve-reference.ts';
import { entriesOf, memberOf, schemesAskedFor, unitsOf, type Part, type Unit } from './removable-parts.ts';

/** The parts to exclude so that no error remains. */
export interface Confined {
  /** Operations and components, in document order. */
  readonly units: readonly { readonly unit: Unit; readonly because: readonly Diagnostic[] }[];
  /** Excluded nodes: the parts themselves, and paths without a remaining operation. */
  readonly nodes: ReadonlySet<Node>;
}

/**
 * Returns the parts with errors, in addition to those already excluded; `undefined` if an error affects the whole
 * document or no operation would remain.
 */
export function confine(
  sources: SourceSet,
  version: Version,
  errors: readonly Diagnostic[],
  before: ReadonlySet<Node>,
): Confined | undefined {
  const references = createReferences(sources, version);
  if (!references) return undefined;
  const faults = locate(sources, errors);
  if (!faults) return undefined;
  const search = startSearch(references, faults);
  const units = unitsOf(references);
  const found = units
    .filter(({ node }) => !before.has(node))
    .map((unit) => ({ unit, because: [...search(unit)] }))
    .filter(({ because }) => because.length > 0);
  const explained = new Set(found.flatMap(({ because }) => because));
  if (errors.some((error) => !explained.has(error))) return undefined;
  const nodes = new Set([...before, ...found.map(({ unit }) => unit.node)]);
  const operations = units.filter(({ kind }) => kind === 'operation');
  const kept = operations.filter(({ node }) => !nodes.has(node));
  if (operations.length > 0 && kept.length === 0) return undefined;
  const paths = new Set(kept.map(({ path }) => path));
  for (const { path } of operations) if (path && !paths.has(path)) nodes.add(path.value);
  return { units: found, nodes };
}

/** Errors by file, with their offsets. Errors in a file that cannot be parsed affect the references to it. */
interface Faults {
  at(file: string): readonly { readonly offset: number; readonly error: Diagnostic }[];
  readonly broken: readonly Diagnostic[];
}

function locate(sources: SourceSet, errors: readonly Diagnostic[]): Faults | undefined {
  const byFile = new Map<string, { readonly offset: number; readonly error: Diagnostic }[]>();
  const broken: Diagnostic[] = [];
  for (const error of errors) {
    const { place } = error;
    if (!place) return undefined;
    if (!sources.roots.has(place.file)) broken.push(error);
    const list = byFile.get(place.file) ?? [];
    list.push({ offset: offsetOf(sources, place), error });
    byFile.set(place.file, list);
  }
  return { at: (file) => byFile.get(file) ?? [], broken };
}

function offsetOf(sources: SourceSet, { file, line, column }: Place): number {
  return sources.texts.get(file)?.offset(line, column) ?? -1;
}

/** Errors in a node, and the targets of its references. */
interface Looked {
  readonly errors: readonly Diagnostic[];
  readonly targets: readonly Site[];
}

/** Returns a function that collects the errors of a part. Each node is scanned once. */
function startSearch(references: References, faults: Faults): (unit: Unit) => ReadonlySet<Diagnostic> {
  const looked = new Map<Node, Looked>();
  const common = references.root.node.kind === 'map' ? (schemesAskedFor(references.root.node) ?? []) : [];
  const scheme = (name: string): readonly Site[] => {
    const node = memberOf(memberOf(memberOf(references.root.node, 'components'), 'securitySchemes'), name);
    return node ? [{ node, resource: references.root.resource }] : [];
  };
  const lookAt = ({ site, key, without }: Part): Looked => {
    const own = without === undefined && key === undefined;
    const known = own ? looked.get(site.node) : undefined;
    if (known) return known;
    const made = look(site, key, without ?? new Set(), references, faults);
    if (own) looked.set(site.node, made);
    return made;
  };
  return (unit) => {
    const errors = new Set<Diagnostic>();
    // Targets of a path item's `$ref` belong to its operations, except for the other operations there.
    const met = new Set(unit.parts.map(({ site }) => site.node));
    const asked = unit.kind === 'operation' && unit.node.kind === 'map' ? (schemesAskedFor(unit.node) ?? common) : [];
    const waiting: Part[] = [...unit.parts, ...asked.flatMap(scheme).map((site) => ({ site }))];
    for (let part = waiting.pop(); part; part = waiting.pop()) {
      const { errors: found, targets } = lookAt(part);
      for (const error of found) errors.add(error);
      for (const site of targets) {
        if (met.has(site.node)) continue;
        met.add(site.node);
        waiting.push({ site });
      }
    }
    return errors;
  };
}

function look(
  start: Site,
  key: Entry | undefined,
  without: ReadonlySet<Node>,
  references: References,
  faults: Faults,
): Looked {
  const errors = new Set<Diagnostic>();
  const targets: Site[] = [];
  const seen = new Set<Node>();
  const touch = (file: string, from: number, to: number): void => {
    for (const { offset, error } of faults.at(file)) if (from <= offset && offset <= to) errors.add(error);
  };
  if (key) touch(key.value.source.file, key.start, key.end);
  // An error may be inside the range of a node but in none of its descendants: Swagger fields that OpenAPI 3 lacks.
  const whole = ({ source, start: from, end }: Node): void => touch(source.file, from, end);
  if (without.size === 0) whole(start.node);
  else for (const { value } of entriesOf(start.node)) if (value.kind === 'list') whole(value);
  const { source, start: from, end: to } = start.node;
  const waiting: Site[] = [start];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const site = references.enter(next);
    const { node } = site;
    if (seen.has(node) || without.has(node)) continue;
    seen.add(node);
    // An error anywhere in a scalar, or in a node from elsewhere, counts; for other objects and arrays, only one at the
    // start.
    const isInside = node.source === source && from <= node.start && node.end <= to;
    // A YAML block mapping starts at its first key, which may belong to another part.
    const [first] = entriesOf(node);
    if (!first || first.start !== node.start || !without.has(first.value))
      touch(node.source.file, node.start, node.kind === 'scalar' || !isInside ? node.end : node.start);
    if (node.kind === 'list') for (const item of node.items) waiting.push({ node: item, resource: site.resource });
    if (node.kind !== 'map') continue;
    for (const entry of node.entries.values()) {
      if (!without.has(entry.value)) touch(entry.value.source.file, entry.start, entry.end);
      waiting.push({ node: entry.value, resource: site.resource });
    }
    for (const ref of linksOf(node)) {
      const { site: target } = references.resolve(site, ref);
      if (target) targets.push(target);
      else if (refOf(node)) for (const error of faults.broken) errors.add(error);
    }
  }
  return { errors: [...errors], targets };
}

/** Returns the `$ref` of an object and the mapping of its discriminator, whose values may be component names. */
function linksOf(node: Node): readonly string[] {
  const own = refOf(node);
  const mapping = memberOf(memberOf(node, 'discriminator'), 'mapping');
  const mapped = entriesOf(mapping).flatMap(({ value }) =>
    value.kind === 'scalar' && typeof value.value === 'string' ? [value.value] : [],
  );
  return [
    ...(own ? [own.ref] : []),
    ...mapped.map((text) => (/^[\w.-]+$/.test(text) ? `#/components/schemas/${text}` : text)),
  ];
}
