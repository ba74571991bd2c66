// Changes of numeric, length, and count bounds. `{from}` and `{to}` are phrases such as "at least 5" and "less than 7".

import { defineNarrowing, defineWidening, type ChangeKinds } from './change-kind.ts';

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
