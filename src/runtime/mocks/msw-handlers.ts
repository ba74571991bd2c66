// Handlers of Mock Service Worker (MSW) 2 and 3, which reply with the bodies that factories create.

import type { ResponseValidator } from './body-check.ts';
import type { Factory } from './factory.ts';
import { createPathPattern, matchPath } from './match-path.ts';
import type { Overrides } from './overrides.ts';
import { frameRecord, isRecordStream, type RecordStreamType } from './record-streams.ts';
import { createReplyHeaders, type ReplyHeaders, type RequiredHeaders } from './reply-headers.ts';

/** The part of `http` of MSW that handlers use. */
export type MswHttp<Handler> = {
  readonly [Method in HttpMethod | 'all']: (
    url: RegExp,
    resolver: (info: { readonly request: Request }) => Promise<Response | undefined>,
  ) => Handler;
};

type HttpMethod = 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch';

export interface HandlerOptions {
  /**
   * URL of the server, or the path of the API on any server.
   *
   * @default the path of the first server in the document
   */
  readonly baseUrl?: string | undefined;
  /**
   * Seed of the created bodies and headers. With 0, they are examples of the document, if there are any.
   *
   * @default 0
   */
  readonly seed?: number | undefined;
}

/** A request, and its path parameters. */
export interface HandledRequest<Parameters> {
  readonly request: Request;
  readonly path: Parameters;
}

/** Returns a handler. A function as `reply` is called for each request; with undefined, MSW tries the next handler. */
export type HandlerFunction<Reply, Parameters, Handler> = (
  reply?: Reply | ((request: HandledRequest<Parameters>) => Reply | undefined | Promise<Reply | undefined>),
  options?: HandlerOptions,
) => Handler;

interface ReplyHead<HeaderTypes> {
  readonly headers?: ReplyHeaders<HeaderTypes>;
}

/** A reply without a body. */
export interface EmptyReply<Status extends number, HeaderTypes = unknown> extends ReplyHead<HeaderTypes> {
  readonly status: Status;
}

/** A reply whose body no factory creates, such as an image. */
export interface RawReply<
  Status extends number,
  MediaType extends string,
  HeaderTypes = unknown,
> extends ReplyHead<HeaderTypes> {
  readonly status: Status;
  readonly contentType: MediaType;
  readonly body: RawBody;
}

/** A body as `Response` takes it. */
type RawBody = ConstructorParameters<typeof Response>[0];

/** The replies of an operation, by its factories. `HeaderTypes` has the types of documented headers by status. */
export type ReplyOf<Responses, HeaderTypes = unknown> = {
  [Status in keyof Responses]: {
    [MediaType in keyof Responses[Status]]: ReplyHead<
      Status extends keyof HeaderTypes ? HeaderTypes[Status] : unknown
    > & {
      /** For a range of statuses, any of them. */
      readonly status: Status extends number ? Status : number;
    } & (MediaType extends DefaultType<keyof Responses[Status]>
        ? { readonly contentType?: MediaType }
        : { readonly contentType: MediaType }) &
      BodyOf<MediaType, Responses[Status][MediaType]>;
  }[keyof Responses[Status]];
}[keyof Responses];

/** The media type of replies that name none: JSON, or the only one. */
type DefaultType<MediaType> = 'application/json' extends MediaType
  ? 'application/json'
  : IsUnion<MediaType> extends true
    ? never
    : MediaType;

type IsUnion<Type, Member = Type> = Type extends unknown ? ([Member] extends [Type] ? false : true) : never;

type BodyOf<MediaType, Body> =
  Body extends Factory<infer Value>
    ? MediaType extends RecordStreamType
      ? { readonly records?: readonly Overrides<Value>[] }
      : { readonly body?: Overrides<Value> }
    : never;

/** An operation whose requests are handled. */
export interface MockedOperation {
  readonly method: string;
  /** Path template. */
  readonly path: string;
  /** Path of the server. */
  readonly basePath?: string;
  readonly responses: MockedResponses;
  /** Media types without factories, by status or range; empty without a body. */
  readonly others?: { readonly [status: string]: readonly string[] };
  /** Headers that are created, by status or range. */
  readonly headers?: { readonly [status: string]: RequiredHeaders };
  /** Returns the problems of a response with required headers. */
  readonly validate?: ResponseValidator;
  /** Whether the records of streams of events have the fields of events. */
  readonly hasEvents?: true;
}

/** Factories by status or range, and by media type. */
interface MockedResponses {
  readonly [status: string]: { readonly [mediaType: string]: AnyFactory };
}

interface AnyFactory {
  json(overrides?: unknown, options?: { readonly seed?: number }): unknown;
}

