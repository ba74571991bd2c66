// Error message for a path that matches no operation: the nearest path of the API, or where its paths begin.

import { percentDecode } from '../parameters/raw-request.js';
import { editDistance, type ComparisonBudget } from './edit-distance.js';
import { isUtf8 } from './router.js';

// Anyone can request unknown paths, so these limits bound the work of a request, whatever the document contains.

/** Longest requested path for which the nearest path is determined. */
const maxPathLength = 200;
/** Largest number of distinct paths in an API for which the nearest path is determined. */
const maxPaths = 2000;
/** Longest segment that may differ. Longer ones must be equal. */
const maxSegmentLength = 40;
/** Largest number of edits in a segment, and in a path. */
const maxSegmentEdits = 2;
const maxPathEdits = 3;
/** Largest number of comparisons for a request: of segments, and of characters in them. */
export const maxComparisons = 50_000;

/** The distinct paths of an API, prepared for comparison. */
export interface PathIndex {
  /** First path, as an example; `undefined` if there are none. */
  readonly firstPath: string | undefined;
  /** Literal segments with which all paths begin, decoded. */
  readonly prefixSegments: readonly string[];
  /** These segments as in the document, such as `/v1`; empty if there are none. */
  readonly prefix: string;
  /** Paths by number of segments; empty if the API has too many paths. */
  readonly templatesByLength: ReadonlyMap<number, readonly PathTemplate[]>;
}

interface PathTemplate {
  readonly path: string;
  /** Decoded segments in lower case; `undefined` for parameters, which match any segment. */
  readonly segments: readonly (string | undefined)[];
}

/** Returns a function that describes unknown paths. It prepares the paths of the operations on its first call. */
export function createUnknownPathDescriber(operations: readonly { readonly path: string }[]): (path: string) => string {
  let index: PathIndex | undefined;
  return (path) =>
    describeUnknownPath(path, (index ??= createPathIndex(operations.map((operation) => operation.path))));
}

/** Prepares the paths of an API. */
export function createPathIndex(paths: readonly string[]): PathIndex {
  const distinctPaths = [...new Set(paths)];
  const prefixSegments = commonPrefix(distinctPaths);
  const templatesByLength = new Map<number, PathTemplate[]>();
  for (const path of distinctPaths.length > maxPaths ? [] : distinctPaths) {
    const segments = splitPath(path).map((segment) =>
      segment.includes('{') ? undefined : percentDecode(segment, false).toLowerCase(),
    );
    const group = templatesByLength.get(segments.length);
    if (group) group.push({ path, segments });
    else templatesByLength.set(segments.length, [{ path, segments }]);
  }
  return {
    firstPath: distinctPaths[0],
    prefixSegments: prefixSegments.map((segment) => percentDecode(segment, false)),
    prefix: prefixSegments.map((segment) => `/${segment}`).join(''),
    templatesByLength,
  };
}

/** Returns the message for a request whose path matches no operation. */
export function describeUnknownPath(path: string, index: PathIndex): string {
  const encoded = splitPath(path);
  const isDecodable = isUtf8(encoded);
  const requested = isDecodable ? encoded.map((segment) => percentDecode(segment, false)) : encoded;
  const nearest =
    isDecodable && path.length <= maxPathLength
      ? findNearestPath(requested, index, { remaining: maxComparisons })
      : undefined;
  if (nearest !== undefined) return `Not found. Did you mean ${nearest}?`;
  const { firstPath, prefix, prefixSegments } = index;
  const continuesPrefix = requested.length > prefixSegments.length && startsWith(requested, prefixSegments);
  if (continuesPrefix || firstPath === undefined) return 'Not found';
  return prefix === ''
    ? `Not found. This API has paths such as ${firstPath}.`
    : `Not found. The paths of this API begin with ${prefix}.`;
}

/**
 * Returns the path that differs least: by case, a trailing slash, a missing prefix, or few characters of its literal
 * segments. Compares each path at most once, and stops if the budget is exhausted.
 */
export function findNearestPath(
  requested: readonly string[],
  { prefixSegments, templatesByLength }: PathIndex,
  budget: ComparisonBudget,
): string | undefined {
  const segments = requested.map((segment) => segment.toLowerCase());
  const prefixLength = prefixSegments.length;
  let nearest: string | undefined;
  let limit = maxPathEdits;
  const compare = (templates: readonly PathTemplate[], offset: number): void => {
    for (const template of templates) {
      // A further path must be nearer.
      if (limit < 0 || budget.remaining <= 0) return;
      // After the prefix, a parameter would match whatever was requested.
      if (offset > 0 && template.segments[offset] === undefined) continue;
      const distance = pathDistance(segments, template.segments, offset, limit, budget);
      if (distance > limit) continue;
      nearest = template.path;
      limit = distance - 1;
    }
  };
  compare(templatesByLength.get(segments.length) ?? [], 0);
  if (prefixLength > 0 && !startsWith(requested, prefixSegments))
    compare(templatesByLength.get(segments.length + prefixLength) ?? [], prefixLength);
  return nearest;
}

/**
 * Returns the number of edits between a path and the segments of a template from `offset`; infinity if it exceeds
 * `limit`, or if a segment differs too much.
 */
function pathDistance(
  path: readonly string[],
  template: PathTemplate['segments'],
  offset: number,
  limit: number,
  budget: ComparisonBudget,
): number {
  let total = 0;
  for (const [index, requested] of path.entries()) {
    budget.remaining--;
    const segment = template[index + offset];
    if (segment === undefined || segment === requested) continue;
    if (segment.length > maxSegmentLength) return Infinity;
    const segmentLimit = Math.min(maxSegmentEdits, Math.max(1, Math.floor(segment.length / 3)), limit - total);
    total += editDistance(requested, segment, segmentLimit, budget);
    if (total > limit) return Infinity;
  }
  return total;
}

/** Returns the literal segments with which all paths begin, but not the last segment if there is only one path. */
function commonPrefix(paths: readonly string[]): readonly string[] {
  const [first, ...others] = paths;
  if (first === undefined) return [];
  const segments = first.split('/').slice(1);
  let length = segments.findIndex((segment) => segment === '' || segment.includes('{'));
  if (length < 0) length = segments.length;
  if (others.length === 0) length = Math.min(length, Math.max(0, splitPath(first).length - 1));
  for (const other of others) {
    const otherSegments = other.split('/').slice(1);
    const end = segments.slice(0, length).findIndex((segment, index) => otherSegments[index] !== segment);
    if (end >= 0) length = end;
  }
  return segments.slice(0, length);
}

/** Returns the segments of a path that are not empty. */
function splitPath(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function startsWith(segments: readonly string[], prefix: readonly string[]): boolean {
  return prefix.every((segment, index) => segments[index] === segment);
}
