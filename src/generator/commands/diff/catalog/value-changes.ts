// Change kinds for valid values and bounds. `{from}` and `{to}` of a bound are phrases such as "at least 5".

import { defineKind, defineNarrowing, defineMixed, defineWidening, type ChangeKinds } from './change-kind.ts';

const possiblyBreaking = { wire: { request: 'possibly-breaking', response: 'possibly-breaking' } } as const;

export const valueChanges = {
  'became-nullable': defineWidening('became-not-nullable', 'null is valid', 'seen'),
  'became-not-nullable': defineNarrowing('became-nullable', 'null is valid no more', 'seen'),
  'type-widened': defineWidening('type-narrowed', 'values may be {to}, where only {from} was valid', 'seen'),
  'type-narrowed': defineNarrowing('type-widened', 'values must be {to}, where {from} was valid', 'seen'),
  'type-changed': defineMixed('type-changed', 'values must be {to}, where they had to be {from}', 'seen'),
  'integer-became-number': defineWidening('number-became-integer', 'numbers need not be whole'),
  'number-became-integer': defineNarrowing('integer-became-number', 'numbers must be whole'),
  'became-possible': defineWidening('became-impossible', 'there are valid values, where there was none', 'seen'),
  'became-impossible': defineNarrowing('became-possible', 'no value is valid any more', 'seen'),
  'enum-added': defineNarrowing('enum-removed', 'only {to} are valid, where nothing was listed', 'seen'),
  'enum-removed': defineWidening('enum-added', 'values are no longer listed, where only {from} were valid', 'seen'),
  'enum-value-added': defineWidening('enum-value-removed', 'the value {value} is valid', 'seen'),
  'enum-value-removed': defineNarrowing('enum-value-added', 'the value {value} is valid no more', 'seen'),
  'const-added': defineNarrowing('const-removed', 'only {to} is valid', 'seen'),
  'const-removed': defineWidening('const-added', 'other values than {from} are valid', 'seen'),
  'const-changed': defineMixed('const-changed', 'only {to} is valid, where only {from} was', 'seen'),
  'multiple-of-added': defineNarrowing('multiple-of-removed', 'numbers must be multiples of {to}'),
  'multiple-of-removed': defineWidening('multiple-of-added', 'numbers need not be multiples of {from}'),
  'multiple-of-tightened': defineNarrowing(
    'multiple-of-loosened',
    'numbers must be multiples of {to}, where multiples of {from} would do',
  ),
  'multiple-of-loosened': defineWidening(
    'multiple-of-tightened',
    'numbers must be multiples of {to}, where only multiples of {from} would do',
  ),
  'multiple-of-changed': defineMixed(
    'multiple-of-changed',
    'numbers must be multiples of {to}, where they had to be multiples of {from}',
  ),
  'pattern-added': defineNarrowing('pattern-removed', 'texts must match {to}'),
  'pattern-removed': defineWidening('pattern-added', 'texts need not match {from}'),
  'pattern-generalized': defineWidening('pattern-specialized', 'the pattern {to} lets more through than {from} did'),
  'pattern-specialized': defineNarrowing('pattern-generalized', 'the pattern {to} lets less through than {from} did'),
  'pattern-changed': defineMixed(
    'pattern-changed',
    'texts must match {to}, where they had to match {from}',
    'unseen',
    possiblyBreaking,
  ),
  'format-added': defineNarrowing('format-removed', 'values must be of the format {to}', 'unseen', {
    wire: { request: 'possibly-breaking' },
  }),
  'format-removed': defineWidening('format-added', 'values need not be of the format {from}', 'unseen', {
    wire: { response: 'possibly-breaking' },
  }),
  'format-widened': defineWidening('format-narrowed', 'values are of the format {to}, which is wider than {from}'),
  'format-narrowed': defineNarrowing('format-widened', 'values are of the format {to}, which is narrower than {from}'),
  'format-changed': defineMixed(
    'format-changed',
    'values are of the format {to}, where they were of the format {from}',
    'unseen',
    possiblyBreaking,
  ),
  'content-encoding-added': defineNarrowing('content-encoding-removed', 'texts must be encoded as {to}'),
  'content-encoding-removed': defineWidening('content-encoding-added', 'texts need not be encoded as {from}'),
  'content-encoding-changed': defineMixed(
    'content-encoding-changed',
    'texts must be encoded as {to}, where they were encoded as {from}',
  ),
  'content-media-type-added': defineNarrowing('content-media-type-removed', 'texts must hold {to}'),
  'content-media-type-removed': defineWidening('content-media-type-added', 'texts need not hold {from}'),
  'content-media-type-changed': defineMixed(
    'content-media-type-changed',
    'texts must hold {to}, where they held {from}',
  ),
  'content-schema-added': defineNarrowing('content-schema-removed', 'what texts hold must fit a schema'),
  'content-schema-removed': defineWidening('content-schema-added', 'what texts hold need not fit a schema'),
  'default-added': defineKind('default-removed', 'what is left out counts as {to}', {
    request: 'possibly-breaking',
    response: 'compatible',
  }),
  'default-removed': defineKind('default-added', 'what is left out no longer counts as {from}', {
    request: 'possibly-breaking',
    response: 'compatible',
  }),
  'default-changed': defineKind('default-changed', 'what is left out counts as {to}, where it counted as {from}', {
    request: 'possibly-breaking',
    response: 'compatible',
  }),
} as const satisfies ChangeKinds;

