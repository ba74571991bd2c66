// Rules for keywords without effect: for another type, always true, or without a required companion.

import type { JsonType, ObjectSchema } from '../../../../model/types/schema.ts';
import { leads } from '../../finding-location.ts';
import type { Rule } from '../../rule.ts';
import { inPlace } from '../../../../model/validate/in-place-applicators.ts';

/** Types that each keyword applies to. Formats have a rule of their own. */
const judged: readonly (readonly [types: readonly JsonType[], keywords: readonly string[]])[] = [
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

export const otherType: Rule = {
  code: 'vocabulary/other-type',
  severity: 'warning',
  meaning:
    'A keyword judges values of a type that the schema does not allow, such as minLength of an integer, so it never has an effect. What it was meant to forbid is accepted.',
  remedy: 'Use the keyword that judges the type, or correct the type.',
  fixes: true,
  look: ({ say }) => ({
    assertion: ({ origin, types }) => {
      if (!types) return;
      for (const [own, keywords] of judged) {
        if (own.some((type) => types.includes(type))) continue;
        for (const keyword of keywords) {
          if (leads(origin, [keyword]))
            say({
              message: `"${keyword}" judges no ${types.filter((type) => type !== 'null').join(' and no ') || 'null'}`,
              at: origin,
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
const always: Readonly<Record<string, unknown>> = {
  minLength: 0,
  minItems: 0,
  minProperties: 0,
  uniqueItems: false,
  nullable: false,
  deprecated: false,
  readOnly: false,
  writeOnly: false,
};

export const alwaysTrue: Rule = {
  code: 'vocabulary/always-true',
  severity: 'note',
  meaning:
    'A keyword has the value that it has without being written, so it judges nothing: minLength of 0, a pattern that matches everything, an empty list of required properties.',
  remedy: 'Remove it, or give it the value that was meant.',
  fixes: true,
  look: ({ say }) => ({
    assertion: (schema) => {
      const { origin, string, object } = schema;
      for (const [keyword, value] of Object.entries(always)) {
        if (leads(origin, [keyword]) && valueOf(schema, keyword) === value)
          say({
            message: `"${keyword}" is ${String(value)}, as it would be without being written`,
            at: origin,
            within: [keyword],
            onName: true,
            fix: { kind: 'remove' },
          });
      }
      if (string?.pattern !== undefined && /^\^?(?:\.\*)?\$?$/.test(string.pattern) && !/^\^\$$/.test(string.pattern))
        say({
          message: `the pattern ${string.pattern === '' ? 'without a character' : string.pattern} matches every line`,
          at: origin,
          within: ['pattern'],
          fix: { kind: 'remove' },
        });
      if (object?.required?.length === 0)
        say({
          message: '"required" names no property',
          at: origin,
          within: ['required'],
          onName: true,
          fix: { kind: 'remove' },
        });
    },
  }),
};

function valueOf({ string, array, object, annotations }: ObjectSchema, keyword: string): unknown {
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

/** Keywords that have an effect only next to another one. */
const needs: readonly (readonly [keyword: string, beside: readonly string[]])[] = [
  ['then', ['if']],
  ['else', ['if']],
  ['if', ['then', 'else']],
  ['minContains', ['contains']],
  ['maxContains', ['contains']],
];

export const alone: Rule = {
  code: 'vocabulary/alone',
  severity: 'warning',
  meaning:
    'A keyword has an effect only beside another, which is not there: a `then` without an `if`, a `minContains` without a `contains`. What it was meant to forbid is accepted.',
  remedy: 'Write the other keyword beside it, not around it or inside it.',
  look: ({ say }) => ({
    assertion: ({ origin }) => {
      for (const [keyword, beside] of needs) {
        if (leads(origin, [keyword]) && !beside.some((other) => leads(origin, [other])))
          say({
            message: `"${keyword}" has no effect without ${beside.map((other) => `"${other}"`).join(' or ')} beside it`,
            at: origin,
            within: [keyword],
            onName: true,
          });
      }
    },
  }),
};

export const neverTrue: Rule = {
  code: 'vocabulary/never-true',
  severity: 'error',
  meaning:
    'A condition can never be met, or always is, because of the schema around it: an `if` that asks for a value that the property cannot have. One of its two branches is dead.',
  remedy: 'Ask for a value that can occur.',
  needsWhole: true,
  look: ({ api, judge, say }) => ({
    assertion: (schema) => {
      const { if: condition, origin } = schema;
      if (typeof condition !== 'object') return;
      const around = new Map(
        inPlace({ ...schema, allOf: schema.allOf ?? [] }, (id) => api.schema(id)?.assertion, true).flatMap(
          ({ object }) => [...(object?.properties ?? [])],
        ),
      );
      for (const [name, asked] of condition.object?.properties ?? []) {
        const allowed = around.get(name);
        if (typeof asked !== 'object' || allowed === undefined) continue;
        const wanted = asked.const ? [asked.const.value] : asked.enum;
        if (
          !wanted ||
          wanted.length === 0 ||
          wanted.some((value) => judge.wrongs(allowed, value, 'either').length === 0)
        )
          continue;
        say({
          message: `"${name}" never is ${wanted.map((value) => JSON.stringify(value)).join(' or ')}, so the condition is never met`,
          at: origin,
          within: ['if', 'properties', name],
        });
      }
    },
  }),
};
