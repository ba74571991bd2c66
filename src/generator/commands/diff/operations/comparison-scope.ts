// Where in the interface something is being compared, and how what is found there is told.

import type { Typed } from '../../../model/types/api.ts';
import type { Assertion } from '../../../model/types/schema.ts';
import type { Origin } from '../../../model/types/origin.ts';
import type { ChangeId, WordsOf } from '../catalogue.ts';
import type { Direction, Subject, WireLevels } from '../change.ts';
import type { Found } from '../report-change.ts';
import { namedBy, type Side } from '../schemas/flatten-all-of.ts';
import type { Pairs } from '../schemas/schema-pairs.ts';
import type { Root } from '../schemas/propagate-changes.ts';

/** What a comparison has found so far: changes, and schemas that are to be compared. */
export interface Findings {
  readonly found: Found[];
  readonly roots: Root[];
}

/** Something with a place on both sides. */
export interface Places {
  readonly base?: Origin | undefined;
  readonly head?: Origin | undefined;
}

/** A place in an operation, or in the interface. */
export interface Scope {
  readonly pairs: Pairs;
  /** The operation as `Subject` spells it; absent for the interface as a whole. */
  readonly operation?: string;
  readonly steps: readonly string[];
  /** True where the service asks and the client answers: in webhooks and callbacks. */
  readonly turned: boolean;
  /** Those that meet a change here: the operation, unless stated otherwise. */
  readonly operations: readonly string[];
  readonly places: Places;
  /** A change here; `side` says whether it is about what is asked or about what is answered. */
  readonly tell: <I extends ChangeId>(
    id: I,
    words: WordsOf<I>,
    side: Direction,
    places?: Places,
    least?: WireLevels,
  ) => void;
  /** Compares two schemas here; an absent one takes anything. */
  readonly schemas: (base: Typed | undefined, head: Typed | undefined, side: Direction, places?: Places) => void;
  /** The place of that name within this one. */
  readonly within: (step: string, places?: Places) => Scope;
}

export interface Start {
  readonly operation?: string;
  readonly steps?: readonly string[];
  readonly turned?: boolean;
  readonly operations?: readonly string[];
  readonly places?: Places;
}

export function scopeOf(pairs: Pairs, findings: Findings, start: Start): Scope {
  const { operation, steps = [], turned = false, places: here = {} } = start;
  const operations = start.operations ?? (operation === undefined ? [] : [operation]);
  const subject: Subject = { ...(operation !== undefined && { operation }), steps };
  const directed = (side: Direction): Direction => (turned ? (side === 'request' ? 'response' : 'request') : side);
  const both = (places: Places): Places => ({ base: places.base ?? here.base, head: places.head ?? here.head });
  return {
    pairs,
    ...(operation !== undefined && { operation }),
    steps,
    turned,
    operations,
    places: here,
    tell: (id, words, side, places = {}, least) => {
      const { base, head } = both(places);
      findings.found.push({
        id,
        words,
        subject,
        operations,
        directions: [directed(side)],
        ...(base && { base: { origin: base } }),
        ...(head && { head: { origin: head } }),
        ...(least && { least }),
      });
    },
    schemas: (base, head, side, places = {}) => {
      if (!base && !head) return;
      const at = both({
        base: siteOf(pairs.base, base, head) ?? places.base,
        head: siteOf(pairs.head, head, base) ?? places.head,
      });
      const pair = pairs.pair(
        pairs.base.conjoin(assertions(base)),
        pairs.head.conjoin(assertions(head)),
        directed(side),
        {
          ...(at.base && { base: at.base }),
          ...(at.head && { head: at.head }),
        },
      );
      findings.roots.push({ pair, direction: directed(side), ...(operation !== undefined && { operation }), steps });
    },
    within: (step, places = {}) =>
      scopeOf(pairs, findings, { ...start, steps: [...steps, step], places: both(places) }),
  };
}

/** Where a schema is stated: as a named one if the other side refers to one of the same name, else where it is used. */
function siteOf({ api }: Side, typed: Typed | undefined, other: Typed | undefined): Origin | undefined {
  if (typeof typed?.assertion !== 'object') return undefined;
  const id = namedBy(typed.assertion);
  const isSame = id !== undefined && other !== undefined && namedBy(other.assertion) === id;
  return isSame ? api.schema(id)?.origin : typed.assertion.origin;
}

function assertions(typed: Typed | undefined): readonly Assertion[] {
  return typed ? [typed.assertion] : [];
}
