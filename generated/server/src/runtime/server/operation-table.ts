// What a document says of its operations: the data that the pipeline runs on.

import type { RawRequest } from '../parameters/raw-request.js';
import type { Problem } from '../validation/problem.js';
import type { GrantLevel, Loaded, RateLimit } from './host.js';
import type { RequestHeaders } from './http.js';
import type { HandlerRequest, HandlerResponse } from './handler.js';
import type { Shape, Shapes } from './value-shape.js';

/** One service: its operations, and the conventions that they all follow. */
export interface ServiceTable<Tx> {
  /** `info.version` of the document. */
  readonly version: string;
  readonly conventions: Conventions;
  readonly schemes: { readonly [name: string]: SecurityScheme };
  readonly shapes: Shapes;
  readonly operations: readonly Operation<Tx>[];
  /** Present where responses carry cross-origin headers: which headers a script may send, and which it may read. */
  readonly cors?: { readonly allow: readonly string[]; readonly expose: readonly string[] };
}

/** Without one, plain OpenAPI behaviour. */
export interface Conventions {
  /** `mediaType`: of errors of requests for no operation, and of statuses that an operation does not declare; `application/json` if absent. */
  readonly errors?: {
    readonly items: string;
    readonly message: string;
    readonly field: string;
    readonly mediaType?: string;
  };
  readonly rateLimit?: { readonly limit: string; readonly remaining: string; readonly reset: string };
  readonly deprecation?: { readonly status: number; readonly warnings: string };
  readonly scopes?: { readonly granted: string; readonly accepted: string };
  readonly version?: { readonly header: string };
}

/** How a request says who sends it. */
export type SecurityScheme =
  | { readonly kind: 'bearer' }
  | { readonly kind: 'basic' }
  | { readonly kind: 'header' | 'query' | 'cookie'; readonly name: string }
  | { readonly kind: 'connection' };

/** All of these together. None at all: nobody need say who they are. */
export type SecurityAlternative = readonly { readonly scheme: string; readonly scopes: readonly string[] }[];

export type Access =
  | { readonly kind: 'unrestricted' }
  | { readonly kind: 'grant'; readonly grant: string; readonly level: GrantLevel }
  | { readonly kind: 'own' }
  | { readonly kind: 'public' };

export interface Resource {
  readonly schema: string;
  /** The path parameter that finds it. */
  readonly parameter: string;
  readonly within?: Resource;
}

/** A condition on an operation's surroundings. */
export interface Precondition {
  readonly id: string;
  readonly message: string;
  readonly status: number;
  readonly field?: string;
  holds(scope: PreconditionScope): boolean;
}

export interface PreconditionScope {
  readonly resource: unknown;
  readonly body: unknown;
  readonly path: unknown;
  readonly query: unknown;
  readonly caller: unknown;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** At most `max` of the schema `of` for each `per`. */
export interface CountLimit {
  readonly id: string;
  readonly of: string;
  readonly per: string;
  readonly max: number;
  readonly within?: 'day';
  readonly message: string;
  where?(self: unknown): boolean;
}

/** One operation. */
export interface Operation<Tx> {
  readonly id: string;
  readonly method: string;
  /** The path template, with the base path of its server. */
  readonly path: string;
  readonly deprecated?: true;
  /** Alternatives; an empty list needs nothing. */
  readonly security: readonly SecurityAlternative[];
  readonly access?: Access;
  readonly rates?: readonly RateLimit[];
  readonly resource?: Resource;
  /** Whether it changes anything. */
  readonly mode: 'read' | 'write';
  readonly body?: Body;
  readonly update?: Update;
  readonly preconditions?: readonly Precondition[];
  readonly limits?: readonly CountLimit[];
  readonly emits?: readonly string[];
  /** What each status answers; `default` and `4XX` as well. */
  readonly responses: { readonly [status: string]: { readonly [mediaType: string]: Shape } };
  readonly checks: Checks;
  handle(request: HandlerRequest<Tx>): Promise<HandlerResponse> | HandlerResponse;
}

export interface Body {
  readonly required: boolean;
  /** Media type as written (`application/json`, `image/*`) to the shape of its values. */
  readonly contents: { readonly [mediaType: string]: Shape };
  /** True where omitted members take their defaults; the dotted fields that do, where only those. */
  readonly defaults?: true | readonly string[];
}

/** The body is merged into the resource, and the whole is judged. */
export interface Update {
  readonly merge: 'deep' | 'shallow';
  /** The resource. */
  readonly shape: Shape;
}

export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie';

export interface ReadParameters {
  /** Read even where other parameters are wrong. */
  readonly path: { readonly [name: string]: unknown };
  readonly query: { readonly [name: string]: unknown };
  readonly headers: { readonly [name: string]: unknown };
  readonly cookies: { readonly [name: string]: unknown };
  readonly problems: readonly (Problem & { readonly in: ParameterPlace })[];
}

/** What the validators say of an operation's values; `now` is in milliseconds since 1970. Absent: anything goes. */
export interface Checks {
  /** Reads parameters by their types, with their defaults. */
  parameters?(raw: RawRequest, now: number): ReadParameters;
  /** The shape of a body; the body of an update may leave out what the resource has. */
  body?(mediaType: string, value: unknown): readonly Problem[];
  /** The value of a form, its members read by type: of its text, or of the parts of a multipart form by name. */
  form?(mediaType: string, form: unknown): unknown;
  /** The rules of a body, of which each is asked where what it reads is right; what else this finds does not count. */
  rules?(value: unknown, now: number, mediaType: string): readonly Problem[];
  /** The resource once a body is merged into it, rules asked as those of a body; `old` is the resource before that. */
  merged?(value: unknown, now: number, old: unknown): readonly Problem[];
  /** Names of headers are in lower case; an absent body is undefined. */
  response?(status: number, headers: RequestHeaders, body: unknown, now: number): readonly Problem[];
}

export type { Loaded, RateLimit };
