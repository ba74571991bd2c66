// The checked document: OpenAPI 3.0, 3.1 and 3.2 objects as typed values, references followed, places kept.

import type { Json, MapNode, Node } from '../source/node.ts';
import type { SchemaResource } from './schema-resources.ts';
import type { Vocabulary } from './extensions/types.ts';

export type Version = '3.0' | '3.1' | '3.2';
/** The methods that a path item has members for. */
export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'] as const;

/** Every object of the document keeps the node it was read from: its place, and its `x-` keywords. */
interface Object_ {
  readonly node: MapNode;
}

/** An object that may have been reached by `$ref`. */
interface Referable extends Object_ {
  /** The name under `components` (or the last pointer segment or file stem of the target), when it was reached by `$ref`. */
  readonly component?: string;
}

/** A whole document, structurally sound: what is not sound was reported and left out. */
export interface Document extends Object_ {
  readonly version: Version;
  /** The file of the root, as shown to people. */
  readonly file: string;
  readonly info: Info;
  readonly servers: readonly Server[];
  readonly tags: readonly Tag[];
  readonly externalDocs?: ExternalDocs;
  /** The default security, when stated. */
  readonly security?: readonly SecurityRequirement[];
  /** In the order written. */
  readonly paths: readonly PathItem[];
  readonly webhooks: readonly PathItem[];
  readonly components: Components;
  /** Present when the root carries `x-ashlar`. */
  readonly vocabulary?: Vocabulary;
  /** The schema that `ref` (a URI reference) names from `site`; undefined where it was reported as unresolved. */
  resolveSchema(site: SchemaSite, ref: string): SchemaSite | undefined;
  /** The schema that `$dynamicRef` initially resolves to, with the dynamic anchor it names, if it is one. */
  resolveDynamic(site: SchemaSite, ref: string): { readonly site: SchemaSite; readonly anchor?: string } | undefined;
}

/** Where a schema stands, and the resource (file or `$id`) its references are relative to. */
export interface SchemaSite {
  readonly node: Node;
  readonly resource: SchemaResource;
}

export interface Info extends Object_ {
  readonly title: string;
  readonly version: string;
  readonly summary?: string;
  readonly description?: string;
  readonly termsOfService?: string;
  readonly contact?: { readonly name?: string; readonly url?: string; readonly email?: string };
  readonly license?: { readonly name: string; readonly identifier?: string; readonly url?: string };
}

export interface ExternalDocs extends Object_ {
  readonly url: string;
  readonly description?: string;
}

export interface Server extends Object_ {
  readonly url: string;
  readonly description?: string;
  readonly variables: ReadonlyMap<string, ServerVariable>;
}

export interface ServerVariable extends Object_ {
  readonly default: string;
  readonly enum?: readonly string[];
  readonly description?: string;
}

export interface Tag extends Object_ {
  readonly name: string;
  readonly description?: string;
  /** The tag that this one is beneath, as it is written. */
  readonly parent?: string;
  readonly externalDocs?: ExternalDocs;
}

/** Scheme name to scopes; all of them together. An empty map needs nothing. */
export type SecurityRequirement = ReadonlyMap<string, readonly string[]>;

export interface PathItem extends Object_ {
  /** The path template, or the webhook's name. */
  readonly path: string;
  readonly summary?: string;
  readonly description?: string;
  readonly servers?: readonly Server[];
  readonly parameters: readonly Parameter[];
  readonly operations: readonly Operation[];
}

export interface Operation extends Object_ {
  /** One of `methods`, or as an entry of `additionalOperations` is written. */
  readonly method: string;
  readonly operationId?: string;
  readonly tags: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated: boolean;
  readonly externalDocs?: ExternalDocs;
  /** Its own parameters, without the path item's. */
  readonly parameters: readonly Parameter[];
  readonly requestBody?: RequestBody;
  readonly responses: readonly Response[];
  readonly callbacks: readonly Callback[];
  /** When stated; else the document's. */
  readonly security?: readonly SecurityRequirement[];
  readonly servers?: readonly Server[];
}

export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie';
export type Style = 'matrix' | 'label' | 'form' | 'simple' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject';

