// Which operation a path and a method mean.

import { decoded } from '../parameters/raw-request.ts';
import type { Operation } from './operation-table.ts';

/** What a path leads to: the operations there by method, and the values of its parameters. */
export interface Route<Tx> {
  readonly operations: ReadonlyMap<string, Operation<Tx>>;
  /** The methods that the path answers. */
  readonly allow: readonly string[];
  /** Percent-encoded, in the order of the template. */
  readonly values: readonly string[];
  /** The same by name, for each operation that was asked for. */
  readonly named: Map<Operation<Tx>, { readonly [name: string]: string }>;
}

export interface Router<Tx> {
  /** Undefined where the document has no such path. A path with a slash at its end is another path than the one without. */
  find(path: string): Route<Tx> | undefined;
}

/** One segment of the paths so far; literal segments go before parameters, longer literal text before shorter. */
interface Junction<Tx> {
  readonly literal: Map<string, Junction<Tx>>;
  readonly patterns: {
    readonly form: string;
    readonly weight: number;
    readonly values: (segment: string) => readonly string[] | undefined;
    readonly next: Junction<Tx>;
  }[];
  readonly operations: Map<string, Operation<Tx>>;
  /** Worked out when the first request comes here. */
  allow?: readonly string[];
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

/** As many paths as are asked for again and again, none longer than that. */
const remembered = 1000;
const longest = 200;

/** The names of the parameters of a template, in its order. */
export function parameterNames(path: string): readonly string[] {
  return (path.match(parameter) ?? []).map((name) => name.slice(1, -1));
}

/** The methods that a path answers: with GET comes HEAD, and OPTIONS always. */
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
  at.patterns.push({ form, weight: form.length, values: valuesOf(form), next });
  at.patterns.sort((a, b) => b.weight - a.weight);
  return next;
}

/** What the parameters of a segment's form are in a segment; undefined where it has another form. */
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
