// Comparison scope: position in the API, and how differences there are recorded.

import type { Typed } from '../../../model/types/api.ts';
import type { Assertion } from '../../../model/types/schema.ts';
import type { Origin } from '../../../model/types/origin.ts';
import type { ChangeId, WordsOf } from '../catalogue.ts';
import type { Direction, Subject, WireLevels } from '../change.ts';
import type { Found } from '../report-change.ts';
import { namedBy, type Side } from '../schemas/flatten-all-of.ts';
import type { Pairs } from '../schemas/schema-pairs.ts';
import type { Root } from '../schemas/propagate-changes.ts';

/** Result so far: changes, and pairs of schemas to compare. */
export interface Findings {
  readonly found: Found[];
  readonly roots: Root[];
}

/** Origins on both sides. */
export interface Places {
  readonly base?: Origin | undefined;
  readonly head?: Origin | undefined;
}

/** Position in an operation, or in the API as a whole. */
export interface Scope {
  readonly pairs: Pairs;
  /** Operation name as in `ChangeSubject`; absent for the API as a whole. */
  readonly operation?: string;
  readonly steps: readonly string[];
  /** Whether the service sends the request, as in webhooks and callbacks. */
  readonly turned: boolean;
  /** Affected operations. */
  readonly operations: readonly string[];
  readonly places: Places;
  /** Reports a change. `side`: whether it concerns the request or the response. */
  readonly tell: <I extends ChangeId>(
    id: I,
    words: WordsOf<I>,
    side: Direction,
    places?: Places,
    least?: WireLevels,
  ) => void;
  /** Adds two schemas for comparison. A missing schema accepts any value. */
  readonly schemas: (base: Typed | undefined, head: Typed | undefined, side: Direction, places?: Places) => void;
  /** Returns a nested scope. */
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

/**
 * Returns the origin of a schema: that of the named schema if the other side refers to the same name, otherwise that of
 * its use.
 */
function siteOf({ api }: Side, typed: Typed | undefined, other: Typed | undefined): Origin | undefined {
  if (typeof typed?.assertion !== 'object') return undefined;
  const id = namedBy(typed.assertion);
  const isSame = id !== undefined && other !== undefined && namedBy(other.assertion) === id;
  return isSame ? api.schema(id)?.origin : typed.assertion.origin;
}

function assertions(typed: Typed | undefined): readonly Assertion[] {
  return typed ? [typed.assertion] : [];
}
