// Types of a validated document (OpenAPI 3.0, 3.1, and 3.2), with resolved references and source locations.

import type { Json, MapNode, Node } from '../source/node.ts';
import type { SchemaResource } from './schema-resources.ts';
import type { Vocabulary } from './extensions/types.ts';

export type OpenApiVersion = '3.0' | '3.1' | '3.2';
/** HTTP methods that are fields of a path item. */
export const pathItemMethods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'] as const;

/** An object with its source node, which has the location and the `x-` keywords. */
interface LocatedObject {
  readonly node: MapNode;
}

/** An object that may be the target of a `$ref`. */
interface Referenceable extends LocatedObject {
  /**
   * Component name of the target, if it was reached through `$ref`; or else the last segment of its pointer, or its
   * file name without extension.
   */
  readonly component?: string;
}

/** A structurally valid document. Invalid parts were reported and excluded. */
export interface Document extends LocatedObject {
  readonly version: OpenApiVersion;
  /** Display path of the entry document. */
  readonly file: string;
  readonly info: Info;
  readonly servers: readonly Server[];
  readonly tags: readonly Tag[];
  readonly externalDocs?: ExternalDocs;
  /** Default security requirements, if any. */
  readonly security?: readonly SecurityRequirement[];
  /** In document order. */
  readonly paths: readonly PathItem[];
  readonly webhooks: readonly PathItem[];
  readonly components: Components;
  /** Set if the root has `x-ashlar`. */
  readonly vocabulary?: Vocabulary;
  /**
   * Resolves `ref` (a URI reference) relative to a location; `undefined` if it cannot be resolved, which was reported.
   */
  resolveSchema(location: SchemaLocation, ref: string): SchemaLocation | undefined;
  /** Returns the initial target of a `$dynamicRef`, and the dynamic anchor that it names, if any. */
  resolveDynamic(
    location: SchemaLocation,
    ref: string,
  ): { readonly target: SchemaLocation; readonly anchor?: string } | undefined;
}

/** A schema, and the resource (file or `$id`) against which its references are resolved. */
export interface SchemaLocation {
  readonly node: Node;
  readonly resource: SchemaResource;
}

export interface Info extends LocatedObject {
  readonly title: string;
  readonly version: string;
  readonly summary?: string;
  readonly description?: string;
  readonly termsOfService?: string;
  readonly contact?: { readonly name?: string; readonly url?: string; readonly email?: string };
  readonly license?: { readonly name: string; readonly identifier?: string; readonly url?: string };
}

export interface ExternalDocs extends LocatedObject {
  readonly url: string;
  readonly description?: string;
}

export interface Server extends LocatedObject {
  readonly url: string;
  readonly description?: string;
  readonly variables: ReadonlyMap<string, ServerVariable>;
}

export interface ServerVariable extends LocatedObject {
  readonly default: string;
  readonly enum?: readonly string[];
  readonly description?: string;
}

export interface Tag extends LocatedObject {
  readonly name: string;
  readonly description?: string;
  /** Name of the parent tag. */
  readonly parent?: string;
  readonly externalDocs?: ExternalDocs;
}

/** Required scopes by scheme name; all schemes are required. An empty map allows anonymous access. */
export type SecurityRequirement = ReadonlyMap<string, readonly string[]>;

export interface PathItem extends LocatedObject {
  /** Path template, or name of the webhook. */
  readonly path: string;
  readonly summary?: string;
  readonly description?: string;
  readonly servers?: readonly Server[];
  readonly parameters: readonly Parameter[];
  readonly operations: readonly Operation[];
}

export interface Operation extends LocatedObject {
  /** One of `pathItemMethods`, or a key of `additionalOperations`. */
  readonly method: string;
  readonly operationId?: string;
  readonly tags: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated: boolean;
  readonly externalDocs?: ExternalDocs;
  /** Parameters of the operation itself, without those of the path item. */
  readonly parameters: readonly Parameter[];
  readonly requestBody?: RequestBody;
  readonly responses: readonly Response[];
  readonly callbacks: readonly Callback[];
  /** Overrides the security of the document. */
  readonly security?: readonly SecurityRequirement[];
  readonly servers?: readonly Server[];
}

