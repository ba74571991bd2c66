// Changes of security requirements, by their effect on existing callers.
// In webhooks and callbacks, the service is the caller: receivers miss credentials that are no longer sent.

import { kind, type Kinds } from './change-kind.ts';

export const security = {
  'security-added': kind('security-removed', 'callers must show {to}, where they had to show nothing', {
    request: 'breaking',
    response: 'compatible',
  }),
  'security-removed': kind('security-added', 'callers need not show {from} any more', {
    request: 'compatible',
    response: 'breaking',
  }),
  'scope-added': kind('scope-removed', '{name} must have the scope {to} too', {
    request: 'breaking',
    response: 'compatible',
  }),
  'scope-removed': kind('scope-added', '{name} need not have the scope {from} any more', {
    request: 'compatible',
    response: 'breaking',
  }),
  'scopes-changed': kind('scopes-changed', '{name} must have the scope {to}, not {from}', {
    request: 'breaking',
    response: 'breaking',
  }),
  'security-alternative-added': kind('security-alternative-removed', 'callers may show {name} too', {
    request: 'compatible',
    response: 'breaking',
  }),
  'security-alternative-removed': kind('security-alternative-added', 'callers may show {name} no more', {
    request: 'breaking',
    response: 'compatible',
  }),
  'security-changed': kind('security-changed', 'callers must show {to}, where they had to show {from}', {
    request: 'breaking',
    response: 'breaking',
  }),
  'security-tightened': kind('security-loosened', 'callers must show {to}, where {from} was enough', {
    request: 'breaking',
    response: 'compatible',
  }),
  'security-loosened': kind('security-tightened', 'callers must show {to}, where {from} was needed', {
    request: 'compatible',
    response: 'breaking',
  }),
  'redundant-alternative-added': kind(
    'redundant-alternative-removed',
    'callers may show {name} too, though less is enough',
    { request: 'compatible', response: 'compatible' },
  ),
  'redundant-alternative-removed': kind(
    'redundant-alternative-added',
    'callers may show {name} no more, but less is enough',
    { request: 'compatible', response: 'compatible' },
  ),
  'security-scheme-changed': kind(
    'security-scheme-changed',
    'what is shown is {to}, where it was {from}',
    { request: 'breaking' },
    { request: { client: 'breaking' } },
  ),
  'security-address-changed': kind('security-address-changed', 'the {name} is {to}, where it was {from}', {
    request: 'possibly',
  }),
  'security-flow-added': kind('security-flow-removed', 'the flow {name} is new', { request: 'compatible' }),
  'security-flow-removed': kind('security-flow-added', 'the flow {name} is gone', { request: 'breaking' }),
  'scope-offered': kind('scope-withdrawn', 'the scope {name} can be asked for', { request: 'compatible' }),
  'scope-withdrawn': kind('scope-offered', 'the scope {name} can be asked for no more', { request: 'possibly' }),
  'security-scheme-added': kind('security-scheme-removed', 'the security scheme is new', {}),
  'security-scheme-removed': kind('security-scheme-added', 'the security scheme is gone', {}),
} as const satisfies Kinds;
