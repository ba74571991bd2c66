// The pairs of schemas that are compared: each once, with what differs in it and the pairs that it leads to.

import type { Origin } from '../../../model/types/origin.ts';
import { vocabulary } from '../catalogue/extension-changes.ts';
import { kindOf, type ChangeId } from '../catalogue.ts';
import { worse, type Direction, type WireLevels } from '../change.ts';
import type { Conjunction, Side } from './flatten-all-of.ts';
import { explore } from './compare-schemas.ts';
import { noneForeign, type Foreign } from './read-only-required.ts';
import { createUnchanged, type Unchanged } from './equal-schemas.ts';

/**
 * In which reading two schemas are compared: in a request read-only members are left out. Under `not` and `if` none is, and
 * nothing counts but which values are valid: members that are not declared are judged rather than left aside.
 */
export type Reading = Direction | 'exact';

/** Where the two stand, for what has no place of its own. */
export interface Site {
  readonly base?: Origin;
  readonly head?: Origin;
}

export interface Finding {
  readonly id: ChangeId;
  readonly words: Readonly<Record<string, string>>;
  /** As of `Found`. */
  readonly schemas?: () => string;
  readonly base?: Origin;
  readonly head?: Origin;
  readonly least?: WireLevels;
}

export interface Edge {
  /** How the place is called from here; absent: the same place. */
  readonly step?: string;
  readonly to: Pair;
  /** True where wider there may be narrower here: in branches of a `oneOf` that may overlap, or beside `unevaluated…`. */
  readonly guarded: boolean;
}

export interface Pair {
  readonly base: Conjunction;
  readonly head: Conjunction;
  readonly reading: Reading;
  /** What schemas around the two say of the members of the same value. */
  readonly foreign: Foreign;
  readonly site: Site;
  /** The id of the head's named schema, where both have one here: the same, or one that took the other's place in the document. */
  readonly schema?: string;
  /** Undefined until it is explored. */
  result?: Explored;
}

export interface Explored {
  readonly findings: readonly Finding[];
  readonly edges: readonly Edge[];
}

/** How two schemas differ: not at all, or with the worst levels of all differences. */
export interface Relation {
  readonly differs: boolean;
  /** Whether that is about which values are valid. */
  readonly decides: boolean;
  readonly wire: WireLevels;
}

/** What comparing two models' schemas needs. */
export interface Pairs {
  readonly base: Side;
  readonly head: Side;
  pair(base: Conjunction, head: Conjunction, reading: Reading, site: Site, foreign?: Foreign): Pair;
  /** What differs in a pair, and where it leads. */
  explored(pair: Pair): Explored;
  /** How the two differ, in all that the pair leads to. A pair within itself is taken for equal there. */
  relation(pair: Pair): Relation;
  /** Whether the two are sure to be the same in all that they lead to, in every reading. */
  readonly unchanged: Unchanged;
}

/** So deep in unions of unions nothing is tried out any more: names alone decide what matches. */
const deepest = 100;
const unknown: Relation = { differs: true, decides: true, wire: { request: 'possibly', response: 'possibly' } };
const nothing: Explored = { findings: [], edges: [] };

export function createPairs(base: Side, head: Side): Pairs {
  const known = new Map<Conjunction, Map<Conjunction, Partial<Record<string, Pair>>>>();
  const relations = new Map<Pair, Relation>();
  const exploring = new Set<Pair>();
  const unchanged = createUnchanged(base, head);
  let depth = 0;
  /** How often something was taken for equal because it is being explored, or for unknown because it is too deep. */
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
      // Another schema in its place is told of where it stands: it has a name of its own on both sides, and is what it was.
      const other = from !== to && from !== undefined && to !== undefined && (head.api.schema(from) !== undefined || base.api.schema(to) !== undefined);
      // What only the surroundings make of it is told of where it stands, too.
      const schema = from === undefined || other || !isEven(foreign) ? undefined : to;
      // Where nothing is read-only or write-only, now and then, all readings are one.
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
      // What rests on an assumption holds for whoever made it alone.
      if (exploring.size === 0 || assumed === sure) relations.set(pair, found);
      return found;
    },
  };
  return pairs;
}

/** Whether both sides are told the same. */
function isEven({ base, head }: Foreign): boolean {
  return base === head || namesIn(base) === namesIn(head);
}

function namesIn(names: ReadonlySet<string>): string {
  return JSON.stringify([...names]);
}

/** What each side calls the schema: by the same name where one of several is the same. */
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

/** The levels of a finding where it is met. */
export function levelsOf({ id, least }: Finding, guarded: boolean): WireLevels {
  const wire = worseWire(kindOf(id).wire, least ?? {});
  return guarded && isDeciding(id) ? worseWire(wire, { request: 'possibly', response: 'possibly' }) : wire;
}

const told = /^(deprecated$|reactivated$|default-|discriminator-)/;

/** Whether the kind is about which values are valid, rather than about what is said of them. */
export function isDeciding(id: ChangeId): boolean {
  return !told.test(id) && !Object.hasOwn(vocabulary, id);
}

export function worseWire(a: WireLevels, b: WireLevels): WireLevels {
  const request = worse(a.request, b.request);
  const response = worse(a.response, b.response);
  return { ...(request && { request }), ...(response && { response }) };
}
