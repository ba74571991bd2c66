// Rules for keywords without effect: for another type, always true, or without a required companion.

import type { JsonType, SchemaObject } from '../../../../model/types/schema.ts';
import { pathExists } from '../../finding.ts';
import type { LintRule } from '../../rule.ts';
import { describeValue } from '../../../../model/validate/validation-context.ts';
import { inPlaceSchemas } from '../../../../model/validate/in-place-applicators.ts';

/** Types that each keyword applies to. Formats have a rule of their own. */
const keywordsByType: readonly (readonly [types: readonly JsonType[], keywords: readonly string[]])[] = [
  [
    ['number', 'integer'],
    ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ],
  [['string'], ['minLength', 'maxLength', 'pattern']],
  [
    ['array'],
    [
      'items',
      'prefixItems',
      'contains',
      'minContains',
      'maxContains',
      'minItems',
      'maxItems',
      'uniqueItems',
      'unevaluatedItems',
    ],
  ],
  [
    ['object'],
    [
      'properties',
      'required',
      'patternProperties',
      'additionalProperties',
      'propertyNames',
      'minProperties',
      'maxProperties',
      'dependentRequired',
      'dependentSchemas',
      'unevaluatedProperties',
    ],
  ],
];

export const keywordForOtherType: LintRule = {
  code: 'vocabulary/type-mismatch',
  severity: 'warning',
  explanation:
    'A keyword applies to a type that the schema does not allow, such as `minLength` for an integer, so it has no effect. Values that it should reject are accepted.',
  help: 'Use a keyword that applies to the type, or correct the type.',
  fixable: true,
  create: ({ report }) => ({
    schemaObject: ({ sourceLocation, types }) => {
      if (!types) return;
      for (const [applicableTypes, keywords] of keywordsByType) {
        if (applicableTypes.some((type) => types.includes(type))) continue;
        for (const keyword of keywords) {
          if (pathExists(sourceLocation, [keyword]))
            report({
              message: `\`${keyword}\` has no effect: it does not apply to ${types.filter((type) => type !== 'null').join(' or ') || 'null'}`,
              at: sourceLocation,
              within: [keyword],
              onName: true,
              fix: { kind: 'remove' },
            });
        }
      }
    },
  }),
};

/**
 * Keywords with the value that has no effect. Keywords that are often explicit on purpose, such as
 * `additionalProperties`, are excluded.
 */
const ineffectiveValues: Readonly<Record<string, unknown>> = {
  minLength: 0,
  minItems: 0,
  minProperties: 0,
  uniqueItems: false,
  nullable: false,
  deprecated: false,
  readOnly: false,
  writeOnly: false,
};

export const alwaysTrueKeyword: LintRule = {
  code: 'vocabulary/redundant-keyword',
  severity: 'note',
  explanation:
    'A keyword has its default value, so it has no effect: a `minLength` of 0, a pattern that matches everything, or an empty `required` array.',
  help: 'Remove it, or set the intended value.',
  fixable: true,
  create: ({ report }) => ({
    schemaObject: (schema) => {
      const { sourceLocation, string, object } = schema;
      for (const [keyword, value] of Object.entries(ineffectiveValues)) {
        if (pathExists(sourceLocation, [keyword]) && keywordValue(schema, keyword) === value)
          report({
            message: `\`${keyword}\` has no effect: ${String(value)} is the default`,
            at: sourceLocation,
            within: [keyword],
            onName: true,
            fix: { kind: 'remove' },
          });
      }
      if (string?.pattern !== undefined && /^\^?(?:\.\*)?\$?$/.test(string.pattern) && !/^\^\$$/.test(string.pattern))
        report({
          message: `\`pattern\` has no effect: ${string.pattern === '' ? 'an empty pattern' : `\`${string.pattern}\``} matches every line`,
          at: sourceLocation,
          within: ['pattern'],
          fix: { kind: 'remove' },
        });
      if (object?.required?.length === 0)
        report({
          message: '`required` has no effect: it is empty',
          at: sourceLocation,
          within: ['required'],
          onName: true,
          fix: { kind: 'remove' },
        });
    },
  }),
};

function keywordValue({ string, array, object, annotations }: SchemaObject, keyword: string): unknown {
  switch (keyword) {
    case 'minLength':
      return string?.minLength;
    case 'minItems':
      return array?.minItems;
    case 'uniqueItems':
      return array?.uniqueItems ?? false;
    case 'minProperties':
      return object?.minProperties;
    case 'deprecated':
      return annotations.deprecated ?? false;
    case 'readOnly':
      return annotations.readOnly ?? false;
    case 'writeOnly':
      return annotations.writeOnly ?? false;
    default:
      return undefined;
  }
}

/** Keywords that have an effect only next to one of the listed keywords. */
const companions: readonly (readonly [keyword: string, alternatives: readonly string[]])[] = [
  ['then', ['if']],
  ['else', ['if']],
  ['if', ['then', 'else']],
  ['minContains', ['contains']],
  ['maxContains', ['contains']],
];

export const missingCompanion: LintRule = {
  code: 'vocabulary/missing-companion-keyword',
  severity: 'warning',
  explanation:
    'A keyword has an effect only next to another one, which is missing: a `then` without an `if`, or a `minContains` without a `contains`. Values that it should reject are accepted.',
  help: 'Add the other keyword to the same schema.',
  create: ({ report }) => ({
    schemaObject: ({ sourceLocation }) => {
      for (const [keyword, alternatives] of companions) {
        if (
          pathExists(sourceLocation, [keyword]) &&
          !alternatives.some((companion) => pathExists(sourceLocation, [companion]))
        )
          report({
            message: `\`${keyword}\` has no effect without ${alternatives.map((companion) => `\`${companion}\``).join(' or ')}`,
            at: sourceLocation,
            within: [keyword],
            onName: true,
          });
      }
    },
  }),
};

export const constantCondition: LintRule = {
  code: 'vocabulary/constant-condition',
  severity: 'error',
  explanation:
    'A condition is never true, because the surrounding schema does not allow the value that the `if` requires. Its `then` never applies.',
  help: 'Require a value that the property can have.',
  skipsIncompleteParts: true,
  create: ({ api, validator, report }) => ({
    schemaObject: (schema) => {
      const { if: condition, sourceLocation } = schema;
      if (typeof condition !== 'object') return;
      const surroundingProperties = new Map(
        inPlaceSchemas({ ...schema, allOf: schema.allOf ?? [] }, (id) => api.schema(id)?.jsonSchema, true).flatMap(
          ({ object }) => [...(object?.properties ?? [])],
        ),
      );
      for (const [name, conditionSchema] of condition.object?.properties ?? []) {
        const propertySchema = surroundingProperties.get(name);
        if (typeof conditionSchema !== 'object' || propertySchema === undefined) continue;
        const expectedValues = conditionSchema.const ? [conditionSchema.const.value] : conditionSchema.enum;
        if (
          !expectedValues ||
          expectedValues.length === 0 ||
          expectedValues.some((value) => validator.validate(propertySchema, value, 'either').length === 0)
        )
          continue;
        report({
          message: `the condition is never true: \`${name}\` cannot be ${expectedValues.map(describeValue).join(' or ')}`,
          at: sourceLocation,
          within: ['if', 'properties', name],
        });
      }
    },
  }),
};
