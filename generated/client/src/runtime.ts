// Runtime: what the other modules share.

// Limits the size of response bodies, or discards them.

/** Default of `maxResponseSize` in bytes: 100 MiB. */
const defaultMaxResponseSize = 100 * 2 ** 20;

/**
 * Returns the response with a body of at most `maxSize` bytes, after decompression. Reading more throws a `RangeError`
 * and cancels the body.
 */
export function limitResponseBody(response: Response, maxSize: number = defaultMaxResponseSize): Response {
  // Some implementations of fetch offer no stream. Without a limit, there is no reason to copy it.
  if (!response.body || maxSize === Infinity) return response;
  let remaining = maxSize;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      remaining -= chunk.byteLength;
      if (remaining < 0)
        throw new RangeError(`the response body is larger than ${maxSize} bytes (\`maxResponseSize\`)`);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counter), { headers: response.headers });
}

/**
 * Cancels an unread body to free its connection. The cancellation is not awaited, because a cloned body is canceled
 * only after all its clones are.
 */
export function discardBody(body: { cancel(): Promise<void> } | null | undefined): void {
  body?.cancel().catch(() => undefined);
}

// Promises and delays that an AbortSignal can end.

/**
 * Settles as the promise does, or rejects with the signal's reason if the signal aborts first. The promise itself is
 * not canceled, because other calls may share it.
 */
export function rejectOnAbort<T>(promise: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const onAbort = (): void => {
      reject(signal.reason as Error);
    };
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    void promise.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', onAbort);
    });
  });
}

