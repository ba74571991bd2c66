// Result types of calls: a union with one member for each documented status, and `UnexpectedResult`.

import type { ValidationProblem } from './validation-problem.ts';

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type ParseNumber<Text extends string> = Text extends `${infer Value extends number}` ? Value : never;

/** The statuses of each range that a document can name. */
interface StatusRanges {
  '1XX': ParseNumber<`1${Digit}${Digit}`>;
  '2XX': ParseNumber<`2${Digit}${Digit}`>;
  '3XX': ParseNumber<`3${Digit}${Digit}`>;
  '4XX': ParseNumber<`4${Digit}${Digit}`>;
  '5XX': ParseNumber<`5${Digit}${Digit}`>;
}

type SuccessStatus = StatusRanges['2XX'];

/** Properties of every result. */
interface ResultBase {
  /** ID of the operation. */
  readonly operation: string;
  readonly headers: Headers;
  /** The response. Its body has been read, unless `data` is a stream. */
  readonly response: Response;
}

/** A documented success response. */
export interface SuccessResult<Status extends number, Data> extends ResultBase {
  readonly ok: true;
  readonly status: Status;
  readonly data: Data;
}

/** A documented response that is not a success. */
export interface ErrorResult<Status extends number, Data> extends ResultBase {
  readonly ok: false;
  readonly status: Status;
  readonly error: Data;
}

/**
 * A response that does not match the document: its status or media type is undocumented, or its body is unreadable or
 * fails validation.
 */
export interface UnexpectedResult extends ResultBase {
  readonly ok: false;
  /** The HTTP status is `response.status`. */
  readonly status: 'unexpected';
  /** Parsed JSON, other text as a string, a stream as a `ReadableStream`, otherwise a `Blob`; `undefined` without a body. */
  readonly error: unknown;
  /** The problems, if validation is enabled and failed. */
  readonly problems?: readonly ValidationProblem[];
}

/** Result of an operation, from the types of its response bodies by status (`200`, `4XX`, `default`). */
export type Result<Responses> =
  | { [Key in keyof Responses]: DocumentedResult<MatchingStatuses<Key, Responses>, Responses[Key]> }[keyof Responses]
  | UnexpectedResult;

type DocumentedResult<Status extends number, Data> =
  | ([Extract<Status, SuccessStatus>] extends [never] ? never : SuccessResult<Extract<Status, SuccessStatus>, Data>)
  | ([Exclude<Status, SuccessStatus>] extends [never] ? never : ErrorResult<Exclude<Status, SuccessStatus>, Data>);

/** A status itself, the statuses of a range that are not documented individually, or for `default` all others. */
type MatchingStatuses<Key, Responses> = Key extends number
  ? Key
  : Key extends keyof StatusRanges
    ? Exclude<StatusRanges[Key], keyof Responses>
    : // The intersections let the compiler reuse the type for all operations with the same statuses.
      OtherStatuses<keyof Responses & (number | string)> & number;

/** The statuses that `default` covers. It covers successes only if none is documented. */
type OtherStatuses<Documented> = [Extract<Documented, SuccessStatus | '2XX'>] extends [never]
  ? UncoveredStatuses<StatusRanges[keyof StatusRanges], Documented>
  : UncoveredStatuses<StatusRanges[Exclude<keyof StatusRanges, '2XX'>], Documented>;

type UncoveredStatuses<Status, Documented> = Exclude<
  Status,
  Documented | StatusRanges[keyof StatusRanges & Documented]
>;

/** Responses to HEAD requests, which have no bodies. */
export type WithoutBodies<Responses> = { [Status in keyof Responses]: undefined };

/** Replaces the bodies of some responses. */
export type ReplaceBodies<Responses, Bodies> = Omit<Responses, keyof Bodies> & Bodies;

/** Adds the status that the API uses for successes of deprecated operations: the success body with warnings. */
export type WithDeprecationStatus<Responses, Status extends number> = Responses & {
  [Added in Exclude<Status, keyof Responses>]: WithWarnings<Responses[Extract<keyof Responses, SuccessStatus>]>;
};

/** Only a JSON object can contain warnings. */
type WithWarnings<Data> = Data extends readonly unknown[] | Blob | ReadableStream
  ? Data
  : Data extends object
    ? Data & { readonly warnings?: readonly unknown[] }
    : Data;
