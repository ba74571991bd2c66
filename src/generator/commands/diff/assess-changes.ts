// Assessment of a comparison: level, approval, and version bumps.

import { joinWords } from '../../diagnostics/join-words.ts';
import type { Approval } from './approvals.ts';
import {
  formatSubject,
  worseLevel,
  worstLevel,
  type Change,
  type CodeLevels,
  type ApiDifference,
  type ChangeLevel,
  type ChangeLocation,
} from './change.ts';
import { changeKind } from './catalog.ts';
import { computeBumps, type VersionBumps } from './semver-bumps.ts';

/** Change with its level and approval. */
export interface AssessedChange {
  readonly change: Change;
  readonly subject: string;
  readonly level: ChangeLevel;
  readonly approval: Approval | undefined;
  /** Location in the head, or in the base for a removed element. */
  readonly location: ChangeLocation | undefined;
}

/** Assessed comparison of two documents. */
export interface Comparison {
  readonly difference: ApiDifference;
  /** Display name, such as `main:spec/openapi.yaml`. */
  readonly base: string;
  readonly head: string;
  /** Sorted by level, most severe first, then in the order of `difference.changes`. */
  readonly assessedChanges: readonly AssessedChange[];
  readonly bumps: VersionBumps;
}

const levelOrder: readonly ChangeLevel[] = ['breaking', 'possibly-breaking', 'compatible'];

/** Assesses all changes of a comparison. */
export function assessChanges(
  difference: ApiDifference,
  names: { readonly base: string; readonly head: string },
  approvalsByFingerprint: ReadonlyMap<string, Approval>,
): Comparison {
  const assessedChanges = difference.changes.map((change) =>
    assessChange(change, approvalsByFingerprint.get(change.fingerprint)),
  );
  return {
    difference,
    ...names,
    assessedChanges: levelOrder.flatMap((level) =>
      assessedChanges.filter((assessedChange) => assessedChange.level === level),
    ),
    bumps: computeBumps(difference.changes),
  };
}

/**
 * Returns the worst level of the change for callers: on the wire, in types, and in the client. Excludes handlers, which
 * never affect callers.
 */
export function changeLevel({ wire, code: { types, client } }: Pick<Change, 'wire' | 'code'>): ChangeLevel {
  return worseLevel(worstLevel(wire), worseLevel(types, client)) ?? 'compatible';
}

function assessChange(change: Change, approval: Approval | undefined): AssessedChange {
  return {
    change,
    subject: formatSubject(change.subject),
    level: changeLevel(change),
    approval,
    location: change.head ?? change.base,
  };
}

/** Counts unapproved changes by level, and approved changes. */
export function countByLevel(
  assessedChanges: readonly AssessedChange[],
): Readonly<Record<ChangeLevel | 'approved', number>> {
  const count = (level: ChangeLevel): number =>
    assessedChanges.filter((assessedChange) => assessedChange.level === level && !assessedChange.approval).length;
  return {
    breaking: count('breaking'),
    'possibly-breaking': count('possibly-breaking'),
    compatible: count('compatible'),
    approved: assessedChanges.filter(({ approval }) => approval).length,
  };
}

/** Returns the unapproved changes with at least this level. */
export function selectFailingChanges(
  assessedChanges: readonly AssessedChange[],
  failOn: 'breaking' | 'possibly-breaking',
): readonly AssessedChange[] {
  return assessedChanges.filter(({ level, approval }) => !approval && (level === 'breaking' || level === failOn));
}

/** Display names of the levels. */
export const levelLabels: Readonly<Record<ChangeLevel, string>> = {
  breaking: 'breaking',
  'possibly-breaking': 'possibly breaking',
  compatible: 'compatible',
};

/** Describes the effect of a change, such as `breaks requests` or `breaks types and client`. */
export function describeEffects({ change: { wire, code } }: AssessedChange): string {
  const describeLevel = (level: ChangeLevel): string => {
    const { types, client } = code;
    const callerLevels: CodeLevels = { ...(types && { types }), ...(client && { client }) };
    const affectedParts = [
      ...Object.entries(wire).map(([direction, partLevel]) => ({ name: `${direction}s`, partLevel })),
      ...Object.entries(callerLevels).map(([part, partLevel]) => ({ name: part, partLevel })),
    ];
    const names = affectedParts.filter(({ partLevel }) => partLevel === level).map(({ name }) => name);
    return names.length === 0 ? '' : `${level === 'breaking' ? 'breaks' : 'may break'} ${joinWords(names, 'and')}`;
  };
  const handlerEffect =
    code.handlers === 'breaking' || code.handlers === 'possibly-breaking' ? 'requires handler changes' : '';
  return (
    [describeLevel('breaking'), describeLevel('possibly-breaking'), handlerEffect]
      .filter((text) => text !== '')
      .join('; ') || 'no breaking effect'
  );
}

/** Returns the message template of a change with its parameters replaced by `…`. */
export function changeKindTitle(change: Change): string {
  return changeKind(change.id).messageTemplate.replace(/\{(\w+)\}/g, '…');
}
