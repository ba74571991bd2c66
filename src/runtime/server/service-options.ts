// What whoever runs a service decides, beyond what the document says.

import type { CheckText } from './body/unstorable-text.ts';
import type { Identity } from './host.ts';
import type { ResponseHeaders } from './handler.ts';
import type { ServiceRequest } from './http.ts';

/** What headers of every response may depend on. */
export interface Answered {
  readonly request: ServiceRequest;
  readonly status: number;
  /** Undefined where the request meant none. */
  readonly operation: string | undefined;
  readonly identity: Identity | undefined;
}

export interface CorsOptions {
  /** Origins that a browser may call from; `*`: any. */
  readonly origins?: '*' | readonly string[];
  /** Whether a browser may send cookies along. Only with named origins does a browser obey. */
  readonly credentials?: boolean;
  /** Request headers beyond those that the document names. */
  readonly allow?: readonly string[];
  /** Response headers beyond those that the document names. */
  readonly expose?: readonly string[];
  /** For how many seconds a browser may remember an answer. */
  readonly maxAge?: number;
}

export interface ServiceOptions {
  /** The largest body in bytes; 1 MiB unless given. */
  readonly bodyLimit?: number;
  /** What the service cannot take of the texts in a body, such as characters that its database has no place for: the sentence that says so. */
  readonly checkText?: CheckText;
  /** Cross-origin calls: as the document has it unless given; false: never. */
  readonly cors?: false | CorsOptions;
  /** Headers of every response. */
  readonly headers?: ResponseHeaders | ((answered: Answered) => ResponseHeaders);
  /** The entries of a deprecated operation's warnings; undefined where it is not deprecated. By the document unless given. */
  readonly deprecation?: (operation: string) => readonly unknown[] | undefined;
  /** True: a response that the document does not have is answered with 500. For tests. */
  readonly validateResponses?: boolean;
  /** Told of each exception, and of each response that is not valid. To the console unless given. */
  readonly onError?: (
    error: unknown,
    about: { readonly request: ServiceRequest; readonly operation: string | undefined },
  ) => void;
}

export const defaultBodyLimit = 1_048_576;
