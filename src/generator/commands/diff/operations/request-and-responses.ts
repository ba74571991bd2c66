// Comparison of request bodies and of responses by status.

import type { RequestBody, Link, Operation, Response } from '../../../model/types/api.ts';
import { canonicalJson } from '../../../model/canonical-json.ts';
import { compareMediaTypes } from './media-types.ts';
import { compareHeaders } from './parameters-and-headers.ts';
import { pairByKey } from './pair-operations.ts';
import type { ComparisonScope } from './comparison-scope.ts';

export function compareBodies(
  outer: ComparisonScope,
  base: RequestBody | undefined,
  head: RequestBody | undefined,
): void {
  if (!base || !head) {
    if (head)
      outer.report(head.required ? 'required-body-added' : 'body-added', {}, 'request', { head: head.sourceLocation });
    if (base)
      outer.report(base.required ? 'required-body-removed' : 'body-removed', {}, 'request', {
        base: base.sourceLocation,
      });
    return;
  }
  const scope = outer.nested('request body', { base: base.sourceLocation, head: head.sourceLocation });
  if (base.required !== head.required)
    scope.report(head.required ? 'body-became-required' : 'body-became-optional', {}, 'request');
  compareMediaTypes(scope, base.content, head.content, 'request');
}

export function compareResponses(outer: ComparisonScope, base: Operation, head: Operation): void {
  const { both, removed, added } = pairByKey(base.responses, head.responses, ({ status }) => status.toUpperCase());
  for (const pair of both) {
    const scope = outer.nested(responseName(pair.head), {
      base: pair.base.sourceLocation,
      head: pair.head.sourceLocation,
    });
    compareResponseContent(scope, pair.base, pair.head);
    compareLinks(scope, pair.base.links, pair.head.links);
  }
  const rangePairs = pairWithRanges(removed, added);
  for (const { base: before, head: after } of rangePairs) {
    const scope = outer.nested(responseName(after), { base: before.sourceLocation, head: after.sourceLocation });
    scope.report(
      isRange(after) ? 'status-generalized' : 'status-specialized',
      { from: before.status, to: after.status },
      'response',
    );
    compareResponseContent(scope, before, after);
  }
  for (const response of added) {
    if (rangePairs.some((pair) => pair.head === response)) continue;
    const id =
      response.status === 'default'
        ? 'default-response-added'
        : isSuccess(response)
          ? 'success-added'
          : 'failure-added';
    outer.report(id, { name: response.status }, 'response', { head: response.sourceLocation });
    const coveringResponse = findCoveringResponse(base.responses, response);
    if (coveringResponse)
      compareResponseContent(
        outer.nested(responseName(response), { base: coveringResponse.sourceLocation, head: response.sourceLocation }),
        coveringResponse,
        response,
      );
  }
  for (const response of removed) {
    if (rangePairs.some((pair) => pair.base === response)) continue;
    const id =
      response.status === 'default'
        ? 'default-response-removed'
        : isSuccess(response)
          ? 'success-removed'
          : 'failure-removed';
    outer.report(id, { name: response.status }, 'response', { base: response.sourceLocation });
    const coveringResponse = findCoveringResponse(head.responses, response);
    if (coveringResponse)
      compareResponseContent(
        outer.nested(responseName(response), { base: response.sourceLocation, head: coveringResponse.sourceLocation }),
        response,
        coveringResponse,
      );
  }
}

function compareResponseContent(scope: ComparisonScope, base: Response, head: Response): void {
  compareHeaders(scope, base.headers, head.headers, 'response');
  compareMediaTypes(scope, base.content, head.content, 'response');
}

/** Pairs statuses with ranges that cover them, such as `404` with `4XX`. A range can be in several pairs. */
function pairWithRanges(
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

/** Returns the response that applies to an unlisted status: its range or, for errors, `default`. */
function findCoveringResponse(responses: readonly Response[], response: Response): Response | undefined {
  const range = responses.find((candidate) => isInRange(response, candidate));
  if (range || isSuccess(response) || response.status === 'default') return range;
  return responses.find(({ status }) => status === 'default');
}

function responseName({ status }: Response): string {
  return status === 'default' ? 'default response' : `${status} response`;
}

/** Returns whether a status is not an error. Informational responses and redirects count as success. */
function isSuccess({ status }: Response): boolean {
  return /^[123]/.test(status);
}

function compareLinks(scope: ComparisonScope, base: readonly Link[], head: readonly Link[]): void {
  const { both, removed, added } = pairByKey(base, head, ({ name }) => name);
  for (const link of added) scope.report('link-added', { name: link.name }, 'response');
  for (const link of removed) scope.report('link-removed', { name: link.name }, 'response');
  for (const pair of both) {
    const params = { name: pair.head.name, from: linkKey(pair.base), to: linkKey(pair.head) };
    if (params.from !== params.to) scope.report('link-changed', params, 'response');
  }
}

function linkKey({ operationId, operationRef, parameters, requestBody, server }: Link): string {
  return canonicalJson([
    operationId ?? null,
    operationRef ?? null,
    Object.fromEntries(parameters),
    requestBody ?? null,
    server?.url ?? null,
  ]);
}
