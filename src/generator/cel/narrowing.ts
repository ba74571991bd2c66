// Control-flow narrowing: facts about paths at a point of a rule.

import type { Expression } from './ast.ts';
import type { Scalar } from './types.ts';

/**
 * Facts about one path. `present` and `nonNull` are the number of macros around the condition that established them,
 * because TypeScript does not narrow across function boundaries; -1 if TypeScript cannot narrow by that condition.
 */
export interface Fact {
  readonly present?: number;
  readonly nonNull?: number;
  readonly absent?: true;
  readonly isNull?: true;
  /** Either absent or null. */
  readonly absentOrNull?: true;
  /** The only possible values. */
  readonly values?: readonly Scalar[];
  /** Minimum number of items or characters. */
  readonly least?: number;
}

/** Facts by path; `never` in unreachable code. */
export type Facts = ReadonlyMap<string, Fact> | 'never';

export const nothing: Facts = new Map();

/** Returns the key of a path, the same for all spellings; `undefined` if the expression is not a path. */
export function pathOf(expression: Expression<unknown>): string | undefined {
  if (expression.kind === 'variable') return expression.name;
  if (expression.kind !== 'member' && expression.kind !== 'index') return undefined;
  const of = pathOf(expression.of);
  if (of === undefined) return undefined;
  if (expression.kind === 'member') return `${of}.${JSON.stringify(expression.name)}`;
  const { index } = expression;
  const key = index.kind === 'literal' ? JSON.stringify(index.literal.value) : pathOf(index);
  return key === undefined ? undefined : `${of}[${key}]`;
}

/** Adds a fact; `never` if that contradicts the others. */
export function learn(facts: Facts, path: string | undefined, fact: Fact): Facts {
  if (facts === 'never' || path === undefined) return facts;
  const known = facts.get(path);
  const values =
    known?.values && fact.values
      ? known.values.filter((value) => fact.values?.includes(value))
      : (fact.values ?? known?.values);
  const present = fact.present ?? known?.present;
  const nonNull = fact.nonNull ?? known?.nonNull;
  const absentOrNull = known?.absentOrNull ?? fact.absentOrNull;
  const absent = known?.absent ?? fact.absent ?? (nonNull === undefined ? undefined : absentOrNull);
  const isNull = known?.isNull ?? fact.isNull ?? (present === undefined ? undefined : absentOrNull);
  if (values?.length === 0 || (absent && present !== undefined) || (isNull && nonNull !== undefined)) return 'never';
  return new Map(facts).set(path, {
    ...greatest('present', known, fact),
    ...greatest('nonNull', known, fact),
    ...greatest('least', known, fact),
    ...(values && { values }),
    ...(absent && { absent }),
    ...(isNull && { isNull }),
    ...(absentOrNull && { absentOrNull }),
  });
}

/** Joins the facts of two branches: those that hold in both. */
export function either(a: Facts, b: Facts): Facts {
  if (a === 'never') return b;
  if (b === 'never') return a;
  const shared = new Map<string, Fact>();
  for (const [path, one] of a) {
    const other = b.get(path);
    if (!other) continue;
    const values = one.values && other.values && [...new Set([...one.values, ...other.values])];
    shared.set(path, {
      ...least('present', one, other),
      ...least('nonNull', one, other),
      ...least('least', one, other),
      ...(values && { values }),
      ...(one.absent && other.absent && { absent: true }),
      ...(one.isNull && other.isNull && { isNull: true }),
      ...(isAbsentOrNull(one) && isAbsentOrNull(other) && { absentOrNull: true }),
    });
  }
  return shared;
}

function isAbsentOrNull({ absent, isNull, absentOrNull }: Fact): boolean {
  return absent === true || isNull === true || absentOrNull === true;
}

type Counted = 'present' | 'nonNull' | 'least';

function greatest(key: Counted, a: Fact | undefined, b: Fact): Fact {
  const [one, other] = [a?.[key], b[key]];
  if (one === undefined && other === undefined) return {};
  return { [key]: Math.max(one ?? -Infinity, other ?? -Infinity) };
}

function least(key: Counted, a: Fact, b: Fact): Fact {
  const [one, other] = [a[key], b[key]];
  return one === undefined || other === undefined ? {} : { [key]: Math.min(one, other) };
}
