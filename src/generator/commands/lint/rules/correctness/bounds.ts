// Rule for contradictory bounds, including bounds in different `allOf` parts.

import { type Keyword, valueOfKeyword } from '../../../../model/facets.ts';
import type { SchemaObject } from '../../../../model/types/schema.ts';
import type { BuiltinRule, RuleContext } from '../../rule.ts';
import { boundPairs } from '../../../../openapi/schema/check-schemas.ts';
import { inPlaceSchemas } from '../../../../model/validate/in-place-applicators.ts';

/** Value of a bound keyword, and the schema that contains it. */
interface Bound {
  readonly keyword: string;
  readonly value: number;
  readonly schema: SchemaObject;
}

export const contradictoryBounds: BuiltinRule = {
  code: 'correctness/unsatisfiable-bounds',
  severity: 'error',
  cause:
    'Constraints that apply together allow no value. Bounds conflict, an object needs more properties than it can have, or a range contains no multiple.',
  consequence:
    'The generated type allows values, but validators reject each of them. An object that requires such a value can never be sent.',
  help: 'Raise the upper bound, lower the lower one, or remove the unintended one.',
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
  for (const [low, high, isStrict] of boundPairs) {
    // Each `contains` has its own bounds.
    if (low === 'minContains') continue;
    const lower = narrowestBound(parts, low, (a, b) => a > b);
    const upper = narrowestBound(parts, high, (a, b) => a < b);
    // Contradictory bounds in one schema have a diagnostic, and those within one part are reported for that part.
    if (
      !lower ||
      !upper ||
      lower.schema === upper.schema ||
      (isStrict ? lower.value < upper.value : lower.value <= upper.value)
    )
      continue;
    if (
      schema !== lower.schema &&
      schema !== upper.schema &&
      parts.indexOf(lower.schema) > 0 &&
      belongToSamePart(schema, lower.schema, upper.schema)
    )
      continue;
    report({
      message: `\`${low}: ${lower.value}\` conflicts with \`${high}: ${upper.value}\``,
      at: schema.sourceLocation,
      related: [lower, upper].map(({ schema: boundSchema, keyword, value }) => ({
        at: boundSchema.sourceLocation,
        within: [keyword],
        message: `\`${keyword}: ${value}\` defined here`,
      })),
    });
  }
}

/** Returns whether one direct `allOf` part contains both schemas, so that the finding belongs to that part. */
function belongToSamePart({ allOf = [] }: SchemaObject, first: SchemaObject, second: SchemaObject): boolean {
  return allOf.some(
    (part) =>
      typeof part === 'object' &&
      [first, second].every((schema) => inPlaceSchemas(part, () => undefined, true).includes(schema)),
  );
}

function narrowestBound(
  parts: readonly SchemaObject[],
  keyword: Keyword,
  isNarrower: (a: number, b: number) => boolean,
): Bound | undefined {
  let narrowest: Bound | undefined;
  for (const schema of parts) {
    const value = valueOfKeyword(schema, keyword);
    if (typeof value === 'number' && (!narrowest || isNarrower(value, narrowest.value)))
      narrowest = { keyword, value, schema };
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
      message: `${new Set(required).size} properties are required, but \`maxProperties\` is ${maxProperties}`,
      at: schema.sourceLocation,
      within: ['maxProperties'],
    });
  }
  const isClosed = additionalProperties === false && (patternProperties?.size ?? 0) === 0 && parts[0] === schema;
  if (isClosed && minProperties !== undefined && minProperties > (properties?.size ?? 0)) {
    report({
      message: `\`minProperties\` is ${minProperties}, but at most ${properties?.size ?? 0} properties are allowed`,
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
    message: `no multiple of ${step} is in the range from ${minimum} to ${maximum}`,
    at: sourceLocation,
    within: [multipleOf === undefined ? 'minimum' : 'multipleOf'],
  });
}