/** Resolves after a delay. Rejects with the signal's reason as soon as the signal aborts. */
export async function sleep(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const elapsed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, Math.min(milliseconds, maxTimerDelay));
  });
  try {
    await rejectOnAbort(elapsed, signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Maximum delay of a timer in milliseconds. A timer with a longer delay fires immediately. */
const maxTimerDelay = 2 ** 31 - 1;

// Bearer tokens: set on each request, and renewed if the server rejects them.

/**
 * Returns a token for each request. After a 401, it is called again with the rejected token, once for all calls that
 * were sent with that token. If it returns a different token, the request is sent once more; otherwise, the caller gets
 * the 401.
 */
export type TokenSource = (rejected?: string) => string | undefined | Promise<string | undefined>;

/** A call to the token source after a token was rejected. */
interface Renewal {
  readonly rejected: string;
  readonly token: Promise<string | undefined>;
  settled: boolean;
}

/** Adds the token to requests that have no credentials yet, unless their operation accepts none. */
export function withBearerToken(send: Send, token: string | TokenSource): Send {
  let latestRenewal: Renewal | undefined;
  const renew = (source: TokenSource, rejected: string, earlier: Renewal | undefined): Promise<string | undefined> => {
    // Calls that were sent with the same token share its renewal, even if their 401 arrives later.
    if (latestRenewal?.rejected === rejected && latestRenewal !== earlier) return latestRenewal.token;
    const newRenewal: Renewal = {
      rejected,
      token: (async () => source(rejected))().finally(() => (newRenewal.settled = true)),
      settled: false,
    };
    latestRenewal = newRenewal;
    return newRenewal.token;
  };
  return async (request) => {
    const { headers, body, signal } = request.init;
    if (request.operation.anonymous || headers.has('authorization')) return send(request);
    const earlier = latestRenewal?.settled ? latestRenewal : undefined;
    const current = typeof token === 'string' ? token : await rejectOnAbort(Promise.resolve(token()), signal);
    if (current === undefined) return send(request);
    headers.set('authorization', `Bearer ${current}`);
    const response = await send(request);
    if (response.status !== 401 || typeof token === 'string' || body instanceof ReadableStream) return response;
    const renewed = await rejectOnAbort(renew(token, current, earlier), signal);
    if (renewed === undefined || renewed === current) return response;
    discardBody(response.body);
    headers.set('authorization', `Bearer ${renewed}`);
    return send(request);
  };
}

// Operation descriptors: the part of the document that the client needs at run time.

/** One operation, as its generated function describes it. `Result` is the type of the function's result. */
export interface OperationDescriptor<Result = unknown> {
  /** The operation ID in the document. */
  readonly id: string;
  readonly method: string;
  /** Path template: `/users/{username}`. */
  readonly path: string;
  /** The operation's server, if it has its own. */
  readonly server?: string;
  /** `true` if the operation takes no credentials. */
  readonly anonymous?: true;
  /** Security alternatives, as names of security schemes; absent if a bearer token is enough. */
  readonly security?: readonly (readonly string[])[];
  /** Value of the `Accept` header of requests without `accept`, if it is not `application/json`. */
  readonly accept?: string;
  /** Media type of the response to requests without `accept`, if several are documented and `application/json` is not the default. */
  readonly mediaType?: string;
  /** Media type of the body, or the first of several: the default of the request's `contentType`. */
  readonly contentType?: string;
  /** Serialization styles of form properties that differ from the defaults of OpenAPI. */
  readonly form?: ParameterStyles;
  /** Name of the header that carries `filter`. */
  readonly filter?: string;
  /** Serialization styles of parameters that differ from the defaults of their location. */
  readonly styles?: {
    readonly path?: ParameterStyles;
    readonly query?: ParameterStyles;
    readonly headers?: ParameterStyles;
    readonly cookies?: ParameterStyles;
  };
  /** The documented responses by media type. */
  readonly responses: StatusesByMediaType;
  /** Never set: carries the type of the result. */
  readonly result?: Result;
}

/** Styles by the name of a parameter or form property. */
export interface ParameterStyles {
  readonly [name: string]: ParameterStyle;
}

/** Serialization of a value. */
export interface ParameterStyle {
  readonly style?: 'matrix' | 'label' | 'simple' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject';
  readonly explode?: boolean;
  /** `true` if reserved characters are not percent-encoded (`allowReserved`). */
  readonly reserved?: true;
  /** `true` if the value is serialized as JSON. */
  readonly json?: true;
  /** Media type of a part in a multipart form. */
  readonly type?: string;
  /**
   * Set if the value is a form that is the whole query string: styles of its properties that differ from the defaults.
   */
  readonly members?: ParameterStyles;
}

/** How a body is read. `none`: there is no body. */
export type BodyKind = 'json' | 'text' | 'binary' | 'stream' | 'none';

/**
 * Statuses (`200`, `4XX`, `default`) by the media type of their bodies, in lower case and without parameters. The key
 * `json` means `application/json`, and `none` means no body. If the media type does not imply the kind of the body, the
 * key begins with it: `text application/*`.
 */
export interface StatusesByMediaType {
  readonly [mediaType: string]: readonly (number | string)[];
}

// Classification of media types by how their bodies are read and written.

/** Returns a media type in lower case without parameters; empty if there is none. */
export function mediaTypeEssence(mediaType: string | null | undefined): string {
  return (mediaType ?? '').replace(/;[^]*/, '').trim().toLowerCase();
}

/** Returns how bodies of a media type are read: as JSON, text, a stream of events or records, or else binary. */
export function classifyMediaType(mediaType: string): Exclude<BodyKind, 'none'> {
  const essence = mediaTypeEssence(mediaType);
  if (/^(?:application|text)\/json$|\+json$/.test(essence)) return 'json';
  if (/^text\/event-stream$|[/+](?:x-)?(?:ndjson|jsonl|json-seq)$/.test(essence)) return 'stream';
  return /^text\/|[/+](?:xml|yaml|x-yaml|javascript|graphql|x-www-form-urlencoded)$/.test(essence) ? 'text' : 'binary';
}

// Type of the problems of messages.

/** A validation problem. */
export interface ValidationProblem {
  /** Location in the value, as a JSON Pointer. */
  readonly pointer: string;
  /** The same location as a dotted path. */
  readonly field: string;
  /** The JSON Schema keyword that failed. */
  readonly keyword: string;
  /** Human-readable message. */
  readonly message: string;
}

// Result types of calls: a union with one member for each documented status, and `UnexpectedResult`.

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

// Reads the body of a response, and returns the result of the call.

export type CallResult = SuccessResult<number, unknown> | ErrorResult<number, unknown> | UnexpectedResult;

/**
 * Reads the body as its kind; if that is impossible, or if it has none, the result is `unexpected` and contains the
 * body.
 *
 * @throws RangeError if a body that is not a stream has more than `maxSize` bytes
 */
export async function readResponse(
  response: Response,
  { id }: OperationDescriptor,
  kind: BodyKind | undefined,
  maxSize: number | undefined,
): Promise<CallResult> {
  const { status, headers } = response;
  const mediaType = mediaTypeEssence(headers.get('content-type'));
  const readKind = kind ?? (mediaType === '' ? 'text' : classifyMediaType(mediaType));
  const limitedResponse =
    readKind === 'none' || readKind === 'stream' ? response : limitResponseBody(response, maxSize);
  const { isValid, value } = await readBodyAs(limitedResponse, readKind);
  const base = { operation: id, headers, response };
  if (kind === undefined || !isValid) {
    const isEmpty = readKind !== 'json' && (value === '' || value === null);
    return { ...base, ok: false, status: 'unexpected', error: isEmpty ? undefined : value };
  }
  return response.ok ? { ...base, ok: true, status, data: value } : { ...base, ok: false, status, error: value };
}

interface ParsedBody {
  /** `false` if the body could not be parsed as its kind. */
  readonly isValid: boolean;
  readonly value: unknown;
}

async function readBodyAs(response: Response, kind: BodyKind): Promise<ParsedBody> {
  switch (kind) {
    case 'none':
      discardBody(response.body);
      return { isValid: true, value: undefined };
    case 'stream':
      return { isValid: response.body !== null, value: response.body };
    case 'binary':
      return { isValid: true, value: await response.blob() };
    case 'text':
      return { isValid: true, value: await response.text() };
    case 'json':
      return parseJson(await response.text());
  }
}

function parseJson(text: string): ParsedBody {
  try {
    return { isValid: true, value: JSON.parse(text) as unknown };
  } catch {
    return { isValid: false, value: text === '' ? undefined : text };
  }
}

// Validation of request bodies and responses. Validators are passed in, so that bundles without them stay small.

/** The validators of one operation, as in `operationChecks` from the validators package. */
export interface OperationChecks {
  readonly body?: ((mediaType: string, value: unknown) => readonly ValidationProblem[]) | undefined;
  /** Evaluates the rules of a body that is otherwise valid. `now` is in milliseconds since 1970. */
  readonly rules?: ((value: unknown, now: number, mediaType: string) => readonly ValidationProblem[]) | undefined;
  readonly response?:
    | ((
        status: number,
        headers: { readonly [name: string]: string | undefined },
        body: unknown,
      ) => readonly ValidationProblem[])
    | undefined;
}

/** Validators by operation ID. */
export type OperationChecksById = Readonly<Record<string, OperationChecks | undefined>>;

/** Thrown instead of sending an invalid body. */
export interface InvalidRequestError extends TypeError {
  readonly name: 'InvalidRequestError';
  /** ID of the operation. */
  readonly operation: string;
  readonly problems: readonly ValidationProblem[];
}

/** Type guard for `InvalidRequestError`. */
export function isInvalidRequestError(error: unknown): error is InvalidRequestError {
  return error instanceof TypeError && error.name === 'InvalidRequestError' && 'problems' in error;
}

/** Validation hooks of a client: before it sends a request, and before it returns a result. */
export interface MessageValidator {
  readonly checkBody: (operation: string, mediaType: string, value: unknown) => void;
  readonly checkResponse: (operation: string, result: CallResult) => CallResult;
}

/**
 * The messages that are validated.
 *
 * @default everything
 */
export interface MessageValidatorOptions {
  readonly requests?: boolean | undefined;
  readonly responses?: boolean | undefined;
}

/**
 * Creates a validator for the client option `validate`. For an invalid request body, the call throws an
 * `InvalidRequestError` and sends nothing. An invalid response is returned as `unexpected`, with its problems. Only
 * JSON request bodies are validated, and only JSON and text responses.
 */
export function createMessageValidator(
  checks: OperationChecksById,
  { requests = true, responses = true }: MessageValidatorOptions = {},
): MessageValidator {
  return {
    checkBody(operation, mediaType, value) {
      const { body, rules } =
        (requests && classifyMediaType(mediaType) === 'json' && !isOpaque(value) && getChecks(checks, operation)) || {};
      const bodyProblems = body?.(mediaType, value) ?? [];
      const problems = bodyProblems.length === 0 ? (rules?.(value, Date.now(), mediaType) ?? []) : bodyProblems;
      if (problems.length === 0) return;
      const message = `${operation}: ${problems.map(({ field, message: text }) => `${field || 'the body'} ${text}`).join('; ')}`;
      throw Object.assign(new TypeError(message), { name: 'InvalidRequestError', operation, problems } as const);
    },
    checkResponse(operation, result) {
      const check = responses ? getChecks(checks, operation)?.response : undefined;
      if (!check || result.status === 'unexpected') return result;
      const { headers, response } = result;
      const body = result.ok ? result.data : result.error;
      const problems = isOpaque(body) ? [] : check(result.status, Object.fromEntries(headers), body);
      return problems.length === 0
        ? result
        : { operation, ok: false, status: 'unexpected', error: body, problems, headers, response };
    },
  };
}

function getChecks(checks: OperationChecksById, operation: string): OperationChecks | undefined {
  return Object.hasOwn(checks, operation) ? checks[operation] : undefined;
}

function isOpaque(value: unknown): boolean {
  return [Blob, ArrayBuffer, Uint8Array, ReadableStream, FormData, URLSearchParams].some(
    (kind) => value instanceof kind,
  );
}

// Network errors: the server is unreachable, or its response was interrupted or too large.

/** Thrown if there is no complete response. `cause` is the error from fetch or from reading the body. */
export interface ConnectionError extends Error {
  readonly name: 'ConnectionError';
  /** ID of the operation. */
  readonly operation: string;
}

export function createConnectionError(operation: string, cause: unknown): ConnectionError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return Object.assign(new Error(`${operation}: ${reason}`, { cause }), {
    name: 'ConnectionError',
    operation,
  } as const);
}

/** Type guard for `ConnectionError`. */
export function isConnectionError(error: unknown): error is ConnectionError {
  return (
    typeof error === 'object' &&
    error !== null &&
    'name' in error &&
    error.name === 'ConnectionError' &&
    'operation' in error
  );
}

// Sends requests with fetch, calls hooks, and applies a timeout to each attempt.

/** Callbacks for each attempt, for logging, tracing, and metrics. An error that they throw ends the call. */
export interface Hooks {
  /** Called before a request is sent. Its headers can still be changed, and contain the caller's token. */
  readonly request?: ((attempt: Attempt) => void) | undefined;
  /** Called when a response has begun. The hook must not read its body. */
  readonly response?: ((response: Response, attempt: Attempt) => void) | undefined;
  /** Called if there was no response. */
  readonly failure?: ((error: unknown, attempt: Attempt) => void) | undefined;
}

/** An attempt to send a request, and its start time. */
export interface Attempt extends OutgoingRequest {
  /** Number of the attempt, from 1. */
  readonly attempt: number;
  /** Start time in milliseconds, as returned by `performance.now()`. */
  readonly startedAt: number;
}

/**
 * Returns a function that sends requests with fetch. It throws a `ConnectionError`, the reason of the signal that
 * aborted the call, or an error of `fetch` that changes how a page is rendered.
 */
export function createFetchSend(fetch: Fetch | undefined, timeout: number | undefined, hooks: Hooks): Send {
  return async (request) => {
    const { url, init, operation, attempt = 1 } = request;
    const currentAttempt = { ...request, attempt, startedAt: performance.now() };
    hooks.request?.(currentAttempt);
    const deadline =
      timeout === undefined
        ? undefined
        : startDeadline(
            timeout,
            init.signal,
            Object.keys(operation.responses).some((type) => classifyMediaType(type) === 'stream'),
          );
    let response: Response;
    try {
      // Read for each call, so that pages and tests can replace the global fetch.
      response = await (fetch ?? globalThis.fetch)(url, deadline ? { ...init, signal: deadline.signal } : init);
    } catch (error) {
      if (isRenderingSignal(error)) throw error;
      hooks.failure?.(error, currentAttempt);
      throw init.signal?.aborted ? error : createConnectionError(operation.id, error);
    } finally {
      deadline?.stopForStream();
    }
    hooks.response?.(response, currentAttempt);
    return response;
  };
}

/**
 * Returns whether an error is not a failure, but changes how a page is rendered. The `fetch` of Next.js throws such
 * errors, with the property `digest`, and Next.js must get them unchanged.
 */
function isRenderingSignal(error: unknown): boolean {
  return error instanceof Error && 'digest' in error && typeof error.digest === 'string';
}

/** The timeout of an attempt. */
interface Deadline {
  readonly signal: AbortSignal;
  /** Ends the timeout of a stream, whose body may take any time, once the response has begun. */
  stopForStream(): void;
}

function startDeadline(milliseconds: number, signal: AbortSignal | null | undefined, isStream: boolean): Deadline {
  const combineSignals = (other: AbortSignal): AbortSignal => (signal ? AbortSignal.any([signal, other]) : other);
  if (!isStream) return { signal: combineSignals(AbortSignal.timeout(milliseconds)), stopForStream: () => undefined };
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException(`no response within ${milliseconds} ms`, 'TimeoutError')),
    milliseconds,
  );
  return { signal: combineSignals(controller.signal), stopForStream: () => clearTimeout(timer) };
}

