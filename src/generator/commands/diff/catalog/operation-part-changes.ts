// Change kinds for parameters, bodies, responses, headers, links, and callbacks.

import type { CodeLevels } from '../change.ts';
import { defineKind, defineNarrowing, defineMixed, defineWidening, type ChangeKinds } from './change-kind.ts';

const harmless = { request: 'compatible', response: 'compatible' } as const;
const possiblyBreaking = { request: 'possibly-breaking', response: 'possibly-breaking' } as const;
const breakingCode: CodeLevels = { types: 'breaking', client: 'breaking', handlers: 'breaking' };
const compatibleCode: CodeLevels = { types: 'compatible', client: 'compatible', handlers: 'compatible' };
const breakingBothDirections = { request: breakingCode, response: breakingCode } as const;
const compatibleBothDirections = { request: compatibleCode, response: compatibleCode } as const;
/** A newly required element: the writer must send it, and the reader can rely on it. */
const requiredLevels = {
  request: { types: 'breaking', client: 'breaking', handlers: 'compatible' },
  response: { types: 'compatible', client: 'compatible', handlers: 'breaking' },
} as const;

export const operationPartChanges = {
  'parameter-added': defineKind(
    'parameter-removed',
    'the {in} parameter "{name}" is new',
    harmless,
    compatibleBothDirections,
  ),
  'parameter-removed': defineKind(
    'parameter-added',
    'the {in} parameter "{name}" is gone',
    possiblyBreaking,
    breakingBothDirections,
  ),
  'required-parameter-added': defineKind(
    'required-parameter-removed',
    'the {in} parameter "{name}" is new, and required',
    { request: 'breaking', response: 'compatible' },
    requiredLevels,
  ),
  'required-parameter-removed': defineKind(
    'required-parameter-added',
    'the {in} parameter "{name}", which was required, is gone',
    { request: 'possibly-breaking', response: 'breaking' },
    breakingBothDirections,
  ),
  'parameter-moved': defineMixed(
    'parameter-moved',
    'the parameter "{name}" is in the {to}, where it was in the {from}',
    'seen',
  ),
  'parameter-became-required': defineNarrowing('parameter-became-optional', 'it is required', 'seen'),
  'parameter-became-optional': defineWidening('parameter-became-required', 'it is required no more', 'seen', {
    wire: { response: 'breaking' },
  }),
  'parameter-style-changed': defineMixed(
    'parameter-style-changed',
    'it is written as {to}, where it was written as {from}',
  ),
  'parameter-encoding-changed': defineMixed(
    'parameter-encoding-changed',
    'its text is {to}, where it was {from}',
    'seen',
  ),
  'parameter-empty-allowed': defineWidening('parameter-empty-disallowed', 'it may be empty'),
  'parameter-empty-disallowed': defineNarrowing('parameter-empty-allowed', 'it may be empty no more'),
  'parameter-reserved-allowed': defineWidening(
    'parameter-reserved-disallowed',
    'it may hold reserved characters as they are',
  ),
  'parameter-reserved-disallowed': defineNarrowing(
    'parameter-reserved-allowed',
    'it must have its reserved characters encoded',
  ),
  'path-parameter-renamed': defineKind(
    'path-parameter-renamed',
    'the path parameter "{to}" was called "{from}"',
    {},
    breakingBothDirections,
  ),
  'body-added': defineKind('body-removed', 'there may be a body', harmless, compatibleBothDirections),
  'body-removed': defineKind(
    'body-added',
    'there is no body any more',
    { request: 'breaking', response: 'possibly-breaking' },
    breakingBothDirections,
  ),
  'required-body-added': defineKind(
    'required-body-removed',
    'there must be a body',
    { request: 'breaking', response: 'compatible' },
    requiredLevels,
  ),
  'required-body-removed': defineKind(
    'required-body-added',
    'there is no body any more, where there had to be one',
    { request: 'breaking', response: 'breaking' },
    breakingBothDirections,
  ),
  'body-became-required': defineNarrowing('body-became-optional', 'there must be a body', 'seen'),
  'body-became-optional': defineWidening('body-became-required', 'there need not be a body', 'seen'),
  'media-type-added': defineKind('media-type-removed', 'it may be {name} too', harmless, compatibleBothDirections),
  'media-type-removed': defineKind(
    'media-type-added',
    'it may be {name} no more',
    { request: 'breaking', response: 'breaking' },
    breakingBothDirections,
  ),
  'media-type-generalized': defineWidening('media-type-specialized', 'it may be any {to}, where it was {from}', 'seen'),
  'media-type-specialized': defineNarrowing('media-type-generalized', 'it is {to}, where it was any {from}', 'seen'),
  'media-type-singled-out': defineKind(
    'media-type-merged',
    'what is {name} is told apart from {range}',
    harmless,
    compatibleBothDirections,
  ),
  'media-type-merged': defineKind(
    'media-type-singled-out',
    'what is {name} is no longer told apart from {range}',
    harmless,
    breakingBothDirections,
  ),
  'media-type-parameters-changed': defineKind(
    'media-type-parameters-changed',
    'it is {to}, where it was {from}',
    possiblyBreaking,
  ),
  'part-encoding-changed': defineMixed(
    'part-encoding-changed',
    'the part "{name}" is written as {to}, where it was {from}',
  ),
  'success-added': defineKind(
    'success-removed',
    'the answer {name} is new',
    { request: 'compatible', response: 'possibly-breaking' },
    { request: breakingCode, response: compatibleCode },
  ),
  'success-removed': defineKind(
    'success-added',
    'the answer {name} is gone',
    { request: 'breaking', response: 'breaking' },
    breakingBothDirections,
  ),
  'status-generalized': defineKind(
    'status-specialized',
    'the answer may be any {to}, where it was {from}',
    { request: 'compatible', response: 'possibly-breaking' },
    breakingBothDirections,
  ),
  'status-specialized': defineKind(
    'status-generalized',
    'the answer is {to}, where it was any {from}',
    { request: 'possibly-breaking', response: 'compatible' },
    breakingBothDirections,
  ),
  'failure-added': defineKind('failure-removed', 'the answer {name} is new', harmless, compatibleBothDirections),
  'failure-removed': defineKind('failure-added', 'the answer {name} is gone', harmless, breakingBothDirections),
  'default-response-added': defineKind(
    'default-response-removed',
    'there may be other answers than those with a status',
    harmless,
    compatibleBothDirections,
  ),
  'default-response-removed': defineKind(
    'default-response-added',
    'nothing is said any more of other answers than those with a status',
    { request: 'compatible', response: 'possibly-breaking' },
    breakingBothDirections,
  ),
  'header-added': defineKind('header-removed', 'the header "{name}" is new', harmless, compatibleBothDirections),
  'header-removed': defineKind('header-added', 'the header "{name}" is gone', possiblyBreaking, breakingBothDirections),
  'required-header-added': defineKind(
    'required-header-removed',
    'the header "{name}" is new, and always there',
    { request: 'breaking', response: 'compatible' },
    requiredLevels,
  ),
  'required-header-removed': defineKind(
    'required-header-added',
    'the header "{name}", which was always there, is gone',
    { request: 'possibly-breaking', response: 'breaking' },
    breakingBothDirections,
  ),
  'header-became-required': defineNarrowing('header-became-optional', 'it is always there', 'seen'),
  'header-became-optional': defineWidening('header-became-required', 'it may be left out', 'seen'),
  'header-style-changed': defineMixed('header-style-changed', 'it is written as {to}, where it was written as {from}'),
  'link-added': defineKind('link-removed', 'the link "{name}" is new', harmless),
  'link-removed': defineKind('link-added', 'the link "{name}" is gone', {
    request: 'compatible',
    response: 'possibly-breaking',
  }),
  'link-changed': defineKind('link-changed', 'the link "{name}" leads elsewhere', {
    request: 'compatible',
    response: 'possibly-breaking',
  }),
  'callback-added': defineKind('callback-removed', 'the callback "{name}" is new', harmless, compatibleBothDirections),
  'callback-removed': defineKind(
    'callback-added',
    'the callback "{name}" is gone',
    { request: 'possibly-breaking', response: 'breaking' },
    breakingBothDirections,
  ),
} as const satisfies ChangeKinds;
