// Types for operation parts and components.

import type { Json } from '../../source/node.ts';
import type { Server } from './api.ts';
import type { JsonSchema } from './schema.ts';
import type { SourceLocation } from '../source-location.ts';
import type { ShapeUse } from './shape.ts';

/** An inline schema, as JSON Schema and as shapes. */
export interface SchemaAndShapes {
  readonly jsonSchema: JsonSchema;
  readonly request: ShapeUse;
  readonly response: ShapeUse;
}

export interface Parameter {
  readonly component?: string;
  readonly sourceLocation: SourceLocation;
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description?: string;
  readonly allowEmptyValue: boolean;
  readonly allowReserved: boolean;
  readonly style: 'matrix' | 'label' | 'form' | 'simple' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject';
  readonly explode: boolean;
  readonly schema?: SchemaAndShapes;
  /** Present if a media type defines how the parameter is serialized. */
  readonly content?: MediaType;
  /** Present if the parameter is the whole query string: encodings of its form fields. */
  readonly querystringEncoding?: readonly Encoding[];
  readonly examples: readonly Example[];
  /** Sentences about unspecified behavior (`x-unspecified`). */
  readonly unspecified: readonly string[];
}

export interface Header {
  readonly component?: string;
  readonly sourceLocation: SourceLocation;
  readonly name: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description?: string;
  readonly explode: boolean;
  readonly schema?: SchemaAndShapes;
  readonly content?: MediaType;
  readonly examples: readonly Example[];
  /** Sentences about unspecified behavior (`x-unspecified`). */
  readonly unspecified: readonly string[];
}

export interface RequestBody {
  readonly component?: string;
  readonly sourceLocation: SourceLocation;
  readonly required: boolean;
  readonly description?: string;
  readonly content: readonly MediaType[];
  /** Sentences about unspecified behavior (`x-unspecified`). */
  readonly unspecified: readonly string[];
}

export interface MediaType {
  /** Media type or range as in the document, such as `application/json; charset=utf-8` or `image/*`. */
  readonly mediaType: string;
  readonly schema?: SchemaAndShapes;
  readonly examples: readonly Example[];
  readonly encoding: readonly Encoding[];
  /** Sentences about unspecified behavior (`x-unspecified`). */
  readonly unspecified: readonly string[];
}

export interface Encoding {
  readonly property: string;
  readonly contentType?: string;
  readonly headers: readonly Header[];
  readonly style?: Parameter['style'];
  readonly explode?: boolean;
  readonly allowReserved: boolean;
  /** Sentences about unspecified behavior (`x-unspecified`). */
  readonly unspecified: readonly string[];
}

export interface Response {
  readonly component?: string;
  readonly sourceLocation: SourceLocation;
  /** `200`, `4XX`, or `default`. */
  readonly status: string;
  readonly description: string;
  readonly headers: readonly Header[];
  readonly content: readonly MediaType[];
  readonly links: readonly Link[];
  /** Sentences about unspecified behavior (`x-unspecified`). */
  readonly unspecified: readonly string[];
}

export interface Example {
  readonly component?: string;
  readonly name: string;
  readonly summary?: string;
  readonly description?: string;
  readonly value?: Json;
  readonly externalValue?: string;
  readonly sourceLocation: SourceLocation;
  /** Sentences about unspecified behavior (`x-unspecified`). */
  readonly unspecified: readonly string[];
}

export interface Link {
  readonly component?: string;
  readonly name: string;
  readonly operationId?: string;
  readonly operationRef?: string;
  readonly description?: string;
  readonly parameters: ReadonlyMap<string, Json>;
  readonly requestBody?: Json;
  /** Server of the linked operation, if different. */
  readonly server?: Server;
  /** Sentences about unspecified behavior (`x-unspecified`). */
  readonly unspecified: readonly string[];
}

export interface SecurityScheme {
  readonly name: string;
  readonly description?: string;
  readonly sourceLocation: SourceLocation;
  /** Sentences about unspecified behavior (`x-unspecified`). */
  readonly unspecified: readonly string[];
  readonly scheme:
    | { readonly type: 'apiKey'; readonly in: 'query' | 'header' | 'cookie'; readonly name: string }
    | { readonly type: 'http'; readonly scheme: string; readonly bearerFormat?: string }
    | {
        readonly type: 'oauth2';
        readonly flows: readonly {
          readonly grant: 'implicit' | 'password' | 'clientCredentials' | 'authorizationCode' | 'deviceAuthorization';
          readonly deviceAuthorizationUrl?: string;
          readonly authorizationUrl?: string;
          readonly tokenUrl?: string;
          readonly refreshUrl?: string;
          readonly scopes: readonly { readonly scope: string; readonly description: string }[];
          readonly unspecified: readonly string[];
        }[];
      }
    | { readonly type: 'openIdConnect'; readonly openIdConnectUrl: string }
    | { readonly type: 'mutualTLS' };
}
