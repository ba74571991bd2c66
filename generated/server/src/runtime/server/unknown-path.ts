// Error message for a path that matches no operation: the nearest path of the API, or where its paths begin.

/** Longest requested path for which the nearest path is determined. */
const maxPathLength = 200;

/** Returns the message for a request whose path matches no operation. `paths` are those of the operations. */
export function describeUnknownPath(path: string, paths: readonly string[]): string {
  const prefix = commonPrefix(paths);
  const nearest = findNearestPath(path, prefix, paths);
  if (nearest !== undefined) return `Not found. Did you mean ${nearest}?`;
  if (prefix !== '' && path !== prefix && !path.startsWith(`${prefix}/`))
    return `Not found. The paths of this API begin with ${prefix}.`;
  const [first] = paths;
  const isStart = /^\/?$/.test(path) || path === prefix || path === `${prefix}/`;
  return isStart && first !== undefined ? `Not found. A path of this API is ${first}.` : 'Not found';
}

/** Returns the literal segments with which all paths begin, such as `/v1`. */
function commonPrefix(paths: readonly string[]): string {
  const [segments = [], ...others] = paths.map((path) => path.split('/'));
  const isShared = (segment: string, index: number): boolean =>
    !segment.includes('{') && others.every((other) => other[index] === segment);
  const end = segments.findIndex((segment, index) => !isShared(segment, index));
  return segments.slice(0, end < 0 ? segments.length : end).join('/');
}

/**
 * Returns the path that differs least: by case, a trailing slash, a missing prefix, or few characters of each literal
 * segment. Parameters match any segment.
 */
function findNearestPath(path: string, prefix: string, paths: readonly string[]): string | undefined {
  // A segment that does not decode to UTF-8 matches no parameter, but the path itself could be the nearest one.
  if (path.length > maxPathLength || path.includes('%')) return undefined;
  const requested = splitNormalized(path);
  if (requested.length === 0) return undefined;
  const prefixSegments = splitNormalized(prefix);
  let nearest: { readonly path: string; readonly distance: number } | undefined;
  for (const template of paths) {
    const segments = splitNormalized(template);
    // After the prefix, a parameter would match whatever was requested.
    const canAddPrefix = prefix !== '' && segments[prefixSegments.length]?.includes('{') === false;
    const alternatives = canAddPrefix ? [requested, [...prefixSegments, ...requested]] : [requested];
    for (const alternative of alternatives) {
      const distance = pathDistance(alternative, segments);
      if (distance < (nearest?.distance ?? Infinity)) nearest = { path: template, distance };
    }
  }
  return nearest?.path;
}

function splitNormalized(path: string): readonly string[] {
  return path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
}

/** Returns the number of edits between a path and a template, or infinity if a segment differs too much. */
function pathDistance(path: readonly string[], template: readonly string[]): number {
  if (path.length !== template.length) return Infinity;
  let total = 0;
  for (const [index, segment] of template.entries()) {
    const requested = path[index] ?? '';
    if (segment.includes('{') || segment === requested) continue;
    total += editDistance(requested, segment, Math.max(1, Math.floor(segment.length / 3)));
    if (total === Infinity) break;
  }
  return total;
}

/** Returns the Levenshtein distance, with swapped neighbors as one edit; infinity if it exceeds `limit`. */
function editDistance(first: string, second: string, limit: number): number {
  if (Math.abs(first.length - second.length) > limit) return Infinity;
  let beforePrevious: readonly number[] = [];
  let previous: readonly number[] = Array.from({ length: second.length + 1 }, (_, column) => column);
  for (let row = 1; row <= first.length; row++) {
    const current = [row];
    for (let column = 1; column <= second.length; column++) {
      const isEqual = first[row - 1] === second[column - 1];
      const isSwap = row > 1 && first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1];
      current.push(
        Math.min(
          (previous[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (previous[column - 1] ?? 0) + (isEqual ? 0 : 1),
          isSwap ? (beforePrevious[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [beforePrevious, previous] = [previous, current];
  }
  const distance = previous[second.length] ?? 0;
  return distance > limit ? Infinity : distance;
}