export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie';
export type Style = 'matrix' | 'label' | 'form' | 'simple' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject';

/** Either `schema` or `content` is set. If absent, `style` and `explode` have their default values. */
export interface Parameter extends Referenceable {
  readonly name: string;
  readonly in: ParameterLocation;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description?: string;
  readonly allowEmptyValue: boolean;
  readonly allowReserved: boolean;
  readonly style: Style;
  readonly explode: boolean;
  readonly schema?: SchemaLocation;
  readonly content?: readonly MediaType[];
  /** Set for `querystring`: encodings of the form fields. */
  readonly form?: readonly Encoding[];
  readonly examples: readonly Example[];
}

export interface Header extends Referenceable {
  readonly name: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description?: string;
  readonly explode: boolean;
  readonly schema?: SchemaLocation;
  readonly content?: readonly MediaType[];
  readonly examples: readonly Example[];
}

export interface RequestBody extends Referenceable {
  readonly required: boolean;
  readonly description?: string;
  readonly content: readonly MediaType[];
}

export interface MediaType extends LocatedObject {
  /** As in the document, such as `application/json; charset=utf-8` or `image/*`. */
  readonly mediaType: string;
  readonly schema?: SchemaLocation;
  readonly examples: readonly Example[];
  readonly encoding: readonly Encoding[];
}

export interface Encoding extends LocatedObject {
  readonly property: string;
  readonly contentType?: string;
  readonly headers: readonly Header[];
  readonly style?: Style;
  readonly explode?: boolean;
  readonly allowReserved: boolean;
}

export interface Response extends Referenceable {
  /** `200`, `4XX` (uppercase), or `default`. */
  readonly status: string;
  readonly description: string;
  readonly headers: readonly Header[];
  readonly content: readonly MediaType[];
  readonly links: readonly Link[];
}

/** A single `example` has the name `default`. */
export interface Example extends Omit<Referenceable, 'node'> {
  /** For a single `example`, the value itself; otherwise, the Example Object. */
  readonly node: Node;
  readonly isSingular?: true;
  readonly name: string;
  readonly summary?: string;
  readonly description?: string;
  readonly value?: Json;
  readonly externalValue?: string;
}

export interface Link extends Referenceable {
  readonly name: string;
  readonly operationId?: string;
  readonly operationRef?: string;
  readonly description?: string;
  readonly parameters: ReadonlyMap<string, Json>;
  readonly requestBody?: Json;
  readonly server?: Server;
}

export interface Callback extends Referenceable {
  readonly name: string;
  /** Path items, one for each runtime expression. */
  readonly paths: readonly PathItem[];
}

export interface SecurityScheme extends Referenceable {
  readonly name: string;
  readonly description?: string;
  readonly scheme:
    | { readonly type: 'apiKey'; readonly in: 'query' | 'header' | 'cookie'; readonly name: string }
    | { readonly type: 'http'; readonly scheme: string; readonly bearerFormat?: string }
    | { readonly type: 'oauth2'; readonly flows: readonly OAuthFlow[] }
    | { readonly type: 'openIdConnect'; readonly openIdConnectUrl: string }
    | { readonly type: 'mutualTLS' };
}

export interface OAuthFlow extends LocatedObject {
  readonly grant: 'implicit' | 'password' | 'clientCredentials' | 'authorizationCode' | 'deviceAuthorization';
  readonly deviceAuthorizationUrl?: string;
  readonly authorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly refreshUrl?: string;
  readonly scopes: ReadonlyMap<string, string>;
}

/** All components by name, in document order, including unused ones. */
export interface Components {
  readonly schemas: ReadonlyMap<string, SchemaLocation>;
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
