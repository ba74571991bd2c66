// Changes of properties, items, union branches, and conditions.

import type { CodeLevels } from '../change.ts';
import { kind, narrower, other, wider, type Kinds } from './change-kind.ts';

const maybe = { wire: { request: 'possibly', response: 'possibly' } } as const;
const harmless = { request: 'compatible', response: 'compatible' } as const;
const missing: CodeLevels = { types: 'breaking', client: 'breaking', handlers: 'breaking' };
const more: CodeLevels = { types: 'compatible', client: 'compatible', handlers: 'compatible' };
/** The property is missing for readers, and a compile error for writers. */
const gone = { request: missing, response: missing } as const;
const offered = { request: more, response: more } as const;

export const structure = {
  'schema-added': kind(
    'schema-removed',
    'the schema is new',
    {},
    { request: { types: 'compatible' }, response: { types: 'compatible' } },
  ),
  'schema-removed': kind(
    'schema-added',
    'the schema is gone',
    {},
    { request: { types: 'breaking' }, response: { types: 'breaking' } },
  ),
  'property-added': kind('property-removed', 'the property "{name}" is new', harmless, offered),
  'property-removed': kind(
    'property-added',
    'the property "{name}" is gone',
    { request: 'possibly', response: 'possibly' },
    gone,
  ),
  'required-property-added': kind(
    'required-property-removed',
    'the property "{name}" is new, and required',
    { request: 'breaking', response: 'compatible' },
    {
      request: { types: 'breaking', client: 'breaking', handlers: 'compatible' },
      response: { types: 'compatible', client: 'compatible', handlers: 'breaking' },
    },
  ),
  'required-property-removed': kind(
    'required-property-added',
    'the property "{name}", which was required, is gone',
    { request: 'possibly', response: 'breaking' },
    gone,
  ),
  'property-allowed': kind(
    'property-forbidden',
    'the property "{name}" is new in a closed object',
    { request: 'compatible', response: 'breaking' },
    offered,
  ),
  'property-forbidden': kind(
    'property-allowed',
    'the property "{name}" is gone, and refused',
    { request: 'breaking', response: 'possibly' },
    gone,
  ),
  'required-property-allowed': kind(
    'required-property-forbidden',
    'the property "{name}" is new in a closed object, and required',
    { request: 'breaking', response: 'breaking' },
    {
      request: { types: 'breaking', client: 'breaking', handlers: 'compatible' },
      response: { types: 'compatible', client: 'compatible', handlers: 'breaking' },
    },
  ),
  'required-property-forbidden': kind(
    'required-property-allowed',
    'the property "{name}", which was required, is gone, and refused',
    { request: 'breaking', response: 'breaking' },
    gone,
  ),
  'property-became-required': narrower('property-became-optional', 'the property "{name}" is required', 'seen'),
  'property-became-optional': wider('property-became-required', 'the property "{name}" is required no more', 'seen'),
  'property-became-read-only': kind(
    'property-became-not-read-only',
    'the property "{name}" is read-only',
    { request: 'possibly', response: 'compatible' },
    { request: missing },
  ),
  'property-became-not-read-only': kind('property-became-read-only', 'the property "{name}" can be written', harmless, {
    request: more,
  }),
  'property-became-write-only': kind(
    'property-became-not-write-only',
    'the property "{name}" is write-only',
    { request: 'compatible', response: 'possibly' },
    { response: missing },
  ),
  'property-became-not-write-only': kind('property-became-write-only', 'the property "{name}" can be read', harmless, {
    response: more,
  }),
  deprecated: kind('reactivated', 'it is deprecated', harmless, offered),
  reactivated: kind('deprecated', 'it is deprecated no more', harmless, offered),
  'additional-properties-closed': narrower(
    'additional-properties-opened',
    'members without a name in the schema are refused',
    'seen',
  ),
  'additional-properties-opened': wider(
    'additional-properties-closed',
    'members without a name in the schema are valid',
    'seen',
  ),
  'additional-properties-stated': kind(
    'additional-properties-unstated',
    'members without a name in the schema are expected',
    harmless,
    offered,
  ),
  'additional-properties-unstated': kind(
    'additional-properties-stated',
    'members without a name in the schema are expected no more',
    maybe.wire,
    gone,
  ),
  'evaluation-changed': other(
    'evaluation-changed',
    'other members or items are left over as unevaluated',
    'unseen',
    maybe,
  ),
  'unevaluated-properties-added': narrower(
    'unevaluated-properties-removed',
    'members that no part of the schema knows are judged',
  ),
  'unevaluated-properties-removed': wider(
    'unevaluated-properties-added',
    'members that no part of the schema knows are not judged any more',
  ),
  'unevaluated-items-added': narrower('unevaluated-items-removed', 'items that no part of the schema knows are judged'),
  'unevaluated-items-removed': wider(
    'unevaluated-items-added',
    'items that no part of the schema knows are not judged any more',
  ),
  'pattern-property-added': narrower(
    'pattern-property-removed',
    'members that match {pattern} are judged by a schema',
    'seen',
  ),
  'pattern-property-removed': wider(
    'pattern-property-added',
    'members that match {pattern} are not judged any more',
    'seen',
  ),
  'pattern-property-allowed': wider(
    'pattern-property-forbidden',
    'members that match {pattern} are valid in a closed object',
    'seen',
  ),
  'pattern-property-forbidden': narrower(
    'pattern-property-allowed',
    'members that match {pattern} are refused',
    'seen',
  ),
  'property-names-added': narrower('property-names-removed', 'names of members must fit a schema'),
  'property-names-removed': wider('property-names-added', 'names of members need not fit a schema'),
  'dependent-required-added': narrower('dependent-required-removed', 'where there is "{name}", there must be {to} too'),
  'dependent-required-removed': wider('dependent-required-added', 'where there is "{name}", there need not be {from}'),
  'dependent-required-changed': other(
    'dependent-required-changed',
    'where there is "{name}", there must be {to}, not {from}',
  ),
  'dependent-schema-added': narrower('dependent-schema-removed', 'where there is "{name}", a schema judges the object'),
  'dependent-schema-removed': wider(
    'dependent-schema-added',
    'where there is "{name}", no schema judges the object any more',
  ),
  'unique-items-added': narrower('unique-items-removed', 'items must differ from one another'),
  'unique-items-removed': wider('unique-items-added', 'items may stand twice'),
  'contains-added': narrower('contains-removed', 'lists must contain an item that fits a schema'),
  'contains-removed': wider('contains-added', 'lists need not contain any item in particular'),
  'branch-added': wider('branch-removed', 'values may be "{name}" too', 'seen'),
  'branch-removed': narrower('branch-added', 'values may be "{name}" no more', 'seen'),
  'overlapping-branch-added': other(
    'overlapping-branch-removed',
    'values may be "{name}" instead, and are invalid if they are both',
    'seen',
  ),
  'overlapping-branch-removed': other(
    'overlapping-branch-added',
    'values may not be "{name}" alone, and are valid if they are both',
    'seen',
  ),
  'union-added': narrower('union-removed', 'values must also be one of {to}', 'seen'),
  'union-removed': wider('union-added', 'values need no longer be one of {from}', 'seen'),
  'became-union': other('became-no-union', 'values must be one of {to}, none of which they were', 'seen', maybe),
  'became-no-union': other('became-union', 'values had to be one of {from}, and are none of these', 'seen', maybe),
  'union-became-exclusive': narrower(
    'union-became-inclusive',
    'values may fit one of the alternatives, not several',
    'unseen',
    { wire: { request: 'possibly' } },
  ),
  'union-became-inclusive': wider('union-became-exclusive', 'values may fit several of the alternatives', 'unseen', {
    wire: { response: 'possibly' },
  }),
  'discriminator-added': kind(
    'discriminator-removed',
    'the property "{to}" tells the alternatives apart',
    harmless,
    offered,
  ),
  'discriminator-removed': kind(
    'discriminator-added',
    'the property "{from}" no longer tells the alternatives apart',
    { request: 'compatible', response: 'possibly' },
    gone,
  ),
  'discriminator-property-changed': kind(
    'discriminator-property-changed',
    'the property "{to}" tells the alternatives apart, where "{from}" did',
    { request: 'possibly', response: 'possibly' },
    gone,
  ),
  'discriminator-value-added': kind(
    'discriminator-value-removed',
    'the value "{value}" means "{name}"',
    harmless,
    offered,
  ),
  'discriminator-value-removed': kind(
    'discriminator-value-added',
    'the value "{value}" no longer means "{name}"',
    maybe.wire,
    gone,
  ),
  'discriminator-value-changed': kind(
    'discriminator-value-changed',
    'the value "{value}" means "{to}", where it meant "{from}"',
    maybe.wire,
    gone,
  ),
  'not-added': narrower('not-removed', 'values that fit a schema are refused'),
  'not-removed': wider('not-added', 'values that fit a schema are no longer refused'),
  'not-tightened': narrower('not-loosened', 'more values are refused because they fit a schema'),
  'not-loosened': wider('not-tightened', 'fewer values are refused because they fit a schema'),
  'not-changed': other('not-changed', 'other values are refused because they fit a schema', 'unseen', maybe),
  'condition-added': narrower('condition-removed', 'a condition judges values'),
  'condition-removed': wider('condition-added', 'a condition no longer judges values'),
  'condition-changed': other('condition-changed', 'a condition holds for other values', 'unseen', maybe),
  'then-added': narrower('then-removed', 'where the condition holds, a schema judges values'),
  'then-removed': wider('then-added', 'where the condition holds, no schema judges values any more'),
  'else-added': narrower('else-removed', 'where the condition does not hold, a schema judges values'),
  'else-removed': wider('else-added', 'where the condition does not hold, no schema judges values any more'),
} as const satisfies Kinds;
