// The body that is asked with, and the answers by status.

import type { Body, Link, Operation, Response } from '../../model/declarations/api.ts';
import { canonical } from '../schemas/canonical.ts';
import { compareContents } from './contents.ts';
import { compareHeaders } from './headers.ts';
import { matchBy } from './match.ts';
import type { Scope } from './scope.ts';

export function compareBodies(outer: Scope, base: Body | undefined, head: Body | undefined): void {
  if (!base || !head) {
    if (head) outer.tell(head.required ? 'required-body-added' : 'body-added', {}, 'request', { head: head.origin });
    if (base) outer.tell(base.required ? 'required-body-removed' : 'body-removed', {}, 'request', { base: base.origin });
    return;
  }
  const scope = outer.within('request body', { base: base.origin, head: head.origin });
  if (base.required !== head.required) scope.tell(head.required ? 'body-became-required' : 'body-became-optional', {}, 'request');
  compareContents(scope, base.contents, head.contents, 'request');
}

export function compareResponses(outer: Scope, base: Operation, head: Operation): void {
  const { both, removed, added } = matchBy(base.responses, head.responses, ({ status }) => status.toUpperCase());
  for (const pair of both) {
    const scope = outer.within(nameOf(pair.head), { base: pair.base.origin, head: pair.head.origin });
    compareHeaders(scope, pair.base.headers, pair.head.headers, 'response');
    compareContents(scope, pair.base.contents, pair.head.contents, 'response');
    compareLinks(scope, pair.base.links, pair.head.links);
  }
  for (const response of added) {
    const id = response.status === 'default' ? 'default-response-added' : isSuccess(response) ? 'success-added' : 'failure-added';
    outer.tell(id, { name: response.status }, 'response', { head: response.origin });
  }
  for (const response of removed) {
    const id = response.status === 'default' ? 'default-response-removed' : isSuccess(response) ? 'success-removed' : 'failure-removed';
    outer.tell(id, { name: response.status }, 'response', { base: response.origin });
  }
}

function nameOf({ status }: Response): string {
  return status === 'default' ? 'default response' : `${status} response`;
}

/** Answers that a caller goes on from: also those that lead elsewhere. */
function isSuccess({ status }: Response): boolean {
  return /^[123]/.test(status);
}

function compareLinks(scope: Scope, base: readonly Link[], head: readonly Link[]): void {
  const { both, removed, added } = matchBy(base, head, ({ name }) => name);
  for (const link of added) scope.tell('link-added', { name: link.name }, 'response');
  for (const link of removed) scope.tell('link-removed', { name: link.name }, 'response');
  for (const pair of both) if (textOf(pair.base) !== textOf(pair.head)) scope.tell('link-changed', { name: pair.head.name }, 'response');
}

function textOf({ operationId, operationRef, parameters, requestBody, server }: Link): string {
  return canonical([operationId ?? null, operationRef ?? null, Object.fromEntries(parameters), requestBody ?? null, server?.url ?? null]);
}
