// API model: the input of all targets.

import type { Conventions, Foreign, Limit, OperationFacts, Resource, Rule } from '../../openapi/extensions/types.ts';
import type { Json } from '../../source/node.ts';
import type { Assertion, ObjectSchema } from './schema.ts';
import type { Name } from './name.ts';
import type { Origin } from './origin.ts';
import type { Body, Example, Header, Link, Parameter, Response, SecurityScheme } from './operation-parts.ts';
import type { Use } from './shape.ts';

export type { Conventions, Limit, Resource, Rule };
export type * from './operation-parts.ts';

/**
 * API description. Schemas, operations, and tag groups are in code point order of id (operations: path, then method).
 */
export interface Api {
  readonly info: Info;
  /** Location of the document's root. */
  readonly origin: Origin;
  readonly servers: readonly Server[];
  /** One per first tag of an operation, and per path segment that groups untagged operations. Excludes webhooks. */
  readonly areas: readonly Area[];
  /** Declared tags in document order, then undeclared ones in code point order. */
  readonly tags: readonly Tag[];
  readonly schemas: readonly Schema[];
  readonly operations: readonly Operation[];
  readonly webhooks: readonly Operation[];
  readonly securitySchemes: readonly SecurityScheme[];
  /** Default security; operations have their own copy. */
  readonly security: readonly SecurityAlternative[];
  readonly conventions: Conventions;
  /** Id of the component schema that types `caller` in rules. */
  readonly caller?: string;
  /** Whether the document uses the extension vocabulary (`x-ashlar`). */
  readonly vocabulary: boolean;
  /** Named components other than schemas, including unused ones. */
  readonly components: Components;
  /** Defaults that violate their own schema; the model excludes them. */
  readonly refusedDefaults: readonly RefusedDefault[];
  schema(id: string): Schema | undefined;
}

export interface RefusedDefault {
  /** The original schema. */
  readonly schema: ObjectSchema;
  readonly value: Json;
  /** The unquoted number or boolean that the model uses instead. */
  readonly meant?: { readonly value: Json };
  /** Predicate of a sentence about the default: `is "x", and must be integer`. */
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
 * A named component. A use of it is an equal value with this name in `component`, except for fields of the use: the
 * name of a header or example, the status of a response. Parts that several files reference are components too.
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
  /** Sentences about unspecified behavior (`x-unspecified`). */
  readonly unspecified: readonly string[];
}

export interface ExternalDocs {
  readonly url: string;
  readonly description?: string;
}

export interface Server {
  readonly url: string;
  /** Absent for the implicit default server. */
  readonly origin?: Origin;
  readonly description?: string;
  readonly variables: readonly ServerVariable[];
  /** Sentences about unspecified behavior (`x-unspecified`). */
  readonly unspecified: readonly string[];
}

export interface ServerVariable {
  readonly name: string;
  readonly default: string;
  readonly enum?: readonly string[];
  readonly description?: string;
  readonly unspecified: readonly string[];
}

/** A tag. Operations are grouped by their first tag; see `TagGroup`. */
export interface Tag {
  readonly name: string;
  readonly description?: string;
  readonly externalDocs?: ExternalDocs;
  readonly unspecified: readonly string[];
}

export interface Area {
  /** Original tag or path segment. */
  readonly id: string;
  readonly name: Name;
  readonly description?: string;
  readonly externalDocs?: ExternalDocs;
  /** Operation ids, in model order. */
  readonly operations: readonly string[];
  /** Sentences about unspecified behavior (`x-unspecified`). */
  readonly unspecified: readonly string[];
}

/** A named schema: as JSON Schema, for validators; as shapes, for types and docs. */
export interface Schema {
  /** Component name, or a name derived from the location of a `$ref` target outside `components`. */
  readonly id: string;
  readonly name: Name;
  readonly origin: Origin;
  readonly assertion: Assertion;
  /** Shape in requests, without read-only properties. */
  readonly request: Use;
  /** Shape in responses, without write-only properties. */
  readonly response: Use;
  /** Whether the request and response shapes differ, in this schema or in one that it references. */
  readonly readingsDiffer: boolean;
}

export interface Operation {
  /** `operationId`, or `<method> <path>` if there is none. */
  readonly id: string;
  readonly name: Name;
  readonly origin: Origin;
  /** Lower-case method of a path item field, or a key of `additionalOperations` as written. */
  readonly method: string;
  /** Path template; name of a webhook; runtime expression of a callback. */
  readonly path: string;
  /**
   * Id of its group: the first tag, else the first path segment that is neither a parameter nor an API root or version,
   * else `default`.
   */
  readonly area: string;
  readonly tags: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated: boolean;
  readonly externalDocs?: ExternalDocs;
  /** Present if different from the document's. */
  readonly servers?: readonly Server[];
  /** Parameters of the path item and of the operation, which take precedence. */
  readonly parameters: readonly Parameter[];
  readonly body?: Body;
  /** Sorted by status: numbers ascending, then ranges, then `default`. */
  readonly responses: readonly Response[];
  readonly callbacks: readonly Callback[];
  /** Alternatives; an empty array requires nothing. */
  readonly security: readonly SecurityAlternative[];
  /** Whether the operation overrides the default security. */
  readonly ownSecurity: boolean;
  readonly resource?: Resource;
  readonly facts: OperationFacts;
  /** Summary of the path item. */
  readonly pathSummary?: string;
  readonly pathDescription?: string;
  readonly pathUnspecified: readonly string[];
  readonly foreign: Foreign;
}

/** An alternative: all of its schemes are required; none means anonymous. */
export interface SecurityAlternative {
  readonly schemes: readonly { readonly scheme: string; readonly scopes: readonly string[] }[];
}

export interface Callback {
  readonly component?: string;
  readonly name: string;
  /** One per runtime expression and method. */
  readonly operations: readonly Operation[];
  /** Sentences about unspecified behavior (`x-unspecified`). */
  readonly unspecified: readonly string[];
}
