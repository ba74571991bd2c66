// Changes of valid values: null, types, enums, patterns, formats, multiples, content, and defaults.

import { kind, narrower, other, wider, type Kinds } from './change-kind.ts';

const maybe = { wire: { request: 'possibly', response: 'possibly' } } as const;

export const values = {
  'became-nullable': wider('became-not-nullable', 'null is valid', 'seen'),
  'became-not-nullable': narrower('became-nullable', 'null is valid no more', 'seen'),
  'type-widened': wider('type-narrowed', 'values may be {to}, where only {from} was valid', 'seen'),
  'type-narrowed': narrower('type-widened', 'values must be {to}, where {from} was valid', 'seen'),
  'type-changed': other('type-changed', 'values must be {to}, where they had to be {from}', 'seen'),
  'integer-became-number': wider('number-became-integer', 'numbers need not be whole'),
  'number-became-integer': narrower('integer-became-number', 'numbers must be whole'),
  'became-possible': wider('became-impossible', 'there are valid values, where there was none', 'seen'),
  'became-impossible': narrower('became-possible', 'no value is valid any more', 'seen'),
  'enum-added': narrower('enum-removed', 'only {to} are valid, where nothing was listed', 'seen'),
  'enum-removed': wider('enum-added', 'values are no longer listed, where only {from} were valid', 'seen'),
  'enum-value-added': wider('enum-value-removed', 'the value {value} is valid', 'seen'),
  'enum-value-removed': narrower('enum-value-added', 'the value {value} is valid no more', 'seen'),
  'const-added': narrower('const-removed', 'only {to} is valid', 'seen'),
  'const-removed': wider('const-added', 'other values than {from} are valid', 'seen'),
  'const-changed': other('const-changed', 'only {to} is valid, where only {from} was', 'seen'),
  'multiple-of-added': narrower('multiple-of-removed', 'numbers must be multiples of {to}'),
  'multiple-of-removed': wider('multiple-of-added', 'numbers need not be multiples of {from}'),
  'multiple-of-tightened': narrower(
    'multiple-of-loosened',
    'numbers must be multiples of {to}, where multiples of {from} would do',
  ),
  'multiple-of-loosened': wider(
    'multiple-of-tightened',
    'numbers must be multiples of {to}, where only multiples of {from} would do',
  ),
  'multiple-of-changed': other(
    'multiple-of-changed',
    'numbers must be multiples of {to}, where they had to be multiples of {from}',
  ),
  'pattern-added': narrower('pattern-removed', 'texts must match {to}'),
  'pattern-removed': wider('pattern-added', 'texts need not match {from}'),
  'pattern-generalised': wider('pattern-specialised', 'the pattern {to} lets more through than {from} did'),
  'pattern-specialised': narrower('pattern-generalised', 'the pattern {to} lets less through than {from} did'),
  'pattern-changed': other('pattern-changed', 'texts must match {to}, where they had to match {from}', 'unseen', maybe),
  'format-added': narrower('format-removed', 'values must be of the format {to}', 'unseen', {
    wire: { request: 'possibly' },
  }),
  'format-removed': wider('format-added', 'values need not be of the format {from}', 'unseen', {
    wire: { response: 'possibly' },
  }),
  'format-widened': wider('format-narrowed', 'values are of the format {to}, which is wider than {from}'),
  'format-narrowed': narrower('format-widened', 'values are of the format {to}, which is narrower than {from}'),
  'format-changed': other(
    'format-changed',
    'values are of the format {to}, where they were of the format {from}',
    'unseen',
    maybe,
  ),
  'content-encoding-added': narrower('content-encoding-removed', 'texts must be encoded as {to}'),
  'content-encoding-removed': wider('content-encoding-added', 'texts need not be encoded as {from}'),
  'content-encoding-changed': other(
    'content-encoding-changed',
    'texts must be encoded as {to}, where they were encoded as {from}',
  ),
  'content-media-type-added': narrower('content-media-type-removed', 'texts must hold {to}'),
  'content-media-type-removed': wider('content-media-type-added', 'texts need not hold {from}'),
  'content-media-type-changed': other('content-media-type-changed', 'texts must hold {to}, where they held {from}'),
  'content-schema-added': narrower('content-schema-removed', 'what texts hold must fit a schema'),
  'content-schema-removed': wider('content-schema-added', 'what texts hold need not fit a schema'),
  'default-added': kind('default-removed', 'what is left out counts as {to}', {
    request: 'possibly',
    response: 'compatible',
  }),
  'default-removed': kind('default-added', 'what is left out no longer counts as {from}', {
    request: 'possibly',
    response: 'compatible',
  }),
  'default-changed': kind('default-changed', 'what is left out counts as {to}, where it counted as {from}', {
    request: 'possibly',
    response: 'compatible',
  }),
} as const satisfies Kinds;
