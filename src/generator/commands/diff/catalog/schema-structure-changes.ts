// Change kinds for properties, items, union branches, and conditions.

import type { CodeLevels } from '../change.ts';
import { defineKind, defineNarrowing, defineMixed, defineWidening, type ChangeKinds } from './change-kind.ts';

const possiblyBreaking = { wire: { request: 'possibly-breaking', response: 'possibly-breaking' } } as const;
const harmless = { request: 'compatible', response: 'compatible' } as const;
const breakingCode: CodeLevels = { types: 'breaking', client: 'breaking', handlers: 'breaking' };
const compatibleCode: CodeLevels = { types: 'compatible', client: 'compatible', handlers: 'compatible' };
/** A removed property: readers miss it, and writers get a compile error. */
const breakingBothDirections = { request: breakingCode, response: breakingCode } as const;
const compatibleBothDirections = { request: compatibleCode, response: compatibleCode } as const;

export const schemaStructureChanges = {
  'schema-added': defineKind(
    'schema-removed',
    'the schema is new',
    {},
    { request: { types: 'compatible' }, response: { types: 'compatible' } },
  ),
  'schema-removed': defineKind(
    'schema-added',
    'the schema is gone',
    {},
    { request: { types: 'breaking' }, response: { types: 'breaking' } },
  ),
  'property-added': defineKind('property-removed', 'the property "{name}" is new', harmless, compatibleBothDirections),
  'property-removed': defineKind(
    'property-added',
    'the property "{name}" is gone',
    { request: 'possibly-breaking', response: 'possibly-breaking' },
    breakingBothDirections,
  ),
  'required-property-added': defineKind(
    'required-property-removed',
    'the property "{name}" is new, and required',
    { request: 'breaking', response: 'compatible' },
    {
      request: { types: 'breaking', client: 'breaking', handlers: 'compatible' },
      response: { types: 'compatible', client: 'compatible', handlers: 'breaking' },
    },
  ),
  'required-property-removed': defineKind(
    'required-property-added',
    'the property "{name}", which was required, is gone',
    { request: 'possibly-breaking', response: 'breaking' },
    breakingBothDirections,
  ),
  'property-allowed': defineKind(
    'property-forbidden',
    'the property "{name}" is new in a closed object',
    { request: 'compatible', response: 'breaking' },
    compatibleBothDirections,
  ),
  'property-forbidden': defineKind(
    'property-allowed',
    'the property "{name}" is gone, and refused',
    { request: 'breaking', response: 'possibly-breaking' },
    breakingBothDirections,
  ),
  'required-property-allowed': defineKind(
    'required-property-forbidden',
    'the property "{name}" is new in a closed object, and required',
    { request: 'breaking', response: 'breaking' },
    {
      request: { types: 'breaking', client: 'breaking', handlers: 'compatible' },
      response: { types: 'compatible', client: 'compatible', handlers: 'breaking' },
    },
  ),
  'required-property-forbidden': defineKind(
    'required-property-allowed',
    'the property "{name}", which was required, is gone, and refused',
    { request: 'breaking', response: 'breaking' },
    breakingBothDirections,
  ),
  'property-became-required': defineNarrowing('property-became-optional', 'the property "{name}" is required', 'seen'),
  'property-became-optional': defineWidening(
    'property-became-required',
    'the property "{name}" is required no more',
    'seen',
  ),
  'property-became-read-only': defineKind(
    'property-became-not-read-only',
    'the property "{name}" is read-only',
    { request: 'possibly-breaking', response: 'compatible' },
    { request: breakingCode },
  ),
  'property-became-not-read-only': defineKind(
    'property-became-read-only',
    'the property "{name}" can be written',
    harmless,
    {
      request: compatibleCode,
    },
  ),
  'property-became-write-only': defineKind(
    'property-became-not-write-only',
    'the property "{name}" is write-only',
    { request: 'compatible', response: 'possibly-breaking' },
    { response: breakingCode },
  ),
  'property-became-not-write-only': defineKind(
    'property-became-write-only',
    'the property "{name}" can be read',
    harmless,
    {
      response: compatibleCode,
    },
  ),
  deprecated: defineKind('reactivated', 'it is deprecated', harmless, compatibleBothDirections),
  reactivated: defineKind('deprecated', 'it is deprecated no more', harmless, compatibleBothDirections),
  'additional-properties-closed': defineNarrowing(
    'additional-properties-opened',
    'members without a name in the schema are refused',
    'seen',
  ),
  'additional-properties-opened': defineWidening(
    'additional-properties-closed',
    'members without a name in the schema are valid',
    'seen',
  ),
  'additional-properties-stated': defineKind(
    'additional-properties-unstated',
    'members without a name in the schema are expected',
    harmless,
    compatibleBothDirections,
  ),
  'additional-properties-unstated': defineKind(
    'additional-properties-stated',
    'members without a name in the schema are expected no more',
    possiblyBreaking.wire,
    breakingBothDirections,
  ),
  'evaluation-changed': defineMixed(
    'evaluation-changed',
    'other members or items are left over as unevaluated',
    'unseen',
    possiblyBreaking,
  ),
  'unevaluated-properties-added': defineNarrowing(
    'unevaluated-properties-removed',
    'members that no part of the schema knows are judged',
  ),
  'unevaluated-properties-removed': defineWidening(
    'unevaluated-properties-added',
    'members that no part of the schema knows are not judged any more',
  ),
  'unevaluated-items-added': defineNarrowing(
    'unevaluated-items-removed',
    'items that no part of the schema knows are judged',
  ),
  'unevaluated-items-removed': defineWidening(
    'unevaluated-items-added',
    'items that no part of the schema knows are not judged any more',
  ),
  'pattern-property-added': defineNarrowing(
    'pattern-property-removed',
    'members that match {pattern} are judged by a schema',
    'seen',
  ),
  'pattern-property-removed': defineWidening(
    'pattern-property-added',
    'members that match {pattern} are not judged any more',
    'seen',
  ),
  'pattern-property-allowed': defineWidening(
    'pattern-property-forbidden',
    'members that match {pattern} are valid in a closed object',
    'seen',
  ),
  'pattern-property-forbidden': defineNarrowing(
    'pattern-property-allowed',
    'members that match {pattern} are refused',
    'seen',
  ),
  'property-names-added': defineNarrowing('property-names-removed', 'names of members must fit a schema'),
  'property-names-removed': defineWidening('property-names-added', 'names of members need not fit a schema'),
  'dependent-required-added': defineNarrowing(
    'dependent-required-removed',
    'where there is "{name}", there must be {to} too',
  ),
  'dependent-required-removed': defineWidening(
    'dependent-required-added',
    'where there is "{name}", there need not be {from}',
  ),
  'dependent-required-changed': defineMixed(
    'dependent-required-changed',
    'where there is "{name}", there must be {to}, not {from}',
  ),
  'dependent-schema-added': defineNarrowing(
    'dependent-schema-removed',
    'where there is "{name}", a schema judges the object',
  ),
  'dependent-schema-removed': defineWidening(
    'dependent-schema-added',
    'where there is "{name}", no schema judges the object any more',
  ),
  'unique-items-added': defineNarrowing('unique-items-removed', 'items must differ from one another'),
  'unique-items-removed': defineWidening('unique-items-added', 'items may stand twice'),
  'contains-added': defineNarrowing('contains-removed', 'lists must contain an item that fits a schema'),
  'contains-removed': defineWidening('contains-added', 'lists need not contain any item in particular'),
  'branch-added': defineWidening('branch-removed', 'values may be "{name}" too', 'seen'),
  'branch-removed': defineNarrowing('branch-added', 'values may be "{name}" no more', 'seen'),
  'overlapping-branch-added': defineMixed(
    'overlapping-branch-removed',
    'values may be "{name}" instead, and are invalid if they are both',
    'seen',
  ),
  'overlapping-branch-removed': defineMixed(
    'overlapping-branch-added',
    'values may not be "{name}" alone, and are valid if they are both',
    'seen',
  ),
  'union-added': defineNarrowing('union-removed', 'values must also be one of {to}', 'seen'),
  'union-removed': defineWidening('union-added', 'values need no longer be one of {from}', 'seen'),
  'became-union': defineMixed(
    'became-no-union',
    'values must be one of {to}, none of which they were',
    'seen',
    possiblyBreaking,
  ),
  'became-no-union': defineMixed(
    'became-union',
    'values had to be one of {from}, and are none of these',
    'seen',
    possiblyBreaking,
  ),
  'union-became-exclusive': defineNarrowing(
    'union-became-inclusive',
    'values may fit one of the alternatives, not several',
    'unseen',
    { wire: { request: 'possibly-breaking' } },
  ),
  'union-became-inclusive': defineWidening(
    'union-became-exclusive',
    'values may fit several of the alternatives',
    'unseen',
    {
      wire: { response: 'possibly-breaking' },
    },
  ),
  'discriminator-added': defineKind(
    'discriminator-removed',
    'the property "{to}" tells the alternatives apart',
    harmless,
    compatibleBothDirections,
  ),
  'discriminator-removed': defineKind(
    'discriminator-added',
    'the property "{from}" no longer tells the alternatives apart',
    { request: 'compatible', response: 'possibly-breaking' },
    breakingBothDirections,
  ),
  'discriminator-property-changed': defineKind(
    'discriminator-property-changed',
    'the property "{to}" tells the alternatives apart, where "{from}" did',
    { request: 'possibly-breaking', response: 'possibly-breaking' },
    breakingBothDirections,
  ),
  'discriminator-value-added': defineKind(
    'discriminator-value-removed',
    'the value "{value}" means "{name}"',
    harmless,
    compatibleBothDirections,
  ),
  'discriminator-value-removed': defineKind(
    'discriminator-value-added',
    'the value "{value}" no longer means "{name}"',
    possiblyBreaking.wire,
    breakingBothDirections,
  ),
  'discriminator-value-changed': defineKind(
    'discriminator-value-changed',
    'the value "{value}" means "{to}", where it meant "{from}"',
    possiblyBreaking.wire,
    breakingBothDirections,
  ),
  'not-added': defineNarrowing('not-removed', 'values that fit a schema are refused'),
  'not-removed': defineWidening('not-added', 'values that fit a schema are no longer refused'),
  'not-tightened': defineNarrowing('not-loosened', 'more values are refused because they fit a schema'),
  'not-loosened': defineWidening('not-tightened', 'fewer values are refused because they fit a schema'),
  'not-changed': defineMixed(
    'not-changed',
    'other values are refused because they fit a schema',
    'unseen',
    possiblyBreaking,
  ),
  'condition-added': defineNarrowing('condition-removed', 'a condition judges values'),
  'condition-removed': defineWidening('condition-added', 'a condition no longer judges values'),
  'condition-changed': defineMixed(
    'condition-changed',
    'a condition holds for other values',
    'unseen',
    possiblyBreaking,
  ),
  'then-added': defineNarrowing('then-removed', 'where the condition holds, a schema judges values'),
  'then-removed': defineWidening('then-added', 'where the condition holds, no schema judges values any more'),
  'else-added': defineNarrowing('else-removed', 'where the condition does not hold, a schema judges values'),
  'else-removed': defineWidening('else-added', 'where the condition does not hold, no schema judges values any more'),
} as const satisfies ChangeKinds;
