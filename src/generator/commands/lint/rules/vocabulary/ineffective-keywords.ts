// Rules for keywords that have no effect because of the type, their value, or a missing companion keyword.

import {
  type Column,
  type Facet,
  facetKeywords,
  keywordsOfFacet,
  type Facets,
  facets,
  ignored,
  type KeywordGroup,
  keywordGroups,
} from '../../../../model/facets.ts';
import { jsonTypes } from '../../../../model/read-schema/type-and-nullable.ts';
import type { JsonType, SchemaObject } from '../../../../model/types/schema.ts';
import type { Document } from '../../../../openapi/types.ts';
import { sourceNode } from '../../../../model/source-location.ts';
import { childNode } from '../../../../source/pointer.ts';
import { pathExists } from '../../finding.ts';
import type { BuiltinRule } from '../../rule.ts';
import { describeValue } from '../../../../model/validate/validation-context.ts';
import { inPlaceSchemas } from '../../../../model/validate/in-place-applicators.ts';

/** Types that the keywords of each group apply to. */
const typesByGroup: { readonly [G in KeywordGroup]: readonly JsonType[] } = {
  number: ['number', 'integer'],
  string: ['string'],
  array: ['array'],
  object: ['object'],
  schema: jsonTypes,
  // Another rule checks formats.
  annotations: jsonTypes,
};

/** All facets except for those that constrain no value. */
const constrainingFacets = facets.filter((facet) => facet !== 'content');

export const keywordForOtherType: BuiltinRule = {
  code: 'vocabulary/type-mismatch',
  severity: 'warning',
  cause: 'A keyword applies to a type that the schema does not allow, such as `minLength` for an integer.',
  consequence: 'The keyword has no effect, so validators accept values that it should reject.',
  help: 'Use a keyword that applies to the type, or correct the type.',
  fixable: true,
  create: ({ report }) => ({
    schemaObject: ({ sourceLocation, types }) => {
      if (!types) return;
      for (const facet of constrainingFacets) {
        for (const keyword of facetKeywords[facet]) {
          const applicableTypes = typesByGroup[keywordGroups[keyword]];
          if (!applicableTypes.some((type) => types.includes(type)) && pathExists(sourceLocation, [keyword]))
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

const alwaysEffective = ignored('has an effect with every value');

/** Keywords of each facet with the value that has no effect. */
const ineffectiveColumn: Column<{ readonly [F in Facet]: Facets[F] }> = {
  reference: alwaysEffective,
  resource: alwaysEffective,
  type: alwaysEffective,
  values: alwaysEffective,
  range: alwaysEffective,
  multipleOf: alwaysEffective,
  length: { minLength: 0 },
  pattern: ignored('checked below: several patterns match everything'),
  format: alwaysEffective,
  content: ignored('an annotation'),
  items: ignored('often explicit on purpose'),
  itemCount: { minItems: 0 },
  unique: { uniqueItems: false },
  contains: ignored('another rule checks its bounds'),
  properties: ignored('often explicit on purpose; `required` is checked below'),
  propertyNames: ignored('often explicit on purpose'),
  propertyCount: { minProperties: 0 },
  dependencies: alwaysEffective,
  allOf: alwaysEffective,
  union: alwaysEffective,
  discriminator: alwaysEffective,
  not: alwaysEffective,
  conditional: ignored('another rule checks conditions'),
};

/** Annotations that have no effect if they are false. */
const booleanAnnotations = ['deprecated', 'readOnly', 'writeOnly'] as const;

/** Returns whether an OpenAPI 3.0 schema has `nullable: false`, which the model does not contain. */
function isNullableFalse({ sourceLocation }: SchemaObject, { version }: Document): boolean {
  if (version !== '3.0') return false;
  const node = sourceNode(sourceLocation);
  const nullable = node && childNode(node, 'nullable');
  return nullable?.kind === 'scalar' && nullable.value === false;
}

/** Returns the keywords of a schema whose value has no effect, with that value. */
function ineffectiveKeywords(
  schema: SchemaObject,
  document: Document,
): readonly (readonly [keyword: string, value: unknown])[] {
  const ineffectiveEntries = facets.flatMap((facet) => {
    const ineffective = ineffectiveColumn[facet];
    const keywords = keywordsOfFacet(schema, facet);
    if ('ignored' in ineffective || keywords === undefined) return [];
    const actual = new Map<string, unknown>(Object.entries(keywords));
    return Object.entries(ineffective).filter(([keyword, value]) => actual.get(keyword) === value);
  });
  const { annotations } = schema;
  return [
    ...ineffectiveEntries,
    ...booleanAnnotations.flatMap((name) => (annotations[name] === true ? [] : [[name, false] as const])),
    ...(isNullableFalse(schema, document) ? [['nullable', false] as const] : []),
  ];
}

export const alwaysTrueKeyword: BuiltinRule = {
  code: 'vocabulary/redundant-keyword',
  severity: 'note',
  cause: 'A keyword has its default value, such as a `minLength` of 0 or an empty `required` array.',
  consequence: 'The keyword has no effect, but readers can mistake it for a constraint that the server checks.',
  help: 'Remove it, or set the intended value.',
  fixable: true,
  create: ({ document, report }) => ({
    schemaObject: (schema) => {
      const { sourceLocation, string, object } = schema;
      for (const [keyword, value] of ineffectiveKeywords(schema, document)) {
        if (pathExists(sourceLocation, [keyword]))
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

/** Keywords that have an effect only next to one of the listed keywords. */
const companions: readonly (readonly [keyword: string, alternatives: readonly string[]])[] = [
  ['then', ['if']],
  ['else', ['if']],
  ['if', ['then', 'else']],
  ['minContains', ['contains']],
  ['maxContains', ['contains']],
];

export const missingCompanion: BuiltinRule = {
  code: 'vocabulary/missing-companion-keyword',
  severity: 'warning',
  cause: 'A keyword has an effect only next to another one, which is missing, such as a `then` without an `if`.',
  consequence: 'Validators ignore the keyword, so they accept values that it should reject.',
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

export const constantCondition: BuiltinRule = {
  code: 'vocabulary/constant-condition',
  severity: 'error',
  cause: 'A condition is never true, because the surrounding schema does not allow the value that the `if` requires.',
  consequence:
    'The `then` never applies, so validators accept values that it should reject. An `else` applies to every value.',
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
