// Roles of operations in a cache, and extensions without an effect on them.

import type { Report } from '../../diagnostics/report.ts';
import { contentKind } from '../media-types.ts';
import { diagnosticLocationOf, locatePath, type SourceLocation } from '../source-location.ts';
import type { Operation } from '../types/api.ts';
import { isSuccess } from './response-media-types.ts';

/** Methods without a body in the response, or for connections rather than resources. */
const otherMethods: ReadonlySet<string> = new Set(['head', 'options', 'trace', 'CONNECT']);

const safeMethods: ReadonlySet<string> = new Set(['get', 'query']);

/** Returns whether an operation reads data according to its method. */
export function isSafe({ method }: Operation): boolean {
  return safeMethods.has(method);
}

/** Returns whether an operation can change data, and has a result that is not a stream. */
export function isMutation(operation: Operation): boolean {
  return !isSafe(operation) && !otherMethods.has(operation.method) && !returnsStream(operation);
}

/** Returns whether a success can be a stream if the call names no media type: JSON is the default. */
export function returnsStream(operation: Operation): boolean {
  return operation.responses
    .filter((response) => isSuccess(response, operation))
    .map(({ content }) => content.map(contentKind))
    .some((kinds) => kinds.includes('stream') && !kinds.includes('json'));
}

type Keyword = 'x-affects' | 'x-pagination';

/** Reports `x-affects` of operations that are not mutations, streams that it lists, and `x-pagination` of other operations. */
export function reportIneffectiveExtensions(operations: readonly Operation[], report: Report): void {
  const streams = new Set(operations.filter((each) => isSafe(each) && returnsStream(each)).map(({ id }) => id));
  for (const operation of operations) {
    const { affects, pagination } = operation.extensions;
    if (pagination !== undefined && (!isSafe(operation) || returnsStream(operation)))
      reportKeyword(
        'x-pagination',
        operation,
        describeOther(operation, true, 'only GET and QUERY can return pages'),
        'remove it',
        report,
      );
    else if (pagination === false && !canBePaginated(operation))
      reportKeyword(
        'x-pagination',
        operation,
        'the operation has neither query parameters nor a JSON response',
        'remove it',
        report,
      );
    if (!affects) continue;
    if (isSafe(operation))
      reportKeyword(
        'x-affects',
        operation,
        describeOther(operation, false, `${operation.method.toUpperCase()} changes no data`),
        'move it to the operation that changes the data',
        report,
      );
    else if (!isMutation(operation))
      reportKeyword(
        'x-affects',
        operation,
        describeOther(operation, false, `${operation.method.toUpperCase()} changes no data`),
        'remove it',
        report,
      );
    else
      for (const [index, id] of affects.entries())
        if (streams.has(id))
          report.add('model/ineffective-extension', {
            message: `\`${id}\` has no effect: its success is a stream`,
            location: diagnosticLocationOf(locatePath(operation.sourceLocation, ['x-affects', index])),
            help: 'remove it: streams are not cached',
          });
  }
}

/** Returns the reason that a keyword for safe or other methods has no effect: another method, or else a stream. */
function describeOther(operation: Operation, expectsSafe: boolean, reason: string): string {
  return expectsSafe === isSafe(operation) && !otherMethods.has(operation.method) ? 'the success is a stream' : reason;
}

/** Returns whether pages can be detected, the pagination convention can apply, or the linter can expect pages. */
function canBePaginated(operation: Operation): boolean {
  return (
    operation.parameters.some((parameter) => parameter.in === 'query') ||
    operation.responses.some(
      (response) =>
        isSuccess(response, operation) && response.content.some((content) => contentKind(content) === 'json'),
    )
  );
}

/** Reports a keyword of an operation in webhooks or callbacks. */
export function reportExtensionOfReceivedRequest(
  keyword: Keyword,
  sourceLocation: SourceLocation,
  report: Report,
): void {
  const reason = 'clients do not send the requests of webhooks and callbacks';
  reportKeyword(keyword, { sourceLocation }, reason, 'remove it', report);
}

function reportKeyword(
  keyword: Keyword,
  { sourceLocation }: Pick<Operation, 'sourceLocation'>,
  reason: string,
  help: string,
  report: Report,
): void {
  report.add('model/ineffective-extension', {
    message: `\`${keyword}\` has no effect: ${reason}`,
    location: diagnosticLocationOf(locatePath(sourceLocation, [keyword])),
    help,
  });
}
