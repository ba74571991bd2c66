// Change kinds for properties, items, union branches, and conditions.

import type { CodeLevels } from '../change.ts';
import {
  defineKind,
  defineNarrowing,
  defineWideningAndNarrowing,
  defineWidening,
  type ChangeKinds,
} from './change-kind.ts';

const possiblyBreaking = { wire: { request: 'possibly-breaking', response: 'possibly-breaking' } } as const;
const harmless = { request: 'compatible', response: 'compatible' } as const;
const breakingCode: CodeLevels = { types: 'breaking', client: 'breaking', handlers: 'breaking' };
const compatibleCode: CodeLevels = { types: 'compatible', client: 'compatible', handlers: 'compatible' };
/** A removed property: readers miss it, and writers get a compile error. */
const breakingInBothDirections = { request: breakingCode, response: breakingCode } as const;
const compatibleInBothDirections = { request: compatibleCode, response: compatibleCode } as const;

export const schemaStructureChanges = {
  'schema-added': defineKind(
    'schema-removed',
    'the schema was added',
    {},
    { request: { types: 'compatible' }, response: { types: 'compatible' } },
  ),
  'schema-removed': defineKind(
    'schema-added',
    'the schema was removed',
    {},
    { request: { types: 'breaking' }, response: { types: 'breaking' } },
  ),
  'property-added': defineKind(
    'property-removed',
    'the property "{name}" was added',
    harmless,
    compatibleInBothDirections,
  ),
  'property-removed': defineKind(
    'property-added',
    'the property "{name}" was removed',
    { request: 'possibly-breaking', response: 'possibly-breaking' },
    breakingInBothDirections,
  ),
  'required-property-added': defineKind(
    'required-property-removed',
    'the required property "{name}" was added',
    { request: 'breaking', response: 'compatible' },
    {
      request: { types: 'breaking', client: 'breaking', handlers: 'compatible' },
      response: { types: 'compatible', client: 'compatible', handlers: 'breaking' },
    },
  ),
  'required-property-removed': defineKind(
    'required-property-added',
    'the required property "{name}" was removed',
    { request: 'possibly-breaking', response: 'breaking' },
    breakingInBothDirections,
  ),
  'property-allowed': defineKind(
    'property-forbidden',
    'the property "{name}" was added to a closed object',
    { request: 'compatible', response: 'breaking' },
    compatibleInBothDirections,
  ),
  'property-forbidden': defineKind(
    'property-allowed',
    'the property "{name}" was removed and is now rejected',
    { request: 'breaking', response: 'possibly-breaking' },
    breakingInBothDirections,
  ),
  'required-property-allowed': defineKind(
    'required-property-forbidden',
    'the required property "{name}" was added to a closed object',
    { request: 'breaking', response: 'breaking' },
    {
      request: { types: 'breaking', client: 'breaking', handlers: 'compatible' },
      response: { types: 'compatible', client: 'compatible', handlers: 'breaking' },
    },
  ),
  'required-property-forbidden': defineKind(
    'required-property-allowed',
    'the required property "{name}" was removed and is now rejected',
    { request: 'breaking', response: 'breaking' },
    breakingInBothDirections,
  ),
  'property-became-required': defineNarrowing(
    'property-became-optional',
    'the property "{name}" is now required',
    'affects-types',
  ),
  'property-became-optional': defineWidening(
    'property-became-required',
    'the property "{name}" is now optional',
    'affects-types',
  ),
  'property-became-read-only': defineKind(
    'property-became-not-read-only',
    'the property "{name}" is now read-only',
    { request: 'possibly-breaking', response: 'compatible' },
    { request: breakingCode },
  ),
  'property-became-not-read-only': defineKind(
    'property-became-read-only',
    'the property "{name}" is no longer read-only',
    harmless,
    {
      request: compatibleCode,
    },
  ),
  'property-became-write-only': defineKind(
    'property-became-not-write-only',
    'the property "{name}" is now write-only',
    { request: 'compatible', response: 'possibly-breaking' },
    { response: breakingCode },
  ),
  'property-became-not-write-only': defineKind(
    'property-became-write-only',
    'the property "{name}" is no longer write-only',
    harmless,
    {
      response: compatibleCode,
    },
  ),
  deprecated: defineKind('reactivated', 'it is now deprecated', harmless, compatibleInBothDirections),
  reactivated: defineKind('deprecated', 'it is no longer deprecated', harmless, compatibleInBothDirections),
  'additional-properties-closed': defineNarrowing(
    'additional-properties-opened',
    'additional properties are now rejected',
    'affects-types',
  ),
  'additional-properties-opened': defineWidening(
    'additional-properties-closed',
    'additional properties are now allowed',
    'affects-types',
  ),
  'additional-properties-declared': defineKind(
    'additional-properties-undeclared',
    'additional properties are now declared',
    harmless,
    compatibleInBothDirections,
  ),
  'additional-properties-undeclared': defineKind(
    'additional-properties-declared',
    'additional properties are no longer declared',
    possiblyBreaking.wire,
    breakingInBothDirections,
  ),
  'evaluation-changed': defineWideningAndNarrowing(
    'evaluation-changed',
    'other properties or items are now unevaluated',
    'wire-only',
    possiblyBreaking,
  ),
  'unevaluated-properties-added': defineNarrowing(
    'unevaluated-properties-removed',
    'unevaluated properties are now validated',
  ),
  'unevaluated-properties-removed': defineWidening(
    'unevaluated-properties-added',
    'unevaluated properties are no longer validated',
  ),
  'unevaluated-items-added': defineNarrowing('unevaluated-items-removed', 'unevaluated items are now validated'),
  'unevaluated-items-removed': defineWidening('unevaluated-items-added', 'unevaluated items are no longer validated'),
  'pattern-property-added': defineNarrowing(
    'pattern-property-removed',
    'properties that match {pattern} are now validated',
    'affects-types',
  ),
  'pattern-property-removed': defineWidening(
    'pattern-property-added',
    'properties that match {pattern} are no longer validated',
    'affects-types',
  ),
  'pattern-property-allowed': defineWidening(
    'pattern-property-forbidden',
    'properties that match {pattern} are now allowed in a closed object',
    'affects-types',
  ),
  'pattern-property-forbidden': defineNarrowing(
    'pattern-property-allowed',
    'properties that match {pattern} are now rejected',
    'affects-types',
  ),
  'property-names-added': defineNarrowing('property-names-removed', 'property names must now match a schema'),
  'property-names-removed': defineWidening('property-names-added', 'property names no longer have to match a schema'),
  'dependent-required-added': defineNarrowing('dependent-required-removed', 'the property "{name}" now requires {to}'),
  'dependent-required-removed': defineWidening(
    'dependent-required-added',
    'the property "{name}" no longer requires {from}',
  ),
  'dependent-required-changed': defineWideningAndNarrowing(
    'dependent-required-changed',
    'the property "{name}" now requires {to} instead of {from}',
  ),
  'dependent-schema-added': defineNarrowing(
    'dependent-schema-removed',
    'if "{name}" is present, the object must now match a schema',
  ),
  'dependent-schema-removed': defineWidening(
    'dependent-schema-added',
    'if "{name}" is present, the object no longer has to match a schema',
  ),
  'unique-items-added': defineNarrowing('unique-items-removed', 'array items must now be unique'),
  'unique-items-removed': defineWidening('unique-items-added', 'array items no longer have to be unique'),
  'contains-added': defineNarrowing('contains-removed', 'arrays must now contain an item that matches a schema'),
  'contains-removed': defineWidening(
    'contains-added',
    'arrays no longer have to contain an item that matches a schema',
  ),
  'branch-added': defineWidening('branch-removed', 'the alternative "{name}" was added', 'affects-types'),
  'branch-removed': defineNarrowing('branch-added', 'the alternative "{name}" was removed', 'affects-types'),
  'overlapping-branch-added': defineWideningAndNarrowing(
    'overlapping-branch-removed',
    'the alternative "{name}" was added; values that also match another alternative are now invalid',
    'affects-types',
  ),
  'overlapping-branch-removed': defineWideningAndNarrowing(
    'overlapping-branch-added',
    'the alternative "{name}" was removed; values that also match another alternative are now valid',
    'affects-types',
  ),
  'union-added': defineNarrowing('union-removed', 'values must now also match one of {to}', 'affects-types'),
  'union-removed': defineWidening('union-added', 'values no longer have to match one of {from}', 'affects-types'),
  'became-union': defineWideningAndNarrowing(
    'became-no-union',
    'the schema is now a union of {to}',
    'affects-types',
    possiblyBreaking,
  ),
  'became-no-union': defineWideningAndNarrowing(
    'became-union',
    'the schema is no longer a union of {from}',
    'affects-types',
    possiblyBreaking,
  ),
  'union-became-exclusive': defineNarrowing(
    'union-became-inclusive',
    'values must now match exactly one alternative',
    'wire-only',
    { wire: { request: 'possibly-breaking' } },
  ),
  'union-became-inclusive': defineWidening(
    'union-became-exclusive',
    'values can now match several alternatives',
    'wire-only',
    {
      wire: { response: 'possibly-breaking' },
    },
  ),
  'discriminator-added': defineKind(
    'discriminator-removed',
    'the discriminator "{to}" was added',
    harmless,
    compatibleInBothDirections,
  ),
  'discriminator-removed': defineKind(
    'discriminator-added',
    'the discriminator "{from}" was removed',
    { request: 'compatible', response: 'possibly-breaking' },
    breakingInBothDirections,
  ),
  'discriminator-property-changed': defineKind(
    'discriminator-property-changed',
    'the discriminator changed from "{from}" to "{to}"',
    { request: 'possibly-breaking', response: 'possibly-breaking' },
    breakingInBothDirections,
  ),
  'discriminator-value-added': defineKind(
    'discriminator-value-removed',
    'the discriminator value "{value}" now selects "{name}"',
    harmless,
    compatibleInBothDirections,
  ),
  'discriminator-value-removed': defineKind(
    'discriminator-value-added',
    'the discriminator value "{value}" no longer selects "{name}"',
    possiblyBreaking.wire,
    breakingInBothDirections,
  ),
  'discriminator-value-changed': defineKind(
    'discriminator-value-changed',
    'the discriminator value "{value}" now selects "{to}" instead of "{from}"',
    possiblyBreaking.wire,
    breakingInBothDirections,
  ),
  'not-added': defineNarrowing('not-removed', 'values that match a schema are now rejected'),
  'not-removed': defineWidening('not-added', 'values that match a schema are no longer rejected'),
  'not-tightened': defineNarrowing('not-loosened', '`not` now rejects more values'),
  'not-loosened': defineWidening('not-tightened', '`not` now rejects fewer values'),
  'not-changed': defineWideningAndNarrowing(
    'not-changed',
    '`not` now rejects other values',
    'wire-only',
    possiblyBreaking,
  ),
  'condition-added': defineNarrowing('condition-removed', 'a condition was added'),
  'condition-removed': defineWidening('condition-added', 'a condition was removed'),
  'condition-changed': defineWideningAndNarrowing(
    'condition-changed',
    'a condition now applies to other values',
    'wire-only',
    possiblyBreaking,
  ),
  'then-added': defineNarrowing('then-removed', 'if the condition holds, values must now match a schema'),
  'then-removed': defineWidening('then-added', 'if the condition holds, values no longer have to match a schema'),
  'else-added': defineNarrowing('else-removed', 'if the condition does not hold, values must now match a schema'),
  'else-removed': defineWidening(
    'else-added',
    'if the condition does not hold, values no longer have to match a schema',
  ),
} as const satisfies ChangeKinds;
