// Change kinds for parameters, bodies, responses, headers, links, and callbacks.

import type { CodeLevels } from '../change.ts';
import {
  defineKind,
  defineNarrowing,
  defineWideningAndNarrowing,
  defineWidening,
  type ChangeKinds,
} from './change-kind.ts';

const harmless = { request: 'compatible', response: 'compatible' } as const;
const possiblyBreaking = { request: 'possibly-breaking', response: 'possibly-breaking' } as const;
const breakingCode: CodeLevels = { types: 'breaking', client: 'breaking', handlers: 'breaking' };
const compatibleCode: CodeLevels = { types: 'compatible', client: 'compatible', handlers: 'compatible' };
const breakingInBothDirections = { request: breakingCode, response: breakingCode } as const;
const compatibleInBothDirections = { request: compatibleCode, response: compatibleCode } as const;
/** A newly required element: the writer must send it, and the reader can rely on it. */
const requiredLevels = {
  request: { types: 'breaking', client: 'breaking', handlers: 'compatible' },
  response: { types: 'compatible', client: 'compatible', handlers: 'breaking' },
} as const;

export const operationPartChanges = {
  'parameter-added': defineKind(
    'parameter-removed',
    'the {in} parameter "{name}" was added',
    harmless,
    compatibleInBothDirections,
  ),
  'parameter-removed': defineKind(
    'parameter-added',
    'the {in} parameter "{name}" was removed',
    possiblyBreaking,
    breakingInBothDirections,
  ),
  'required-parameter-added': defineKind(
    'required-parameter-removed',
    'the required {in} parameter "{name}" was added',
    { request: 'breaking', response: 'compatible' },
    requiredLevels,
  ),
  'required-parameter-removed': defineKind(
    'required-parameter-added',
    'the required {in} parameter "{name}" was removed',
    { request: 'possibly-breaking', response: 'breaking' },
    breakingInBothDirections,
  ),
  'parameter-moved': defineWideningAndNarrowing(
    'parameter-moved',
    'the parameter "{name}" moved from the {from} to the {to}',
    'affects-types',
  ),
  'parameter-became-required': defineNarrowing(
    'parameter-became-optional',
    'the parameter is now required',
    'affects-types',
  ),
  'parameter-became-optional': defineWidening(
    'parameter-became-required',
    'the parameter is now optional',
    'affects-types',
    {
      wire: { response: 'breaking' },
    },
  ),
  'parameter-style-changed': defineWideningAndNarrowing(
    'parameter-style-changed',
    'the serialization changed from {from} to {to}',
  ),
  'parameter-encoding-changed': defineWideningAndNarrowing(
    'parameter-encoding-changed',
    'the encoding changed from {from} to {to}',
    'affects-types',
  ),
  'parameter-empty-allowed': defineWidening('parameter-empty-disallowed', 'an empty value is now allowed'),
  'parameter-empty-disallowed': defineNarrowing('parameter-empty-allowed', 'an empty value is no longer allowed'),
  'parameter-reserved-allowed': defineWidening(
    'parameter-reserved-disallowed',
    'reserved characters no longer have to be percent-encoded',
  ),
  'parameter-reserved-disallowed': defineNarrowing(
    'parameter-reserved-allowed',
    'reserved characters must now be percent-encoded',
  ),
  'path-parameter-renamed': defineKind(
    'path-parameter-renamed',
    'the path parameter "{from}" was renamed to "{to}"',
    {},
    breakingInBothDirections,
  ),
  'body-added': defineKind('body-removed', 'an optional body was added', harmless, compatibleInBothDirections),
  'body-removed': defineKind(
    'body-added',
    'the optional body was removed',
    { request: 'breaking', response: 'possibly-breaking' },
    breakingInBothDirections,
  ),
  'required-body-added': defineKind(
    'required-body-removed',
    'a required body was added',
    { request: 'breaking', response: 'compatible' },
    requiredLevels,
  ),
  'required-body-removed': defineKind(
    'required-body-added',
    'the required body was removed',
    { request: 'breaking', response: 'breaking' },
    breakingInBothDirections,
  ),
  'body-became-required': defineNarrowing('body-became-optional', 'the body is now required', 'affects-types'),
  'body-became-optional': defineWidening('body-became-required', 'the body is now optional', 'affects-types'),
  'media-type-added': defineKind(
    'media-type-removed',
    'the media type {name} was added',
    harmless,
    compatibleInBothDirections,
  ),
  'media-type-removed': defineKind(
    'media-type-added',
    'the media type {name} was removed',
    { request: 'breaking', response: 'breaking' },
    breakingInBothDirections,
  ),
  'media-type-generalized': defineWidening(
    'media-type-specialized',
    'the media type was widened from {from} to {to}',
    'affects-types',
  ),
  'media-type-specialized': defineNarrowing(
    'media-type-generalized',
    'the media type was narrowed from {from} to {to}',
    'affects-types',
  ),
  'media-type-singled-out': defineKind(
    'media-type-merged',
    '{name} is now listed separately from {range}',
    harmless,
    compatibleInBothDirections,
  ),
  'media-type-merged': defineKind(
    'media-type-singled-out',
    '{name} is no longer listed separately from {range}',
    harmless,
    breakingInBothDirections,
  ),
  'media-type-parameters-changed': defineKind(
    'media-type-parameters-changed',
    'the media type changed from {from} to {to}',
    possiblyBreaking,
  ),
  'part-encoding-changed': defineWideningAndNarrowing(
    'part-encoding-changed',
    'the encoding of the part "{name}" changed from {from} to {to}',
  ),
  'success-added': defineKind(
    'success-removed',
    'the {name} response was added',
    { request: 'compatible', response: 'possibly-breaking' },
    { request: breakingCode, response: compatibleCode },
  ),
  'success-removed': defineKind(
    'success-added',
    'the {name} response was removed',
    { request: 'breaking', response: 'breaking' },
    breakingInBothDirections,
  ),
  'status-generalized': defineKind(
    'status-specialized',
    'the {from} response was widened to {to}',
    { request: 'compatible', response: 'possibly-breaking' },
    breakingInBothDirections,
  ),
  'status-specialized': defineKind(
    'status-generalized',
    'the {from} response was narrowed to {to}',
    { request: 'possibly-breaking', response: 'compatible' },
    breakingInBothDirections,
  ),
  'failure-added': defineKind('failure-removed', 'the {name} response was added', harmless, compatibleInBothDirections),
  'failure-removed': defineKind('failure-added', 'the {name} response was removed', harmless, breakingInBothDirections),
  'default-response-added': defineKind(
    'default-response-removed',
    'a default response was added',
    harmless,
    compatibleInBothDirections,
  ),
  'default-response-removed': defineKind(
    'default-response-added',
    'the default response was removed',
    { request: 'compatible', response: 'possibly-breaking' },
    breakingInBothDirections,
  ),
  'header-added': defineKind('header-removed', 'the header "{name}" was added', harmless, compatibleInBothDirections),
  'header-removed': defineKind(
    'header-added',
    'the header "{name}" was removed',
    possiblyBreaking,
    breakingInBothDirections,
  ),
  'required-header-added': defineKind(
    'required-header-removed',
    'the required header "{name}" was added',
    { request: 'breaking', response: 'compatible' },
    requiredLevels,
  ),
  'required-header-removed': defineKind(
    'required-header-added',
    'the required header "{name}" was removed',
    { request: 'possibly-breaking', response: 'breaking' },
    breakingInBothDirections,
  ),
  'header-became-required': defineNarrowing('header-became-optional', 'the header is now required', 'affects-types'),
  'header-became-optional': defineWidening('header-became-required', 'the header is now optional', 'affects-types'),
  'header-style-changed': defineWideningAndNarrowing(
    'header-style-changed',
    'the serialization changed from {from} to {to}',
  ),
  'link-added': defineKind('link-removed', 'the link "{name}" was added', harmless),
  'link-removed': defineKind('link-added', 'the link "{name}" was removed', {
    request: 'compatible',
    response: 'possibly-breaking',
  }),
  'link-changed': defineKind('link-changed', 'the target of the link "{name}" changed', {
    request: 'compatible',
    response: 'possibly-breaking',
  }),
  'callback-added': defineKind(
    'callback-removed',
    'the callback "{name}" was added',
    harmless,
    compatibleInBothDirections,
  ),
  'callback-removed': defineKind(
    'callback-added',
    'the callback "{name}" was removed',
    { request: 'possibly-breaking', response: 'breaking' },
    breakingInBothDirections,
  ),
} as const satisfies ChangeKinds;
