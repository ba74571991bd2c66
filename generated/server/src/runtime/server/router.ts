// Which operation a path and a method mean.

import { decoded } from '../parameters/request.js';
import type { Operation } from './table.js';

/** What a path leads to: the operations there by method, and the values of its parameters. */
export interface Route<Tx> {
  readonly operations: ReadonlyMap<string, Operation<Tx>>;
  /** Percent-encoded, in the order of the template. */
  readonly values: readonly string[];
}

export interface Router<Tx> {
  /** Undefined where the document has no such path. A path with a slash at its end is another path than the one without. */
  find(path: string): Route<Tx> | undefined;
}

/** One segment of the paths so far; literal segments go before parameters, longer literal text before shorter. */
interface Junction<Tx> {
  readonly literal: Map<string, Junction<Tx>>;
  readonly patterns: { readonly form: string; readonly weight: number; readonly pattern: RegExp; readonly next: Junction<Tx> }[];
  readonly operations: Map<string, Operation<Tx>>;
}

const parameter = /\{[^{}]*\}/g;

/** The routes of these operations. Of two with the same method on paths of the same form, the first counts. */
export function createRouter<Tx>(operations: readonly Operation<Tx>[]): Router<Tx> {
  const root = junction<Tx>();
  for (const operation of operations) {
    let at = root;
    for (const segment of segmentsOf(operation.path)) at = branch(at, segment);
    if (!at.operations.has(operation.method)) at.operations.set(operation.method, operation);
  }
  return {
    find(path) {
      const segments = segmentsOf(path);
      return isText(segments) ? search(root, segments, 0, []) : undefined;
    },
  };
}

/** The names of the parameters of a template, in its order. */
export function parameterNames(path: string): readonly string[] {
  return (path.match(parameter) ?? []).map((name) => name.slice(1, -1));
}

function junction<Tx>(): Junction<Tx> {
  return { literal: new Map(), patterns: [], operations: new Map() };
}

function segmentsOf(path: string): readonly string[] {
  return path.replace(/^\//, '').split('/');
}

/** Whether all segments are text in UTF-8; others can name nothing. */
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
  const source = form.split('{}').map(escaped).join('(.+?)');
  at.patterns.push({ form, weight: form.length, pattern: new RegExp(`^${source}$`, 's'), next });
  at.patterns.sort((a, b) => b.weight - a.weight);
  return next;
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function search<Tx>(at: Junction<Tx>, segments: readonly string[], index: number, values: readonly string[]): Route<Tx> | undefined {
  const segment = segments[index];
  if (segment === undefined) return at.operations.size > 0 ? { operations: at.operations, values } : undefined;
  const literal = at.literal.get(decoded(segment, false));
  const found = literal && search(literal, segments, index + 1, values);
  if (found) return found;
  for (const { pattern, next } of at.patterns) {
    const match = pattern.exec(segment);
    const further = match && search(next, segments, index + 1, [...values, ...match.slice(1)]);
    if (further) return further;
  }
  return undefined;
}
