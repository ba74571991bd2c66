// The model: everything that is generated is generated from one value of this type.

import type { Conventions, Foreign, Limit, OperationFacts, Resource, Rule } from '../../openapi/extensions/types.ts';
import type { Json } from '../../source/node.ts';
import type { Assertion, ObjectSchema } from './schema.ts';
import type { Name } from './name.ts';
import type { Origin } from './origin.ts';
import type { Body, Example, Header, Link, Parameter, Response, SecurityScheme } from './operation-parts.ts';
import type { Use } from './shape.ts';

export type { Conventions, Limit, Resource, Rule };
export type * from './operation-parts.ts';

/** The whole interface. Every list of schemas, operations and areas is in code point order of id (operations: path, then method). */
export interface Api {
  readonly info: Info;
  /** Of the document's root. */
  readonly origin: Origin;
  readonly servers: readonly Server[];
  /** One per tag that comes first at an operation, and per path segment that groups operations without tags; webhooks make none. */
  readonly areas: readonly Area[];
  /** Those that the document describes, in its order, also unused ones; then the others that operations have, by code point. */
  readonly tags: readonly Tag[];
  readonly schemas: readonly Schema[];
  readonly operations: readonly Operation[];
  readonly webhooks: readonly Operation[];
  readonly securitySchemes: readonly SecurityScheme[];
  /** The default security, as stated; operations carry their own. */
  readonly security: readonly SecurityAlternative[];
  readonly conventions: Conventions;
  /** The component schema that `caller` is in rules. */
  readonly caller?: string;
  /** True when the document speaks the x- vocabulary. */
  readonly vocabulary: boolean;
  /** Parameters, headers, bodies, responses and examples that the document names, also unused ones. */
  readonly components: Components;
  /** Defaults as they are written that their own schemas refuse: none of them is in the model. */
  readonly refusedDefaults: readonly RefusedDefault[];
  schema(id: string): Schema | undefined;
}

export interface RefusedDefault {
  /** The schema as it is written. */
  readonly schema: ObjectSchema;
  readonly value: Json;
  /** What it evidently means, which is the default in the model: a number or a flag that stands in quotes. */
  readonly meant?: { readonly value: Json };
  /** `is "x", and must be integer`: the rest of a sentence about the default. */
  readonly because: string;
}

export interface Components {
  readonly parameters: readonly Component<Parameter>[];
  readonly headers: readonly Component<Header>[];
  readonly requestBodies: readonly Component<Body>[];
  readonly responses: readonly Component<Response>[];
  readonly examples: readonly Component<Example>[];
  readonly links: readonly Component<Link>[];
  readonly callbacks: readonly Component<Callback>[];
}

/**
 * A named component; a use of it is an equal value whose `component` is this name, but for what is the use's own: a
 * header's or an example's name, a response's status. Parts that several files refer to are components too, listed or not.
 */
export interface Component<T> {
  readonly name: string;
  readonly value: T;
}

export interface Info {
  readonly title: string;
  readonly version: string;
  readonly summary?: string;
  readonly description?: string;
  readonly termsOfService?: string;
  readonly contact?: { readonly name?: string; readonly url?: string; readonly email?: string };
  readonly license?: { readonly name: string; readonly identifier?: string; readonly url?: string };
  readonly externalDocs?: ExternalDocs;
  readonly origin: Origin;
  /** What the interface leaves open here, in sentences. */
  readonly unspecified: readonly string[];
}

export interface ExternalDocs {
  readonly url: string;
  readonly description?: string;
}

export interface Server {
  readonly url: string;
  /** Absent for the server that a document without servers has. */
  readonly origin?: Origin;
  readonly description?: string;
  readonly variables: readonly ServerVariable[];
  /** What the interface leaves open here, in sentences. */
  readonly unspecified: readonly string[];
}

export interface ServerVariable {
  readonly name: string;
  readonly default: string;
  readonly enum?: readonly string[];
  readonly description?: string;
  readonly unspecified: readonly string[];
}

/** A tag, which groups operations; an area is one that comes first at some. */
export interface Tag {
  readonly name: string;
  readonly description?: string;
  readonly externalDocs?: ExternalDocs;
  readonly unspecified: readonly string[];
}

export interface Area {
  /** The tag as written. */
  readonly id: string;
  readonly name: Name;
  readonly description?: string;
  readonly externalDocs?: ExternalDocs;
  /** Ids of its operations, in the model's order. */
  readonly operations: readonly string[];
  /** What the interface leaves open here, in sentences. */
  readonly unspecified: readonly string[];
}

/** A named schema: its assertions for validators, its shapes for readers and types. */
export interface Schema {
  /** The component name; for a `$ref` target outside `components`, the name derived from where it stands. */
  readonly id: string;
  readonly name: Name;
  readonly origin: Origin;
  readonly assertion: Assertion;
  /** What a request may carry: without read-only members. */
  readonly request: Use;
  /** What a response carries: without write-only members. */
  readonly response: Use;
  /** True where the two readings differ, in this schema or in one it reaches. */
  readonly readingsDiffer: boolean;
}

export interface Operation {
  /** `operationId`, or `<method> <path>` where it has none. */
  readonly id: string;
  readonly name: Name;
  readonly origin: Origin;
  /** `get`, `post`, `query` …; one that a path item has no member for stands as written. */
  readonly method: string;
  /** The path template as written; a webhook's name. */
  readonly path: string;
  /** The id of its area: its first tag, else the first path segment that is neither a parameter nor a root or version, else `default`. */
  readonly area: string;
  readonly tags: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated: boolean;
  readonly externalDocs?: ExternalDocs;
  /** Where they differ from the interface's. */
  readonly servers?: readonly Server[];
  /** The path item's and its own together, in the order written; its own win. */
  readonly parameters: readonly Parameter[];
  readonly body?: Body;
  /** By status: numbers ascending, then ranges, then `default`. */
  readonly responses: readonly Response[];
  readonly callbacks: readonly Callback[];
  /** Alternatives; an empty list needs nothing. */
  readonly security: readonly SecurityAlternative[];
  /** True where the operation states its own security. */
  readonly ownSecurity: boolean;
  readonly resource?: Resource;
  readonly facts: OperationFacts;
  /** What its path item says for all operations on the path. */
  readonly pathSummary?: string;
  readonly pathDescription?: string;
  readonly pathUnspecified: readonly string[];
  readonly foreign: Foreign;
}

/** All schemes of one alternative are needed together; no scheme at all means anonymous. */
export interface SecurityAlternative {
  readonly schemes: readonly { readonly scheme: string; readonly scopes: readonly string[] }[];
}

export interface Callback {
  readonly component?: string;
  readonly name: string;
  /** One per runtime expression and method; the expression is the operation's `path`. */
  readonly operations: readonly Operation[];
  /** What the interface leaves open here, in sentences. */
  readonly unspecified: readonly string[];
}
