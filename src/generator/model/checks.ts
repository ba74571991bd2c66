// Which schemas ask for what no value can be: reported where they stand, and built all the same.

import type { Json } from '../source/tree.ts';
import type { Report } from '../report/report.ts';
import type { Assertion, ObjectSchema } from './declarations/assertions.ts';
import { placeOf } from './origin.ts';
import type { SummaryOf } from './shape/summary.ts';
import { setOf, typeOf, typesAllowed, wordsFor, type TypeSet } from './shape/types.ts';
import { visitAssertions } from './walk.ts';

/** Reports the contradictions inside an assertion; `named` answers for the schemas it refers to. */
export function checkAssertion(assertion: Assertion, named: SummaryOf, report: Report): void {
  visitAssertions(assertion, (each) => {
    if (typeof each === 'boolean') return;
    checkValues(each, report);
    checkParts(each, (id) => named(id)?.types ?? -1, report);
    const { readOnly, writeOnly } = each.annotations;
    if (readOnly && writeOnly) {
      report.add('model/read-and-write-only', {
        message: 'readOnly and writeOnly exclude each other; it is read as if it were neither',
        place: placeOf(each.origin),
      });
    }
  });
}

function checkValues({ types, enum: values, const: constant, origin }: ObjectSchema, report: Report): void {
  if (!types) return;
  const allowed = setOf(types);
  for (const value of constant ? [constant.value] : (values ?? [])) {
    if ((typeOf(value) & allowed) !== 0) continue;
    report.add('model/impossible-value', {
      message: `${shown(value)} is listed, but the type is ${types.join(' or ')}, so no value can be it`,
      place: placeOf(origin),
    });
  }
}

/** Parts that hold at once but have no type in common. */
function checkParts(schema: ObjectSchema, named: (id: string) => TypeSet, report: Report): void {
  const own = schema.types ? setOf(schema.types) : -1;
  const referred = schema.ref === undefined ? -1 : named(schema.ref);
  const parts = [own, referred, ...(schema.allOf ?? []).map((part) => typesAllowed(part, named))];
  if (parts.includes(0) || parts.reduce((all, part) => all & part, -1) !== 0) return;
  const words = parts.filter((part) => part !== -1).map((part) => wordsFor(part).join(' or '));
  report.add('model/allof-conflict', {
    message: `no value can be all of these at once: ${[...new Set(words)].join('; ')}`,
    place: placeOf(schema.origin),
  });
}

function shown(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
