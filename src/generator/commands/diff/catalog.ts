// Catalog of change kinds, and the keywords that locate each change.

import { boundChanges, valueChanges } from './catalog/value-changes.ts';
import type { ChangeKind, MessageParamNames } from './catalog/change-kind.ts';
import { operationChanges, securityChanges } from './catalog/operation-changes.ts';
import { operationPartChanges } from './catalog/operation-part-changes.ts';
import { schemaStructureChanges } from './catalog/schema-structure-changes.ts';
import { extensionChanges } from './catalog/extension-changes.ts';
import { abbreviate } from './change.ts';

export const catalog = {
  ...operationChanges,
  ...securityChanges,
  ...operationPartChanges,
  ...valueChanges,
  ...boundChanges,
  ...schemaStructureChanges,
  ...extensionChanges,
} as const;

export type ChangeId = keyof typeof catalog;
export type BoundId = keyof typeof boundChanges;

/** Message parameters of a change kind. */
export type MessageParams<I extends ChangeId> = Readonly<
  Record<MessageParamNames<(typeof catalog)[I]['messageTemplate']>, string>
>;

/** Change IDs in catalog order. */
export const changeIds: readonly ChangeId[] = Object.keys(catalog).filter(isChangeId);

export function isChangeId(text: string): text is ChangeId {
  return Object.hasOwn(catalog, text);
}

export function changeKind(id: ChangeId): ChangeKind {
  return catalog[id];
}

/** Returns the ID of the same change in a comparison with base and head swapped. */
export function inverseId(id: ChangeId): ChangeId {
  const { inverse } = changeKind(id);
  if (!isChangeId(inverse)) throw new Error(`the inverse of ${id}, ${inverse}, is not a change ID`);
  return inverse;
}

/** Returns the message of a change. Abbreviates long parameters. */
export function formatMessage(id: ChangeId, params: Readonly<Record<string, string>>): string {
  return changeKind(id).messageTemplate.replace(/\{(\w+)\}/g, (_, name: string) => abbreviate(params[name] ?? ''));
}

/** Keywords by change ID pattern. The first matching pattern applies. */
const keywordsByIdPattern: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^minimum-/, ['minimum', 'exclusiveMinimum']],
  [/^maximum-/, ['maximum', 'exclusiveMaximum']],
  [/^min-length-/, ['minLength']],
  [/^max-length-/, ['maxLength']],
  [/^min-items-/, ['minItems']],
  [/^max-items-/, ['maxItems']],
  [/^min-properties-/, ['minProperties']],
  [/^max-properties-/, ['maxProperties']],
  [/^min-contains-/, ['minContains', 'contains']],
  [/^max-contains-/, ['maxContains']],
  [/^multiple-of-/, ['multipleOf']],
  [/^pattern-(added|removed|changed|generalized|specialized)$/, ['pattern']],
  [/^pattern-property-/, ['patternProperties']],
  [/^format-/, ['format']],
  [/^content-encoding-/, ['contentEncoding']],
  [/^content-media-type-/, ['contentMediaType']],
  [/^content-schema-/, ['contentSchema']],
  [/^(enum-|const-)/, ['enum', 'const']],
  [/^became-(not-)?nullable$/, ['nullable', 'type', 'oneOf', 'anyOf', 'enum', 'const']],
  [/^(type-|integer-became|number-became)/, ['type', 'nullable']],
  [/^default-(added|removed|changed)$/, ['default']],
  [/^(deprecated|reactivated)$/, ['deprecated']],
  [/^property-became-(required|optional)$/, ['required']],
  [/^property-became-(not-)?read-only$/, ['readOnly']],
  [/^property-became-(not-)?write-only$/, ['writeOnly']],
  [/^additional-properties-/, ['additionalProperties', 'unevaluatedProperties']],
  [/^unevaluated-properties-/, ['unevaluatedProperties']],
  [/^unevaluated-items-/, ['unevaluatedItems']],
  [/^property-names-/, ['propertyNames']],
  [/^dependent-required-/, ['dependentRequired']],
  [/^dependent-schema-/, ['dependentSchemas']],
  [/^unique-items-/, ['uniqueItems']],
  [/^contains-/, ['contains']],
  [/^union-/, ['oneOf', 'anyOf']],
  [/^discriminator-/, ['discriminator']],
  [/^not-/, ['not']],
  [/^condition-/, ['if']],
  [/^then-/, ['then']],
  [/^else-/, ['else']],
  [/^rule-/, ['x-rules']],
  [/^filter-/, ['x-filterable']],
  [/^rounding-/, ['x-round']],
  [/^redaction-/, ['x-redacted']],
  [/^(state-|states-|move-)/, ['x-lifecycle']],
  [/^message-/, ['x-message']],
  [/^precondition-/, ['x-preconditions']],
  [/^limit-/, ['x-limits']],
  [/^access-/, ['x-access']],
  [/^effect-/, ['x-effect']],
  [/^event-/, ['x-emits']],
  [/^affect(?:s|ed-query)-/, ['x-affects']],
  [/^pagination-/, ['x-pagination']],
  [/^operation-id-/, ['operationId']],
  [/^operation-renamed$/, ['x-name', 'operationId']],
  [/^tag-/, ['tags']],
  [/^(parameter-became|body-became|header-became)/, ['required']],
  [/^(parameter-style|header-style)/, ['style', 'explode']],
  [/^parameter-empty/, ['allowEmptyValue']],
  [/^parameter-reserved/, ['allowReserved']],
  [/^path-parameter-renamed$/, ['name']],
  [/^(media-type-|part-encoding-)/, ['content']],
  [/^(header-|required-header-)(added|removed)$/, ['headers']],
  [/^evaluation-/, ['unevaluatedProperties', 'unevaluatedItems']],
  [/^link-/, ['links']],
  [/^callback-/, ['callbacks']],
  [/^server-/, ['servers']],
  [
    /^(security-(added|removed|alternative|changed|tightened|loosened)|scope-(added|removed)|scopes-|redundant-)/,
    ['security'],
  ],
];

/** Returns the keywords that can locate a change, in order of preference. */
export function locatingKeywords(id: ChangeId): readonly string[] {
  return keywordsByIdPattern.find(([pattern]) => pattern.test(id))?.[1] ?? [];
}
