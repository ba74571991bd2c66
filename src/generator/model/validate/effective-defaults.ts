// Effective defaults: valid ones, and quoted ones that are valid without quotes.

import type { Report } from '../../diagnostics/report.ts';
import type { RefusedDefault } from '../types/api.ts';
import type { Assertion, ObjectSchema } from '../types/schema.ts';
import type { Origin } from '../types/origin.ts';
import { originWithin, placeOf } from '../locate-origin.ts';
import { without } from '../omit-undefined.ts';
import { replaced } from '../replace-subschemas.ts';
import { visitAssertions } from '../visit-schemas.ts';
import type { Judge } from './validate.ts';
import type { Reading } from './validation-context.ts';

export interface Defaults {
  /** Returns the schema with only the effective defaults. */
  settled(assertion: Assertion): Assertion;
  /** Invalid defaults of all schemas so far. */
  readonly refused: readonly RefusedDefault[];
}

export function createDefaults(judge: Judge): Defaults {
  const refused: RefusedDefault[] = [];
  const told = new Set<Origin>();
  return {
    refused,
    settled(assertion) {
      const others = new Map<ObjectSchema, ObjectSchema>();
      visitAssertions(assertion, (each) => {
        const found = typeof each === 'object' ? refusedOf(each, judge) : undefined;
        if (!found) return;
        const { schema, meant } = found;
        others.set(schema, {
          ...schema,
          annotations: { ...without(schema.annotations, 'default'), ...(meant && { default: meant }) },
        });
        // An inherited schema has several copies.
        if (!told.has(schema.origin)) refused.push(found);
        told.add(schema.origin);
      });
      return others.size === 0 ? assertion : replaced(assertion, (schema) => others.get(schema) ?? schema);
    },
  };
}

function refusedOf(schema: ObjectSchema, judge: Judge): RefusedDefault | undefined {
  const { default: written } = schema.annotations;
  if (!written) return undefined;
  const [wrong] = judge.wrongs(schema, written.value, 'either');
  if (!wrong) return undefined;
  const meant = typeof written.value === 'string' ? meantBy(written.value, schema, judge) : undefined;
  return {
    schema,
    value: written.value,
    because: [...wrong.path.map(String), wrong.message].join(' '),
    ...(meant !== undefined && { meant: { value: meant } }),
  };
}

/** Returns the number or boolean that a string is, if the schema allows it. */
export function meantBy(
  text: string,
  assertion: Assertion,
  judge: Judge,
  reading: Reading = 'either',
): number | boolean | undefined {
  if (!/^(?:-?(?:0|[1-9][0-9]{0,14})(?:\.[0-9]{1,10})?|true|false)$/.test(text)) return undefined;
  const meant = JSON.parse(text) as number | boolean;
  return judge.wrongs(assertion, meant, reading).length === 0 ? meant : undefined;
}

/** Reports invalid and quoted defaults. */
export function reportDefaults(refused: readonly RefusedDefault[], report: Pick<Report, 'add'>): void {
  for (const { schema, value, meant, because } of refused) {
    const place = placeOf(originWithin(schema.origin, ['default']));
    if (meant)
      report.add('document/quoted-value', {
        message: `the default ${JSON.stringify(value)} stands in quotes; it is read without them`,
        place,
      });
    else report.add('model/refused-default', { message: `the default ${because}; it does not apply`, place });
  }
}
