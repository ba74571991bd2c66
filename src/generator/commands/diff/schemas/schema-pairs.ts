// Pairs of compared schemas: each pair is compared once and refers to nested pairs.

import type { Origin } from '../../../model/types/origin.ts';
import { vocabulary } from '../catalogue/extension-changes.ts';
import { kindOf, type ChangeId } from '../catalogue.ts';
import { worse, type Direction, type WireLevels } from '../change.ts';
import type { Conjunction, Side } from './flatten-all-of.ts';
import { explore } from './compare-schemas.ts';
import { noneForeign, type Foreign } from './read-only-required.ts';
import { createUnchanged, type Unchanged } from './equal-schemas.ts';

/**
 * Variant of a schema. In a request, `readOnly` properties are omitted; in a response, `writeOnly` ones. `exact`, under
 * `not` and `if`, omits none: only the set of valid values matters, including undeclared properties.
 */
export type Reading = Direction | 'exact';

/** Origins of the two schemas, for parts without an origin of their own. */
export interface Site {
  readonly base?: Origin;
  readonly head?: Origin;
}

export interface Finding {
  readonly id: ChangeId;
  readonly words: Readonly<Record<string, string>>;
  /** See `ChangeDraft.schemas`. */
  readonly schemas?: () => string;
  readonly base?: Origin;
  readonly head?: Origin;
  readonly least?: WireLevels;
}

export interface Edge {
  /** Path segment from the parent; absent for an in-place schema. */
  readonly step?: string;
  readonly to: Pair;
  /**
   * Whether a wider nested schema can make this one narrower: in overlapping `oneOf` branches, or next to
   * `unevaluated…`.
   */
  readonly guarded: boolean;
}

export interface Pair {
  readonly base: Conjunction;
  readonly head: Conjunction;
  readonly reading: Reading;
  /** Opposite-direction properties of surrounding schemas of the same value. */
  readonly foreign: Foreign;
  readonly site: Site;
  /** ID of the head's named schema, if both are named: the same schema, or its replacement. */
  readonly schema?: string;
  /** Absent until the pair is compared. */
  result?: Explored;
}

export interface Explored {
  readonly findings: readonly Finding[];
  readonly edges: readonly Edge[];
}

/** How two schemas differ, with the worst level of all differences. */
export interface Relation {
  readonly differs: boolean;
  /** Whether a difference affects which values are valid. */
  readonly decides: boolean;
  readonly wire: WireLevels;
}

/** All pairs of two models. */
export interface Pairs {
  readonly base: Side;
  readonly head: Side;
  pair(base: Conjunction, head: Conjunction, reading: Reading, site: Site, foreign?: Foreign): Pair;
  /** Compares a pair on the first call. */
  explored(pair: Pair): Explored;
  /** Returns how two schemas differ, including nested pairs. A pair nested in itself counts as equal there. */
  relation(pair: Pair): Relation;
  /** Returns whether two schemas are certainly equal in every variant, including all referenced schemas. */
  readonly unchanged: Unchanged;
}

/** Maximum depth of nested unions whose branches are compared; beyond it, only names match. */
const deepest = 100;
const unknown: Relation = { differs: true, decides: true, wire: { request: 'possibly', response: 'possibly' } };
const nothing: Explored = { findings: [], edges: [] };