// Retries with exponential backoff and jitter.

/** Retry policy. Requests are retried after 429, after a server error (5XX), and if there was no response. */
export interface RetryOptions {
  /**
   * Maximum number of attempts, including the first.
   *
   * @default 3
   */
  readonly attempts?: number | undefined;
  /**
   * Methods that are retried. If a response is lost, the request may have taken effect: add only methods that are safe
   * to repeat.
   *
   * @default ["GET", "HEAD", "OPTIONS"]
   */
  readonly methods?: readonly RetryableMethod[] | undefined;
  /**
   * Maximum delay before the first retry in milliseconds; doubled for each subsequent one. The actual delay is random,
   * so that clients do not retry simultaneously.
   *
   * @default 500
   */
  readonly delay?: number | undefined;
  /**
   * Maximum delay in milliseconds. If `Retry-After` exceeds it, the response is returned immediately.
   *
   * @default 20000
   */
  readonly maxDelay?: number | undefined;
}

type RetryableMethod = 'GET' | 'HEAD' | 'OPTIONS' | 'PUT' | 'POST' | 'PATCH' | 'DELETE' | 'TRACE' | 'QUERY';

/** Adds retries. A request whose body is a stream is never retried, because the stream has been consumed. */
export function withRetry(
  send: Send,
  { attempts = 3, methods = ['GET', 'HEAD', 'OPTIONS'], delay = 500, maxDelay = 20_000 }: RetryOptions,
): Send {
  return async (request) => {
    const { method, body, signal } = request.init;
    const isRetryable = methods.some((retryable) => retryable === method) && !(body instanceof ReadableStream);
    const maxAttempts = isRetryable ? attempts : 1;
    for (let attempt = 1; ; attempt++) {
      let response: Response | undefined;
      try {
        response = await send({ ...request, attempt });
        if (attempt >= maxAttempts || !isTransient(response.status)) return response;
      } catch (error) {
        // Other errors come from hooks, and end the call.
        if (attempt >= maxAttempts || signal?.aborted || !isConnectionError(error)) throw error;
      }
      const jitter = Math.random();
      const retryAfter = response && parseRetryAfter(response.headers.get('retry-after'));
      if (response && retryAfter !== undefined && retryAfter > maxDelay) return response;
      discardBody(response?.body);
      await sleep(
        retryAfter === undefined
          ? jitter * Math.min(maxDelay, delay * 2 ** (attempt - 1))
          : retryAfter + jitter * delay,
        signal,
      );
    }
  };
}

/** Returns whether a retry may succeed; 501 and 505 are permanent. */
function isTransient(status: number): boolean {
  return status === 429 || (status >= 500 && status !== 501 && status !== 505);
}

/** Parses `Retry-After` (seconds or an HTTP date) into milliseconds; `undefined` if it is missing or invalid. */
function parseRetryAfter(text: string | null): number | undefined {
  if (text === null) return undefined;
  if (/^\s*[0-9]+\s*$/.test(text)) return Number(text) * 1000;
  // HTTP dates begin with the day of the week. `Date.parse` alone accepts nearly any string.
  const time = /^\s*[A-Za-z]{3,9},? /.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(time) ? undefined : Math.max(0, time - Date.now());
}

// The client: its options, and the middleware that sends its requests.

/** A request before it is sent. Middleware may change it. */
export interface OutgoingRequest {
  readonly url: string;
  readonly init: RequestInit & { readonly method: string; readonly headers: Headers };
  readonly operation: OperationDescriptor;
  /** Number of the attempt, if it is not the first: 2, 3, and so on. */
  readonly attempt?: number;
}

/** Sends a request and resolves to the response. */
export type Send = (request: OutgoingRequest) => Promise<Response>;

/** The part of fetch that the client needs. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Options for all clients, regardless of their API. */
export interface CommonOptions {
  /**
   * Bearer token, or a function that returns one for each request. It is not sent if an operation accepts no
   * credentials.
   */
  readonly token?: string | TokenSource | undefined;
  /** Headers for every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Used instead of the global fetch. */
  readonly fetch?: Fetch | undefined;
  /** When and how often requests are retried; `false` disables retries. */
  readonly retry?: RetryOptions | false | undefined;
  /**
   * Timeout of each attempt in milliseconds: until its response is read, or has begun if it is a stream.
   *
   * @default no timeout
   */
  readonly timeout?: number | undefined;
  /**
   * Maximum size of a response body in bytes, after decompression. A call throws a `ConnectionError` with a
   * `RangeError` as its `cause` if the response is larger. Streams, which the caller reads, have no limit.
   *
   * @default 104857600
   */
  readonly maxResponseSize?: number | undefined;
  /** Callbacks for each attempt, for logging and tracing. */
  readonly hooks?: Hooks | undefined;
  /** Validates request bodies and responses: `createMessageValidator(operationChecks)`. */
  readonly validate?: MessageValidator | undefined;
  /** Middleware around authentication, retries, and hooks, but not around validation: its requests have no token yet, and its responses are final. */
  readonly intercept?: ((send: Send) => Send) | undefined;
}

/** Options for a client, including its server URLs. */
export interface ClientSettings extends CommonOptions {
  readonly baseUrl: string;
  /** Replacements for the servers of individual operations, by the URL in the document. */
  readonly servers?: Readonly<Record<string, string | undefined>> | undefined;
}

/** A client, the first argument of every call. Its properties are internal. */
export interface Client {
  readonly $connection: ClientSettings & { readonly send: Send };
}

/** Creates a client from its settings. */
export function createRuntimeClient(settings: ClientSettings): Client {
  const { fetch, timeout, hooks = {}, retry = {}, token, intercept } = settings;
  const fetchSend = createFetchSend(fetch, timeout, hooks);
  const retryingSend = retry === false ? fetchSend : withRetry(fetchSend, retry);
  const authorizedSend = token === undefined ? retryingSend : withBearerToken(retryingSend, token);
  return { $connection: { ...settings, send: intercept ? intercept(authorizedSend) : authorizedSend } };
}

// Binds the operation functions of a tag to a client.

/**
 * The functions of a module without their `client` parameter. `Generic` contains the generic ones, whose type parameters
 * and overloads TypeScript cannot infer.
 */
