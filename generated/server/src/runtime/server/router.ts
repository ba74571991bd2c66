// Router: finds operations by path and method, in a tree of path segments.

import { percentDecode } from '../parameters/raw-request.js';
import type { OperationDescriptor } from './operation-table.js';

/** The operations of a path by method, and its parameter values. */
export interface Route<Tx> {
  readonly operations: ReadonlyMap<string, OperationDescriptor<Tx>>;
  /** Methods that the path supports. */
  readonly allow: readonly string[];
  /** Parameter values, percent-encoded, in the order of the template. */
  readonly values: readonly string[];
  /** Cached parameter values by name, for each requested operation. */
  readonly parametersByOperation: Map<OperationDescriptor<Tx>, { readonly [name: string]: string }>;
}

export interface Router<Tx> {
  /** Returns the route for a path; `undefined` if there is none. A trailing slash is significant. */
  find(path: string): Route<Tx> | undefined;
}

/**
 * Node of the routing tree, for one segment. Literal segments precede parameters, and longer literal text precedes
 * shorter.
 */
interface RouteNode<Tx> {
  readonly literal: Map<string, RouteNode<Tx>>;
  readonly patterns: {
    readonly template: string;
    readonly specificity: number;
    readonly extractValues: (segment: string) => readonly string[] | undefined;
    readonly child: RouteNode<Tx>;
  }[];
  readonly operations: Map<string, OperationDescriptor<Tx>>;
  /** Computed on the first request. */
  allow?: readonly string[];
}

const parameterPattern = /\{[^{}]*\}/g;

/**
 * Creates the router for these operations. If several have the same method and path structure, the first
 * takes precedence.
 */
export function createRouter<Tx>(operations: readonly OperationDescriptor<Tx>[]): Router<Tx> {
  const root = createNode<Tx>();
  for (const operation of operations) {
    let node = root;
    for (const segment of splitPath(operation.path)) node = addSegment(node, segment);
    if (!node.operations.has(operation.method)) node.operations.set(operation.method, operation);
  }
  const find = (path: string): Route<Tx> | undefined => {
    const segments = splitPath(path);
    return !path.includes('%') || isUtf8(segments) ? matchSegments(root, segments, 0, []) : undefined;
  };
  const cache = new Map<string, Route<Tx>>();
  return {
    find(path) {
      const cached = cache.get(path);
      if (cached) return cached;
      const route = find(path);
      if (route && path.length <= maxCachedPathLength) {
        if (cache.size >= maxCachedPaths) cache.clear();
        cache.set(path, route);
      }
      return route;
    },
  };
}

/** Limits of the route cache: number of paths, and length of a path. */
const maxCachedPaths = 1000;
const maxCachedPathLength = 200;

/** Returns the parameter names of a path template, in order. */
export function parameterNames(path: string): readonly string[] {
  return (path.match(parameterPattern) ?? []).map((name) => name.slice(1, -1));
}

/** Returns the methods that a path supports: GET implies HEAD, and OPTIONS is always supported. */
export function allowedMethods(methods: Iterable<string>): readonly string[] {
  const supported = new Set(methods);
  if (supported.has('GET')) supported.add('HEAD');
  supported.add('OPTIONS');
  return [...supported].sort();
}

function createNode<Tx>(): RouteNode<Tx> {
  return { literal: new Map(), patterns: [], operations: new Map() };
}

function splitPath(path: string): readonly string[] {
  return (path.startsWith('/') ? path.slice(1) : path).split('/');
}

/** Whether all segments decode to UTF-8. Other paths match no operation. */
export function isUtf8(segments: readonly string[]): boolean {
  try {
    segments.forEach((segment) => decodeURIComponent(segment));
    return true;
  } catch {
    return false;
  }
}

function addSegment<Tx>(node: RouteNode<Tx>, segment: string): RouteNode<Tx> {
  if (!segment.includes('{')) {
    const literal = percentDecode(segment, false);
    const existing = node.literal.get(literal) ?? createNode<Tx>();
    node.literal.set(literal, existing);
    return existing;
  }
  const template = segment.replace(parameterPattern, '{}');
  const existing = node.patterns.find((pattern) => pattern.template === template);
  if (existing) return existing.child;
  const child = createNode<Tx>();
  node.patterns.push({ template, specificity: template.length, extractValues: compileSegment(template), child });
  node.patterns.sort((a, b) => b.specificity - a.specificity);
  return child;
}

/** Returns a function that extracts the parameter values of a segment; `undefined` if the segment does not match. */
function compileSegment(template: string): RouteNode<unknown>['patterns'][number]['extractValues'] {
  if (template === '{}') return (segment) => (segment === '' ? undefined : [segment]);
  const source = template.split('{}').map(escapeRegExp).join('(.+?)');
  const pattern = new RegExp(`^${source}$`, 's');
  return (segment) => pattern.exec(segment)?.slice(1);
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function matchSegments<Tx>(
  node: RouteNode<Tx>,
  segments: readonly string[],
  index: number,
  values: readonly string[],
): Route<Tx> | undefined {
  const segment = segments[index];
  if (segment === undefined)
    return node.operations.size > 0
      ? {
          operations: node.operations,
          allow: (node.allow ??= allowedMethods(node.operations.keys())),
          values,
          parametersByOperation: new Map(),
        }
      : undefined;
  const literal = node.literal.get(percentDecode(segment, false));
  const match = literal && matchSegments(literal, segments, index + 1, values);
  if (match) return match;
  for (const { extractValues, child } of node.patterns) {
    const extracted = extractValues(segment);
    const patternMatch =
      extracted &&
      matchSegments(child, segments, index + 1, values.length === 0 ? extracted : [...values, ...extracted]);
    if (patternMatch) return patternMatch;
  }
  return undefined;
}
