// Validation of a value by a schema: types first, then type-specific keywords, then in-place applicators.

import type { Code } from '../../../code/branded-text.ts';
import { join, ts } from '../../../code/typescript/template-literals.ts';
import type { Assertion, ObjectSchema } from '../../../model/types/schema.ts';
import { setOf, typeOf, type TypeSet } from '../../../model/shape/type-set.ts';
import { block, checksIn, either, fail, when, type Judging } from '../validation-context.ts';
import { forbidden, type Finding } from '../problem-literal.ts';
import { sentences } from '../messages.ts';
import { applied } from './in-place-applicators.ts';
import { entering } from './dynamic-ref.ts';
import { listedCheck, valuesOf } from './enum-const.ts';
import { listStatements } from './array.ts';
import { numberChecks } from './number.ts';
import { objectStatements } from './object.ts';
import { ends } from '../reached.ts';
import type { Reading } from '../validation-variant.ts';
import { ruleStatements } from '../rules/rule-functions.ts';
import { textChecks } from './string.ts';
import { countOf, expected, hasType, lacksType, types } from './type.ts';
import { omit } from '../../../model/omit-properties.ts';

/** Returns the statements that validate the value; empty if every value is valid. */
export function judge(assertion: Assertion, outer: Judging): readonly Code<'ts'>[] {
  if (assertion === true) return [];
  if (assertion === false) return [fail(outer, forbidden)];
  const { message } = assertion.facts;
  const reading = whole(assertion, { ...outer, reading: entering(assertion, outer.reading, outer.module.workshop) });
  const judging = { ...outer, reading, ...(message !== undefined && { message }) };
  const values = valuesOf(assertion, judging.reading.audience);
  if (values) {
    const { bad, finding } = listedCheck(assertion, values, judging);
    // The values already satisfy the bounds; the remaining keywords are checked per type.
    const possible = (judging.possible ?? types.every) & values.reduce<TypeSet>((all, each) => all | typeOf(each), 0);
    const listed = { ...judging, possible, narrowed: true } as const;
    return either(judging, bad, finding, [
      ...perType(omit(assertion, 'number', 'string'), listed).statements,
      ...applied(assertion, listed),
    ]);
  }
  const { possible = types.every } = judging;
  const allowed = judging.known & (assertion.types ? setOf(assertion.types) : types.every);
  if ((allowed & possible) === 0) return [fail(judging, wrongType(assertion.types ? setOf(assertion.types) : 0))];
  if (allowed === judging.known) {
    const { statements, ended } = perType(assertion, judging);
    return [...statements, ...whateverType(assertion, without(judging, ended))];
  }
  return typed(assertion, allowed, judging);
}

/** Only objects are merged: an update contains all other values as a whole. */
function whole(assertion: ObjectSchema, { reading, known, module }: Judging): Reading {
  return reading.partial && (module.workshop.readings.summary(assertion).types & known & types.object) === 0
    ? omit(reading, 'partial')
    : reading;
}

function typed(assertion: ObjectSchema, allowed: TypeSet, judging: Judging): readonly Code<'ts'>[] {
  const { value, known } = judging;
  const inType = { ...judging, known: allowed };
  const rest = whateverType(assertion, inType);
  const other = allowed & ~types.null;
  // A nullable type is shortest and fastest as a test for null around the other checks.
  if (other !== allowed && countOf(other) === 1 && rest.length === 0) {
    const inner = { ...judging, known: known & ~types.null };
    const bad = lacksType(judging, value, other, inner.known);
    const { statements } = perType(assertion, { ...inner, known: other });
    if (statements.length > 0) return when(ts`${value} !== null`, either(inner, bad, wrongType(allowed), statements));
  }
  const { statements, ended } = perType(assertion, inType);
  return either(judging, lacksType(judging, value, allowed, known), wrongType(allowed), [
    ...statements,
    ...(ended === 0 ? rest : whateverType(assertion, without(inType, ended))),
  ]);
}

function whateverType(assertion: ObjectSchema, judging: Judging): readonly Code<'ts'>[] {
  return [...applied(assertion, judging), ...ruled(assertion, judging)];
}

/** Returns the context for statements that no value of these types reaches, as TypeScript also infers. */
function without(judging: Judging, ended: TypeSet): Judging {
  return ended === 0 ? judging : { ...judging, possible: (judging.possible ?? types.every) & ~ended };
}

function wrongType(set: TypeSet): Finding {
  return { keyword: 'type', message: sentences.wrongType(expected(set)) };
}

/** Rules apply to complete objects. */
function ruled(assertion: ObjectSchema, judging: Judging): readonly Code<'ts'>[] {
  const { value, known, possible = types.every } = judging;
  if (assertion.facts.rules.length === 0 || (known & possible & types.object) === 0) return [];
  const statements = ruleStatements(assertion, judging);
  if (known === types.object || statements.length === 0) return statements;
  return [ts`if (${hasType(judging, value, types.object, known)}) ${block(statements)}`];
}

/**
 * Returns the statements for type-specific keywords, each under a type test unless the type is known; and the types
 * that they reject entirely.
 */
function perType(
  assertion: ObjectSchema,
  judging: Judging,
): { readonly statements: readonly Code<'ts'>[]; readonly ended: TypeSet } {
  const { value, known, possible = types.every } = judging;
  const groups: readonly (readonly [TypeSet, (inner: Judging) => readonly Code<'ts'>[]])[] = [
    [types.string, (inner) => checksIn(inner, textChecks(assertion, inner))],
    [types.number, (inner) => checksIn(inner, numberChecks(assertion, inner))],
    [types.array, (inner) => listStatements(assertion, inner)],
    [types.object, (inner) => objectStatements(assertion, inner)],
  ];
  const branches: Code<'ts'>[] = [];
  let ended: TypeSet = 0;
  for (const [set, make] of groups) {
    if ((known & possible & set) === 0) continue;
    const statements = make({ ...judging, known: known & set });
    if (statements.length === 0) continue;
    if (statements.some(ends)) ended |= set;
    if ((known & ~set) === 0) return { statements, ended };
    branches.push(ts`if (${hasType(judging, value, set, known)}) ${block(statements)}`);
  }
  return { statements: branches.length === 0 ? [] : [join(branches, ts` else `)], ended };
}