export type BoundCalls<Calls, Generic = unknown> = Generic & {
  readonly [Name in keyof Calls as Exclude<Name, keyof Generic>]: Calls[Name] extends (
    client: Client,
    ...rest: infer Rest
  ) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

/**
 * The functions that `bind` needs: those of `Bound` with a `client` parameter. Only the last overload is compared, because
 * TypeScript replaces type parameters with `any` when it compares overloads.
 */
type UnboundCalls<Bound> = {
  readonly [Name in keyof Bound]: Bound[Name] extends (...rest: infer Rest) => infer Result
    ? (client: Client, ...rest: Rest) => Result
    : never;
};

/** Binds the functions of a module to a client. */
export function bind<Bound>(client: Client, calls: UnboundCalls<Bound>): Bound {
  // Correct for each name, but TypeScript cannot infer it through `Object.entries`.
  const functions = calls as Readonly<Record<string, (...parameters: unknown[]) => unknown>>;
  const bound = Object.entries(functions).map(
    ([name, call]) => [name, (...rest: unknown[]) => call(client, ...rest)] as const,
  );
  return Object.fromEntries(bound) as Bound;
}

// Encodes values for paths, queries, cookies, and headers.

// From this value on, JavaScript formats integers with an exponent (`1e+21`), which few servers accept as integers.
const exponentThreshold = 1e21;

/** Returns a value as a string: objects as JSON, integers as digits. */
export function stringifyValue(value: unknown): string {
  if (
    typeof value === 'bigint' ||
    (typeof value === 'number' && Math.abs(value) >= exponentThreshold && Number.isFinite(value))
  )
    return BigInt(value).toString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * Percent-encodes everything but letters, digits, `-`, `_`, `.`, and `~`. A lone surrogate becomes U+FFFD, as in URLs.
 */
export function percentEncode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).replace(/[!'()*]/g, percentEscape);
}

/**
 * Percent-encodes like `percentEncode`, but keeps reserved characters, except those that would end the value or change
 * others.
 */
export function encodeAllowingReserved(text: string): string {
  return percentEncode(text).replace(/%(?:3A|2F|3F|5B|5D|40|21|24|27|28|29|2A|2C|3B|3D)/g, decodeURIComponent);
}

/** Percent-encodes characters that a header cannot contain. Keeps Latin-1, because recipients do not decode headers. */
export function encodeHeaderValue(text: string): string {
  return text.replace(/[^\t -~\xa0-\xff]+/g, percentEncode);
}

/** Returns JSON in ASCII, which every header can contain. */
export function stringifyAsciiJson(value: unknown): string {
  return JSON.stringify(value).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Returns an encoder that also percent-encodes the separators of the parts of a value. */
export function createSeparatorEncoder(
  separators: RegExp,
  encoder: (text: string) => string,
): (text: string) => string {
  return (text) => encoder(text).replace(separators, percentEscape);
}

function percentEscape(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}

/** Returns the own properties of an object that are neither `undefined` nor `null`. */
export function definedEntries(value: object): readonly (readonly [string, unknown])[] {
  return Object.entries(value).filter(([, property]) => isDefined(property));
}

export function isDefined(value: unknown): boolean {
  return value !== undefined && value !== null;
}

// Serialization of parameters and forms in the OpenAPI styles.

type Encoder = (text: string) => string;

/** Returns the query string without `?`; empty if there are no parameters. */
export function serializeQuery(values: object, styles: ParameterStyles = {}): string {
  return serializePairs(values, styles).join('&');
}

/** Serializes a form. Unlike in a query, objects are JSON unless they have a style. */
export function serializeForm(value: object, form: ParameterStyles = {}): string {
  return serializeFormPairs(value, form).join('&');
}

function serializeFormPairs(value: object, form: ParameterStyles): readonly string[] {
  const styles = new Map(Object.entries(form));
  for (const [name, property] of definedEntries(value)) {
    if (!styles.has(name) && typeof property === 'object' && !Array.isArray(property)) styles.set(name, { json: true });
  }
  return serializePairs(value, Object.fromEntries(styles));
}

/**
 * Returns the `Cookie` header; empty if there are no cookies. Semicolons are always encoded, even with `allowReserved`.
 */
export function serializeCookies(values: object, styles: ParameterStyles = {}): string {
  return serializePairs(values, styles)
    .map((pair) => pair.replace(/;/g, percentEncode))
    .join('; ');
}

/**
 * Returns a header value in the style `simple`. In arrays and objects, separators are encoded, and so are leading and
 * trailing spaces, which recipients drop.
 */
export function serializeHeader(value: unknown, { explode = false }: ParameterStyle = {}): string {
  if (typeof value !== 'object' || value === null) return encodeHeaderValue(stringifyValue(value));
  return serializeParts(value, explode, (text) => text.replace(/[^\t -~]+|[%,=]|^\s|\s$/g, percentEncode)).join(',');
}

/** Returns a path segment in the style `simple`, `label`, or `matrix`. */
export function serializePathParameter(
  name: string,
  value: unknown,
  { style = 'simple', explode = false, reserved, json }: ParameterStyle = {},
): string {
  const encoder = reserved ? encodeAllowingReserved : percentEncode;
  if (json) return encoder(JSON.stringify(value));
  if (style === 'label') return serializeLabel(value, explode, encoder);
  if (style === 'matrix') return serializeMatrix(percentEncode(name), value, explode, encoder);
  return typeof value === 'object' && value !== null
    ? serializeParts(value, explode, createSeparatorEncoder(/[,=]/g, encoder)).join(',')
    : encoder(stringifyValue(value));
}

function serializeLabel(value: unknown, explode: boolean, encoder: Encoder): string {
  if (typeof value !== 'object' || value === null) return `.${encoder(stringifyValue(value))}`;
  return explode
    ? `.${serializeParts(value, true, createSeparatorEncoder(/[.=]/g, encoder)).join('.')}`
    : `.${serializeParts(value, false, createSeparatorEncoder(/,/g, encoder)).join(',')}`;
}

function serializeMatrix(name: string, value: unknown, explode: boolean, encoder: Encoder): string {
  if (typeof value !== 'object' || value === null) return formatAssignment(`;${name}`, encoder(stringifyValue(value)));
  if (!explode)
    return formatAssignment(`;${name}`, serializeParts(value, false, createSeparatorEncoder(/,/g, encoder)).join(','));
  const parts = serializeParts(value, true, createSeparatorEncoder(/[;=]/g, encoder));
  return parts.map((part) => (Array.isArray(value) ? formatAssignment(`;${name}`, part) : `;${part}`)).join('');
}

function formatAssignment(name: string, text: string): string {
  return text === '' ? name : `${name}=${text}`;
}

/** Returns `name=value` pairs, one or several for each parameter. */
function serializePairs(values: object, styles: ParameterStyles): readonly string[] {
  return definedEntries(values).flatMap(([name, value]) =>
    serializeParameter(name, value, Object.hasOwn(styles, name) ? styles[name] : undefined),
  );
}

function serializeParameter(
  name: string,
  value: unknown,
  { style = 'form', explode = style === 'form', reserved, json, members }: ParameterStyle = {},
): readonly string[] {
  const encoder = reserved ? encodeAllowingReserved : percentEncode;
  const start = `${percentEncode(name)}=`;
  if (json) return [start + encoder(JSON.stringify(value))];
  if (typeof value !== 'object' || value === null) return [start + encoder(stringifyValue(value))];
  if (members) return serializeFormPairs(value, members);
  if (style === 'deepObject') return serializeDeepObject(name, value, encoder);
  if (!explode) return joinDelimited(start, value, style, encoder);
  const parts = serializeParts(value, true, createSeparatorEncoder(/=/g, encoder));
  return Array.isArray(value) ? parts.map((part) => start + part) : parts;
}

function joinDelimited(
  start: string,
  value: object,
  style: ParameterStyle['style'],
  encoder: Encoder,
): readonly string[] {
  const parts = serializeParts(value, false, createSeparatorEncoder(/,/g, encoder));
  const separator = style === 'spaceDelimited' ? '%20' : style === 'pipeDelimited' ? '%7C' : ',';
  return parts.length === 0 ? [] : [start + parts.join(separator)];
}

/** Returns `name[property]=value` pairs at any depth; array items have their index. */
function serializeDeepObject(name: string, value: object, encoder: Encoder): readonly string[] {
  return definedEntries(value).flatMap(([key, property]) => {
    const nestedName = `${name}[${key}]`;
    return typeof property === 'object' && property !== null
      ? serializeDeepObject(nestedName, property, encoder)
      : [`${percentEncode(nestedName)}=${encoder(stringifyValue(property))}`];
  });
}

/** Returns the items of an array, or names and values of an object: alternating, or as `name=value` if exploded. */
function serializeParts(value: object, explode: boolean, encoder: Encoder): readonly string[] {
  if (Array.isArray(value)) return value.filter(isDefined).map((item) => encoder(stringifyValue(item)));
  const entries = definedEntries(value).map(
    ([name, property]) => [encoder(name), encoder(stringifyValue(property))] as const,
  );
  return explode ? entries.map((pair) => pair.join('=')) : entries.flat();
}

// Encoding of request bodies by media type.

/** Binary data in any form that fetch accepts. */
export type BinaryBody = Blob | ArrayBuffer | Uint8Array | ReadableStream<Uint8Array>;

/** Type of a form in which the properties `Files` are files. */
export type WithFiles<Form, Files extends string> = Form extends unknown
  ? { [Name in keyof Form]: Name extends Files ? FileValue<Form[Name]> : Form[Name] }
  : never;

type FileValue<Value> = Value extends string ? Blob : Value extends readonly (infer Item)[] ? FileValue<Item>[] : Value;

/** A body that fetch accepts. */
export interface EncodedBody {
  readonly body: NonNullable<RequestInit['body']>;
  /** Value of the `Content-Type` header; absent if fetch sets it. */
  readonly contentType?: string;
}

/** Encodes a body according to its media type. Binary data and forms are sent unchanged. */
export function encodeBody(value: unknown, mediaType: string, form: ParameterStyles = {}): EncodedBody {
  const essence = mediaTypeEssence(mediaType);
  if (value instanceof FormData) return { body: value };
  if (value instanceof URLSearchParams || value instanceof ReadableStream || isBytes(value))
    return {
      body: copyBytes(value),
      contentType: concreteMediaType(mediaType, (value instanceof Blob && value.type) || 'application/octet-stream'),
    };
  if (essence === 'multipart/form-data' && isObject(value)) return { body: encodeMultipart(value, form) };
  if (essence === 'application/x-www-form-urlencoded' && isObject(value))
    return { body: serializeForm(value, form), contentType: mediaType };
  if (typeof value === 'string' && classifyMediaType(essence) !== 'json')
    return { body: value, contentType: concreteMediaType(mediaType, 'text/plain') };
  return { body: JSON.stringify(value), contentType: concreteMediaType(mediaType, 'application/json') };
}

function isBytes(value: unknown): value is Blob | ArrayBuffer | Uint8Array {
  return value instanceof Blob || value instanceof ArrayBuffer || value instanceof Uint8Array;
}

/** Copies a `Uint8Array`, because fetch does not accept shared memory. */
function copyBytes<Value>(value: Value | Uint8Array) {
  return value instanceof Uint8Array ? new Uint8Array(value) : value;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Returns `fallback` if the media type is a range (`image/*`, `application/*+json`). */
function concreteMediaType(mediaType: string, fallback: string): string {
  return mediaType.includes('*') ? fallback : mediaType;
}

/** Creates a form with one part for each property, and for each item of an array. */
function encodeMultipart(value: object, form: ParameterStyles): FormData {
  const parts = new FormData();
  for (const [name, propertyValue] of definedEntries(value)) {
    const style = Object.hasOwn(form, name) ? form[name] : undefined;
    const items: readonly unknown[] = Array.isArray(propertyValue) ? propertyValue : [propertyValue];
    for (const item of items) parts.append(name, encodePart(item, style));
  }
  return parts;
}

/**
 * Encodes a part. Strings have no media type unless the document declares one, because servers treat a part with
 * a media type as a file.
 */
function encodePart(item: unknown, { type, json }: ParameterStyle = {}): string | Blob {
  if (item instanceof Blob && (item.type !== '' || !type || item instanceof File)) return item;
  const content = isBytes(item)
    ? copyBytes(item)
    : json && typeof item === 'string'
      ? JSON.stringify(item)
      : stringifyValue(item);
  return type || typeof content !== 'string'
    ? new Blob([content], { type: type ?? 'application/octet-stream' })
    : content;
}

// How calls encode requests and read responses: for every operation, or for those with JSON and single values alone.

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

// Request URLs: server, path, and query.

/**
 * Returns the URL of a request.
 *
 * @throws TypeError if a path parameter is missing, empty, or a dot segment
 */
export function buildUrl(
  { id, path, styles }: OperationDescriptor,
  base: string,
  parameters: object,
  query: object,
  format: UrlFormat,
): string {
  const values = new Map(Object.entries(parameters));
  const filledPath = path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value: unknown = values.get(name);
    const text = value === undefined || value === null ? '' : format.pathParameter(name, value, styles?.path?.[name]);
    if (text === '') throw new TypeError(`${id}: the path parameter "${name}" is missing or empty`);
    return text;
  });
  // URL parsers resolve dot segments even if they are percent-encoded.
  if (filledPath.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment)))
    throw new TypeError(`${id}: a path parameter is "." or ".."`);
  const queryString = format.query(query, styles?.query);
  return `${base.replace(/\/+$/, '')}${filledPath}${queryString && (filledPath.includes('?') ? '&' : '?')}${queryString}`;
}

