// API model: the input of all targets.

import type {
  Conventions,
  UnknownExtensions,
  Limit,
  OperationExtensions,
  Resource,
  Rule,
} from '../../openapi/extensions/types.ts';
import type { Json } from '../../source/node.ts';
import type { JsonSchema, SchemaObject } from './schema.ts';
import type { SourceLocation } from '../source-location.ts';
import type { RequestBody, Example, Header, Link, Parameter, Response, SecurityScheme } from './operation-parts.ts';
import type { ShapeUse } from './shape.ts';

export type { Conventions, Limit, Resource, Rule };
export type * from './operation-parts.ts';

/**
 * API description. Schemas, operations, and tag groups are in code point order of ID (operations: path, then method).
 */
export interface Api {
  readonly info: Info;
  /** Location of the document's root. */
  readonly sourceLocation: SourceLocation;
  readonly servers: readonly Server[];
  /** Operations grouped by their first tag, or by path segment if they have no tags. Excludes webhooks. */
  readonly tagGroups: readonly TagGroup[];
  /** Declared tags in document order, then undeclared tags in code point order. */
  readonly tags: readonly Tag[];
  readonly schemas: readonly Schema[];
  readonly operations: readonly Operation[];
  readonly webhooks: readonly Operation[];
  readonly securitySchemes: readonly SecurityScheme[];
  /** Default security; operations have their own copy. */
  readonly security: readonly SecurityRequirement[];
  readonly conventions: Conventions;
  /** ID of the component schema that describes `caller` in rules. */
  readonly caller?: string;
  /** Whether the document uses the extension vocabulary (`x-ashlar`). */
  readonly hasVocabulary: boolean;
  /** Named components other than schemas, including unused ones. */
  readonly components: Components;
  /** Defaults that violate their own schema; the model excludes them. */
  readonly invalidDefaults: readonly InvalidDefault[];
  schema(id: string): Schema | undefined;
}

export interface InvalidDefault {
  /** The original schema. */
  readonly schema: SchemaObject;
  readonly value: Json;
  /** The unquoted number or boolean that the model uses instead. */
  readonly unquoted?: { readonly value: Json };
  /** Reason that the default is invalid: ``expected an integer, found `"x"` ``. */
  readonly message: string;
}

export interface Components {
  readonly parameters: readonly Component<Parameter>[];
  readonly headers: readonly Component<Header>[];
  readonly requestBodies: readonly Component<RequestBody>[];
  readonly responses: readonly Component<Response>[];
  readonly examples: readonly Component<Example>[];
  readonly links: readonly Component<Link>[];
  readonly callbacks: readonly Component<Callback>[];
}

/**
 * A named component. Each use of it is an equal value with this name in `component`, except for fields that belong to
 * the use: the name of a header or example, and the status of a response. Parts that several files reference are
 * components, too.
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
  readonly sourceLocation: SourceLocation;
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
  readonly sourceLocation?: SourceLocation;
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

export interface TagGroup {
  /** Original tag or path segment. */
  readonly id: string;
  readonly name: Name;
  readonly description?: string;
  readonly externalDocs?: ExternalDocs;
  /** Operation IDs, in model order. */
  readonly operations: readonly string[];
  /** Sentences about unspecified behavior (`x-unspecified`). */
  readonly unspecified: readonly string[];
}

/** A named schema, as JSON Schema for validators and as shapes for types and docs. */
export interface Schema {
  /** Component name, or a name derived from the location of a `$ref` target outside `components`. */
  readonly id: string;
  readonly name: Name;
  readonly sourceLocation: SourceLocation;
  readonly jsonSchema: JsonSchema;
  /** Shape in requests, without read-only properties. */
  readonly request: ShapeUse;
  /** Shape in responses, without write-only properties. */
  readonly response: ShapeUse;
  /** Whether the request and response shapes differ, in this schema or in a schema that it references. */
  readonly hasRequestVariant: boolean;
}

export interface Operation {
  /** `operationId`, or `<method> <path>` if there is none. */
  readonly id: string;
  readonly name: Name;
  readonly sourceLocation: SourceLocation;
  /** Lower-case method of a path item field, or an unchanged key of `additionalOperations`. */
  readonly method: string;
  /** Path template, name of a webhook, or runtime expression of a callback. */
  readonly path: string;
  /**
   * Who sends the request. The API sends those of webhooks and callbacks; in a callback of a webhook, it is the client
   * again.
   */
  readonly sender: 'client' | 'api';
  /**
   * ID of the operation's group: the first tag, or else the first path segment that is neither a parameter nor an API
   * root or version, or else `default`.
   */
  readonly tagGroup: string;
  readonly tags: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated: boolean;
  readonly externalDocs?: ExternalDocs;
  /** Present if the operation or its path item overrides the document's servers. */
  readonly servers?: readonly Server[];
  /** Parameters of the path item and of the operation, which take precedence. */
  readonly parameters: readonly Parameter[];
  readonly requestBody?: RequestBody;
  /** Sorted by status: numbers ascending, then ranges, then `default`. */
  readonly responses: readonly Response[];
  readonly callbacks: readonly Callback[];
  /** Alternatives; an empty array means that no authentication is required. */
  readonly security: readonly SecurityRequirement[];
  /** Whether the operation overrides the default security. */
  readonly hasOwnSecurity: boolean;
  readonly resource?: Resource;
  readonly extensions: OperationExtensions;
  /** Summary of the path item. */
  readonly pathSummary?: string;
  readonly pathDescription?: string;
  readonly pathUnspecified: readonly string[];
  readonly unknownExtensions: UnknownExtensions;
}

/** A security alternative. All of its schemes are required; without schemes, it allows anonymous access. */
export interface SecurityRequirement {
  readonly schemes: readonly { readonly scheme: string; readonly scopes: readonly string[] }[];
}

export interface Callback {
  readonly component?: string;
  readonly name: string;
  /** One operation for each runtime expression and method. */
  readonly operations: readonly Operation[];
  /** Sentences about unspecified behavior (`x-unspecified`). */
  readonly unspecified: readonly string[];
}

/**
 * A name in each case style. Names are unique per kind (schemas, operations, tag groups); `file` is unique ignoring
 * case.
 */
export interface Name {
  /** Original name. */
  readonly source: string;
  /** PascalCase identifier for types: ASCII letters, digits, and `_`; not reserved, and without a leading digit. */
  readonly type: string;
  /** camelCase identifier for values, with the same rules. */
  readonly value: string;
  /** File name without extension: lower-case letters, digits, and `-`; at most 80 characters, and not a device name. */
  readonly file: string;
}
