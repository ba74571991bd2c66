// Change kinds for `x-` extension keywords. In webhooks and callbacks, directions are reversed: `response` is the level
// for receivers.

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
  'rule-added': defineKind('rule-removed', 'the rule "{name}" was added: {to}', breakingForRequests),
  'rule-removed': defineKind('rule-added', 'the rule "{name}" was removed: {from}', possiblyBreakingForResponses),
  'rule-changed': defineKind('rule-changed', 'the rule "{name}" changed from {from} to {to}', possiblyBreaking),
  'rule-tightened': defineKind(
    'rule-loosened',
    'the rule "{name}" was tightened from {from} to {to}',
    breakingForRequests,
  ),
  'rule-loosened': defineKind(
    'rule-tightened',
    'the rule "{name}" was loosened from {from} to {to}',
    possiblyBreakingForResponses,
  ),
  'filter-added': defineKind('filter-removed', 'collections can now be filtered by it', harmless, {
    request: compatibleForCallers,
    response: compatibleForCallers,
  }),
  'filter-removed': defineKind(
    'filter-added',
    'collections can no longer be filtered by it',
    { request: 'breaking', response: 'breaking' },
    { request: breakingForCallers, response: breakingForCallers },
  ),
  'rounding-added': defineKind('rounding-removed', 'values are now rounded to {to}', {
    request: 'possibly-breaking',
    response: 'compatible',
  }),
  'rounding-removed': defineKind('rounding-added', 'values are no longer rounded to {from}', {
    request: 'possibly-breaking',
    response: 'breaking',
  }),
  'rounding-changed': defineKind('rounding-changed', 'values are now rounded to {to} instead of {from}', {
    request: 'possibly-breaking',
    response: 'breaking',
  }),
  'redaction-added': defineKind('redaction-removed', 'responses now redact it as {to}', {
    request: 'compatible',
    response: 'breaking',
  }),
  'redaction-removed': defineKind('redaction-added', 'responses no longer redact it as {from}', {
    request: 'compatible',
    response: 'possibly-breaking',
  }),
  'redaction-changed': defineKind('redaction-changed', 'responses now redact it as {to} instead of {from}', {
    request: 'compatible',
    response: 'possibly-breaking',
  }),
  'state-added': defineKind('state-removed', 'the state "{name}" was added', {
    request: 'compatible',
    response: 'possibly-breaking',
  }),
  'state-removed': defineKind('state-added', 'the state "{name}" was removed', {
    request: 'possibly-breaking',
    response: 'compatible',
  }),
  'move-added': defineKind('move-removed', 'the transition from {from} to {to} was added ({by})', {
    request: 'compatible',
    response: 'possibly-breaking',
  }),
  'move-removed': defineKind('move-added', 'the transition from {from} to {to} was removed ({by})', possiblyBreaking),
  'states-opened': defineKind('states-closed', 'unlisted states are now possible', {
    request: 'compatible',
    response: 'possibly-breaking',
  }),
  'states-closed': defineKind('states-opened', 'unlisted states are no longer possible', harmless),
  'message-changed': defineKind('message-changed', 'the error message changed from {from} to {to}', harmless),
  'precondition-added': defineKind('precondition-removed', 'the precondition "{name}" was added: {to}', {
    request: 'breaking',
    response: 'compatible',
  }),
  'precondition-removed': defineKind('precondition-added', 'the precondition "{name}" was removed: {from}', {
    request: 'compatible',
    response: 'possibly-breaking',
  }),
  'precondition-changed': defineKind('precondition-changed', 'the precondition "{name}" changed from {from} to {to}', {
    request: 'possibly-breaking',
    response: 'possibly-breaking',
  }),
  'precondition-tightened': defineKind(
    'precondition-loosened',
    'the precondition "{name}" was tightened from {from} to {to}',
    { request: 'breaking', response: 'compatible' },
  ),
  'precondition-loosened': defineKind(
    'precondition-tightened',
    'the precondition "{name}" was loosened from {from} to {to}',
    { request: 'compatible', response: 'possibly-breaking' },
  ),
  'precondition-status-changed': defineKind(
    'precondition-status-changed',
    'the status of the precondition "{name}" changed from {from} to {to}',
    { request: 'possibly-breaking', response: 'possibly-breaking' },
  ),
  'limit-added': defineKind('limit-removed', 'the limit "{name}" was added: {to}', {
    request: 'breaking',
    response: 'compatible',
  }),
  'limit-removed': defineKind('limit-added', 'the limit "{name}" was removed: {from}', {
    request: 'compatible',
    response: 'possibly-breaking',
  }),
  'limit-lowered': defineKind('limit-raised', 'the limit "{name}" was lowered from {from} to {to}', {
    request: 'breaking',
    response: 'compatible',
  }),
  'limit-raised': defineKind('limit-lowered', 'the limit "{name}" was raised from {from} to {to}', {
    request: 'compatible',
    response: 'possibly-breaking',
  }),
  'limit-changed': defineKind('limit-changed', 'the limit "{name}" changed from {from} to {to}', {
    request: 'possibly-breaking',
    response: 'possibly-breaking',
  }),
  'access-restricted': defineKind('access-granted', 'access was restricted from {from} to {to}', {
    request: 'breaking',
    response: 'compatible',
  }),
  'access-granted': defineKind('access-restricted', 'access was extended from {from} to {to}', {
    request: 'compatible',
    response: 'possibly-breaking',
  }),
  'access-changed': defineKind('access-changed', 'access changed from {from} to {to}', {
    request: 'breaking',
    response: 'possibly-breaking',
  }),
  'effect-changed': defineKind(
    'effect-changed',
    'the effect changed from {from} to {to}',
    { request: 'breaking', response: 'breaking' },
    { request: { handlers: 'breaking' } },
  ),
  'effect-stated': defineKind(
    'effect-unstated',
    'the effect {to} was added',
    { request: 'possibly-breaking', response: 'possibly-breaking' },
    { request: { handlers: 'breaking' } },
  ),
  'effect-unstated': defineKind(
    'effect-stated',
    'the effect {from} was removed',
    { request: 'possibly-breaking', response: 'possibly-breaking' },
    { request: { handlers: 'breaking' } },
  ),
  'event-added': defineKind('event-removed', 'the event {name} is now emitted', harmless),
  'event-removed': defineKind('event-added', 'the event {name} is no longer emitted', possiblyBreaking),
  'affected-query-added': defineKind('affected-query-removed', 'it now affects the results of {name}', harmless),
  'affected-query-removed': defineKind('affected-query-added', 'it no longer affects the results of {name}', harmless),
  'affects-stated': defineKind('affects-unstated', 'the affected queries were declared: {to}', harmless),
  'affects-unstated': defineKind(
    'affects-stated',
    'the declaration of the affected queries was removed: {from}',
    harmless,
  ),
  'pagination-changed': defineKind(
    'pagination-changed',
    'the declared pagination changed from {from} to {to}',
    harmless,
  ),
  'resource-changed': defineKind(
    'resource-changed',
    'the resource changed from {from} to {to}',
    { request: 'compatible', response: 'compatible' },
    { request: { handlers: 'breaking' } },
  ),
  'convention-added': defineKind('convention-removed', 'the convention "{name}" was added: {to}', possiblyBreaking, {
    request: compatibleForCallers,
  }),
  'convention-removed': defineKind(
    'convention-added',
    'the convention "{name}" was removed: {from}',
    { request: 'breaking', response: 'breaking' },
    { request: breakingForCallers },
  ),
  'convention-changed': defineKind(
    'convention-changed',
    'the convention "{name}" changed from {from} to {to}',
    { request: 'breaking', response: 'breaking' },
    { request: breakingForCallers },
  ),
} as const satisfies ChangeKinds;