/** Returns the server of an operation, or its replacement. A relative URL is resolved against `base`. */
export function resolveServer(
  { server }: OperationDescriptor,
  base: string,
  servers: Readonly<Record<string, string | undefined>>,
): string {
  if (server === undefined) return base;
  const url = (Object.hasOwn(servers, server) ? servers[server] : undefined) ?? server;
  return /^[a-z][a-z0-9+.-]*:/i.test(base) ? new URL(url, base).href : url;
}

// Sends a call: builds the request, sends it, and parses the response.

/** Options for every call. */
export interface CallOptions {
  /** Aborts the call, which then throws the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Additional options for fetch. */
  readonly init?: Omit<RequestInit, 'method' | 'body' | 'signal'> | undefined;
}

/** A request with all properties that operations can have; each operation has its own type. */
export interface CallRequest extends CallOptions {
  readonly path?: object;
  readonly query?: object;
  readonly headers?: object;
  readonly cookies?: object;
  readonly filter?: object;
  readonly body?: unknown;
  readonly contentType?: string;
  readonly accept?: string;
}

/**
 * Calls an operation. Every response is a result; an error status does not throw.
 *
 * @throws ConnectionError if there is no complete response
 * @throws TypeError if the request cannot be built or fails validation
 * @throws the signal's reason if the signal aborts the call
 */
export async function sendCall<T>(
  client: Client,
  request: CallRequest | undefined,
  operation: OperationDescriptor<T>,
  format: MessageFormat,
): Promise<T> {
  const { validate, maxResponseSize } = client.$connection;
  if (validate && request?.body !== undefined)
    validate.checkBody(operation.id, request.contentType ?? operation.contentType ?? 'application/json', request.body);
  const outgoing = buildRequest(client, request ?? {}, operation, format);
  const response = await client.$connection.send(outgoing);
  try {
    // The generated types describe the result for each status.
    const result = await format.parse(response, operation, request?.accept, maxResponseSize);
    return (validate?.checkResponse(operation.id, result) ?? result) as T;
  } catch (error) {
    throw request?.signal?.aborted ? error : createConnectionError(operation.id, error);
  }
}

function buildRequest(
  { $connection }: Client,
  request: CallRequest,
  operation: OperationDescriptor,
  format: MessageFormat,
): OutgoingRequest {
  const { baseUrl, servers = {} } = $connection;
  const { path = {}, query = {}, init = {}, signal } = request;
  const url = buildUrl(operation, resolveServer(operation, baseUrl, servers), path, query, format);
  const headers = buildHeaders(operation, request, new Headers($connection.headers), format);
  const encodedBody =
    request.body === undefined
      ? undefined
      : format.body(request.body, request.contentType ?? operation.contentType ?? 'application/json', operation.form);
  if (encodedBody?.contentType !== undefined) headers.set('content-type', encodedBody.contentType);
  new Headers(init.headers).forEach((text, name) => headers.set(name, text));
  return {
    url,
    operation,
    init: {
      ...init,
      method: operation.method,
      headers,
      ...(encodedBody && { body: encodedBody.body }),
      // Fetch requires `duplex` for streams: the response begins only after the request body ends.
      ...(encodedBody?.body instanceof ReadableStream && { duplex: 'half' }),
      ...(signal && { signal }),
    },
  };
}

function buildHeaders(
  { accept = 'application/json', filter, styles, responses }: OperationDescriptor,
  request: CallRequest,
  headers: Headers,
  format: MessageFormat,
): Headers {
  headers.set('accept', request.accept === undefined ? accept : format.accept(responses, request.accept));
  for (const [name, value] of definedEntries(request.headers ?? {})) {
    const style = styles?.headers?.[name];
    headers.set(name, style?.json ? stringifyAsciiJson(value) : format.header(value, style));
  }
  if (filter !== undefined && request.filter !== undefined) headers.set(filter, stringifyAsciiJson(request.filter));
  const cookies = format.cookies(request.cookies ?? {}, styles?.cookies);
  // The call's cookies come first, because servers use the first of several with the same name.
  if (cookies !== '') headers.set('cookie', [cookies, headers.get('cookie') ?? []].flat().join('; '));
  return headers;
}

