// What a comparison comes to: each change with its worst level and its approval, ready to be printed.

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

/** One change as people are told of it. */
export interface Verdict {
  readonly change: Change;
  readonly subject: string;
  readonly level: Level;
  readonly approval: Approval | undefined;
  /** Where to look first: in the head, for what was removed in the base. */
  readonly place: Place | undefined;
}

/** A comparison with all that is to be said of it. */
export interface Comparison {
  readonly difference: Difference;
  /** How the two documents are called: `main:spec/openapi.yaml`. */
  readonly base: string;
  readonly head: string;
  /** Breaking ones first; within a level in the order of the comparison. */
  readonly verdicts: readonly Verdict[];
  readonly bumps: Bumps;
}

const order: readonly Level[] = ['breaking', 'possibly', 'compatible'];

/** Judges the changes of a comparison. */
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

/** What a change counts as: the worst of what it does on the wire, to types and to calls. Handlers follow, and break nobody. */
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

/** How many verdicts there are of each level; approved ones are counted by themselves. */
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

/** The verdicts that are at least as bad as this, and not approved. */
export function failing(verdicts: readonly Verdict[], on: 'breaking' | 'possibly'): readonly Verdict[] {
  return verdicts.filter(({ level, approval }) => !approval && (level === 'breaking' || level === on));
}

/** `breaking`, as people read it. */
export const levelWords: Readonly<Record<Level, string>> = {
  breaking: 'breaking',
  possibly: 'possibly breaking',
  compatible: 'compatible',
};

/** Whom a change meets: `breaks requests`, `breaks types and client`. */
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

/** The sentence that introduces a kind, for tools that list rules. */
export function titleOf(change: Change): string {
  return kindOf(change.id).says.replace(/\{(\w+)\}/g, '…');
}
