// Which schemas ask for what no value can be: reported where they stand, and built all the same.

import type { Related } from '../report/diagnostic.ts';
import type { Report } from '../report/report.ts';
import type { Assertion, ObjectSchema } from './declarations/assertions.ts';
import { placeOf } from './origin.ts';
import type { SummaryOf } from './shape/summary.ts';
import { everyType, setOf, typesAllowed, wordsFor, type TypeSet } from './shape/types.ts';
import { visitAssertions } from './walk.ts';

/** Reports the contradictions inside an assertion; `named` answers for the schemas it refers to. */
export function checkAssertion(assertion: Assertion, named: SummaryOf, report: Report): void {
  visitAssertions(assertion, (each) => {
    if (typeof each === 'object') checkParts(each, (id) => named(id)?.types ?? everyType, report);
  });
}

/** Parts that hold at once but have no type in common. */
function checkParts(schema: ObjectSchema, named: (id: string) => TypeSet, report: Report): void {
  const own = schema.types ? setOf(schema.types) : everyType;
  const referred = schema.ref === undefined ? everyType : named(schema.ref);
  const parts = (schema.allOf ?? []).map((part) => ({ part, types: typesAllowed(part, named) }));
  const all = [own, referred, ...parts.map(({ types }) => types)];
  if (all.includes(0) || all.reduce((common, types) => common & types, everyType) !== 0) return;
  const words = new Set(all.filter((types) => types !== everyType).map((types) => wordsFor(types).join(' or ')));
  const related = parts.flatMap(({ part, types }): readonly Related[] =>
    typeof part === 'object' ? [{ place: placeOf(part.origin), message: `this part allows ${wordsFor(types).join(', ')}` }] : [],
  );
  report.add('model/allof-conflict', { message: `no value can be all of these at once: ${[...words].join('; ')}`, place: placeOf(schema.origin), related });
}
