// Router: finds operations by path and method, in a tree of path segments.

import { decoded } from '../parameters/raw-request.ts';
import type { Operation } from './operation-table.ts';

/** The operations of a path by method, and its parameter values. */
export interface Route<Tx> {
  readonly operations: ReadonlyMap<string, Operation<Tx>>;
  /** Methods that the path supports. */
  readonly allow: readonly string[];
  /** Parameter values, percent-encoded, in the order of the template. */
  readonly values: readonly string[];
  /** Cache: parameter values by name, for each requested operation. */
  readonly named: Map<Operation<Tx>, { readonly [name: string]: string }>;
}

export interface Router<Tx> {
  /** Returns the route of a path; `undefined` if there is none. A trailing slash is significant. */
  find(path: string): Route<Tx> | undefined;
}

/**
 * Node of the routing tree, for one segment. Literal segments precede parameters, and longer literal text precedes
 * shorter.
 */
interface Junction<Tx> {
  readonly literal: Map<string, Junction<Tx>>;
  readonly patterns: {
    readonly form: string;
    readonly weight: number;
    readonly values: (segment: string) => readonly string[] | undefined;
    readonly next: Junction<Tx>;
  }[];
  readonly operations: Map<string, Operation<Tx>>;
  /** Computed on the first request. */
  allow?: readonly string[];
}

const parameter = /\{[^{}]*\}/g;

/**
 * Creates the router of these operations. Of several with the same method and path form, the first takes precedence.
 */
export function createRouter<Tx>(operations: readonly Operation<Tx>[]): Router<Tx> {
  const root = junction<Tx>();
  for (const operation of operations) {
    let at = root;
    for (const segment of segmentsOf(operation.path)) at = branch(at, segment);
    if (!at.operations.has(operation.method)) at.operations.set(operation.method, operation);
  }
  const find = (path: string): Route<Tx> | undefined => {
    const segments = segmentsOf(path);
    return !path.includes('%') || isText(segments) ? search(root, segments, 0, []) : undefined;
  };
  const known = new Map<string, Route<Tx>>();
  return {
    find(path) {
      const before = known.get(path);
      if (before) return before;
      const found = find(path);
      if (found && path.length <= longest) {
        if (known.size >= remembered) known.clear();
        known.set(path, found);
      }
      return found;
    },
  };
}

/** Limits of the route cache: number of paths, and length of a path. */
const remembered = 1000;
const longest = 200;

/** Returns the parameter names of a path template, in order. */
export function parameterNames(path: string): readonly string[] {
  return (path.match(parameter) ?? []).map((name) => name.slice(1, -1));
}

/** Returns the methods that a path supports: GET implies HEAD, and OPTIONS is always supported. */
export function methodsOf(methods: Iterable<string>): readonly string[] {
  const all = new Set(methods);
  if (all.has('GET')) all.add('HEAD');
  all.add('OPTIONS');
  return [...all].sort();
}

function junction<Tx>(): Junction<Tx> {
  return { literal: new Map(), patterns: [], operations: new Map() };
}

function segmentsOf(path: string): readonly string[] {
  return (path.startsWith('/') ? path.slice(1) : path).split('/');
}

/** Whether all segments decode to UTF-8. Others match nothing. */
function isText(segments: readonly string[]): boolean {
  try {
    segments.forEach((segment) => decodeURIComponent(segment));
    return true;
  } catch {
    return false;
  }
}

function branch<Tx>(at: Junction<Tx>, segment: string): Junction<Tx> {
  if (!segment.includes('{')) {
    const literal = decoded(segment, false);
    const known = at.literal.get(literal) ?? junction<Tx>();
    at.literal.set(literal, known);
    return known;
  }
  const form = segment.replace(parameter, '{}');
  const known = at.patterns.find((each) => each.form === form);
  if (known) return known.next;
  const next = junction<Tx>();
  at.patterns.push({ form, weight: form.length, values: valuesOf(form), next });
  at.patterns.sort((a, b) => b.weight - a.weight);
  return next;
}

/** Returns a function that extracts the parameter values of a segment; `undefined` if the segment does not match. */
function valuesOf(form: string): Junction<unknown>['patterns'][number]['values'] {
  if (form === '{}') return (segment) => (segment === '' ? undefined : [segment]);
  const source = form.split('{}').map(escaped).join('(.+?)');
  const pattern = new RegExp(`^${source}$`, 's');
  return (segment) => pattern.exec(segment)?.slice(1);
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function search<Tx>(
  at: Junction<Tx>,
  segments: readonly string[],
  index: number,
  values: readonly string[],
): Route<Tx> | undefined {
  const segment = segments[index];
  if (segment === undefined)
    return at.operations.size > 0
      ? { operations: at.operations, allow: (at.allow ??= methodsOf(at.operations.keys())), values, named: new Map() }
      : undefined;
  const literal = at.literal.get(decoded(segment, false));
  const found = literal && search(literal, segments, index + 1, values);
  if (found) return found;
  for (const { values: valuesIn, next } of at.patterns) {
    const more = valuesIn(segment);
    const further = more && search(next, segments, index + 1, values.length === 0 ? more : [...values, ...more]);
    if (further) return further;
  }
  return undefined;
}
