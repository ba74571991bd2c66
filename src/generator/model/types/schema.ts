// Types that represent JSON Schema 2020-12 without loss.

import type { UnknownExtensions, SchemaExtensions } from '../../openapi/extensions/types.ts';
import type { Json } from '../../source/node.ts';
import type { SourceLocation } from '../source-location.ts';

export type JsonType = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';

/** A boolean schema or a Schema Object, without OpenAPI 3.0 keywords. */
export type JsonSchema = boolean | SchemaObject;

/** Absent keywords are `undefined`. A group (`number`, `string`, …) is present if one of its keywords is. */
export interface SchemaObject {
  readonly sourceLocation: SourceLocation;
  /** ID of the schema that `$ref` references. Sibling keywords apply too. */
  readonly ref?: string;
  readonly dynamicRef?: DynamicRef;
  /**
   * URI of the schema resource that evaluation enters here: present if the schema has an `$id` or a `$dynamicAnchor`,
   * and for every named schema of a resource with dynamic anchors.
   */
  readonly resource?: string;
  readonly dynamicAnchor?: string;
  /**
   * Allowed types in the order null, boolean, integer, number, string, array, object; never both `integer` and
   * `number`. Absent if any type is allowed.
   */
  readonly types?: readonly JsonType[];
  readonly enum?: readonly Json[];
  /** Wrapped, because the constant may be `null`. */
  readonly const?: { readonly value: Json };
  readonly number?: NumberKeywords;
  readonly string?: StringKeywords;
  readonly array?: ArrayKeywords;
  readonly object?: ObjectKeywords;
  readonly allOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly not?: JsonSchema;
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly else?: JsonSchema;
  readonly discriminator?: Discriminator;
  readonly annotations: Annotations;
  readonly extensions: SchemaExtensions;
  readonly unknownExtensions: UnknownExtensions;
}

/** ID of the initially resolved schema, and the dynamic anchor that outer resources may override. */
export interface DynamicRef {
  readonly ref: string;
  readonly anchor?: string;
}

export interface NumberKeywords {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
}

/** Lengths are in code points. */
export interface StringKeywords {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly contentEncoding?: string;
  readonly contentMediaType?: string;
  readonly contentSchema?: JsonSchema;
}

export interface ArrayKeywords {
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly contains?: JsonSchema;
  readonly minContains?: number;
  readonly maxContains?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly unevaluatedItems?: JsonSchema;
}

export interface ObjectKeywords {
  /** In document order. */
  readonly properties?: ReadonlyMap<string, JsonSchema>;
  readonly required?: readonly string[];
  readonly patternProperties?: ReadonlyMap<string, JsonSchema>;
  readonly additionalProperties?: JsonSchema;
  readonly propertyNames?: JsonSchema;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly dependentRequired?: ReadonlyMap<string, readonly string[]>;
  readonly dependentSchemas?: ReadonlyMap<string, JsonSchema>;
  readonly unevaluatedProperties?: JsonSchema;
}

export interface Discriminator {
  readonly property: string;
  /** Schema IDs by property value, including implicit values of `oneOf` and `anyOf`. */
  readonly mapping: ReadonlyMap<string, string>;
}

export interface Annotations {
  readonly title?: string;
  readonly description?: string;
  readonly comment?: string;
  readonly default?: { readonly value: Json };
  readonly examples?: readonly Json[];
  readonly deprecated?: boolean;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  /** An annotation here; targets decide whether it is an assertion. */
  readonly format?: string;
  readonly externalDocs?: { readonly url: string; readonly description?: string };
  readonly xml?: Json;
}
