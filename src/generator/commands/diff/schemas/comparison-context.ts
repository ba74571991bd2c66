// Context of a schema comparison: records differences and nested pairs.

import type { JsonType, ObjectSchema } from '../../../model/types/schema.ts';
import { setOf } from '../../../model/shape/type-set.ts';
import type { ChangeId, WordsOf } from '../catalogue.ts';
import type { WireLevels } from '../change.ts';
import type { Conjunction } from './flatten-all-of.ts';
import { foreignWithin, noneForeign, type Foreign } from './read-only-required.ts';
import type { Form } from './normal-form.ts';
import { placesOf } from './difference-location.ts';
import { likenessKey, mayTry } from './schema-similarity.ts';
import { isDeciding, worseWire, type Edge, type Finding, type Pair, type Pairs, type Reading, type Relation } from './schema-pairs.ts';
import { unsaid } from './related-schemas.ts';

/** Schemas that a difference or edge is about. Default: the compared schemas. */
export interface Parts {
  readonly base?: ObjectSchema | undefined;
  readonly head?: ObjectSchema | undefined;
}

export interface Context {
  readonly pairs: Pairs;
  readonly base: Form;
  readonly head: Form;
  readonly reading: Reading;
  readonly foreign: Foreign;
  /** Whether one side has `unevaluated…` keywords. Then a change of evaluated locations affects validity. */
  readonly leftover: boolean;
  /** Returns whether both sides accept the type. Other types are covered by type changes. */
  readonly shares: (type: JsonType) => boolean;
  readonly find: <I extends ChangeId>(id: I, words: WordsOf<I>, parts?: Parts, least?: WireLevels) => void;
  /** Adds a nested pair under the name `step`. */
  readonly edge: (step: string | undefined, base: Conjunction, head: Conjunction, options?: EdgeOptions) => void;
  /** Returns how two schemas differ, without reporting it. */
  readonly relation: (base: Conjunction, head: Conjunction, reading?: Reading) => Relation;
  /** The same for two schemas that apply in place, to the same value. */
  readonly relationInPlace: (base: Conjunction, head: Conjunction) => Relation;
  /** Returns whether two schemas are equal, as far as bounded effort can tell. */
  readonly isSame: (base: Conjunction, head: Conjunction, reading?: Reading | 'in place') => boolean;
}

export interface EdgeOptions {
  readonly parts?: Parts;
  readonly guarded?: boolean;
  /** Whether the nested schema applies to the same value, its properties, or its items, and thus evaluates them. */
  readonly evaluates?: boolean;
  /** Whether the nested schema applies in place, to the same value. */
  readonly inPlace?: boolean;
}

export interface Collected {
  readonly context: Context;
  readonly findings: readonly Finding[];
  readonly edges: readonly Edge[];
}

const unsure: WireLevels = { request: 'possibly', response: 'possibly' };

/** Creates the context of a pair, and the lists that it fills. */
export function collect(pairs: Pairs, pair: Pair): Collected {
  const { reading, site, foreign } = pair;
  const [before, after] = [pairs.base.form(pair.base), pairs.head.form(pair.head)];
  // One more branch can turn a union of distinct types into a general one. Then both are compared as unions.
  const base = before.byType && before.unions.length < after.unions.length ? pairs.base.unionForm(pair.base) : before;
  const head = after.byType && after.unions.length < before.unions.length ? pairs.head.unionForm(pair.head) : after;
  const findings: Finding[] = [];
  const edges: Edge[] = [];
  const originIn = (side: 'base' | 'head', part: ObjectSchema | undefined): Finding['base'] =>
    part?.origin ?? (side === 'base' ? base : head).parts[0]?.origin ?? site[side];
  const leftover = [base, head].some(({ list, object }) => (list?.unevaluated ?? object?.unevaluated) !== undefined);
  const sites = (parts: Parts): Pick<Finding, 'base' | 'head'> => {
    const left = originIn('base', parts.base);
    const right = originIn('head', parts.head);
    return { ...(left && { base: left }), ...(right && { head: right }) };
  };
  const within = (left: Conjunction, right: Conjunction): Foreign => {
    if (reading === 'exact') return noneForeign;
    const names = { base: foreignWithin(pairs.base, base, foreign.base, left, reading), head: foreignWithin(pairs.head, head, foreign.head, right, reading) };
    return names.base.size + names.head.size === 0 ? noneForeign : names;
  };
  const context: Context = {
    pairs,
    base,
    head,
    reading,
    foreign,
    leftover,
    shares: (type) => (base.types & head.types & setOf([type])) !== 0,
    find: (id, words, parts = {}, least) => {
      const levels = leftover && isDeciding(id) ? { ...unsure, ...(least && worseWire(unsure, least)) } : least;
      const schemas = unsaid(id, words, { side: pairs.base, form: base, part: parts.base }, { side: pairs.head, form: head, part: parts.head });
      findings.push({ id, words, ...(schemas && { schemas }), ...placesOf(pairs, pair, sites(parts)), ...(levels && { least: levels }) });
    },
    edge: (step, left, right, { parts = {}, guarded = false, inPlace = false, evaluates = inPlace } = {}) => {
      const to = pairs.pair(left, right, reading, sites(parts), inPlace ? within(left, right) : noneForeign);
      edges.push({ ...(step !== undefined && { step }), to, guarded: guarded || (evaluates && leftover) });
    },
    relation: (left, right, inner = reading) => pairs.relation(pairs.pair(left, right, inner, sites({}))),
    relationInPlace: (left, right) => pairs.relation(pairs.pair(left, right, reading, sites({}), within(left, right))),
    isSame: (left, right, inner = reading) => {
      const worthIt = mayTry(pairs.base, [left], pairs.head, [right]) || likenessKey(pairs.base, left) === likenessKey(pairs.head, right);
      return worthIt && !(inner === 'in place' ? context.relationInPlace(left, right) : context.relation(left, right, inner)).differs;
    },
  };
  return { context, findings, edges };
}
