// Rule for contradictory bounds, including bounds in different `allOf` parts.

import type { ObjectSchema } from '../../../../model/types/schema.ts';
import type { Rule, Subject } from '../../rule.ts';
import { inPlace } from '../../../../model/validate/in-place-applicators.ts';

interface Bound {
  readonly keyword: string;
  readonly value: number;
  readonly of: ObjectSchema;
}

type Group = (schema: ObjectSchema) => Readonly<Record<string, unknown>> | undefined;

const numbers: Group = ({ number }) => ({ ...number });
const strings: Group = ({ string }) => ({ ...string });
const arrays: Group = ({ array }) => ({ ...array });
const objects: Group = ({ object }) => ({ ...object });

/** Lower and upper bounds; `strict`: equal values are contradictory too. */
const pairs: readonly {
  readonly group: Group;
  readonly low: string;
  readonly high: string;
  readonly strict: boolean;
}[] = [
  { group: numbers, low: 'minimum', high: 'maximum', strict: false },
  { group: numbers, low: 'exclusiveMinimum', high: 'maximum', strict: true },
  { group: numbers, low: 'minimum', high: 'exclusiveMaximum', strict: true },
  { group: numbers, low: 'exclusiveMinimum', high: 'exclusiveMaximum', strict: true },
  { group: strings, low: 'minLength', high: 'maxLength', strict: false },
  { group: arrays, low: 'minItems', high: 'maxItems', strict: false },
  { group: objects, low: 'minProperties', high: 'maxProperties', strict: false },
];

export const noValue: Rule = {
  code: 'correctness/no-value',
  severity: 'error',
  meaning:
    'Bounds that hold together leave no value: one part asks for more than another allows, an object must have more members than it may, or no multiple lies in a range.',
  remedy: 'Raise the upper bound, lower the lower one, or take away the one that is not meant.',
  look: (subject) => ({
    assertion: (schema) => {
      const parts = inPlace(schema, (id) => subject.api.schema(id)?.assertion, true);
      if (parts.length > 1) acrossParts(schema, parts, subject);
      countMembers(schema, parts, subject);
      findMultiple(schema, subject);
    },
  }),
};

function acrossParts(schema: ObjectSchema, parts: readonly ObjectSchema[], { say }: Subject): void {
  for (const { group, low, high, strict } of pairs) {
    const least = extreme(parts, group, low, (a, b) => a > b);
    const most = extreme(parts, group, high, (a, b) => a < b);
    // Contradictory bounds of one schema are a diagnostic; those within one part are reported for that part.
    if (!least || !most || least.of === most.of || (strict ? least.value < most.value : least.value <= most.value))
      continue;
    if (
      schema !== least.of &&
      schema !== most.of &&
      parts.indexOf(least.of) > 0 &&
      isWithinOne(schema, least.of, most.of)
    )
      continue;
    say({
      message: `no value has ${low} ${least.value} and ${high} ${most.value}`,
      at: schema.origin,
      related: [least, most].map(({ of, keyword, value }) => ({
        at: of.origin,
        within: [keyword],
        message: `where ${keyword} is ${value}`,
      })),
    });
  }
}

/** Returns whether one direct `allOf` part contains both schemas, so that the finding belongs to that part. */
function isWithinOne({ allOf = [] }: ObjectSchema, a: ObjectSchema, b: ObjectSchema): boolean {
  return allOf.some(
    (part) => typeof part === 'object' && [a, b].every((one) => inPlace(part, () => undefined, true).includes(one)),
  );
}

function extreme(
  parts: readonly ObjectSchema[],
  group: Group,
  keyword: string,
  better: (a: number, b: number) => boolean,
): Bound | undefined {
  let found: Bound | undefined;
  for (const of of parts) {
    const value = group(of)?.[keyword];
    if (typeof value === 'number' && (!found || better(value, found.value))) found = { keyword, value, of };
  }
  return found;
}

function countMembers(schema: ObjectSchema, parts: readonly ObjectSchema[], { say }: Subject): void {
  const {
    required = [],
    maxProperties,
    minProperties,
    additionalProperties,
    properties,
    patternProperties,
  } = schema.object ?? {};
  if (maxProperties !== undefined && new Set(required).size > maxProperties) {
    say({
      message: `${new Set(required).size} properties are required, and at most ${maxProperties} allowed`,
      at: schema.origin,
      within: ['maxProperties'],
    });
  }
  const closed = additionalProperties === false && (patternProperties?.size ?? 0) === 0 && parts[0] === schema;
  if (closed && minProperties !== undefined && minProperties > (properties?.size ?? 0)) {
    say({
      message: `at least ${minProperties} properties must be there, and only ${properties?.size ?? 0} can`,
      at: schema.origin,
      within: ['minProperties'],
    });
  }
}

function findMultiple({ origin, number, types }: ObjectSchema, { say }: Subject): void {
  const { minimum, maximum, multipleOf } = number ?? {};
  if (minimum === undefined || maximum === undefined || minimum > maximum) return;
  const step = multipleOf ?? (types?.every((type) => type === 'integer') ? 1 : undefined);
  if (step === undefined || Math.floor(maximum / step) * step >= minimum - Math.abs(minimum) * 1e-12) return;
  say({
    message: `no multiple of ${step} lies from ${minimum} to ${maximum}`,
    at: origin,
    within: [multipleOf === undefined ? 'minimum' : 'multipleOf'],
  });
}