/** A reply of any operation. */
interface AnyReply extends ReplyHead<unknown> {
  readonly status: number;
  readonly contentType?: string;
  readonly body?: unknown;
  readonly records?: readonly unknown[];
}

/** Creates the function that returns handlers of an operation. */
/* @__NO_SIDE_EFFECTS__ */
export function createHandler<Reply, Parameters, Handler>(
  http: MswHttp<Handler>,
  operation: MockedOperation,
): HandlerFunction<Reply, Parameters, Handler> {
  return (reply, { baseUrl = operation.basePath ?? '', seed = 0 } = {}) => {
    const pattern = createPathPattern(baseUrl, operation.path);
    return http[toMethod(operation.method)](pattern.expression, async ({ request }) => {
      const path = request.method === operation.method ? matchPath(pattern, request.url) : undefined;
      if (!path) return undefined;
      const isFunction = (value: unknown): value is (handled: unknown) => unknown => typeof value === 'function';
      const chosen = isFunction(reply) ? await reply({ request, path }) : (reply ?? defaultReply(operation));
      // The type `Reply` describes the replies of the operation.
      return chosen === undefined ? undefined : createReply(operation, chosen as AnyReply, seed);
    });
  };
}

const methods: readonly HttpMethod[] = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch'];

function toMethod(method: string): HttpMethod | 'all' {
  return methods.find((each) => each.toUpperCase() === method) ?? 'all';
}

/** Returns the statuses and ranges of the documented responses. */
function documentedNames({ responses, others = {} }: MockedOperation): readonly string[] {
  return [...Object.keys(responses), ...Object.keys(others)].sort();
}

/** Returns the reply with the first success or, without one, the first response. */
function defaultReply(operation: MockedOperation): AnyReply {
  const names = documentedNames(operation);
  const name = names.find(isSuccessName) ?? (names.includes('default') ? '200' : (names[0] ?? '200'));
  return { status: Number(name.replace(/X/gi, '0')) };
}

function isSuccessName(name: string): boolean {
  return name.startsWith('2');
}

/** Returns the name of the response with a status. `default` is a success only if no success is documented. */
function findName(status: number, operation: MockedOperation): string | undefined {
  const names = documentedNames(operation);
  const isOther = isSuccessName(String(status)) && names.some(isSuccessName);
  return [String(status), `${Math.floor(status / 100)}XX`, ...(isOther ? [] : ['default'])].find((name) =>
    names.includes(name),
  );
}

function createReply(operation: MockedOperation, reply: AnyReply, seed: number): Response {
  const { method, responses, others = {}, hasEvents = false, validate } = operation;
  const { status, contentType, body, records } = reply;
  const name = findName(status, operation) ?? '';
  const headers = createReplyHeaders(operation.headers?.[name] ?? {}, reply.headers, {
    name: `${method} ${operation.path} ${status}`,
    status,
    validate,
    seed,
  });
  const factories = (Object.hasOwn(responses, name) ? responses[name] : undefined) ?? {};
  const mediaType = contentType ?? preferredType(Object.keys(factories)) ?? others[name]?.[0];
  if (mediaType === undefined || method === 'HEAD' || [204, 205, 304].includes(status))
    return new Response(null, { status, headers });
  if (!headers.has('content-type')) headers.set('content-type', concreteType(mediaType));
  const factory = Object.hasOwn(factories, mediaType) ? factories[mediaType] : undefined;
  // The type of such a body is `RawBody`.
  if (!factory) return new Response((body ?? null) as RawBody, { status, headers });
  if (isRecordStream(mediaType)) {
    const values = (records ?? [undefined, undefined, undefined]).map((record, index) =>
      factory.json(record, { seed: seed + index }),
    );
    const text = values.map((value) => frameRecord(mediaType, value, hasEvents)).join('');
    return new Response(text, { status, headers });
  }
  const value = factory.json(body, { seed });
  const isText = typeof value === 'string' && !isJsonType(mediaType);
  return new Response(isText ? value : JSON.stringify(value), { status, headers });
}

/** Returns JSON, or the first media type. */
function preferredType(mediaTypes: readonly string[]): string | undefined {
  return mediaTypes.find((each) => each === 'application/json') ?? mediaTypes[0];
}

function isJsonType(mediaType: string): boolean {
  return /[/+]json\b/i.test(mediaType);
}

/** Returns a media type that a range includes. */
function concreteType(mediaType: string): string {
  if (!mediaType.includes('*')) return mediaType;
  if (mediaType.startsWith('text/')) return 'text/plain';
  return /^(?:application|\*)\//.test(mediaType) ? 'application/json' : 'application/octet-stream';
}
