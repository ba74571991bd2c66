// Options for a service.

import type { TextCheck } from './body/unstorable-text.js';
import type { Identity } from './host.js';
import type { ResponseHeaders } from './handler-types.js';
import type { ServiceRequest } from './http.js';
import type { ErrorResponse } from './http-error.js';

/** Context in which response headers are computed. */
export interface ResponseContext {
  readonly request: ServiceRequest;
  readonly status: number;
  /** `undefined` if no operation matched. */
  readonly operation: string | undefined;
  readonly identity: Identity | undefined;
}

/** Error for which a body is created. */
export interface ErrorContext extends Pick<ErrorResponse, 'status' | 'details'> {
  /** ID of the operation; `undefined` if none matched. */
  readonly operation: string | undefined;
}

export interface CorsOptions {
  /** Allowed origins; `*` for any. */
  readonly origins?: '*' | readonly string[];
  /** Whether browsers may send cookies. Browsers ignore this with `*`. */
  readonly credentials?: boolean;
  /** Additional request headers. */
  readonly allow?: readonly string[];
  /** Additional response headers. */
  readonly expose?: readonly string[];
  /** Seconds for which browsers may cache a preflight response. */
  readonly maxAge?: number;
}

export interface ServiceOptions {
  /**
   * Maximum size of a request body in bytes.
   *
   * @default 1048576
   */
  readonly bodyLimit?: number;
  /**
   * Checks the strings of a body, for example for characters that the database cannot store. Returns an error message,
   * or `undefined`.
   */
  readonly checkText?: TextCheck;
  /**
   * CORS; `false` disables it.
   *
   * @default as in the document
   */
  readonly cors?: false | CorsOptions;
  /** Headers for every response. */
  readonly headers?: ResponseHeaders | ((context: ResponseContext) => ResponseHeaders);
  /**
   * Returns the warnings for an operation; `undefined` if it is not deprecated.
   *
   * @default as in the document
   */
  readonly deprecation?: (operation: string) => readonly unknown[] | undefined;
  /**
   * Returns the body of an error response, in the JSON media type that the operation declares for the status, or
   * `undefined` for the default. If it throws, the exception is reported, and the default is sent.
   *
   * @default as the document's convention for errors, or problem details (RFC 9457)
   */
  readonly errorBody?: (error: ErrorContext) => object | undefined;
  /**
   * Message of the response 401 to a request without valid credentials.
   *
   * @default the credentials that the operation accepts: `Missing or invalid API key in the header X-Api-Key`
   */
  readonly unauthorizedMessage?: string;
  /** Whether to validate responses: an invalid response is replaced with a 500 response. For tests. */
  readonly validateResponses?: boolean;
  /**
   * Called for each exception and each invalid response.
   *
   * @default logs to the console
   */
  readonly onError?: (
    error: unknown,
    context: { readonly request: ServiceRequest; readonly operation: string | undefined },
  ) => void;
}

export const defaultBodyLimit = 1_048_576;
