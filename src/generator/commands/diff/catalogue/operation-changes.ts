// Changes of operations, webhooks, and servers. In webhooks and callbacks, `response` is the level for the receiver.

import type { CodeLevels } from '../change.ts';
import { kind, type Kinds } from './change-kind.ts';

const gone: CodeLevels = { types: 'breaking', client: 'breaking', handlers: 'compatible' };
/** The service does not compile until it has a handler for the operation. */
const come: CodeLevels = { types: 'compatible', client: 'compatible', handlers: 'breaking' };
const called = {
  request: { types: 'breaking', client: 'breaking', handlers: 'breaking' },
  response: { types: 'breaking' },
} as const;
const grouped = { request: { client: 'breaking', handlers: 'breaking' } } as const;

export const operations = {
  'operation-removed': kind('operation-added', 'the operation is gone', { request: 'breaking' }, { request: gone }),
  'operation-added': kind('operation-removed', 'the operation is new', { request: 'compatible' }, { request: come }),
  'deprecated-operation-removed': kind(
    'deprecated-operation-added',
    'the operation, which was deprecated, is gone',
    { request: 'breaking' },
    { request: gone },
  ),
  'deprecated-operation-added': kind(
    'deprecated-operation-removed',
    'the operation is new, and deprecated from the start',
    { request: 'compatible' },
    { request: come },
  ),
  'operation-moved': kind(
    'operation-moved',
    'it is {to}, where it was {from}',
    { request: 'breaking' },
    { request: { types: 'breaking', client: 'compatible', handlers: 'compatible' } },
  ),
  'webhook-removed': kind(
    'webhook-added',
    'the webhook is gone',
    { response: 'breaking' },
    { response: { types: 'breaking' } },
  ),
  'webhook-added': kind(
    'webhook-removed',
    'the webhook is new',
    { response: 'compatible' },
    { response: { types: 'compatible' } },
  ),
  'operation-id-added': kind('operation-id-removed', 'it is called "{to}"', {}, called),
  'operation-id-removed': kind('operation-id-added', 'it is no longer called "{from}"', {}, called),
  'operation-id-changed': kind('operation-id-changed', 'it is called "{to}", where it was called "{from}"', {}, called),
  'operation-renamed': kind('operation-renamed', 'it is generated as `{to}`, where it was `{from}`', {}, called),
  'area-changed': kind('area-changed', 'its group is "{to}"; it was "{from}"', {}, grouped),
  'tag-added': kind('tag-removed', 'it has the tag "{name}"', {}),
  'tag-removed': kind('tag-added', 'it no longer has the tag "{name}"', {}),
  'server-added': kind('server-removed', 'the server {name} is new', { request: 'compatible', response: 'possibly' }),
  'server-removed': kind('server-added', 'the server {name} is gone', { request: 'breaking', response: 'possibly' }),
  'server-variable-default-changed': kind(
    'server-variable-default-changed',
    'the variable "{name}" of the server is {to} unless it is set, where it was {from}',
    { request: 'possibly', response: 'possibly' },
  ),
  'server-variable-value-added': kind(
    'server-variable-value-removed',
    'the variable "{name}" of the server may be {value}',
    { request: 'compatible', response: 'possibly' },
  ),
  'server-variable-value-removed': kind(
    'server-variable-value-added',
    'the variable "{name}" of the server may be {value} no more',
    { request: 'breaking', response: 'compatible' },
  ),
  'server-variable-listed': kind('server-variable-opened', 'the variable "{name}" of the server must be one of {to}', {
    request: 'breaking',
    response: 'compatible',
  }),
  'server-variable-opened': kind(
    'server-variable-listed',
    'the variable "{name}" of the server may be other than {from}',
    { request: 'compatible', response: 'possibly' },
  ),
} as const satisfies Kinds;
