// Comparison of request bodies and of responses by status.

import type { Body, Link, Operation, Response } from '../../../model/types/api.ts';
import { canonical } from '../../../model/canonical-json.ts';
import { compareContents } from './media-types.ts';
import { compareHeaders } from './headers.ts';
import { matchBy } from './pair-operations.ts';
import type { Scope } from './comparison-scope.ts';

export function compareBodies(outer: Scope, base: Body | undefined, head: Body | undefined): void {
  if (!base || !head) {
    if (head) outer.tell(head.required ? 'required-body-added' : 'body-added', {}, 'request', { head: head.origin });
    if (base)
      outer.tell(base.required ? 'required-body-removed' : 'body-removed', {}, 'request', { base: base.origin });
    return;
  }
  const scope = outer.within('request body', { base: base.origin, head: head.origin });
  if (base.required !== head.required)
    scope.tell(head.required ? 'body-became-required' : 'body-became-optional', {}, 'request');
  compareContents(scope, base.contents, head.contents, 'request');
}

export function compareResponses(outer: Scope, base: Operation, head: Operation): void {
  const { both, removed, added } = matchBy(base.responses, head.responses, ({ status }) => status.toUpperCase());
  for (const pair of both) {
    const scope = outer.within(nameOf(pair.head), { base: pair.base.origin, head: pair.head.origin });
    compareAnswers(scope, pair.base, pair.head);
    compareLinks(scope, pair.base.links, pair.head.links);
  }
  const ranged = rangedOf(removed, added);
  for (const { base: before, head: after } of ranged) {
    const scope = outer.within(nameOf(after), { base: before.origin, head: after.origin });
    scope.tell(
      isRange(after) ? 'status-generalised' : 'status-specialised',
      { from: before.status, to: after.status },
      'response',
    );
    compareAnswers(scope, before, after);
  }
  for (const response of added) {
    if (ranged.some((pair) => pair.head === response)) continue;
    const id =
      response.status === 'default'
        ? 'default-response-added'
        : isSuccess(response)
          ? 'success-added'
          : 'failure-added';
    outer.tell(id, { name: response.status }, 'response', { head: response.origin });
    const covering = coveringIn(base.responses, response);
    if (covering)
      compareAnswers(
        outer.within(nameOf(response), { base: covering.origin, head: response.origin }),
        covering,
        response,
      );
  }
  for (const response of removed) {
    if (ranged.some((pair) => pair.base === response)) continue;
    const id =
      response.status === 'default'
        ? 'default-response-removed'
        : isSuccess(response)
          ? 'success-removed'
          : 'failure-removed';
    outer.tell(id, { name: response.status }, 'response', { base: response.origin });
    const covering = coveringIn(head.responses, response);
    if (covering)
      compareAnswers(
        outer.within(nameOf(response), { base: response.origin, head: covering.origin }),
        response,
        covering,
      );
  }
}

function compareAnswers(scope: Scope, base: Response, head: Response): void {
  compareHeaders(scope, base.headers, head.headers, 'response');
  compareContents(scope, base.contents, head.contents, 'response');
}

/** Pairs statuses with their ranges, such as `404` and `4XX`: each response of one corresponds to the other. */
function rangedOf(
  removed: readonly Response[],
  added: readonly Response[],
): readonly { readonly base: Response; readonly head: Response }[] {
  return removed.flatMap((before) =>
    added
      .filter((after) => isInRange(before, after) || isInRange(after, before))
      .map((after) => ({ base: before, head: after })),
  );
}

function isRange({ status }: Response): boolean {
  return /^[1-5]XX$/i.test(status);
}

function isInRange(response: Response, range: Response): boolean {
  return isRange(range) && !isRange(response) && response.status.startsWith(range.status.charAt(0));
}

/** Returns the response that applies to a status without its own: its range, or `default` for errors. */
function coveringIn(responses: readonly Response[], response: Response): Response | undefined {
  const range = responses.find((each) => isInRange(response, each));
  if (range || isSuccess(response) || response.status === 'default') return range;
  return responses.find(({ status }) => status === 'default');
}

function nameOf({ status }: Response): string {
  return status === 'default' ? 'default response' : `${status} response`;
}

/** Success includes informational responses and redirects. */
function isSuccess({ status }: Response): boolean {
  return /^[123]/.test(status);
}

function compareLinks(scope: Scope, base: readonly Link[], head: readonly Link[]): void {
  const { both, removed, added } = matchBy(base, head, ({ name }) => name);
  for (const link of added) scope.tell('link-added', { name: link.name }, 'response');
  for (const link of removed) scope.tell('link-removed', { name: link.name }, 'response');
  for (const pair of both) {
    const words = { name: pair.head.name, from: textOf(pair.base), to: textOf(pair.head) };
    if (words.from !== words.to) scope.tell('link-changed', words, 'response');
  }
}

function textOf({ operationId, operationRef, parameters, requestBody, server }: Link): string {
  return canonical([
    operationId ?? null,
    operationRef ?? null,
    Object.fromEntries(parameters),
    requestBody ?? null,
    server?.url ?? null,
  ]);
}