// Calls an operation whose parameters are single values, and whose bodies are JSON, as are those of most operations.

/** Calls like `call`. All documented responses have the keys `json` and `none`. */
export function callJson<T>(
  client: Client,
  request: CallRequest | undefined,
  operation: OperationDescriptor<T>,
): Promise<T> {
  return sendCall(client, request, operation, jsonFormat);
}

const jsonFormat: MessageFormat = {
  pathParameter: (_name, value) => encodeSingleValue(value),
  query: (values) => encodeSingleValues(values).join('&'),
  header: (value) => encodeHeaderValue(stringifyValue(value)),
  cookies: (values) => encodeSingleValues(values).join('; '),
  body: (value, contentType) => ({ body: JSON.stringify(value), contentType }),
  accept: (_responses, mediaType) => mediaType,
  parse: (response, operation, _accept, maxSize) =>
    readResponse(response, operation, selectJsonOrNone(response, operation.responses), maxSize),
};

function encodeSingleValue(value: unknown): string {
  return percentEncode(stringifyValue(value));
}

function encodeSingleValues(values: object): readonly string[] {
  return definedEntries(values).map(([name, value]) => `${percentEncode(name)}=${encodeSingleValue(value)}`);
}

/** Selects like `parseResponse`: `default` applies to a success only if no success is documented. */
function selectJsonOrNone(
  { status, headers }: Response,
  { json = [], none = [] }: StatusesByMediaType,
): BodyKind | undefined {
  const documented = [...json, ...none];
  const isSuccess = (name: number | string): boolean => String(name).startsWith('2');
  const name = [status, `${Math.floor(status / 100)}XX`, 'default'].find((each) => documented.includes(each));
  if (name === undefined || (name === 'default' && isSuccess(status) && documented.some(isSuccess))) return undefined;
  const mediaType = mediaTypeEssence(headers.get('content-type'));
  if (json.includes(name) && (mediaType === '' || mediaType === 'application/json')) return 'json';
  return none.includes(name) ? 'none' : undefined;
}

// Media types that a call accepts: in its `Accept` header, and for the status of a response.

/** In order of preference, for responses without a media type. */
export const preferredKinds: readonly BodyKind[] = ['json', 'text', 'stream', 'binary', 'none'];

/**
 * Returns the `Accept` header of a call that names a media type. Errors and other successes have their own media types;
 * a lower weight keeps servers from preferring these to the named one.
 */
export function acceptHeader(responses: StatusesByMediaType, accept: string): string {
  const named = mediaTypeEssence(accept);
  const others = Object.entries(responses).flatMap(([key, statuses]) =>
    key !== 'none' &&
    keyMediaType(key) !== named &&
    statuses.some((name) => acceptedKeys(responses, name, isSuccess(name), named).includes(key))
      ? `${keyMediaType(key)};q=0.9`
      : [],
  );
  // `Accept` does not support ranges by suffix, such as `application/*+json`.
  return [accept, ...others].join(', ').replace(/[*][+][^;,]*/g, '*');
}

/**
 * Returns the keys of `responses` that are accepted for a status: for a success the accepted media type if it is
 * documented, or else those that are JSON; all keys if there is none, and for errors. `default` applies to a success
 * only if no success is documented.
 */
export function acceptedMediaTypes(responses: StatusesByMediaType, status: number, accept: string): readonly string[] {
  const range = `${Math.floor(status / 100)}XX`;
  const documented = Object.values(responses).flat();
  const names = [status, range, ...(isSuccess(status) && documented.some(isSuccess) ? [] : ['default'])];
  const name = names.find((each) => documented.includes(each));
  return name === undefined ? [] : acceptedKeys(responses, name, isSuccess(status), mediaTypeEssence(accept));
}

/** Returns how a body with a key of `responses` is read. */
export function declaredBodyKind(key: string): BodyKind {
  return preferredKinds.find((kind) => kind === key.replace(/ .*/, '')) ?? classifyMediaType(key);
}

/** Returns the media type or range of a key of `responses`. */
export function keyMediaType(key: string): string {
  return key === 'json' ? 'application/json' : key.replace(/.* /, '');
}

function acceptedKeys(
  responses: StatusesByMediaType,
  name: number | string,
  isSuccessStatus: boolean,
  accept: string,
): readonly string[] {
  const keys = Object.keys(responses).filter((key) => responses[key]?.includes(name));
  if (!isSuccessStatus) return keys;
  const accepted = keys.filter((key) => keyMediaType(key) === accept);
  const json = keys.filter((key) => declaredBodyKind(key) === 'json');
  return [accepted, json].find(({ length }) => length > 0) ?? keys;
}

function isSuccess(status: number | string): boolean {
  return String(status).startsWith('2');
}

// Parses responses: as documented for the status, or as `unexpected`.

/**
 * Reads the body as documented; if that is impossible, the result is `unexpected` and contains the body. The body
 * of a success must have the media type `accept` if the document has it, because that determines the type of the result.
 *
 * @throws RangeError if a body that is not a stream has more than `maxSize` bytes
 */
export function parseResponse(
  response: Response,
  operation: OperationDescriptor,
  accept: string = operation.mediaType ?? 'application/json',
  maxSize?: number,
): Promise<CallResult> {
  const documentedTypes = acceptedMediaTypes(operation.responses, response.status, accept);
  const kind = selectBodyKind(documentedTypes, mediaTypeEssence(response.headers.get('content-type')));
  return readResponse(response, operation, kind, maxSize);
}

/**
 * Selects how a body is read, by the narrowest documented range that contains its media type; `undefined` if there is
 * none, or if JSON is documented and the media type is not JSON.
 */
function selectBodyKind(documentedTypes: readonly string[], mediaType: string): BodyKind | undefined {
  if (mediaType === '')
    return preferredKinds.find((kind) => documentedTypes.some((key) => declaredBodyKind(key) === kind));
  const ranges = [mediaType, mediaType.replace(/\/[^/]*(?=\+)/, '/*'), mediaType.replace(/\/.*/, '/*'), '*/*', 'none'];
  const [key] = ranges.flatMap((range) => documentedTypes.filter((type) => keyMediaType(type) === range));
  const kind = key === undefined ? key : declaredBodyKind(key);
  return kind !== 'json' || classifyMediaType(mediaType) === kind ? kind : undefined;
}

// Calls an operation with any parameters and bodies.

/** Calls an operation: see `sendCall`. */
export function call<T>(
  client: Client,
  request: CallRequest | undefined,
  operation: OperationDescriptor<T>,
): Promise<T> {
  return sendCall(client, request, operation, anyFormat);
}

const anyFormat: MessageFormat = {
  pathParameter: serializePathParameter,
  query: serializeQuery,
  header: serializeHeader,
  cookies: serializeCookies,
  body: encodeBody,
  accept: acceptHeader,
  parse: parseResponse,
};

// Type-safe filter builder: filterable fields, and the operators for their types.

/** The operators for a field, by its type. */
export type FieldOperators<Result, Value> = {
  /** Equals this value. */
  eq(value: Extract<Value, string | number | boolean | null>): Result;
} & {
  readonly [Operator in keyof OperatorsOfField<Value> as Operator extends `+${infer Name}` ? Name : never]-?: (
    value: NonNullable<OperatorsOfField<Value>[Operator]>,
  ) => Result;
};

type OperatorsOfField<Value> = Exclude<Value, string | number | boolean | null | undefined | readonly unknown[]>;

/** The fields of a filter, each with its operators. */
export type FilterFields<Filter> = {
  readonly [Name in keyof Filter as Name extends `+${string}` ? never : Name]-?: FieldOperators<
    FilterConditions<Filter>,
    NonNullable<Filter[Name]>
  >;
};

/** A filter without sort order. */
export type FilterConditions<Filter> = {
  readonly [Name in keyof Filter as Name extends '+order_by' | '+order' ? never : Name]?: Filter[Name];
};

