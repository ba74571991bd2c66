// Rules for keywords without effect: for another type, always true, or without a required companion.

import type { JsonType, SchemaObject } from '../../../../model/types/schema.ts';
import { pathExists } from '../../finding.ts';
import type { LintRule } from '../../rule.ts';
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
    'A keyword judges values of a type that the schema does not allow, such as minLength of an integer, so it never has an effect. What it was meant to forbid is accepted.',
  help: 'Use the keyword that judges the type, or correct the type.',
  fixable: true,
  create: ({ report }) => ({
    schemaObject: ({ sourceLocation, types }) => {
      if (!types) return;
      for (const [applicableTypes, keywords] of keywordsByType) {
        if (applicableTypes.some((type) => types.includes(type))) continue;
        for (const keyword of keywords) {
          if (pathExists(sourceLocation, [keyword]))
            report({
              message: `"${keyword}" judges no ${types.filter((type) => type !== 'null').join(' and no ') || 'null'}`,
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
    'A keyword has the value that it has without being written, so it judges nothing: minLength of 0, a pattern that matches everything, an empty list of required properties.',
  help: 'Remove it, or give it the value that was meant.',
  fixable: true,
  create: ({ report }) => ({
    schemaObject: (schema) => {
      const { sourceLocation, string, object } = schema;
      for (const [keyword, value] of Object.entries(ineffectiveValues)) {
        if (pathExists(sourceLocation, [keyword]) && keywordValue(schema, keyword) === value)
          report({
            message: `"${keyword}" is ${String(value)}, as it would be without being written`,
            at: sourceLocation,
            within: [keyword],
            onName: true,
            fix: { kind: 'remove' },
          });
      }
      if (string?.pattern !== undefined && /^\^?(?:\.\*)?\$?$/.test(string.pattern) && !/^\^\$$/.test(string.pattern))
        report({
          message: `the pattern ${string.pattern === '' ? 'without a character' : string.pattern} matches every line`,
          at: sourceLocation,
          within: ['pattern'],
          fix: { kind: 'remove' },
        });
      if (object?.required?.length === 0)
        report({
          message: '"required" names no property',
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
    'A keyword has an effect only beside another, which is not there: a `then` without an `if`, a `minContains` without a `contains`. What it was meant to forbid is accepted.',
  help: 'Write the other keyword beside it, not around it or inside it.',
  create: ({ report }) => ({
    schemaObject: ({ sourceLocation }) => {
      for (const [keyword, alternatives] of companions) {
        if (
          pathExists(sourceLocation, [keyword]) &&
          !alternatives.some((companion) => pathExists(sourceLocation, [companion]))
        )
          report({
            message: `"${keyword}" has no effect without ${alternatives.map((companion) => `"${companion}"`).join(' or ')} beside it`,
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
    'A condition can never be met, or always is, because of the schema around it: an `if` that asks for a value that the property cannot have. One of its two branches is dead.',
  help: 'Ask for a value that can occur.',
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
          message: `"${name}" never is ${expectedValues.map((value) => JSON.stringify(value)).join(' or ')}, so the condition is never met`,
          at: sourceLocation,
          within: ['if', 'properties', name],
        });
      }
    },
  }),
};
