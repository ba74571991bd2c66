// Change kinds for valid values and bounds. `{from}` and `{to}` of a bound are phrases such as "at least 5".

import {
  defineKind,
  defineNarrowing,
  defineWideningAndNarrowing,
  defineWidening,
  type ChangeKinds,
} from './change-kind.ts';

const possiblyBreaking = { wire: { request: 'possibly-breaking', response: 'possibly-breaking' } } as const;

export const valueChanges = {
  'became-nullable': defineWidening('became-not-nullable', 'null is now valid', 'affects-types'),
  'became-not-nullable': defineNarrowing('became-nullable', 'null is no longer valid', 'affects-types'),
  'type-widened': defineWidening('type-narrowed', 'the type was widened from {from} to {to}', 'affects-types'),
  'type-narrowed': defineNarrowing('type-widened', 'the type was narrowed from {from} to {to}', 'affects-types'),
  'type-changed': defineWideningAndNarrowing('type-changed', 'the type changed from {from} to {to}', 'affects-types'),
  'integer-became-number': defineWidening('number-became-integer', 'numbers no longer have to be integers'),
  'number-became-integer': defineNarrowing('integer-became-number', 'numbers must now be integers'),
  'became-possible': defineWidening(
    'became-impossible',
    'some values are now valid; previously, none were',
    'affects-types',
  ),
  'became-impossible': defineNarrowing('became-possible', 'no value is valid anymore', 'affects-types'),
  'enum-added': defineNarrowing('enum-removed', 'only {to} are now valid', 'affects-types'),
  'enum-removed': defineWidening('enum-added', 'values other than {from} are now valid', 'affects-types'),
  'enum-value-added': defineWidening('enum-value-removed', 'the value {value} is now valid', 'affects-types'),
  'enum-value-removed': defineNarrowing('enum-value-added', 'the value {value} is no longer valid', 'affects-types'),
  'const-added': defineNarrowing('const-removed', 'only {to} is now valid', 'affects-types'),
  'const-removed': defineWidening('const-added', 'values other than {from} are now valid', 'affects-types'),
  'const-changed': defineWideningAndNarrowing(
    'const-changed',
    'the only valid value changed from {from} to {to}',
    'affects-types',
  ),
  'multiple-of-added': defineNarrowing('multiple-of-removed', 'numbers must now be multiples of {to}'),
  'multiple-of-removed': defineWidening('multiple-of-added', 'numbers no longer have to be multiples of {from}'),
  'multiple-of-tightened': defineNarrowing(
    'multiple-of-loosened',
    'numbers must now be multiples of {to} (previously {from})',
  ),
  'multiple-of-loosened': defineWidening(
    'multiple-of-tightened',
    'numbers must now be multiples of {to} (previously {from})',
  ),
  'multiple-of-changed': defineWideningAndNarrowing(
    'multiple-of-changed',
    'numbers must now be multiples of {to} (previously {from})',
  ),
  'pattern-added': defineNarrowing('pattern-removed', 'strings must now match {to}'),
  'pattern-removed': defineWidening('pattern-added', 'strings no longer have to match {from}'),
  'pattern-generalized': defineWidening('pattern-specialized', 'the pattern was widened from {from} to {to}'),
  'pattern-specialized': defineNarrowing('pattern-generalized', 'the pattern was narrowed from {from} to {to}'),
  'pattern-changed': defineWideningAndNarrowing(
    'pattern-changed',
    'the pattern changed from {from} to {to}',
    'wire-only',
    possiblyBreaking,
  ),
  'format-added': defineNarrowing('format-removed', 'values must now match the format {to}', 'wire-only', {
    wire: { request: 'possibly-breaking' },
  }),
  'format-removed': defineWidening('format-added', 'values no longer have to match the format {from}', 'wire-only', {
    wire: { response: 'possibly-breaking' },
  }),
  'format-widened': defineWidening('format-narrowed', 'the format was widened from {from} to {to}'),
  'format-narrowed': defineNarrowing('format-widened', 'the format was narrowed from {from} to {to}'),
  'format-changed': defineWideningAndNarrowing(
    'format-changed',
    'the format changed from {from} to {to}',
    'wire-only',
    possiblyBreaking,
  ),
  'content-encoding-added': defineNarrowing('content-encoding-removed', 'strings must now be encoded as {to}'),
  'content-encoding-removed': defineWidening(
    'content-encoding-added',
    'strings no longer have to be encoded as {from}',
  ),
  'content-encoding-changed': defineWideningAndNarrowing(
    'content-encoding-changed',
    'the string encoding changed from {from} to {to}',
  ),
  'content-media-type-added': defineNarrowing('content-media-type-removed', 'string content must now be {to}'),
  'content-media-type-removed': defineWidening('content-media-type-added', 'string content no longer has to be {from}'),
  'content-media-type-changed': defineWideningAndNarrowing(
    'content-media-type-changed',
    'the type of string content changed from {from} to {to}',
  ),
  'content-schema-added': defineNarrowing('content-schema-removed', 'string content must now match a schema'),
  'content-schema-removed': defineWidening('content-schema-added', 'string content no longer has to match a schema'),
  'default-added': defineKind('default-removed', 'the default {to} was added', {
    request: 'possibly-breaking',
    response: 'compatible',
  }),
  'default-removed': defineKind('default-added', 'the default {from} was removed', {
    request: 'possibly-breaking',
    response: 'compatible',
  }),
  'default-changed': defineKind('default-changed', 'the default changed from {from} to {to}', {
    request: 'possibly-breaking',
    response: 'compatible',
  }),
} as const satisfies ChangeKinds;