/** Builds a filter from conditions on its fields: `where((it) => it.label.contains('web'))`. */
export function where<Filter extends object>(build: (it: FilterFields<Filter>) => FilterConditions<Filter>): Filter {
  return build(filterFields as FilterFields<Filter>) as Filter;
}

/** Combines conditions: all must hold. */
export function allOf<Condition extends object>(...conditions: readonly Condition[]): Condition {
  return { '+and': conditions } as unknown as Condition;
}

/** Combines conditions: at least one must hold. */
export function anyOf<Condition extends object>(...conditions: readonly Condition[]): Condition {
  return { '+or': conditions } as unknown as Condition;
}

/** `it.label.contains('web')` returns `{ label: { '+contains': 'web' } }`; `eq` returns `{ label: 'web' }`. */
const filterFields: object = /* @__PURE__ */ createNamedProxy((field) =>
  createNamedProxy((operator) => (value: unknown) => ({
    [field]: operator === 'eq' ? value : { [`+${operator}`]: value },
  })),
);

function createNamedProxy(getMember: (name: string) => unknown): object {
  return new Proxy({}, { get: (_, name) => (typeof name === 'string' ? getMember(name) : undefined) });
}

// OAuth 2.0 (RFC 6749): authorization, token requests, and token refresh.

/** An OAuth client and its endpoints. */
export interface OAuthClient {
  readonly clientId: string;
  /** Secret of a confidential client; public clients have none. */
  readonly clientSecret?: string | undefined;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  /**
   * Endpoint that refreshes tokens.
   *
   * @default tokenUrl
   */
  readonly refreshUrl?: string | undefined;
  /** Used instead of the global fetch. */
  readonly fetch?: Fetch | undefined;
  /**
   * Timeout of a token request in milliseconds.
   *
   * @default 30000
   */
  readonly timeout?: number | undefined;
  /**
   * Maximum size of a token response in bytes. A larger one throws a `ConnectionError`.
   *
   * @default 1048576
   */
  readonly maxResponseSize?: number | undefined;
}

export interface OAuthTokens {
  readonly accessToken: string;
  /** Absent if the user must log in again after expiry. */
  readonly refreshToken?: string;
  /** Expiry of the access token in milliseconds since 1970. */
  readonly expiresAt?: number;
  readonly scope?: string;
}

/**
 * Thrown if the authorization server returns an error. `code` is an error code of RFC 6749, such as `invalid_grant`, or
 * the HTTP status.
 */
export interface OAuthError extends Error {
  readonly name: 'OAuthError';
  readonly code: string;
}

/** Type guard for `OAuthError`. */
export function isOAuthError(error: unknown): error is OAuthError {
  return error instanceof Error && error.name === 'OAuthError' && 'code' in error;
}

/** Parameters of an authorization request. */
export interface AuthorizationRequest {
  /** `code` for the authorization code flow, `token` for the implicit flow. */
  readonly responseType: 'code' | 'token';
  readonly redirectUri?: string | undefined;
  readonly scopes?: readonly string[] | undefined;
  /** Unguessable value that the redirect repeats, as protection against CSRF (RFC 6749, section 10.12). */
  readonly state: string;
}

