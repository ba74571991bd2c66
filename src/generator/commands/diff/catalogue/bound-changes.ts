// Changes of numeric, length, and count bounds. `{from}` and `{to}` are phrases such as "at least 5" and "less than 7".

import { narrower, wider, type Kinds } from './change-kind.ts';

export const bounds = {
  'minimum-added': narrower('minimum-removed', 'numbers must be {to}, where nothing bounded that'),
  'minimum-removed': wider('minimum-added', 'nothing bounds any more what had to be {from}'),
  'minimum-raised': narrower('minimum-lowered', 'numbers must be {to}, where {from} would do'),
  'minimum-lowered': wider('minimum-raised', 'numbers must be {to}, where {from} was demanded'),
  'maximum-added': narrower('maximum-removed', 'numbers must be {to}, where nothing bounded that'),
  'maximum-removed': wider('maximum-added', 'nothing bounds any more what had to be {from}'),
  'maximum-lowered': narrower('maximum-raised', 'numbers must be {to}, where {from} would do'),
  'maximum-raised': wider('maximum-lowered', 'numbers must be {to}, where {from} was demanded'),
  'min-length-added': narrower('min-length-removed', 'texts must have {to} characters, where nothing bounded that'),
  'min-length-removed': wider('min-length-added', 'it is no longer demanded that texts have {from} characters'),
  'min-length-raised': narrower('min-length-lowered', 'texts must have {to} characters, where {from} would do'),
  'min-length-lowered': wider('min-length-raised', 'texts must have {to} characters, where {from} was demanded'),
  'max-length-added': narrower('max-length-removed', 'texts must have {to} characters, where nothing bounded that'),
  'max-length-removed': wider('max-length-added', 'it is no longer demanded that texts have {from} characters'),
  'max-length-lowered': narrower('max-length-raised', 'texts must have {to} characters, where {from} would do'),
  'max-length-raised': wider('max-length-lowered', 'texts must have {to} characters, where {from} was demanded'),
  'min-items-added': narrower('min-items-removed', 'lists must have {to} items, where nothing bounded that'),
  'min-items-removed': wider('min-items-added', 'it is no longer demanded that lists have {from} items'),
  'min-items-raised': narrower('min-items-lowered', 'lists must have {to} items, where {from} would do'),
  'min-items-lowered': wider('min-items-raised', 'lists must have {to} items, where {from} was demanded'),
  'max-items-added': narrower('max-items-removed', 'lists must have {to} items, where nothing bounded that'),
  'max-items-removed': wider('max-items-added', 'it is no longer demanded that lists have {from} items'),
  'max-items-lowered': narrower('max-items-raised', 'lists must have {to} items, where {from} would do'),
  'max-items-raised': wider('max-items-lowered', 'lists must have {to} items, where {from} was demanded'),
  'min-properties-added': narrower(
    'min-properties-removed',
    'objects must have {to} members, where nothing bounded that',
  ),
  'min-properties-removed': wider('min-properties-added', 'it is no longer demanded that objects have {from} members'),
  'min-properties-raised': narrower('min-properties-lowered', 'objects must have {to} members, where {from} would do'),
  'min-properties-lowered': wider('min-properties-raised', 'objects must have {to} members, where {from} was demanded'),
  'max-properties-added': narrower(
    'max-properties-removed',
    'objects must have {to} members, where nothing bounded that',
  ),
  'max-properties-removed': wider('max-properties-added', 'it is no longer demanded that objects have {from} members'),
  'max-properties-lowered': narrower('max-properties-raised', 'objects must have {to} members, where {from} would do'),
  'max-properties-raised': wider('max-properties-lowered', 'objects must have {to} members, where {from} was demanded'),
  'min-contains-added': narrower(
    'min-contains-removed',
    '{to} items must match what the list has to contain, where nothing bounded that',
  ),
  'min-contains-removed': wider(
    'min-contains-added',
    'it is no longer demanded that {from} items match what the list has to contain',
  ),
  'min-contains-raised': narrower(
    'min-contains-lowered',
    '{to} items must match what the list has to contain, where {from} would do',
  ),
  'min-contains-lowered': wider(
    'min-contains-raised',
    '{to} items must match what the list has to contain, where {from} was demanded',
  ),
  'max-contains-added': narrower(
    'max-contains-removed',
    '{to} items must match what the list has to contain, where nothing bounded that',
  ),
  'max-contains-removed': wider(
    'max-contains-added',
    'it is no longer demanded that {from} items match what the list has to contain',
  ),
  'max-contains-lowered': narrower(
    'max-contains-raised',
    '{to} items must match what the list has to contain, where {from} would do',
  ),
  'max-contains-raised': wider(
    'max-contains-lowered',
    '{to} items must match what the list has to contain, where {from} was demanded',
  ),
} as const satisfies Kinds;
