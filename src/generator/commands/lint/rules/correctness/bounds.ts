// Rule for contradictory bounds, including bounds in different `allOf` parts.

import type { SchemaObject } from '../../../../model/types/schema.ts';
import type { LintRule, RuleContext } from '../../rule.ts';
import { inPlaceSchemas } from '../../../../model/validate/in-place-applicators.ts';

interface Bound {
  readonly keyword: string;
  readonly value: number;
  readonly of: SchemaObject;
}

type Group = (schema: SchemaObject) => Readonly<Record<string, unknown>> | undefined;

const numbers: Group = ({ number }) => ({ ...number });
const strings: Group = ({ string }) => ({ ...string });
const arrays: Group = ({ array }) => ({ ...array });
const objects: Group = ({ object }) => ({ ...object });

/** Lower and upper bounds; `strict`: equal values are contradictory too. */
const boundPairs: readonly {
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

export const contradictoryBounds: LintRule = {
  code: 'correctness/unsatisfiable-bounds',
  severity: 'error',
  explanation:
    'Bounds that hold together leave no value: one part asks for more than another allows, an object must have more members than it may, or no multiple lies in a range.',
  help: 'Raise the upper bound, lower the lower one, or take away the one that is not meant.',
  create: (context) => ({
    schemaObject: (schema) => {
      const parts = inPlaceSchemas(schema, (id) => context.api.schema(id)?.jsonSchema, true);
      if (parts.length > 1) checkAcrossParts(schema, parts, context);
      checkPropertyCount(schema, parts, context);
      checkMultipleOf(schema, context);
    },
  }),
};

function checkAcrossParts(schema: SchemaObject, parts: readonly SchemaObject[], { report }: RuleContext): void {
  for (const { group, low, high, strict } of boundPairs) {
    const lower = narrowestBound(parts, group, low, (a, b) => a > b);
    const upper = narrowestBound(parts, group, high, (a, b) => a < b);
    // Contradictory bounds of one schema are a diagnostic; those within one part are reported for that part.
    if (!lower || !upper || lower.of === upper.of || (strict ? lower.value < upper.value : lower.value <= upper.value))
      continue;
    if (
      schema !== lower.of &&
      schema !== upper.of &&
      parts.indexOf(lower.of) > 0 &&
      isWithinOne(schema, lower.of, upper.of)
    )
      continue;
    report({
      message: `no value has ${low} ${lower.value} and ${high} ${upper.value}`,
      at: schema.sourceLocation,
      related: [lower, upper].map(({ of, keyword, value }) => ({
        at: of.sourceLocation,
        within: [keyword],
        message: `where ${keyword} is ${value}`,
      })),
    });
  }
}

/** Returns whether one direct `allOf` part contains both schemas, so that the finding belongs to that part. */
function isWithinOne({ allOf = [] }: SchemaObject, a: SchemaObject, b: SchemaObject): boolean {
  return allOf.some(
    (part) =>
      typeof part === 'object' &&
      [a, b].every((schema) => inPlaceSchemas(part, () => undefined, true).includes(schema)),
  );
}

function narrowestBound(
  parts: readonly SchemaObject[],
  group: Group,
  keyword: string,
  isNarrower: (a: number, b: number) => boolean,
): Bound | undefined {
  let narrowest: Bound | undefined;
  for (const of of parts) {
    const value = group(of)?.[keyword];
    if (typeof value === 'number' && (!narrowest || isNarrower(value, narrowest.value)))
      narrowest = { keyword, value, of };
  }
  return narrowest;
}

function checkPropertyCount(schema: SchemaObject, parts: readonly SchemaObject[], { report }: RuleContext): void {
  const {
    required = [],
    maxProperties,
    minProperties,
    additionalProperties,
    properties,
    patternProperties,
  } = schema.object ?? {};
  if (maxProperties !== undefined && new Set(required).size > maxProperties) {
    report({
      message: `${new Set(required).size} properties are required, and at most ${maxProperties} allowed`,
      at: schema.sourceLocation,
      within: ['maxProperties'],
    });
  }
  const isClosed = additionalProperties === false && (patternProperties?.size ?? 0) === 0 && parts[0] === schema;
  if (isClosed && minProperties !== undefined && minProperties > (properties?.size ?? 0)) {
    report({
      message: `at least ${minProperties} properties must be there, and only ${properties?.size ?? 0} can`,
      at: schema.sourceLocation,
      within: ['minProperties'],
    });
  }
}

function checkMultipleOf({ sourceLocation, number, types }: SchemaObject, { report }: RuleContext): void {
  const { minimum, maximum, multipleOf } = number ?? {};
  if (minimum === undefined || maximum === undefined || minimum > maximum) return;
  const step = multipleOf ?? (types?.every((type) => type === 'integer') ? 1 : undefined);
  if (step === undefined || Math.floor(maximum / step) * step >= minimum - Math.abs(minimum) * 1e-12) return;
  report({
    message: `no multiple of ${step} lies from ${minimum} to ${maximum}`,
    at: sourceLocation,
    within: [multipleOf === undefined ? 'minimum' : 'multipleOf'],
  });
}