/** Returns the URL to which the application sends the user. */
export function buildAuthorizationUrl(
  { clientId, authorizationUrl: endpoint }: OAuthClient,
  { responseType, redirectUri, scopes, state }: AuthorizationRequest,
): string {
  const url = new URL(endpoint);
  const parameters = {
    response_type: responseType,
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: scopes?.join(' '),
    state,
  };
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Parses the URL to which the server redirected the user. Returns the authorization code, or the tokens in the implicit
 * flow.
 *
 * @throws OAuthError if the redirect reports an error or has a different `state`
 */
export function parseRedirect(
  location: string,
  state: string,
): { readonly code: string } | { readonly tokens: OAuthTokens } {
  const { search, hash } = new URL(location);
  const parameters = new URLSearchParams(search);
  new URLSearchParams(hash.slice(1)).forEach((value, name) => {
    parameters.set(name, value);
  });
  if (parameters.get('state') !== state)
    throw createOAuthError('invalid_state', 'the `state` of the redirect differs from that of the request');
  const error = parameters.get('error');
  if (error !== null)
    throw createOAuthError(error, parameters.get('error_description') ?? 'the user or the server denied the request');
  const code = parameters.get('code');
  return code === null ? { tokens: parseTokens(Object.fromEntries(parameters), undefined) } : { code };
}

/** Requests the tokens for an authorization code. */
export function exchangeCode(client: OAuthClient, code: string, redirectUri?: string): Promise<OAuthTokens> {
  return requestTokens(client, client.tokenUrl, { grant_type: 'authorization_code', code, redirect_uri: redirectUri });
}

/**
 * Requests new tokens for a refresh token. The server may invalidate that token, so use the refresh token of the
 * result next time.
 */
export function refreshTokens(client: OAuthClient, refreshToken: string): Promise<OAuthTokens> {
  return requestTokens(
    client,
    client.refreshUrl ?? client.tokenUrl,
    { grant_type: 'refresh_token', refresh_token: refreshToken },
    refreshToken,
  );
}

/** A token source with its current tokens. */
export type OAuthTokenSource = TokenSource & { readonly tokens: OAuthTokens };

/**
 * Creates a source that refreshes tokens shortly before they expire, or if a server rejects them, once for all pending
 * calls. If the refresh fails, the current token is used until it expires. `onTokens` is called with each new token
 * pair before its first use, so that the application can store it; an error that it throws is thrown by the pending
 * calls.
 */
export function createOAuthTokenSource(
  client: OAuthClient,
  tokens: OAuthTokens,
  onTokens?: (tokens: OAuthTokens) => void | Promise<void>,
): OAuthTokenSource {
  let current = tokens;
  // The lifetime of the first tokens is unknown.
  let refreshMargin = maxRefreshMargin;
  let pendingRefresh: Promise<OAuthTokens> | undefined;
  const refresh = async (refreshToken: string): Promise<OAuthTokens> => {
    const newTokens = await refreshTokens(client, refreshToken);
    // Set before anything can fail, because the server may have invalidated the previous refresh token.
    current = newTokens;
    refreshMargin = computeRefreshMargin(newTokens);
    await onTokens?.(newTokens);
    return newTokens;
  };
  const source: TokenSource = async (rejected) => {
    const { accessToken, refreshToken, expiresAt = Infinity } = current;
    const isStale = rejected === accessToken || expiresAt - refreshMargin < Date.now();
    if (!isStale || refreshToken === undefined) return accessToken;
    pendingRefresh ??= refresh(refreshToken).finally(() => (pendingRefresh = undefined));
    try {
      return (await pendingRefresh).accessToken;
    } catch (error) {
      if (current.accessToken !== accessToken || rejected === accessToken || expiresAt <= Date.now()) throw error;
      return accessToken;
    }
  };
  return Object.defineProperty(source, 'tokens', { get: () => current }) as OAuthTokenSource;
}

/** Maximum time in milliseconds by which a refresh precedes expiry, so that no token expires in transit. */
const maxRefreshMargin = 30_000;

/** Returns how many milliseconds before its expiry a token is refreshed: not in the first half of its lifetime. */
function computeRefreshMargin({ expiresAt = Infinity }: OAuthTokens): number {
  return Math.min(maxRefreshMargin, Math.max(0, expiresAt - Date.now()) / 2);
}

async function requestTokens(
  client: OAuthClient,
  url: string,
  parameters: Readonly<Record<string, string | undefined>>,
  previousRefreshToken?: string,
): Promise<OAuthTokens> {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries({
    ...parameters,
    client_id: client.clientId,
    client_secret: client.clientSecret,
  }))
    if (value !== undefined) body.set(name, value);
  // The body is sent as a string, which every implementation of fetch accepts.
  const headers = new Headers({ accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' });
  const signal = AbortSignal.timeout(client.timeout ?? 30_000);
  const pendingResponse = (client.fetch ?? globalThis.fetch)(url, {
    method: 'POST',
    headers,
    body: body.toString(),
    signal,
  });
  const response = await pendingResponse.catch((error: unknown) => {
    throw createConnectionError('createOAuthTokenSource', error);
  });
  const pendingJson = limitResponseBody(response, client.maxResponseSize ?? 2 ** 20).json();
  const payload = (await pendingJson.catch((error: unknown) => {
    if (error instanceof RangeError) throw createConnectionError('createOAuthTokenSource', error);
  })) as Readonly<Record<string, unknown>> | undefined;
  if (response.ok && payload) return parseTokens(payload, previousRefreshToken);
  const { error, error_description: description } = payload ?? {};
  throw createOAuthError(
    typeof error === 'string' ? error : String(response.status),
    typeof description === 'string' ? description : `${url} returned status ${response.status}`,
  );
}

/** Parses a token response. If it has no new refresh token, the previous one remains valid. */
function parseTokens(
  payload: Readonly<Record<string, unknown>>,
  previousRefreshToken: string | undefined,
): OAuthTokens {
  const {
    access_token: accessToken,
    refresh_token: refreshToken = previousRefreshToken,
    expires_in: lifetime,
    scope,
  } = payload;
  if (typeof accessToken !== 'string' || accessToken === '')
    throw createOAuthError('invalid_response', 'the response has no access token');
  const seconds = lifetime === undefined || lifetime === '' ? NaN : Number(lifetime);
  return {
    accessToken,
    ...(typeof refreshToken === 'string' && { refreshToken }),
    ...(Number.isFinite(seconds) && { expiresAt: Date.now() + seconds * 1000 }),
    ...(typeof scope === 'string' && { scope }),
  };
}

function createOAuthError(code: string, message: string): OAuthError {
  return Object.assign(new Error(`${code}: ${message}`), { name: 'OAuthError', code } as const);
}

// Access to properties of unvalidated responses.

/** Returns a property of an object; `undefined` for other values. */
export function readProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

/** Returns a property that is an array; empty if there is none. */
export function readArray(value: unknown, name: string): readonly unknown[] {
  const items = readProperty(value, name);
  return Array.isArray(items) ? items : [];
}

// Unwraps results: returns the data of a success, or throws.

/** The data of a success among these results. */
export type UnwrappedData<Any> = Extract<Any, { ok: true }> extends { readonly data: infer Data } ? Data : never;

/**
 * Thrown by `unwrap` for a result that is not a success. The message has the operation, the status, and the description
 * in the error body, if there is one.
 */
export interface ApiError<Any = ErrorResult<number, unknown> | UnexpectedResult> extends Error {
  readonly name: 'ApiError';
  /** The result, with the response status and the error body. */
  readonly result: Any;
}

/** A call: its result, the promise of the result, or the function that returns the promise. */
type AnyCall = CallResult | PromiseLike<CallResult> | ((...parameters: never[]) => PromiseLike<CallResult>);

/**
 * Error that an unwrapped call throws, from the type of its function or result: `CallError<typeof getPet>`. If its `name`
 * is `ApiError`, there is a response, and `result.status` narrows the type of `result.error`.
 */
export type CallError<Call extends AnyCall> =
  | ApiError<Exclude<Awaited<Call extends (...parameters: never[]) => infer Returned ? Returned : Call>, { ok: true }>>
  | ConnectionError
  | InvalidRequestError;

/**
 * Returns the data of a success. Takes a result or its promise.
 *
 * @throws ApiError if the result is not a success
 */
export async function unwrap<Any extends CallResult>(result: Any | PromiseLike<Any>): Promise<UnwrappedData<Any>> {
  const resolved = await result;
  if (resolved.ok) return resolved.data as UnwrappedData<Any>;
  const { operation, error, response } = resolved;
  const prefix = resolved.status === 'unexpected' ? 'unexpected response with ' : '';
  const reason = describeError(error);
  const message = `${operation}: ${prefix}status ${response.status}${reason && `: ${reason}`}`;
  throw Object.assign(new Error(message), { name: 'ApiError', result: resolved } as const);
}

/** Maximum length of the description in the message of an `ApiError`. */
const maxReasonLength = 500;

/** Returns `detail`, `message`, or `title` of an error body, such as an RFC 9457 problem; an empty string without them. */
function describeError(error: unknown): string {
  const texts = ['detail', 'message', 'title'].map((name) => readProperty(error, name));
  return texts.find((text): text is string => typeof text === 'string' && text !== '')?.slice(0, maxReasonLength) ?? '';
}

/** Type guard for `ApiError`. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'result' in error;
}

// Paginated collections, read by page or by item.

/** Result of a single call of a list operation: a page, or an error. */
export type ListCallResult = SuccessResult<number, unknown> | ErrorResult<number, unknown> | UnexpectedResult;

/** The part of a request that selects a page. */
export interface PageRequest {
  readonly query?: object | undefined;
}

/** Names of an API's pagination parameters. */
export interface PagingNames {
  /** Query parameter with the page number, from 1. */
  readonly page: string;
  /** Properties of a page: its items, and the number of pages. */
  readonly items: string;
  readonly pages: string;
}

/** Parameters of the methods: the request is optional if the list operation has no required input. */
type RequestParameters<Request> = undefined extends Request ? [request?: Request] : [request: Request];

/** A paginated list. Pages are requested lazily. Throws an `ApiError` if a page has no success response. */
export interface PagedList<Request, Page, Item> {
  /** Yields the pages from the requested one to the last. */
  pages(...request: RequestParameters<Request>): AsyncGenerator<Page, void, undefined>;
  /** Yields the items of those pages. */
  items(...request: RequestParameters<Request>): AsyncGenerator<Item, void, undefined>;
  /** Returns the first of those items, at most `limit`. */
  collect(limit: number, ...request: RequestParameters<Request>): Promise<Item[]>;
}

/** Reads the pages of a list operation one after the other. */
export function paginate<Request extends PageRequest | undefined, Result extends ListCallResult, Item>(
  list: (request: Request) => Promise<Result>,
  names: PagingNames,
): PagedList<Request, UnwrappedData<Result>, Item> {
  async function* pages(request?: PageRequest): AsyncGenerator<UnwrappedData<Result>, void, undefined> {
    const query = { ...request?.query } as Readonly<Record<string, unknown>>;
    const first = Number(query[names.page] ?? 1);
    for (let page = first, last = first; page <= last; page++) {
      // Same type as the request: only the page number in its query differs.
      const data = await unwrap(list({ ...request, query: { ...query, [names.page]: page } } as unknown as Request));
      yield data;
      // The number of pages may change during the iteration.
      last = Number(readProperty(data, names.pages) ?? page);
    }
  }
  async function* items(request?: PageRequest): AsyncGenerator<Item, void, undefined> {
    for await (const page of pages(request)) yield* readArray(page, names.items) as readonly Item[];
  }
  async function collect(limit: number, request?: PageRequest): Promise<Item[]> {
    const collected: Item[] = [];
    if (!(limit > 0)) return collected;
    for await (const item of items(request)) if (collected.push(item) >= limit) break;
    return collected;
  }
  return { pages, items, collect };
}

// Metadata of a response: rate limits, scopes, and deprecation warnings.

/** State of a rate limit. */
export interface RateLimit {
  /** Number of requests in the window. */
  readonly limit: number;
  readonly remaining: number;
  /** End of the window. */
  readonly reset: Date;
}

/** Names of an API's rate limit headers; `reset` contains seconds since 1970. */
export interface RateLimitNames {
  readonly limit: string;
  readonly remaining: string;
  readonly reset: string;
}

/** Reads the rate limit; `undefined` if a header is missing, empty, or not a number. */
export function parseRateLimit(headers: Headers, names: RateLimitNames): RateLimit | undefined {
  const [limit, remaining, reset] = [names.limit, names.remaining, names.reset].map((name) =>
    Number(headers.get(name) || NaN),
  ) as [number, number, number];
  return Number.isNaN(limit + remaining + reset) ? undefined : { limit, remaining, reset: new Date(reset * 1000) };
}

/** Reads scopes separated by spaces or commas; `undefined` if the header is missing. */
export function parseScopes(headers: Headers, name: string): readonly string[] | undefined {
  return headers
    .get(name)
    ?.split(/[\s,]+/)
    .filter((scope) => scope !== '');
}

/** Reads the warnings for a deprecated operation; empty if the response has a different status. */
export function readWarnings(
  result: object,
  names: { readonly status: number; readonly warnings: string },
): readonly unknown[] {
  const { status, data } = result as { readonly status?: unknown; readonly data?: unknown };
  return status === names.status ? readArray(data, names.warnings) : [];
}
