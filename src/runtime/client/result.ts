// What a call answers: one member for each status of the document, and one for everything else.

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

/** What every answer has. */
interface Answered {
  readonly headers: Headers;
  /** The response itself: its URL, its status. The body has been read, unless `data` is a stream. */
  readonly response: Response;
}

/** A success that the document describes. */
export interface Succeeded<Status extends number, Data> extends Answered {
  readonly ok: true;
  readonly status: Status;
  readonly data: Data;
}

/** Another answer that the document describes. */
export interface Failed<Status extends number, Data> extends Answered {
  readonly ok: false;
  readonly status: Status;
  readonly error: Data;
}

/** An answer that the document does not describe: another status, another media type, a broken body, or one that validators refuse. */
export interface Unexpected extends Answered {
  readonly ok: false;
  /** `response.status` is the number. */
  readonly status: 'unexpected';
  /** JSON as its value, other text as text, else a Blob; undefined where there is no body. */
  readonly error: unknown;
  /** What the validators say, where they were asked and refuse it. */
  readonly problems?: readonly CheckProblem[];
}

/** The answers of an operation, from the types of its responses by status (`200`, `4XX`, `default`). */
export type Result<Responses> =
  | { [Key in keyof Responses]: Documented<StatusesOf<Key, Responses>, Responses[Key]> }[keyof Responses]
  | Unexpected;

type Documented<Status extends number, Data> =
  | ([Extract<Status, Success>] extends [never] ? never : Succeeded<Extract<Status, Success>, Data>)
  | ([Exclude<Status, Success>] extends [never] ? never : Failed<Exclude<Status, Success>, Data>);

/** A status itself, or those of a range that are not described one by one, or those that nothing else describes. */
type StatusesOf<Key, Responses> = Key extends number
  ? Key
  : Key extends keyof Ranges
    ? Exclude<Ranges[Key], keyof Responses>
    : Exclude<Ranges[keyof Ranges], keyof Responses | Ranges[keyof Ranges & keyof Responses] | Successes<Responses>>;

/** `default` means success only where no success is described. */
type Successes<Responses> = [Extract<keyof Responses, Success | '2XX'>] extends [never] ? never : Success;

/** Responses without bodies: what HEAD answers. */
export type Bodiless<Responses> = { [Status in keyof Responses]: undefined };

/** Responses of which some have another body. */
export type Instead<Responses, Bodies> = Omit<Responses, keyof Bodies> & Bodies;

/** Responses of an interface that answers with `Status` where an operation is deprecated: the success, and warnings with it. */
export type Deprecable<Responses, Status extends number> = Responses & {
  [Added in Exclude<Status, keyof Responses>]: Warned<Responses[Extract<keyof Responses, Success>]>;
};

/** Only a JSON object has room for warnings. */
type Warned<Data> = Data extends readonly unknown[] | Blob | ReadableStream
  ? Data
  : Data extends object
    ? Data & { readonly warnings?: readonly unknown[] }
    : Data;
