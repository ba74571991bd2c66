// Control-flow narrowing: facts about paths (such as `self.items[0]`) at one point in a rule.

import type { Expression } from './ast.ts';
import type { TypedExpression } from './checker-context.ts';
import type { ScalarValue } from './types.ts';

/**
 * Facts about one path. `present` and `nonNull` are the number of macros around the condition that established them,
 * because TypeScript does not narrow across function boundaries; -1 if TypeScript cannot narrow based on that
 * condition.
 */
export interface PathFacts {
  readonly present?: number;
  readonly nonNull?: number;
  readonly absent?: true;
  readonly isNull?: true;
  /** Either absent or null. */
  readonly absentOrNull?: true;
  /** The only possible values. */
  readonly values?: readonly ScalarValue[];
  /** Minimum number of items or characters. */
  readonly minSize?: number;
}

/** Facts by path; `never` in unreachable code. */
export type Narrowing = ReadonlyMap<string, PathFacts> | 'never';

export const emptyNarrowing: Narrowing = new Map();

/** Returns the key of a path, which is the same for all spellings; `undefined` if the expression is not a path. */
export function pathKey(expression: Expression<unknown>): string | undefined {
  if (expression.kind === 'variable') return expression.name;
  if (expression.kind !== 'member' && expression.kind !== 'index') return undefined;
  const prefix = pathKey(expression.operand);
  if (prefix === undefined) return undefined;
  if (expression.kind === 'member') return `${prefix}.${JSON.stringify(expression.name)}`;
  const { index } = expression;
  const key = index.kind === 'literal' ? JSON.stringify(index.literal.value) : pathKey(index);
  return key === undefined ? undefined : `${prefix}[${key}]`;
}

/**
 * Returns the key of a path whose value is compared. Looks through conversions that have no effect in TypeScript, such
 * as `double(self.count)`, because TypeScript still narrows the path.
 */
export function comparedPathKey(expression: TypedExpression): string | undefined {
  const [operand] = expression.kind === 'call' ? expression.arguments : [];
  if (expression.kind !== 'call' || !operand) return pathKey(expression);
  const { type } = operand.info;
  const isIdentity = expression.name === type.kind || (expression.name === 'double' && type.kind === 'int');
  return isIdentity ? comparedPathKey(operand) : undefined;
}

/** Adds facts about a path; `never` if they contradict the known ones. */
export function narrow(narrowing: Narrowing, path: string | undefined, fact: PathFacts): Narrowing {
  if (narrowing === 'never' || path === undefined) return narrowing;
  const known = narrowing.get(path);
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
  return new Map(narrowing).set(path, {
    ...maximumOf('present', known, fact),
    ...maximumOf('nonNull', known, fact),
    ...maximumOf('minSize', known, fact),
    ...(values && { values }),
    ...(absent && { absent }),
    ...(isNull && { isNull }),
    ...(absentOrNull && { absentOrNull }),
  });
}

/** Joins the facts of two branches: those that hold in both. */
export function joinNarrowings(a: Narrowing, b: Narrowing): Narrowing {
  if (a === 'never') return b;
  if (b === 'never') return a;
  const shared = new Map<string, PathFacts>();
  for (const [path, left] of a) {
    const right = b.get(path);
    if (!right) continue;
    const values = left.values && right.values && [...new Set([...left.values, ...right.values])];
    shared.set(path, {
      ...minimumOf('present', left, right),
      ...minimumOf('nonNull', left, right),
      ...minimumOf('minSize', left, right),
      ...(values && { values }),
      ...(left.absent && right.absent && { absent: true }),
      ...(left.isNull && right.isNull && { isNull: true }),
      ...(isAbsentOrNull(left) && isAbsentOrNull(right) && { absentOrNull: true }),
    });
  }
  return shared;
}

function isAbsentOrNull({ absent, isNull, absentOrNull }: PathFacts): boolean {
  return absent === true || isNull === true || absentOrNull === true;
}

type NumericFact = 'present' | 'nonNull' | 'minSize';

function maximumOf(key: NumericFact, a: PathFacts | undefined, b: PathFacts): PathFacts {
  const [left, right] = [a?.[key], b[key]];
  if (left === undefined && right === undefined) return {};
  return { [key]: Math.max(left ?? -Infinity, right ?? -Infinity) };
}

function minimumOf(key: NumericFact, a: PathFacts, b: PathFacts): PathFacts {
  const [left, right] = [a[key], b[key]];
  return left === undefined || right === undefined ? {} : { [key]: Math.min(left, right) };
}
