// How calls encode requests and read responses: for every operation, or for those with JSON and single values alone.

import type { EncodedBody } from './body.ts';
import type {
  OperationDescriptor,
  ParameterStyle,
  ParameterStyles,
  StatusesByMediaType,
} from './operation-descriptor.ts';
import type { CallResult } from './read-response.ts';

/** How the parameters in a URL are encoded. */
export interface UrlFormat {
  /** Returns a path parameter. */
  readonly pathParameter: (name: string, value: unknown, style?: ParameterStyle) => string;
  /** Returns the query string without `?`. */
  readonly query: (values: object, styles?: ParameterStyles) => string;
}

/** The functions for the messages of a call, which bundlers omit if no call uses them. */
export interface MessageFormat extends UrlFormat {
  readonly header: (value: unknown, style?: ParameterStyle) => string;
  readonly cookies: (values: object, styles?: ParameterStyles) => string;
  readonly body: (value: unknown, mediaType: string, form?: ParameterStyles) => EncodedBody;
  /** Returns the `Accept` header of a call that names a media type. */
  readonly accept: (responses: StatusesByMediaType, mediaType: string) => string;
  readonly parse: (
    response: Response,
    operation: OperationDescriptor,
    accept: string | undefined,
    maxSize: number | undefined,
  ) => Promise<CallResult>;
}
