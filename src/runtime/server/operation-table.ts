// Operation table: the data of a document that drives the pipeline.

import type { RawRequest } from '../parameters/raw-request.ts';
import type { Problem } from '../validation/problem.ts';
import type { GrantLevel, LoadedResource, RateLimit } from './host.ts';
import type { RequestHeaders } from './http.ts';
import type { HandlerRequest, HandlerResponse } from './handler-types.ts';
import type { ValueShape, ValueShapes } from './value-shape.ts';

/** The operations of a service, and its conventions. */
export interface OperationTable<Tx> {
  /** `info.version` of the document. */
  readonly version: string;
  readonly conventions: Conventions;
  readonly schemes: { readonly [name: string]: SecurityScheme };
  readonly shapes: ValueShapes;
  readonly operations: readonly OperationDescriptor<Tx>[];
  /**
   * Set if responses have CORS headers: the request headers that scripts may send, and the response headers that they
   * may read.
   */
  readonly cors?: { readonly allow: readonly string[]; readonly expose: readonly string[] };
}

/** Conventions of an API. If a convention is absent, the service adds nothing to plain OpenAPI. */
export interface Conventions {
  /**
   * Error bodies. `mediaType` is used if no operation matches, and for statuses that an operation does not declare.
   *
   * @default mediaType: application/json
   */
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

/** How requests are authenticated. */
export type SecurityScheme =
  | { readonly kind: 'bearer' }
  | { readonly kind: 'basic' }
  | { readonly kind: 'header' | 'query' | 'cookie'; readonly name: string }
  | { readonly kind: 'connection' };

/** Schemes that are required together. An empty alternative makes authentication optional. */
export type SecurityAlternative = readonly { readonly scheme: string; readonly scopes: readonly string[] }[];

export type AccessRule =
  | { readonly kind: 'unrestricted' }
  | { readonly kind: 'grant'; readonly grant: string; readonly level: GrantLevel }
  | { readonly kind: 'own' }
  | { readonly kind: 'public' };

export interface ResourceLookup {
  readonly schema: string;
  /** The path parameter with the resource's key. */
  readonly parameter: string;
  readonly within?: ResourceLookup;
}

/** A condition under which an operation may be called. */
export interface Precondition {
  readonly id: string;
  readonly message: string;
  readonly status: number;
  readonly field?: string;
  holds(scope: PreconditionInput): boolean;
}

export interface PreconditionInput {
  readonly resource: unknown;
  readonly body: unknown;
  readonly path: unknown;
  readonly query: unknown;
  readonly caller: unknown;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** At most `max` resources of schema `of` for each `per`. */
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
export interface OperationDescriptor<Tx> {
  readonly id: string;
  readonly method: string;
  /** Path template, including the base path of the server. */
  readonly path: string;
  readonly deprecated?: true;
  /** Security alternatives; an empty array requires no authentication. */
  readonly security: readonly SecurityAlternative[];
  readonly access?: AccessRule;
  readonly rateLimits?: readonly RateLimit[];
  readonly resource?: ResourceLookup;
  /** `write` if the operation changes stored data. */
  readonly mode: 'read' | 'write';
  readonly body?: RequestBody;
  readonly update?: UpdateDescriptor;
  readonly preconditions?: readonly Precondition[];
  readonly limits?: readonly CountLimit[];
  readonly emits?: readonly string[];
  /** Responses by status, range (`4XX`), or `default`. */
  readonly responses: { readonly [status: string]: { readonly [mediaType: string]: ValueShape } };
  readonly checks: OperationChecks;
  handle(request: HandlerRequest<Tx>): Promise<HandlerResponse> | HandlerResponse;
}

export interface RequestBody {
  readonly required: boolean;
  /** Shapes of bodies by media type or range (`application/json`, `image/*`). */
  readonly contents: { readonly [mediaType: string]: ValueShape };
  /** `true` if all defaults apply; otherwise, the dotted paths of the fields whose defaults apply. */
  readonly defaults?: true | readonly string[];
}

/** Merge semantics: the body is merged into the resource, and the result is validated. */
export interface UpdateDescriptor {
  readonly merge: 'deep' | 'shallow';
  /** Shape of the resource. */
  readonly shape: ValueShape;
}

export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie';

export interface ParsedParameters {
  /** Set even if other parameters are invalid. */
  readonly path: { readonly [name: string]: unknown };
  readonly query: { readonly [name: string]: unknown };
  readonly headers: { readonly [name: string]: unknown };
  readonly cookies: { readonly [name: string]: unknown };
  readonly problems: readonly (Problem & { readonly in: ParameterLocation })[];
}

/** Parsers and validators of an operation. `now` is in milliseconds since 1970. Parts without a validator are valid. */
export interface OperationChecks {
  /** Parses parameters according to their types, and applies defaults. */
  parameters?(raw: RawRequest, now: number): ParsedParameters;
  /** Validates a body. The body of an update may omit properties that the resource has. */
  body?(mediaType: string, value: unknown): readonly Problem[];
  /** Parses form properties according to their types: from the text, or from the parts of a multipart form by name. */
  form?(mediaType: string, form: unknown): unknown;
  /** Evaluates the rules of a body whose inputs are valid. Problems with other keywords are ignored. */
  rules?(value: unknown, now: number, mediaType: string): readonly Problem[];
  /** Validates the resource after a merge, including its rules; `old` is the resource before it. */
  merged?(value: unknown, now: number, old: unknown): readonly Problem[];
  /** Validates a response. Header names are in lower case; an absent body is `undefined`. */
  response?(status: number, headers: RequestHeaders, body: unknown, now: number): readonly Problem[];
}

export type { LoadedResource, RateLimit };
