// Random CEL conditions over typed fields. Fields that may be absent are guarded, and no condition is constant.

import type { Random } from '../differential/random.ts';
import { and, conditional, fieldAccess, not, or, relation, type Expression } from './print-cel-expressions.ts';
import { createPredicate } from './cel-predicates.ts';

/** Type of a value in a condition. */
export type ValueType =
  | { readonly kind: 'string' | 'timestamp' | 'integer' | 'number' | 'boolean' }
  | { readonly kind: 'enum'; readonly values: readonly [string, ...string[]] }
  | { readonly kind: 'list'; readonly items: ValueType }
  | { readonly kind: 'map'; readonly values: ValueType }
  | { readonly kind: 'object'; readonly fields: readonly Field[] };

export interface Field {
  readonly name: string;
  readonly type: ValueType;
  /** Whether the schema's `required` lists the field. */
  readonly isRequired: boolean;
  readonly isNullable: boolean;
  /** Keyword that restricts the field to one direction. */
  readonly directionKeyword?: 'readOnly' | 'writeOnly';
}

/** A variable that a condition may read: an object with fields, or the current time. */
export type Variable = { readonly name: string; readonly fields: readonly Field[] } | 'now';

interface FieldReference {
  readonly variable: string;
  readonly field: Field;
}

/** Returns a condition that reads each of its fields once, so that its parts are independent. */
export function createCondition(random: Random, variables: readonly [Variable, ...Variable[]]): string {
  const references = variables.flatMap((variable) =>
    variable === 'now' ? [] : variable.fields.map((field): FieldReference => ({ variable: variable.name, field })),
  );
  const parts: Expression[] =
    variables.includes('now') && random.oneIn(references.length === 0 ? 1 : 5) ? [createTimePredicate(random)] : [];
  for (let remaining = 1 + random.below(3); remaining > 0 && references.length > 0; remaining--) {
    const [first] = references.splice(random.below(references.length), 1);
    if (!first) break;
    const index = random.oneIn(2)
      ? references.findIndex((reference) => isComparable(first.field.type, reference.field.type))
      : -1;
    const [second] = index < 0 ? [] : references.splice(index, 1);
    parts.push(
      second ? compareFields(random, first, second) : createFieldPredicate(random, first.variable, first.field),
    );
  }
  return combine(random, parts).text.replaceAll(/ (?=&&|\|\|)/g, () => (random.oneIn(8) ? '\n  ' : ' '));
}

/** Returns a predicate over a field. A field that may be absent or null is tested only behind a guard. */
export function createFieldPredicate(random: Random, variable: string, field: Field, depth = 0): Expression {
  const access = fieldAccess(random, variable, field.name);
  if (!field.isRequired && random.oneIn(6)) return access.has;
  return guard(random, [{ variable, field }], createPredicate(random, access.text, field.type, depth));
}

/** Guards a predicate against absent and null fields. */
function guard(random: Random, references: readonly FieldReference[], predicate: Expression): Expression {
  return [...references].reverse().reduce((inner, { variable, field }) => {
    const access = fieldAccess(random, variable, field.name);
    const nonNull = field.isNullable ? guardAgainstNull(random, access.text, inner) : inner;
    if (field.isRequired && field.directionKeyword !== 'writeOnly') return nonNull;
    return random.pick([
      () => or(random, not(random, access.has), nonNull),
      () => and(random, access.has, nonNull),
      () => conditional(random, access.has, nonNull, { text: random.pick(['true', 'false']), precedence: 7 }),
    ])();
  }, predicate);
}

function guardAgainstNull(random: Random, operand: string, predicate: Expression): Expression {
  return random.oneIn(2)
    ? or(random, relation(operand, '==', 'null'), predicate)
    : and(random, relation(operand, '!=', 'null'), predicate);
}

/** Returns a predicate that compares two fields. */
function compareFields(random: Random, left: FieldReference, right: FieldReference): Expression {
  const leftOperand = fieldAccess(random, left.variable, left.field.name).text;
  const rightOperand = fieldAccess(random, right.variable, right.field.name).text;
  const { type } = right.field;
  const operator = random.pick(['==', '!=', '<', '>=']);
  const predicate =
    type.kind === 'list'
      ? random.pick<Expression>([
          relation(leftOperand, 'in', rightOperand),
          { text: `${rightOperand}.all(item, item != ${leftOperand})`, precedence: 7 },
          { text: `${rightOperand}.exists(item, item == ${leftOperand})`, precedence: 7 },
        ])
      : relation(leftOperand, operator, rightOperand);
  return guard(random, [left, right], predicate);
}

function isComparable(left: ValueType, right: ValueType): boolean {
  if (right.kind === 'list')
    return left.kind === right.items.kind && (left.kind === 'string' || left.kind === 'integer');
  return (
    ['string', 'integer', 'number'].includes(left.kind) &&
    (left.kind === right.kind || (left.kind !== 'string' && ['integer', 'number'].includes(right.kind)))
  );
}

function createTimePredicate(random: Random): Expression {
  return random.pick([
    relation('now', '>', 'timestamp("2020-02-29T00:00:00Z")'),
    relation('now.getHours()', '<', '12'),
    relation('now - duration("36h")', '>=', 'timestamp("2001-01-01T00:00:00+02:00")'),
  ]);
}

/** Combines one to three predicates. */
function combine(random: Random, parts: readonly Expression[]): Expression {
  const [first, second, third] = parts;
  if (!first) throw new Error('a condition has no parts');
  const start = random.oneIn(6) ? not(random, first) : first;
  if (!second) return start;
  if (third && random.oneIn(3)) return conditional(random, start, second, third);
  const joined = random.oneIn(2) ? and(random, start, second) : or(random, start, second);
  if (!third) return joined;
  return random.oneIn(2) ? and(random, joined, third) : or(random, third, joined);
}
