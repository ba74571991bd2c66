// Changes of `x-` extension keywords. In webhooks and callbacks, `response` is the level for the receiver.

import type { CodeLevels } from '../change.ts';
import { kind, type Kinds } from './change-kind.ts';

const harmless = { request: 'compatible', response: 'compatible' } as const;
const maybe = { request: 'possibly', response: 'possibly' } as const;
/** Rejects requests that were valid before; responses remain valid. */
const stricter = { request: 'breaking', response: 'compatible' } as const;
/** Allows responses that were impossible before. */
const looser = { request: 'compatible', response: 'possibly' } as const;
const calls: CodeLevels = { client: 'breaking', types: 'breaking' };
const offers: CodeLevels = { client: 'compatible', types: 'compatible' };

export const vocabulary = {
  'rule-added': kind('rule-removed', 'a rule "{name}" judges values: {to}', stricter),
  'rule-removed': kind('rule-added', 'the rule "{name}" is gone: {from}', looser),
  'rule-changed': kind('rule-changed', 'the rule "{name}" says {to}, where it said {from}', maybe),
  'rule-tightened': kind('rule-loosened', 'the rule "{name}" demands more: {to}, where it said {from}', stricter),
  'rule-loosened': kind('rule-tightened', 'the rule "{name}" demands less: {to}, where it said {from}', looser),
  'filter-added': kind('filter-removed', 'lists can be filtered by it', harmless, {
    request: offers,
    response: offers,
  }),
  'filter-removed': kind(
    'filter-added',
    'lists can be filtered by it no more',
    { request: 'breaking', response: 'breaking' },
    { request: calls, response: calls },
  ),
  'rounding-added': kind('rounding-removed', 'values are rounded to {to}', {
    request: 'possibly',
    response: 'compatible',
  }),
  'rounding-removed': kind('rounding-added', 'values are no longer rounded to {from}', {
    request: 'possibly',
    response: 'breaking',
  }),
  'rounding-changed': kind('rounding-changed', 'values are rounded to {to}, where they were rounded to {from}', {
    request: 'possibly',
    response: 'breaking',
  }),
  'redaction-added': kind('redaction-removed', 'answers hide it as {to}', {
    request: 'compatible',
    response: 'breaking',
  }),
  'redaction-removed': kind('redaction-added', 'answers no longer hide it as {from}', {
    request: 'compatible',
    response: 'possibly',
  }),
  'redaction-changed': kind('redaction-changed', 'answers hide it as {to}, where they hid it as {from}', {
    request: 'compatible',
    response: 'possibly',
  }),
  'state-added': kind('state-removed', 'there is a state "{name}"', { request: 'compatible', response: 'possibly' }),
  'state-removed': kind('state-added', 'there is no state "{name}" any more', {
    request: 'possibly',
    response: 'compatible',
  }),
  'move-added': kind('move-removed', 'it may go from {from} to {to} by {by}', {
    request: 'compatible',
    response: 'possibly',
  }),
  'move-removed': kind('move-added', 'it no longer goes from {from} to {to} by {by}', maybe),
  'states-opened': kind('states-closed', 'there may be more states than are listed', {
    request: 'compatible',
    response: 'possibly',
  }),
  'states-closed': kind('states-opened', 'there are no more states than are listed', harmless),
  'message-changed': kind('message-changed', 'who sends what does not fit reads {to}, where {from} stood', harmless),
  'precondition-added': kind('precondition-removed', 'a precondition "{name}" must hold: {to}', {
    request: 'breaking',
    response: 'compatible',
  }),
  'precondition-removed': kind('precondition-added', 'the precondition "{name}" is gone: {from}', {
    request: 'compatible',
    response: 'possibly',
  }),
  'precondition-changed': kind('precondition-changed', 'the precondition "{name}" says {to}, where it said {from}', {
    request: 'possibly',
    response: 'possibly',
  }),
  'precondition-tightened': kind(
    'precondition-loosened',
    'the precondition "{name}" demands more: {to}, where it said {from}',
    { request: 'breaking', response: 'compatible' },
  ),
  'precondition-loosened': kind(
    'precondition-tightened',
    'the precondition "{name}" demands less: {to}, where it said {from}',
    { request: 'compatible', response: 'possibly' },
  ),
  'precondition-status-changed': kind(
    'precondition-status-changed',
    'the precondition "{name}" is answered with {to}, where it was with {from}',
    { request: 'possibly', response: 'possibly' },
  ),
  'limit-added': kind('limit-removed', 'a limit "{name}" holds: {to}', { request: 'breaking', response: 'compatible' }),
  'limit-removed': kind('limit-added', 'the limit "{name}" is gone: {from}', {
    request: 'compatible',
    response: 'possibly',
  }),
  'limit-lowered': kind('limit-raised', 'the limit "{name}" is {to}, where it was {from}', {
    request: 'breaking',
    response: 'compatible',
  }),
  'limit-raised': kind('limit-lowered', 'the limit "{name}" is {to}, where it was {from}', {
    request: 'compatible',
    response: 'possibly',
  }),
  'limit-changed': kind('limit-changed', 'the limit "{name}" is {to}, where it was {from}', {
    request: 'possibly',
    response: 'possibly',
  }),
  'access-restricted': kind('access-granted', 'it needs {to}, where it needed {from}', {
    request: 'breaking',
    response: 'compatible',
  }),
  'access-granted': kind('access-restricted', 'it needs {to}, where it needed {from}', {
    request: 'compatible',
    response: 'possibly',
  }),
  'access-changed': kind('access-changed', 'it needs {to}, where it needed {from}', {
    request: 'breaking',
    response: 'possibly',
  }),
  'effect-changed': kind(
    'effect-changed',
    'its effect is {to}, where it was {from}',
    { request: 'breaking', response: 'breaking' },
    { request: { handlers: 'breaking' } },
  ),
  'effect-stated': kind(
    'effect-unstated',
    'its effect is {to}',
    { request: 'possibly', response: 'possibly' },
    { request: { handlers: 'breaking' } },
  ),
  'effect-unstated': kind(
    'effect-stated',
    'its effect is no longer stated; it was {from}',
    { request: 'possibly', response: 'possibly' },
    { request: { handlers: 'breaking' } },
  ),
  'event-added': kind('event-removed', 'it emits {name}', harmless),
  'event-removed': kind('event-added', 'it no longer emits {name}', maybe),
  'resource-changed': kind(
    'resource-changed',
    'its resource is {to}, where it was {from}',
    { request: 'compatible', response: 'compatible' },
    { request: { handlers: 'breaking' } },
  ),
  'convention-added': kind('convention-removed', 'the convention "{name}" is followed: {to}', maybe, {
    request: offers,
  }),
  'convention-removed': kind(
    'convention-added',
    'the convention "{name}" is followed no more: {from}',
    { request: 'breaking', response: 'breaking' },
    { request: calls },
  ),
  'convention-changed': kind(
    'convention-changed',
    'the convention "{name}" is {to}, where it was {from}',
    { request: 'breaking', response: 'breaking' },
    { request: calls },
  ),
} as const satisfies Kinds;
