// Changes of parameters, bodies, responses, headers, links, and callbacks.

import type { CodeLevels } from '../change.ts';
import { kind, narrower, other, wider, type Kinds } from './change-kind.ts';

const harmless = { request: 'compatible', response: 'compatible' } as const;
const maybe = { request: 'possibly', response: 'possibly' } as const;
const broken: CodeLevels = { types: 'breaking', client: 'breaking', handlers: 'breaking' };
const more: CodeLevels = { types: 'compatible', client: 'compatible', handlers: 'compatible' };
const gone = { request: broken, response: broken } as const;
const offered = { request: more, response: more } as const;
/** The writer must send it; the reader can rely on it. */
const demanded = {
  request: { types: 'breaking', client: 'breaking', handlers: 'compatible' },
  response: { types: 'compatible', client: 'compatible', handlers: 'breaking' },
} as const;

export const parts = {
  'parameter-added': kind('parameter-removed', 'the {in} parameter "{name}" is new', harmless, offered),
  'parameter-removed': kind('parameter-added', 'the {in} parameter "{name}" is gone', maybe, gone),
  'required-parameter-added': kind(
    'required-parameter-removed',
    'the {in} parameter "{name}" is new, and required',
    { request: 'breaking', response: 'compatible' },
    demanded,
  ),
  'required-parameter-removed': kind(
    'required-parameter-added',
    'the {in} parameter "{name}", which was required, is gone',
    { request: 'possibly', response: 'breaking' },
    gone,
  ),
  'parameter-moved': other(
    'parameter-moved',
    'the parameter "{name}" is in the {to}, where it was in the {from}',
    'seen',
  ),
  'parameter-became-required': narrower('parameter-became-optional', 'it is required', 'seen'),
  'parameter-became-optional': wider('parameter-became-required', 'it is required no more', 'seen', {
    wire: { response: 'breaking' },
  }),
  'parameter-style-changed': other('parameter-style-changed', 'it is written as {to}, where it was written as {from}'),
  'parameter-encoding-changed': other('parameter-encoding-changed', 'its text is {to}, where it was {from}', 'seen'),
  'parameter-empty-allowed': wider('parameter-empty-refused', 'it may be empty'),
  'parameter-empty-refused': narrower('parameter-empty-allowed', 'it may be empty no more'),
  'parameter-reserved-allowed': wider('parameter-reserved-refused', 'it may hold reserved characters as they are'),
  'parameter-reserved-refused': narrower('parameter-reserved-allowed', 'it must have its reserved characters encoded'),
  'path-parameter-renamed': kind('path-parameter-renamed', 'the path parameter "{to}" was called "{from}"', {}, gone),
  'body-added': kind('body-removed', 'there may be a body', harmless, offered),
  'body-removed': kind('body-added', 'there is no body any more', { request: 'breaking', response: 'possibly' }, gone),
  'required-body-added': kind(
    'required-body-removed',
    'there must be a body',
    { request: 'breaking', response: 'compatible' },
    demanded,
  ),
  'required-body-removed': kind(
    'required-body-added',
    'there is no body any more, where there had to be one',
    { request: 'breaking', response: 'breaking' },
    gone,
  ),
  'body-became-required': narrower('body-became-optional', 'there must be a body', 'seen'),
  'body-became-optional': wider('body-became-required', 'there need not be a body', 'seen'),
  'media-type-added': kind('media-type-removed', 'it may be {name} too', harmless, offered),
  'media-type-removed': kind(
    'media-type-added',
    'it may be {name} no more',
    { request: 'breaking', response: 'breaking' },
    gone,
  ),
  'media-type-generalised': wider('media-type-specialised', 'it may be any {to}, where it was {from}', 'seen'),
  'media-type-specialised': narrower('media-type-generalised', 'it is {to}, where it was any {from}', 'seen'),
  'media-type-singled-out': kind('media-type-merged', 'what is {name} is told apart from {range}', harmless, offered),
  'media-type-merged': kind(
    'media-type-singled-out',
    'what is {name} is no longer told apart from {range}',
    harmless,
    gone,
  ),
  'media-type-parameters-changed': kind('media-type-parameters-changed', 'it is {to}, where it was {from}', maybe),
  'part-encoding-changed': other('part-encoding-changed', 'the part "{name}" is written as {to}, where it was {from}'),
  'success-added': kind(
    'success-removed',
    'the answer {name} is new',
    { request: 'compatible', response: 'possibly' },
    { request: broken, response: more },
  ),
  'success-removed': kind(
    'success-added',
    'the answer {name} is gone',
    { request: 'breaking', response: 'breaking' },
    gone,
  ),
  'status-generalised': kind(
    'status-specialised',
    'the answer may be any {to}, where it was {from}',
    { request: 'compatible', response: 'possibly' },
    gone,
  ),
  'status-specialised': kind(
    'status-generalised',
    'the answer is {to}, where it was any {from}',
    { request: 'possibly', response: 'compatible' },
    gone,
  ),
  'failure-added': kind('failure-removed', 'the answer {name} is new', harmless, offered),
  'failure-removed': kind('failure-added', 'the answer {name} is gone', harmless, gone),
  'default-response-added': kind(
    'default-response-removed',
    'there may be other answers than those with a status',
    harmless,
    offered,
  ),
  'default-response-removed': kind(
    'default-response-added',
    'nothing is said any more of other answers than those with a status',
    { request: 'compatible', response: 'possibly' },
    gone,
  ),
  'header-added': kind('header-removed', 'the header "{name}" is new', harmless, offered),
  'header-removed': kind('header-added', 'the header "{name}" is gone', maybe, gone),
  'required-header-added': kind(
    'required-header-removed',
    'the header "{name}" is new, and always there',
    { request: 'breaking', response: 'compatible' },
    demanded,
  ),
  'required-header-removed': kind(
    'required-header-added',
    'the header "{name}", which was always there, is gone',
    { request: 'possibly', response: 'breaking' },
    gone,
  ),
  'header-became-required': narrower('header-became-optional', 'it is always there', 'seen'),
  'header-became-optional': wider('header-became-required', 'it may be left out', 'seen'),
  'header-style-changed': other('header-style-changed', 'it is written as {to}, where it was written as {from}'),
  'link-added': kind('link-removed', 'the link "{name}" is new', harmless),
  'link-removed': kind('link-added', 'the link "{name}" is gone', { request: 'compatible', response: 'possibly' }),
  'link-changed': kind('link-changed', 'the link "{name}" leads elsewhere', {
    request: 'compatible',
    response: 'possibly',
  }),
  'callback-added': kind('callback-removed', 'the callback "{name}" is new', harmless, offered),
  'callback-removed': kind(
    'callback-added',
    'the callback "{name}" is gone',
    { request: 'possibly', response: 'breaking' },
    gone,
  ),
} as const satisfies Kinds;
