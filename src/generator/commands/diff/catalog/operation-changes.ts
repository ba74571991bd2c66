// Change kinds for operations, webhooks, servers, and security. In webhooks, `response` is the level for receivers.

import type { CodeLevels } from '../change.ts';
import { defineKind, type ChangeKinds } from './change-kind.ts';

const removedOperationLevels: CodeLevels = { types: 'breaking', client: 'breaking', handlers: 'compatible' };
/** The service does not compile until it has a handler for the operation. */
const addedOperationLevels: CodeLevels = { types: 'compatible', client: 'compatible', handlers: 'breaking' };
const renamedOperationLevels = {
  request: { types: 'breaking', client: 'breaking', handlers: 'breaking' },
  response: { types: 'breaking' },
} as const;
const regroupedOperationLevels = { request: { client: 'breaking', handlers: 'breaking' } } as const;

export const operationChanges = {
  'operation-removed': defineKind(
    'operation-added',
    'the operation is gone',
    { request: 'breaking' },
    { request: removedOperationLevels },
  ),
  'operation-added': defineKind(
    'operation-removed',
    'the operation is new',
    { request: 'compatible' },
    { request: addedOperationLevels },
  ),
  'deprecated-operation-removed': defineKind(
    'deprecated-operation-added',
    'the operation, which was deprecated, is gone',
    { request: 'breaking' },
    { request: removedOperationLevels },
  ),
  'deprecated-operation-added': defineKind(
    'deprecated-operation-removed',
    'the operation is new, and deprecated from the start',
    { request: 'compatible' },
    { request: addedOperationLevels },
  ),
  'operation-moved': defineKind(
    'operation-moved',
    'it is {to}, where it was {from}',
    { request: 'breaking' },
    { request: { types: 'breaking', client: 'compatible', handlers: 'compatible' } },
  ),
  'webhook-removed': defineKind(
    'webhook-added',
    'the webhook is gone',
    { response: 'breaking' },
    { response: { types: 'breaking' } },
  ),
  'webhook-added': defineKind(
    'webhook-removed',
    'the webhook is new',
    { response: 'compatible' },
    { response: { types: 'compatible' } },
  ),
  'operation-id-added': defineKind('operation-id-removed', 'it is called "{to}"', {}, renamedOperationLevels),
  'operation-id-removed': defineKind(
    'operation-id-added',
    'it is no longer called "{from}"',
    {},
    renamedOperationLevels,
  ),
  'operation-id-changed': defineKind(
    'operation-id-changed',
    'it is called "{to}", where it was called "{from}"',
    {},
    renamedOperationLevels,
  ),
  'operation-renamed': defineKind(
    'operation-renamed',
    'it is generated as `{to}`, where it was `{from}`',
    {},
    renamedOperationLevels,
  ),
  'tag-group-changed': defineKind(
    'tag-group-changed',
    'its group is "{to}"; it was "{from}"',
    {},
    regroupedOperationLevels,
  ),
  'tag-added': defineKind('tag-removed', 'it has the tag "{name}"', {}),
  'tag-removed': defineKind('tag-added', 'it no longer has the tag "{name}"', {}),
  'server-added': defineKind('server-removed', 'the server {name} is new', {
    request: 'compatible',
    response: 'possibly-breaking',
  }),
  'server-removed': defineKind('server-added', 'the server {name} is gone', {
    request: 'breaking',
    response: 'possibly-breaking',
  }),
  'server-variable-default-changed': defineKind(
    'server-variable-default-changed',
    'the variable "{name}" of the server is {to} unless it is set, where it was {from}',
    { request: 'possibly-breaking', response: 'possibly-breaking' },
  ),
  'server-variable-value-added': defineKind(
    'server-variable-value-removed',
    'the variable "{name}" of the server may be {value}',
    { request: 'compatible', response: 'possibly-breaking' },
  ),
  'server-variable-value-removed': defineKind(
    'server-variable-value-added',
    'the variable "{name}" of the server may be {value} no more',
    { request: 'breaking', response: 'compatible' },
  ),
  'server-variable-listed': defineKind(
    'server-variable-opened',
    'the variable "{name}" of the server must be one of {to}',
    {
      request: 'breaking',
      response: 'compatible',
    },
  ),
  'server-variable-opened': defineKind(
    'server-variable-listed',
    'the variable "{name}" of the server may be other than {from}',
    { request: 'compatible', response: 'possibly-breaking' },
  ),
} as const satisfies ChangeKinds;

export const securityChanges = {
  'security-added': defineKind('security-removed', 'callers must show {to}, where they had to show nothing', {
    request: 'breaking',
    response: 'compatible',
  }),
  'security-removed': defineKind('security-added', 'callers need not show {from} any more', {
    request: 'compatible',
    response: 'breaking',
  }),
  'scope-added': defineKind('scope-removed', '{name} must have the scope {to} too', {
    request: 'breaking',
    response: 'compatible',
  }),
  'scope-removed': defineKind('scope-added', '{name} need not have the scope {from} any more', {
    request: 'compatible',
    response: 'breaking',
  }),
  'scopes-changed': defineKind('scopes-changed', '{name} must have the scope {to}, not {from}', {
    request: 'breaking',
    response: 'breaking',
  }),
  'security-alternative-added': defineKind('security-alternative-removed', 'callers may show {name} too', {
    request: 'compatible',
    response: 'breaking',
  }),
  'security-alternative-removed': defineKind('security-alternative-added', 'callers may show {name} no more', {
    request: 'breaking',
    response: 'compatible',
  }),
  'security-changed': defineKind('security-changed', 'callers must show {to}, where they had to show {from}', {
    request: 'breaking',
    response: 'breaking',
  }),
  'security-tightened': defineKind('security-loosened', 'callers must show {to}, where {from} was enough', {
    request: 'breaking',
    response: 'compatible',
  }),
  'security-loosened': defineKind('security-tightened', 'callers must show {to}, where {from} was needed', {
    request: 'compatible',
    response: 'breaking',
  }),
  'redundant-alternative-added': defineKind(
    'redundant-alternative-removed',
    'callers may show {name} too, though less is enough',
    { request: 'compatible', response: 'compatible' },
  ),
  'redundant-alternative-removed': defineKind(
    'redundant-alternative-added',
    'callers may show {name} no more, but less is enough',
    { request: 'compatible', response: 'compatible' },
  ),
  'security-scheme-changed': defineKind(
    'security-scheme-changed',
    'what is shown is {to}, where it was {from}',
    { request: 'breaking' },
    { request: { client: 'breaking' } },
  ),
  'security-address-changed': defineKind('security-address-changed', 'the {name} is {to}, where it was {from}', {
    request: 'possibly-breaking',
  }),
  'security-flow-added': defineKind('security-flow-removed', 'the flow {name} is new', { request: 'compatible' }),
  'security-flow-removed': defineKind('security-flow-added', 'the flow {name} is gone', { request: 'breaking' }),
  'scope-offered': defineKind('scope-withdrawn', 'the scope {name} can be asked for', { request: 'compatible' }),
  'scope-withdrawn': defineKind('scope-offered', 'the scope {name} can be asked for no more', {
    request: 'possibly-breaking',
  }),
  'security-scheme-added': defineKind('security-scheme-removed', 'the security scheme is new', {}),
  'security-scheme-removed': defineKind('security-scheme-added', 'the security scheme is gone', {}),
} as const satisfies ChangeKinds;