export function createPairs(base: Side, head: Side): Pairs {
  const known = new Map<Conjunction, Map<Conjunction, Partial<Record<string, Pair>>>>();
  const relations = new Map<Pair, Relation>();
  const exploring = new Set<Pair>();
  const unchanged = createUnchanged(base, head);
  let depth = 0;
  /** Number of assumptions so far: pairs taken as equal because of a cycle, or as unknown because of depth. */
  let assumed = 0;

  const pairs: Pairs = {
    base,
    head,
    unchanged,
    pair: (left, right, reading, site, foreign = noneForeign) => {
      const row = known.get(left) ?? new Map<Conjunction, Partial<Record<string, Pair>>>();
      known.set(left, row);
      const cell = row.get(right) ?? {};
      row.set(right, cell);
      const [from, to] = commonName(base.namesOf(left), head.namesOf(right));
      // If another named schema replaced this one, and both exist on both sides, the difference is located at the
      // reference.
      const other = from !== to && from !== undefined && to !== undefined && (head.api.schema(from) !== undefined || base.api.schema(to) !== undefined);
      // The same applies to differences that depend on the surrounding schemas.
      const schema = from === undefined || other || !isEven(foreign) ? undefined : to;
      // Without `readOnly` and `writeOnly` on either side, all variants are equal.
      const same = reading === 'request' && from !== undefined && to !== undefined && !base.readingsDiffer(from) && !head.readingsDiffer(to);
      const settled = same ? 'response' : reading;
      const key = foreign === noneForeign ? settled : `${settled} ${namesIn(foreign.base)} ${namesIn(foreign.head)}`;
      return (cell[key] ??= { base: left, head: right, reading: settled, foreign, site, ...(schema !== undefined && { schema }) });
    },
    explored: (pair) => {
      if (pair.result) return pair.result;
      if (exploring.has(pair)) {
        assumed++;
        return nothing;
      }
      exploring.add(pair);
      const result = isEven(pair.foreign) && unchanged(pair.base, pair.head) ? nothing : explore(pairs, pair);
      exploring.delete(pair);
      pair.result = result;
      return result;
    },
    relation: (pair) => {
      const before = relations.get(pair);
      if (before) return before;
      if (depth >= deepest) {
        assumed++;
        return unknown;
      }
      depth++;
      const sure = assumed;
      const found = relate(pairs, pair);
      depth--;
      // A result that depends on an assumption is not cached.
      if (exploring.size === 0 || assumed === sure) relations.set(pair, found);
      return found;
    },
  };
  return pairs;
}

/** Returns whether both sides have the same surrounding names. */
function isEven({ base, head }: Foreign): boolean {
  return base === head || namesIn(base) === namesIn(head);
}

function namesIn(names: ReadonlySet<string>): string {
  return JSON.stringify([...names]);
}

/** Returns the name of the schema on each side; a common name takes precedence. */
function commonName(base: readonly string[], head: readonly string[]): readonly [base: string | undefined, head: string | undefined] {
  const common = head.find((name) => base.includes(name));
  return common === undefined ? [base[0], head[0]] : [common, common];
}

function relate(pairs: Pairs, start: Pair): Relation {
  let differs = false;
  let decides = false;
  let wire: WireLevels = {};
  const seen = new Map<Pair, boolean>([[start, false]]);
  const waiting: { readonly pair: Pair; readonly guarded: boolean }[] = [{ pair: start, guarded: false }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { findings, edges } = pairs.explored(next.pair);
    for (const finding of findings) {
      differs = true;
      decides ||= isDeciding(finding.id);
      wire = worseWire(wire, levelsOf(finding, next.guarded));
    }
    for (const { to, guarded } of edges) {
      const through = next.guarded || guarded;
      const before = seen.get(to);
      if (before === true || before === through) continue;
      seen.set(to, through);
      waiting.push({ pair: to, guarded: through });
    }
  }
  return { differs, decides, wire };
}

/** Returns the levels of a difference. `isUncertain`: see `PairEdge`. */
export function levelsOf({ id, least }: Finding, guarded: boolean): WireLevels {
  const wire = worseWire(kindOf(id).wire, least ?? {});
  return guarded && isDeciding(id) ? worseWire(wire, { request: 'possibly', response: 'possibly' }) : wire;
}

const told = /^(deprecated$|reactivated$|default-|discriminator-)/;

/** Returns whether the change affects which values are valid, rather than annotations. */
export function isDeciding(id: ChangeId): boolean {
  return !told.test(id) && !Object.hasOwn(vocabulary, id);
}

export function worseWire(a: WireLevels, b: WireLevels): WireLevels {
  const request = worse(a.request, b.request);
  const response = worse(a.response, b.response);
  return { ...(request && { request }), ...(response && { response }) };
}
