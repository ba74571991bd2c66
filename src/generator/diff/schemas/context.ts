// How the comparison of one keyword tells what it finds, and where to go on.

import type { JsonType, ObjectSchema } from '../../model/declarations/assertions.ts';
import { setOf } from '../../model/shape/types.ts';
import type { ChangeId, WordsOf } from '../catalogue.ts';
import type { WireLevels } from '../change.ts';
import type { Conjunction } from './conjunction.ts';
import type { Form } from './form.ts';
import { isDeciding, worseWire, type Edge, type Finding, type Pair, type Pairs, type Reading, type Relation } from './pairs.ts';
import { unsaid } from './unsaid.ts';

/** The parts that a finding or an edge is about; where one is absent, the schemas compared stand in. */
export interface Parts {
  readonly base?: ObjectSchema | undefined;
  readonly head?: ObjectSchema | undefined;
}

export interface Context {
  readonly pairs: Pairs;
  readonly base: Form;
  readonly head: Form;
  readonly reading: Reading;
  /** Whether one of them judges what no part of it evaluates: whatever evaluates more or less decides there, too. */
  readonly leftover: boolean;
  /** Whether values of the type are valid on both sides: what only one of them has was told with its type. */
  readonly shares: (type: JsonType) => boolean;
  readonly find: <I extends ChangeId>(id: I, words: WordsOf<I>, parts?: Parts, least?: WireLevels) => void;
  /** Goes on with what both have inside, under the name `step`. */
  readonly edge: (step: string | undefined, base: Conjunction, head: Conjunction, options?: EdgeOptions) => void;
  /** How two schemas differ, without any of it being told. */
  readonly relation: (base: Conjunction, head: Conjunction, reading?: Reading) => Relation;
}

export interface EdgeOptions {
  readonly parts?: Parts;
  readonly guarded?: boolean;
  /** True where what is inside judges the same value, and so says what of it is evaluated. */
  readonly inPlace?: boolean;
}

export interface Collected {
  readonly context: Context;
  readonly findings: readonly Finding[];
  readonly edges: readonly Edge[];
}

const unsure: WireLevels = { request: 'possibly', response: 'possibly' };

/** A context for one pair, and what is told to it. */
export function collect(pairs: Pairs, pair: Pair): Collected {
  const { reading, site } = pair;
  const base = pairs.base.form(pair.base);
  const head = pairs.head.form(pair.head);
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
  const context: Context = {
    pairs,
    base,
    head,
    reading,
    leftover,
    shares: (type) => (base.types & head.types & setOf([type])) !== 0,
    find: (id, words, parts = {}, least) => {
      const levels = leftover && isDeciding(id) ? { ...unsure, ...(least && worseWire(unsure, least)) } : least;
      const schemas = unsaid(id, words, { side: pairs.base, form: base, part: parts.base }, { side: pairs.head, form: head, part: parts.head });
      findings.push({ id, words, ...(schemas && { schemas }), ...sites(parts), ...(levels && { least: levels }) });
    },
    edge: (step, left, right, { parts = {}, guarded = false, inPlace = false } = {}) => {
      const to = pairs.pair(left, right, reading, sites(parts));
      edges.push({ ...(step !== undefined && { step }), to, guarded: guarded || (inPlace && leftover) });
    },
    relation: (left, right, inner = reading) => pairs.relation(pairs.pair(left, right, inner, sites({}))),
  };
  return { context, findings, edges };
}
