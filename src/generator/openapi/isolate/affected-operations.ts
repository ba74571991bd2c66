// Which operations a document's mistakes are confined to: those that hold one, or refer to what holds one.

import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts';
import type { SourceSet } from '../../source/load-sources.ts';
import type { Entry, Node } from '../../source/node.ts';
import type { Version } from '../types.ts';
import type { Site } from '../read-context.ts';
import { createReferences, refOf, type References } from '../resolve-reference.ts';
import { entriesOf, memberOf, schemesAskedFor, unitsOf, type Part, type Unit } from './removable-parts.ts';

/** What has to be left out so that none of the errors is left. */
export interface Confined {
  /** Operations and components, in the order written. */
  readonly units: readonly { readonly unit: Unit; readonly because: readonly Diagnostic[] }[];
  /** What is not read then: the units themselves, and paths that have no other operation. */
  readonly nodes: ReadonlySet<Node>;
}

/** The units with mistakes, beside those that are left out already; undefined where a mistake is of the document as a whole, or nothing would be left. */
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

/** The errors by file, with their offsets; those of files without a tree are found where something refers to them. */
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

/** The errors in one value, and the values that it refers to. */
interface Looked {
  readonly errors: readonly Diagnostic[];
  readonly targets: readonly Site[];
}

/** Answers for a unit which errors it comes to, each value being looked through once. */
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
    // What a path item refers to is part of its operations, but for the others there.
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
  // Also where something was written that is gone since: what Swagger says and OpenAPI 3 has no words for.
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
    // A text may be faulty anywhere in it, as may what was brought here from elsewhere; another object or list only as a whole.
    const isInside = node.source === source && from <= node.start && node.end <= to;
    // Without braces an object begins where its first key does, which may be that of another unit.
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

/** The references of an object: its own, and those of a discriminator, which may be names of components. */
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
