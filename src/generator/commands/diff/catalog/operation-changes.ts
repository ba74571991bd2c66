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
    'the operation was removed',
    { request: 'breaking' },
    { request: removedOperationLevels },
  ),
  'operation-added': defineKind(
    'operation-removed',
    'the operation was added',
    { request: 'compatible' },
    { request: addedOperationLevels },
  ),
  'deprecated-operation-removed': defineKind(
    'deprecated-operation-added',
    'the deprecated operation was removed',
    { request: 'breaking' },
    { request: removedOperationLevels },
  ),
  'deprecated-operation-added': defineKind(
    'deprecated-operation-removed',
    'the operation was added as deprecated',
    { request: 'compatible' },
    { request: addedOperationLevels },
  ),
  'operation-moved': defineKind(
    'operation-moved',
    'the operation moved from {from} to {to}',
    { request: 'breaking' },
    { request: { types: 'breaking', client: 'compatible', handlers: 'compatible' } },
  ),
  'webhook-removed': defineKind(
    'webhook-added',
    'the webhook was removed',
    { response: 'breaking' },
    { response: { types: 'breaking' } },
  ),
  'webhook-added': defineKind(
    'webhook-removed',
    'the webhook was added',
    { response: 'compatible' },
    { response: { types: 'compatible' } },
  ),
  'operation-id-added': defineKind(
    'operation-id-removed',
    'the operationId "{to}" was added',
    {},
    renamedOperationLevels,
  ),
  'operation-id-removed': defineKind(
    'operation-id-added',
    'the operationId "{from}" was removed',
    {},
    renamedOperationLevels,
  ),
  'operation-id-changed': defineKind(
    'operation-id-changed',
    'the operationId changed from "{from}" to "{to}"',
    {},
    renamedOperationLevels,
  ),
  'operation-renamed': defineKind(
    'operation-renamed',
    'the generated name changed from `{from}` to `{to}`',
    {},
    renamedOperationLevels,
  ),
  'tag-group-changed': defineKind(
    'tag-group-changed',
    'the tag group changed from "{from}" to "{to}"',
    {},
    regroupedOperationLevels,
  ),
  'tag-added': defineKind('tag-removed', 'the tag "{name}" was added', {}),
  'tag-removed': defineKind('tag-added', 'the tag "{name}" was removed', {}),
  'server-added': defineKind('server-removed', 'the server {name} was added', {
    request: 'compatible',
    response: 'possibly-breaking',
  }),
  'server-removed': defineKind('server-added', 'the server {name} was removed', {
    request: 'breaking',
    response: 'possibly-breaking',
  }),
  'server-variable-default-changed': defineKind(
    'server-variable-default-changed',
    'the default of the server variable "{name}" changed from {from} to {to}',
    { request: 'possibly-breaking', response: 'possibly-breaking' },
  ),
  'server-variable-value-added': defineKind(
    'server-variable-value-removed',
    'the server variable "{name}" can now be {value}',
    { request: 'compatible', response: 'possibly-breaking' },
  ),
  'server-variable-value-removed': defineKind(
    'server-variable-value-added',
    'the server variable "{name}" can no longer be {value}',
    { request: 'breaking', response: 'compatible' },
  ),
  'server-variable-listed': defineKind(
    'server-variable-opened',
    'the server variable "{name}" must now be one of {to}',
    {
      request: 'breaking',
      response: 'compatible',
    },
  ),
  'server-variable-opened': defineKind(
    'server-variable-listed',
    'the server variable "{name}" can now have values other than {from}',
    { request: 'compatible', response: 'possibly-breaking' },
  ),
} as const satisfies ChangeKinds;

export const securityChanges = {
  'security-added': defineKind('security-removed', 'callers must now authenticate with {to}', {
    request: 'breaking',
    response: 'compatible',
  }),
  'security-removed': defineKind('security-added', 'callers no longer have to authenticate with {from}', {
    request: 'compatible',
    response: 'breaking',
  }),
  'scope-added': defineKind('scope-removed', '{name} now also requires the scope {to}', {
    request: 'breaking',
    response: 'compatible',
  }),
  'scope-removed': defineKind('scope-added', '{name} no longer requires the scope {from}', {
    request: 'compatible',
    response: 'breaking',
  }),
  'scopes-changed': defineKind('scopes-changed', '{name} now requires the scope {to} instead of {from}', {
    request: 'breaking',
    response: 'breaking',
  }),
  'security-alternative-added': defineKind(
    'security-alternative-removed',
    'callers can now also authenticate with {name}',
    {
      request: 'compatible',
      response: 'breaking',
    },
  ),
  'security-alternative-removed': defineKind(
    'security-alternative-added',
    'callers can no longer authenticate with {name}',
    {
      request: 'breaking',
      response: 'compatible',
    },
  ),
  'security-changed': defineKind('security-changed', 'callers must now authenticate with {to} instead of {from}', {
    request: 'breaking',
    response: 'breaking',
  }),
  'security-tightened': defineKind(
    'security-loosened',
    'callers must now authenticate with {to}; {from} no longer suffices',
    {
      request: 'breaking',
      response: 'compatible',
    },
  ),
  'security-loosened': defineKind(
    'security-tightened',
    'callers can now authenticate with {to}; {from} is no longer required',
    {
      request: 'compatible',
      response: 'breaking',
    },
  ),
  'redundant-alternative-added': defineKind(
    'redundant-alternative-removed',
    'callers can now also authenticate with {name}, which is more than required',
    { request: 'compatible', response: 'compatible' },
  ),
  'redundant-alternative-removed': defineKind(
    'redundant-alternative-added',
    'callers can no longer authenticate with {name}, which was more than required',
    { request: 'compatible', response: 'compatible' },
  ),
  'security-scheme-changed': defineKind(
    'security-scheme-changed',
    'the credentials changed from {from} to {to}',
    { request: 'breaking' },
    { request: { client: 'breaking' } },
  ),
  'security-address-changed': defineKind('security-address-changed', 'the {name} changed from {from} to {to}', {
    request: 'possibly-breaking',
  }),
  'security-flow-added': defineKind('security-flow-removed', 'the OAuth flow {name} was added', {
    request: 'compatible',
  }),
  'security-flow-removed': defineKind('security-flow-added', 'the OAuth flow {name} was removed', {
    request: 'breaking',
  }),
  'scope-offered': defineKind('scope-withdrawn', 'the scope {name} was added', { request: 'compatible' }),
  'scope-withdrawn': defineKind('scope-offered', 'the scope {name} was removed', {
    request: 'possibly-breaking',
  }),
  'security-scheme-added': defineKind('security-scheme-removed', 'the security scheme was added', {}),
  'security-scheme-removed': defineKind('security-scheme-added', 'the security scheme was removed', {}),
} as const satisfies ChangeKinds;
