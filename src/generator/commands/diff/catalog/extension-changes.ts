// Change kinds for `x-` extension keywords. Webhooks and callbacks are reversed: `response` is the level for receivers.

import type { CodeLevels } from '../change.ts';
import { defineKind, type ChangeKinds } from './change-kind.ts';

const harmless = { request: 'compatible', response: 'compatible' } as const;
const possiblyBreaking = { request: 'possibly-breaking', response: 'possibly-breaking' } as const;
/** Rejects requests that were valid before; responses remain valid. */
const breakingForRequests = { request: 'breaking', response: 'compatible' } as const;
/** Allows responses that were impossible before. */
const possiblyBreakingForResponses = { request: 'compatible', response: 'possibly-breaking' } as const;
const breakingForCallers: CodeLevels = { client: 'breaking', types: 'breaking' };
const compatibleForCallers: CodeLevels = { client: 'compatible', types: 'compatible' };

export const extensionChanges = {
  'rule-added': defineKind('rule-removed', 'a rule "{name}" judges values: {to}', breakingForRequests),
  'rule-removed': defineKind('rule-added', 'the rule "{name}" is gone: {from}', possiblyBreakingForResponses),
  'rule-changed': defineKind('rule-changed', 'the rule "{name}" says {to}, where it said {from}', possiblyBreaking),
  'rule-tightened': defineKind(
    'rule-loosened',
    'the rule "{name}" demands more: {to}, where it said {from}',
    breakingForRequests,
  ),
  'rule-loosened': defineKind(
    'rule-tightened',
    'the rule "{name}" demands less: {to}, where it said {from}',
    possiblyBreakingForResponses,
  ),
  'filter-added': defineKind('filter-removed', 'lists can be filtered by it', harmless, {
    request: compatibleForCallers,
    response: compatibleForCallers,
  }),
  'filter-removed': defineKind(
    'filter-added',
    'lists can be filtered by it no more',
    { request: 'breaking', response: 'breaking' },
    { request: breakingForCallers, response: breakingForCallers },
  ),
  'rounding-added': defineKind('rounding-removed', 'values are rounded to {to}', {
    request: 'possibly-breaking',
    response: 'compatible',
  }),
  'rounding-removed': defineKind('rounding-added', 'values are no longer rounded to {from}', {
    request: 'possibly-breaking',
    response: 'breaking',
  }),
  'rounding-changed': defineKind('rounding-changed', 'values are rounded to {to}, where they were rounded to {from}', {
    request: 'possibly-breaking',
    response: 'breaking',
  }),
  'redaction-added': defineKind('redaction-removed', 'answers hide it as {to}', {
    request: 'compatible',
    response: 'breaking',
  }),
  'redaction-removed': defineKind('redaction-added', 'answers no longer hide it as {from}', {
    request: 'compatible',
    response: 'possibly-breaking',
  }),
  'redaction-changed': defineKind('redaction-changed', 'answers hide it as {to}, where they hid it as {from}', {
    request: 'compatible',
    response: 'possibly-breaking',
  }),
  'state-added': defineKind('state-removed', 'there is a state "{name}"', {
    request: 'compatible',
    response: 'possibly-breaking',
  }),
  'state-removed': defineKind('state-added', 'there is no state "{name}" any more', {
    request: 'possibly-breaking',
    response: 'compatible',
  }),
  'move-added': defineKind('move-removed', 'it may go from {from} to {to} by {by}', {
    request: 'compatible',
    response: 'possibly-breaking',
  }),
  'move-removed': defineKind('move-added', 'it no longer goes from {from} to {to} by {by}', possiblyBreaking),
  'states-opened': defineKind('states-closed', 'there may be more states than are listed', {
    request: 'compatible',
    response: 'possibly-breaking',
  }),
  'states-closed': defineKind('states-opened', 'there are no more states than are listed', harmless),
  'message-changed': defineKind(
    'message-changed',
    'who sends what does not fit reads {to}, where {from} stood',
    harmless,
  ),
  'precondition-added': defineKind('precondition-removed', 'a precondition "{name}" must hold: {to}', {
    request: 'breaking',
    response: 'compatible',
  }),
  'precondition-removed': defineKind('precondition-added', 'the precondition "{name}" is gone: {from}', {
    request: 'compatible',
    response: 'possibly-breaking',
  }),
  'precondition-changed': defineKind(
    'precondition-changed',
    'the precondition "{name}" says {to}, where it said {from}',
    {
      request: 'possibly-breaking',
      response: 'possibly-breaking',
    },
  ),
  'precondition-tightened': defineKind(
    'precondition-loosened',
    'the precondition "{name}" demands more: {to}, where it said {from}',
    { request: 'breaking', response: 'compatible' },
  ),
  'precondition-loosened': defineKind(
    'precondition-tightened',
    'the precondition "{name}" demands less: {to}, where it said {from}',
    { request: 'compatible', response: 'possibly-breaking' },
  ),
  'precondition-status-changed': defineKind(
    'precondition-status-changed',
    'the precondition "{name}" is answered with {to}, where it was with {from}',
    { request: 'possibly-breaking', response: 'possibly-breaking' },
  ),
  'limit-added': defineKind('limit-removed', 'a limit "{name}" holds: {to}', {
    request: 'breaking',
    response: 'compatible',
  }),
  'limit-removed': defineKind('limit-added', 'the limit "{name}" is gone: {from}', {
    request: 'compatible',
    response: 'possibly-breaking',
  }),
  'limit-lowered': defineKind('limit-raised', 'the limit "{name}" is {to}, where it was {from}', {
    request: 'breaking',
    response: 'compatible',
  }),
  'limit-raised': defineKind('limit-lowered', 'the limit "{name}" is {to}, where it was {from}', {
    request: 'compatible',
    response: 'possibly-breaking',
  }),
  'limit-changed': defineKind('limit-changed', 'the limit "{name}" is {to}, where it was {from}', {
    request: 'possibly-breaking',
    response: 'possibly-breaking',
  }),
  'access-restricted': defineKind('access-granted', 'it needs {to}, where it needed {from}', {
    request: 'breaking',
    response: 'compatible',
  }),
  'access-granted': defineKind('access-restricted', 'it needs {to}, where it needed {from}', {
    request: 'compatible',
    response: 'possibly-breaking',
  }),
  'access-changed': defineKind('access-changed', 'it needs {to}, where it needed {from}', {
    request: 'breaking',
    response: 'possibly-breaking',
  }),
  'effect-changed': defineKind(
    'effect-changed',
    'its effect is {to}, where it was {from}',
    { request: 'breaking', response: 'breaking' },
    { request: { handlers: 'breaking' } },
  ),
  'effect-stated': defineKind(
    'effect-unstated',
    'its effect is {to}',
    { request: 'possibly-breaking', response: 'possibly-breaking' },
    { request: { handlers: 'breaking' } },
  ),
  'effect-unstated': defineKind(
    'effect-stated',
    'its effect is no longer stated; it was {from}',
    { request: 'possibly-breaking', response: 'possibly-breaking' },
    { request: { handlers: 'breaking' } },
  ),
  'event-added': defineKind('event-removed', 'it emits {name}', harmless),
  'event-removed': defineKind('event-added', 'it no longer emits {name}', possiblyBreaking),
  'resource-changed': defineKind(
    'resource-changed',
    'its resource is {to}, where it was {from}',
    { request: 'compatible', response: 'compatible' },
    { request: { handlers: 'breaking' } },
  ),
  'convention-added': defineKind('convention-removed', 'the convention "{name}" is followed: {to}', possiblyBreaking, {
    request: compatibleForCallers,
  }),
  'convention-removed': defineKind(
    'convention-added',
    'the convention "{name}" is followed no more: {from}',
    { request: 'breaking', response: 'breaking' },
    { request: breakingForCallers },
  ),
  'convention-changed': defineKind(
    'convention-changed',
    'the convention "{name}" is {to}, where it was {from}',
    { request: 'breaking', response: 'breaking' },
    { request: breakingForCallers },
  ),
} as const satisfies ChangeKinds;
