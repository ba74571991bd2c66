// Unsatisfiable schemas: conflicting types and forbidden properties.

import type { Related } from '../diagnostics/diagnostic.ts';
import type { Report } from '../diagnostics/report.ts';
import type { Assertion, ObjectSchema } from './types/schema.ts';
import { refusals } from './forbidden-properties.ts';
import { placeOf } from './locate-origin.ts';
import { closes, type SummaryOf } from './shape/schema-summary.ts';
import { everyType, setOf, typesAllowed, wordsFor, type TypeSet } from './shape/type-set.ts';
import { visitAssertions } from './visit-schemas.ts';

/** Lookup of named schemas. */
export interface NamedSchemas {
  readonly summary: SummaryOf;
  readonly assertion: (id: string) => Assertion | undefined;
}

/** Reports contradictions within a schema. */
export function checkAssertion(assertion: Assertion, named: NamedSchemas, report: Report): void {
  visitAssertions(assertion, (each) => {
    if (typeof each === 'boolean' || (each.allOf === undefined && each.ref === undefined)) return;
    checkParts(each, (id) => named.summary(id)?.types ?? everyType, report);
    // Checking the parts is expensive, so it is skipped if none is closed.
    if (closes(each, named.summary)) checkClosed(each, named.assertion, report);
  });
}

/** Reports closed parts: `additionalProperties` ignores the properties of other `allOf` parts. */
function checkClosed(schema: ObjectSchema, named: (id: string) => Assertion | undefined, report: Report): void {
  for (const { closed, members } of refusals(schema, named)) {
    report.add('model/allof-closed', {
      message: `one part allows no other members, so ${members.map((member) => `"${member}"`).join(', ')} of another can never occur`,
      place: placeOf(schema.origin),
      related: [{ place: placeOf(closed.origin), message: 'the part with additionalProperties: false' }],
      help: 'Close the whole with unevaluatedProperties: false instead.',
    });
  }
}

/** Reports parts that have no type in common. */
function checkParts(schema: ObjectSchema, named: (id: string) => TypeSet, report: Report): void {
  const own = schema.types ? setOf(schema.types) : everyType;
  const referred = schema.ref === undefined ? everyType : named(schema.ref);
  const parts = (schema.allOf ?? []).map((part) => ({ part, types: typesAllowed(part, named) }));
  const all = [own, referred, ...parts.map(({ types }) => types)];
  if (all.includes(0) || all.reduce((common, types) => common & types, everyType) !== 0) return;
  const words = new Set(all.filter((types) => types !== everyType).map((types) => wordsFor(types).join(' or ')));
  const related = parts.flatMap(({ part, types }): readonly Related[] =>
    typeof part === 'object'
      ? [{ place: placeOf(part.origin), message: `this part allows ${wordsFor(types).join(', ')}` }]
      : [],
  );
  report.add('model/allof-conflict', {
    message: `no value can be all of these at once: ${[...words].join('; ')}`,
    place: placeOf(schema.origin),
    related,
  });
}
