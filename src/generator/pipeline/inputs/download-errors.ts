// Errors of downloads: their reasons and fixes. They contain nothing that the server sent, except the status.

import { STATUS_CODES } from 'node:http';
import { UnreadableSourceError } from '../../source/file-reader.ts';
import { UnreachableServerError } from './unreachable-server-error.ts';

export function createUrlError(reason: string, help: string): UnreadableSourceError {
  return new UnreadableSourceError(reason, help, 'source/unreadable-url');
}

/** Creates the error for a download after earlier ones took the whole time limit in milliseconds. */
export function createLateError(timeLimit: number): UnreadableSourceError {
  return createUrlError(
    `earlier downloads took the whole time limit of ${timeLimit / 1000} seconds`,
    'try again, or download the documents and pass the files',
  );
}

/** Creates the error for a response that takes longer than the time limit in milliseconds. */
export function createTimeoutError(timeLimit: number, { origin }: URL): UnreachableServerError {
  return new UnreachableServerError(
    `the server did not send the whole document within ${timeLimit / 1000} seconds`,
    'try again, or download the document and pass the file',
    origin,
  );
}

/** Returns the help for a request that was not authorized. */
function authorizationHelp(origin: string, hasHeaders: boolean): string {
  return hasHeaders
    ? `check the values of \`input.headers\` for \`${origin}\``
    : `declare the headers for \`${origin}\` in \`input.headers\` of the configuration`;
}

/** Creates the error for a status other than 200. */
export function createStatusError(status: number, origin: string, hasHeaders: boolean): UnreadableSourceError {
  const name = STATUS_CODES[status];
  const reason = `the server returned the status ${status}${name === undefined ? '' : ` (${name})`}`;
  if (status === 401 || status === 403) return createUrlError(reason, authorizationHelp(origin, hasHeaders));
  // Many servers return 404 for a private resource.
  if (status === 404)
    return createUrlError(reason, `check the URL; if it is private, ${authorizationHelp(origin, hasHeaders)}`);
  return createUrlError(reason, status >= 500 || status === 429 ? 'try again later' : 'check the URL');
}

/** Creates the error for an HTML page. */
export function createHtmlError(origin: string, hasHeaders: boolean): UnreadableSourceError {
  return createUrlError(
    'the server returned an HTML page instead of a document',
    `check the URL; if it requires a login, ${authorizationHelp(origin, hasHeaders)}`,
  );
}

/** Creates the error for a request that failed. The messages of `fetch` can contain header values. */
export function createConnectionError(
  error: unknown,
  { hostname, host, port, origin, protocol }: URL,
): UnreadableSourceError {
  const code = errorCode(error);
  // The fetch standard blocks ports of other protocols; this error has no code.
  if (error instanceof Error && error.cause instanceof Error && error.cause.message === 'bad port')
    return createUrlError(
      `\`fetch\` does not allow the port ${port}`,
      'use another port, or download the document and pass the file',
    );
  const help = 'check the URL and the network, or download the document and pass the file';
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new UnreachableServerError(`cannot find the host \`${hostname}\``, help, origin);
    case 'ECONNREFUSED':
      return new UnreachableServerError(`cannot connect to \`${host}\`: no server is listening`, help, origin);
    default:
  }
  if (/CERT|SIGNATURE|ISSUER/.test(code))
    return new UnreachableServerError(
      `the TLS certificate of \`${host}\` is not trusted (\`${code}\`)`,
      'set the environment variable `NODE_EXTRA_CA_CERTS` to the certificate of its authority',
      origin,
    );
  if (/^ERR_SSL|^EPROTO/.test(code))
    return new UnreachableServerError(
      `\`${host}\` does not support TLS (\`${code}\`)`,
      'check the protocol and the port of the URL',
      origin,
    );
  return createUrlError(
    `the ${protocol === 'https:' ? 'HTTPS' : 'HTTP'} request failed${code === '' ? '' : ` (\`${code}\`)`}`,
    help,
  );
}

/** Returns the code of an error or of its cause, such as `ECONNREFUSED`; empty if neither has one. */
function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError) return errorCode(error.errors[0]);
  return errorCode(error.cause);
}
