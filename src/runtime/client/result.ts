// Result types of calls: a union with one member for each documented status, and `UnexpectedResult`.

import type { CheckProblem } from './validate-messages.ts';

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type NumberOf<Text extends string> = Text extends `${infer Value extends number}` ? Value : never;

/** The statuses of each range that a document can name. */
interface Ranges {
  '1XX': NumberOf<`1${Digit}${Digit}`>;
  '2XX': NumberOf<`2${Digit}${Digit}`>;
  '3XX': NumberOf<`3${Digit}${Digit}`>;
  '4XX': NumberOf<`4${Digit}${Digit}`>;
  '5XX': NumberOf<`5${Digit}${Digit}`>;
}

type Success = Ranges['2XX'];

/** Properties of every result. */
interface Answered {
  readonly headers: Headers;
  /** The response. Its body has been read, unless `data` is a stream. */
  readonly response: Response;
}

/** A documented success response. */
export interface Succeeded<Status extends number, Data> extends Answered {
  readonly ok: true;
  readonly status: Status;
  readonly data: Data;
}

/** A documented response that is not a success. */
export interface Failed<Status extends number, Data> extends Answered {
  readonly ok: false;
  readonly status: Status;
  readonly error: Data;
}

/**
 * A response that is not documented: another status, another media type, an unreadable body, or one that fails
 * validation.
 */
export interface Unexpected extends Answered {
  readonly ok: false;
  /** The HTTP status is `response.status`. */
  readonly status: 'unexpected';
  /** Parsed JSON, other text as a string, otherwise a `Blob`; `undefined` if there is no body. */
  readonly error: unknown;
  /** The problems, if validation is enabled and failed. */
  readonly problems?: readonly CheckProblem[];
}

/** Result of an operation, from the types of its response bodies by status (`200`, `4XX`, `default`). */
export type Result<Responses> =
  | { [Key in keyof Responses]: Documented<StatusesOf<Key, Responses>, Responses[Key]> }[keyof Responses]
  | Unexpected;

type Documented<Status extends number, Data> =
  | ([Extract<Status, Success>] extends [never] ? never : Succeeded<Extract<Status, Success>, Data>)
  | ([Exclude<Status, Success>] extends [never] ? never : Failed<Exclude<Status, Success>, Data>);

/** A status itself, the statuses of a range that are not documented individually, or for `default` all others. */
type StatusesOf<Key, Responses> = Key extends number
  ? Key
  : Key extends keyof Ranges
    ? Exclude<Ranges[Key], keyof Responses>
    : Exclude<Ranges[keyof Ranges], keyof Responses | Ranges[keyof Ranges & keyof Responses] | Successes<Responses>>;

/** `default` includes successes only if none is documented. */
type Successes<Responses> = [Extract<keyof Responses, Success | '2XX'>] extends [never] ? never : Success;

/** Responses to HEAD requests, which have no bodies. */
export type Bodiless<Responses> = { [Status in keyof Responses]: undefined };

/** Replaces the bodies of some responses. */
export type Instead<Responses, Bodies> = Omit<Responses, keyof Bodies> & Bodies;

/** Adds the status that the API uses for successes of deprecated operations: the success body with warnings. */
export type Deprecable<Responses, Status extends number> = Responses & {
  [Added in Exclude<Status, keyof Responses>]: Warned<Responses[Extract<keyof Responses, Success>]>;
};

/** Only a JSON object can contain warnings. */
type Warned<Data> = Data extends readonly unknown[] | Blob | ReadableStream
  ? Data
  : Data extends object
    ? Data & { readonly warnings?: readonly unknown[] }
    : Data;