/** `schema` and `content` exclude each other; style and explode are filled in by the specification's defaults. */
export interface Parameter extends Referable {
  readonly name: string;
  readonly in: ParameterLocation;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description?: string;
  readonly allowEmptyValue: boolean;
  readonly allowReserved: boolean;
  readonly style: Style;
  readonly explode: boolean;
  readonly schema?: SchemaSite;
  readonly content?: readonly MediaType[];
  /** Set where it is the whole of a query: how the members of that form are written. */
  readonly form?: readonly Encoding[];
  readonly examples: readonly Example[];
}

export interface Header extends Referable {
  readonly name: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description?: string;
  readonly explode: boolean;
  readonly schema?: SchemaSite;
  readonly content?: readonly MediaType[];
  readonly examples: readonly Example[];
}

export interface RequestBody extends Referable {
  readonly required: boolean;
  readonly description?: string;
  readonly content: readonly MediaType[];
}

export interface MediaType extends Object_ {
  /** As written: `application/json; charset=utf-8`, `image/*`. */
  readonly mediaType: string;
  readonly schema?: SchemaSite;
  readonly examples: readonly Example[];
  readonly encoding: readonly Encoding[];
}

export interface Encoding extends Object_ {
  readonly property: string;
  readonly contentType?: string;
  readonly headers: readonly Header[];
  readonly style?: Style;
  readonly explode?: boolean;
  readonly allowReserved: boolean;
}

export interface Response extends Referable {
  /** `200`, `4XX` (upper case) or `default`. */
  readonly status: string;
  readonly description: string;
  readonly headers: readonly Header[];
  readonly content: readonly MediaType[];
  readonly links: readonly Link[];
}

/** The singular `example` is an Example named `default`. */
export interface Example extends Omit<Referable, 'node'> {
  /** The value itself where the example is the singular one, else the object that describes it. */
  readonly node: Node;
  readonly singular?: true;
  readonly name: string;
  readonly summary?: string;
  readonly description?: string;
  readonly value?: Json;
  readonly externalValue?: string;
}

export interface Link extends Referable {
  readonly name: string;
  readonly operationId?: string;
  readonly operationRef?: string;
  readonly description?: string;
  readonly parameters: ReadonlyMap<string, Json>;
  readonly requestBody?: Json;
  readonly server?: Server;
}

export interface Callback extends Referable {
  readonly name: string;
  /** One path item per runtime expression. */
  readonly paths: readonly PathItem[];
}

export interface SecurityScheme extends Referable {
  readonly name: string;
  readonly description?: string;
  readonly scheme:
    | { readonly type: 'apiKey'; readonly in: 'query' | 'header' | 'cookie'; readonly name: string }
    | { readonly type: 'http'; readonly scheme: string; readonly bearerFormat?: string }
    | { readonly type: 'oauth2'; readonly flows: readonly OAuthFlow[] }
    | { readonly type: 'openIdConnect'; readonly openIdConnectUrl: string }
    | { readonly type: 'mutualTLS' };
}

export interface OAuthFlow extends Object_ {
  readonly grant: 'implicit' | 'password' | 'clientCredentials' | 'authorizationCode' | 'deviceAuthorization';
  readonly deviceAuthorizationUrl?: string;
  readonly authorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly refreshUrl?: string;
  readonly scopes: ReadonlyMap<string, string>;
}

/** What `components` lists, by name, in the order written; also what no operation uses. */
export interface Components {
  readonly schemas: ReadonlyMap<string, SchemaSite>;
  readonly parameters: ReadonlyMap<string, Parameter>;
  readonly headers: ReadonlyMap<string, Header>;
  readonly requestBodies: ReadonlyMap<string, RequestBody>;
  readonly responses: ReadonlyMap<string, Response>;
  readonly examples: ReadonlyMap<string, Example>;
  readonly links: ReadonlyMap<string, Link>;
  readonly callbacks: ReadonlyMap<string, Callback>;
  readonly securitySchemes: ReadonlyMap<string, SecurityScheme>;
  readonly pathItems: ReadonlyMap<string, PathItem>;
}