export const boundChanges = {
  'minimum-added': defineNarrowing('minimum-removed', 'numbers must be {to}, where nothing bounded that'),
  'minimum-removed': defineWidening('minimum-added', 'nothing bounds any more what had to be {from}'),
  'minimum-raised': defineNarrowing('minimum-lowered', 'numbers must be {to}, where {from} would do'),
  'minimum-lowered': defineWidening('minimum-raised', 'numbers must be {to}, where {from} was demanded'),
  'maximum-added': defineNarrowing('maximum-removed', 'numbers must be {to}, where nothing bounded that'),
  'maximum-removed': defineWidening('maximum-added', 'nothing bounds any more what had to be {from}'),
  'maximum-lowered': defineNarrowing('maximum-raised', 'numbers must be {to}, where {from} would do'),
  'maximum-raised': defineWidening('maximum-lowered', 'numbers must be {to}, where {from} was demanded'),
  'min-length-added': defineNarrowing(
    'min-length-removed',
    'texts must have {to} characters, where nothing bounded that',
  ),
  'min-length-removed': defineWidening(
    'min-length-added',
    'it is no longer demanded that texts have {from} characters',
  ),
  'min-length-raised': defineNarrowing('min-length-lowered', 'texts must have {to} characters, where {from} would do'),
  'min-length-lowered': defineWidening(
    'min-length-raised',
    'texts must have {to} characters, where {from} was demanded',
  ),
  'max-length-added': defineNarrowing(
    'max-length-removed',
    'texts must have {to} characters, where nothing bounded that',
  ),
  'max-length-removed': defineWidening(
    'max-length-added',
    'it is no longer demanded that texts have {from} characters',
  ),
  'max-length-lowered': defineNarrowing('max-length-raised', 'texts must have {to} characters, where {from} would do'),
  'max-length-raised': defineWidening(
    'max-length-lowered',
    'texts must have {to} characters, where {from} was demanded',
  ),
  'min-items-added': defineNarrowing('min-items-removed', 'lists must have {to} items, where nothing bounded that'),
  'min-items-removed': defineWidening('min-items-added', 'it is no longer demanded that lists have {from} items'),
  'min-items-raised': defineNarrowing('min-items-lowered', 'lists must have {to} items, where {from} would do'),
  'min-items-lowered': defineWidening('min-items-raised', 'lists must have {to} items, where {from} was demanded'),
  'max-items-added': defineNarrowing('max-items-removed', 'lists must have {to} items, where nothing bounded that'),
  'max-items-removed': defineWidening('max-items-added', 'it is no longer demanded that lists have {from} items'),
  'max-items-lowered': defineNarrowing('max-items-raised', 'lists must have {to} items, where {from} would do'),
  'max-items-raised': defineWidening('max-items-lowered', 'lists must have {to} items, where {from} was demanded'),
  'min-properties-added': defineNarrowing(
    'min-properties-removed',
    'objects must have {to} members, where nothing bounded that',
  ),
  'min-properties-removed': defineWidening(
    'min-properties-added',
    'it is no longer demanded that objects have {from} members',
  ),
  'min-properties-raised': defineNarrowing(
    'min-properties-lowered',
    'objects must have {to} members, where {from} would do',
  ),
  'min-properties-lowered': defineWidening(
    'min-properties-raised',
    'objects must have {to} members, where {from} was demanded',
  ),
  'max-properties-added': defineNarrowing(
    'max-properties-removed',
    'objects must have {to} members, where nothing bounded that',
  ),
  'max-properties-removed': defineWidening(
    'max-properties-added',
    'it is no longer demanded that objects have {from} members',
  ),
  'max-properties-lowered': defineNarrowing(
    'max-properties-raised',
    'objects must have {to} members, where {from} would do',
  ),
  'max-properties-raised': defineWidening(
    'max-properties-lowered',
    'objects must have {to} members, where {from} was demanded',
  ),
  'min-contains-added': defineNarrowing(
    'min-contains-removed',
    '{to} items must match what the list has to contain, where nothing bounded that',
  ),
  'min-contains-removed': defineWidening(
    'min-contains-added',
    'it is no longer demanded that {from} items match what the list has to contain',
  ),
  'min-contains-raised': defineNarrowing(
    'min-contains-lowered',
    '{to} items must match what the list has to contain, where {from} would do',
  ),
  'min-contains-lowered': defineWidening(
    'min-contains-raised',
    '{to} items must match what the list has to contain, where {from} was demanded',
  ),
  'max-contains-added': defineNarrowing(
    'max-contains-removed',
    '{to} items must match what the list has to contain, where nothing bounded that',
  ),
  'max-contains-removed': defineWidening(
    'max-contains-added',
    'it is no longer demanded that {from} items match what the list has to contain',
  ),
  'max-contains-lowered': defineNarrowing(
    'max-contains-raised',
    '{to} items must match what the list has to contain, where {from} would do',
  ),
  'max-contains-raised': defineWidening(
    'max-contains-lowered',
    '{to} items must match what the list has to contain, where {from} was demanded',
  ),
} as const satisfies ChangeKinds;