export const boundChanges = {
  'minimum-added': defineNarrowing('minimum-removed', 'numbers must now be {to}'),
  'minimum-removed': defineWidening('minimum-added', 'numbers no longer have to be {from}'),
  'minimum-raised': defineNarrowing('minimum-lowered', 'numbers must now be {to} (previously {from})'),
  'minimum-lowered': defineWidening('minimum-raised', 'numbers must now be {to} (previously {from})'),
  'maximum-added': defineNarrowing('maximum-removed', 'numbers must now be {to}'),
  'maximum-removed': defineWidening('maximum-added', 'numbers no longer have to be {from}'),
  'maximum-lowered': defineNarrowing('maximum-raised', 'numbers must now be {to} (previously {from})'),
  'maximum-raised': defineWidening('maximum-lowered', 'numbers must now be {to} (previously {from})'),
  'min-length-added': defineNarrowing('min-length-removed', 'strings must now have {to} characters'),
  'min-length-removed': defineWidening('min-length-added', 'strings no longer need {from} characters'),
  'min-length-raised': defineNarrowing(
    'min-length-lowered',
    'strings must now have {to} characters (previously {from})',
  ),
  'min-length-lowered': defineWidening(
    'min-length-raised',
    'strings must now have {to} characters (previously {from})',
  ),
  'max-length-added': defineNarrowing('max-length-removed', 'strings must now have {to} characters'),
  'max-length-removed': defineWidening('max-length-added', 'strings are no longer limited to {from} characters'),
  'max-length-lowered': defineNarrowing(
    'max-length-raised',
    'strings must now have {to} characters (previously {from})',
  ),
  'max-length-raised': defineWidening(
    'max-length-lowered',
    'strings must now have {to} characters (previously {from})',
  ),
  'min-items-added': defineNarrowing('min-items-removed', 'arrays must now have {to} items'),
  'min-items-removed': defineWidening('min-items-added', 'arrays no longer need {from} items'),
  'min-items-raised': defineNarrowing('min-items-lowered', 'arrays must now have {to} items (previously {from})'),
  'min-items-lowered': defineWidening('min-items-raised', 'arrays must now have {to} items (previously {from})'),
  'max-items-added': defineNarrowing('max-items-removed', 'arrays must now have {to} items'),
  'max-items-removed': defineWidening('max-items-added', 'arrays are no longer limited to {from} items'),
  'max-items-lowered': defineNarrowing('max-items-raised', 'arrays must now have {to} items (previously {from})'),
  'max-items-raised': defineWidening('max-items-lowered', 'arrays must now have {to} items (previously {from})'),
  'min-properties-added': defineNarrowing('min-properties-removed', 'objects must now have {to} properties'),
  'min-properties-removed': defineWidening('min-properties-added', 'objects no longer need {from} properties'),
  'min-properties-raised': defineNarrowing(
    'min-properties-lowered',
    'objects must now have {to} properties (previously {from})',
  ),
  'min-properties-lowered': defineWidening(
    'min-properties-raised',
    'objects must now have {to} properties (previously {from})',
  ),
  'max-properties-added': defineNarrowing('max-properties-removed', 'objects must now have {to} properties'),
  'max-properties-removed': defineWidening(
    'max-properties-added',
    'objects are no longer limited to {from} properties',
  ),
  'max-properties-lowered': defineNarrowing(
    'max-properties-raised',
    'objects must now have {to} properties (previously {from})',
  ),
  'max-properties-raised': defineWidening(
    'max-properties-lowered',
    'objects must now have {to} properties (previously {from})',
  ),
  'min-contains-added': defineNarrowing(
    'min-contains-removed',
    'the number of items that match `contains` must now be {to}',
  ),
  'min-contains-removed': defineWidening(
    'min-contains-added',
    'the number of items that match `contains` no longer has to be {from}',
  ),
  'min-contains-raised': defineNarrowing(
    'min-contains-lowered',
    'the number of items that match `contains` must now be {to} (previously {from})',
  ),
  'min-contains-lowered': defineWidening(
    'min-contains-raised',
    'the number of items that match `contains` must now be {to} (previously {from})',
  ),
  'max-contains-added': defineNarrowing(
    'max-contains-removed',
    'the number of items that match `contains` must now be {to}',
  ),
  'max-contains-removed': defineWidening(
    'max-contains-added',
    'the number of items that match `contains` no longer has to be {from}',
  ),
  'max-contains-lowered': defineNarrowing(
    'max-contains-raised',
    'the number of items that match `contains` must now be {to} (previously {from})',
  ),
  'max-contains-raised': defineWidening(
    'max-contains-lowered',
    'the number of items that match `contains` must now be {to} (previously {from})',
  ),
} as const satisfies ChangeKinds;
