// Changes of security requirements, by their effect on existing callers.
// In webhooks and callbacks, the service is the caller: receivers miss credentials that are no longer sent.

import { defineKind, type ChangeKinds } from './change-kind.ts';

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
