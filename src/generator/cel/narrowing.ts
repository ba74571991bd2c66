// What is known of paths at a point of a rule, because of what stands before it.

import type { Expression } from './ast.ts';
import type { Scalar } from './types.ts';

/**
 * What one path is known for. `present` and `nonNull` hold the number of macros around the place where it was asked,
 * because TypeScript forgets outside knowledge inside a function; -1 where it never learned it.
 */
export interface Fact {
  readonly present?: number;
  readonly nonNull?: number;
  readonly absent?: true;
  readonly isNull?: true;
  /** It is absent or null, and which of the two is not known. */
  readonly absentOrNull?: true;
  /** The only values that it can have. */
  readonly values?: readonly Scalar[];
  /** The fewest items or characters that it has. */
  readonly least?: number;
}

/** Facts by path; `never` where the point cannot be reached. */
export type Facts = ReadonlyMap<string, Fact> | 'never';

export const nothing: Facts = new Map();

/** The key of a path: the same for all spellings; undefined for what is no path. */
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

/** The facts with one more. */
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

/** What holds whichever of two ways led here. */
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
