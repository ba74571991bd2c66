// Assessment of a comparison: level, approval, and version bumps.

import type { Approval } from './approvals.ts';
import {
  subjectText,
  worse,
  worst,
  type Change,
  type CodeLevels,
  type Difference,
  type Level,
  type Place,
} from './change.ts';
import { kindOf } from './catalogue.ts';
import { bumpsOf, type Bumps } from './semver-bumps.ts';

/** Change with its level and approval. */
export interface Verdict {
  readonly change: Change;
  readonly subject: string;
  readonly level: Level;
  readonly approval: Approval | undefined;
  /** In the head; in the base for a removed element. */
  readonly place: Place | undefined;
}

/** Assessed comparison of two documents. */
export interface Comparison {
  readonly difference: Difference;
  /** Display name, such as `main:spec/openapi.yaml`. */
  readonly base: string;
  readonly head: string;
  /** Most severe level first, then in the order of `difference.changes`. */
  readonly verdicts: readonly Verdict[];
  readonly bumps: Bumps;
}

const order: readonly Level[] = ['breaking', 'possibly', 'compatible'];

/** Assesses all changes of a comparison. */
export function judge(
  difference: Difference,
  names: { readonly base: string; readonly head: string },
  approved: ReadonlyMap<string, Approval>,
): Comparison {
  const verdicts = difference.changes.map((change) => verdictOf(change, approved.get(change.fingerprint)));
  return {
    difference,
    ...names,
    verdicts: order.flatMap((level) => verdicts.filter((verdict) => verdict.level === level)),
    bumps: bumpsOf(difference.changes),
  };
}

/**
 * Returns the worst level on the wire, of types, and of client calls. Handlers are excluded: they never break callers.
 */
export function levelOf({ wire, code: { types, client } }: Pick<Change, 'wire' | 'code'>): Level {
  return worse(worst(wire), worse(types, client)) ?? 'compatible';
}

function verdictOf(change: Change, approval: Approval | undefined): Verdict {
  return {
    change,
    subject: subjectText(change.subject),
    level: levelOf(change),
    approval,
    place: change.head ?? change.base,
  };
}

/** Counts unapproved changes by level, and approved changes. */
export function countsOf(verdicts: readonly Verdict[]): Readonly<Record<Level | 'approved', number>> {
  const count = (level: Level): number =>
    verdicts.filter((verdict) => verdict.level === level && !verdict.approval).length;
  return {
    breaking: count('breaking'),
    possibly: count('possibly'),
    compatible: count('compatible'),
    approved: verdicts.filter(({ approval }) => approval).length,
  };
}

/** Returns the unapproved changes with at least this level. */
export function failing(verdicts: readonly Verdict[], on: 'breaking' | 'possibly'): readonly Verdict[] {
  return verdicts.filter(({ level, approval }) => !approval && (level === 'breaking' || level === on));
}

/** Display names of the levels. */
export const levelWords: Readonly<Record<Level, string>> = {
  breaking: 'breaking',
  possibly: 'possibly breaking',
  compatible: 'compatible',
};

/** Describes the effect of a change, such as `breaks requests` or `breaks types and client`. */
export function effectsOf({ change: { wire, code } }: Verdict): string {
  const said = (level: Level): string => {
    const { types, client } = code;
    const others: CodeLevels = { ...(types && { types }), ...(client && { client }) };
    const met = [
      ...Object.entries(wire).map(([direction, each]) => ({ name: `${direction}s`, each })),
      ...Object.entries(others).map(([part, each]) => ({ name: part, each })),
    ];
    const names = met.filter(({ each }) => each === level).map(({ name }) => name);
    return names.length === 0 ? '' : `${level === 'breaking' ? 'breaks' : 'may break'} ${list(names)}`;
  };
  const following = code.handlers === 'breaking' || code.handlers === 'possibly' ? 'handlers have to follow' : '';
  return [said('breaking'), said('possibly'), following].filter((text) => text !== '').join('; ') || 'breaks nothing';
}

function list(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

/** Returns the message template of a change with its parameters replaced by `…`. */
export function titleOf(change: Change): string {
  return kindOf(change.id).says.replace(/\{(\w+)\}/g, '…');
}
