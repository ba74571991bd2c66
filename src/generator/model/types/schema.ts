// Lossless JSON Schema 2020-12: what validators are generated from.

import type { Foreign, SchemaFacts } from '../../openapi/extensions/types.ts';
import type { Json } from '../../source/node.ts';
import type { Origin } from './origin.ts';

export type JsonType = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';

/** A schema: `true`, `false`, or an object schema. OpenAPI 3.0 spellings are gone. */
export type Assertion = boolean | ObjectSchema;

/** Keywords absent in the document are absent here. Groups (`number`, `string`, …) are present when one of their keywords is. */
export interface ObjectSchema {
  readonly origin: Origin;
  /** The id of the named schema that `$ref` names. Siblings apply beside it. */
  readonly ref?: string;
  readonly dynamicRef?: DynamicRef;
  /**
   * The URI of the resource that evaluation enters here: set where the schema has an `$id` or a `$dynamicAnchor`, and
   * on every named schema of a resource that has dynamic anchors.
   */
  readonly resource?: string;
  readonly dynamicAnchor?: string;
  /** Absent: any type. Sorted null, boolean, integer, number, string, array, object; `integer` only beside no `number`. */
  readonly types?: readonly JsonType[];
  readonly enum?: readonly Json[];
  /** A box, because the constant may be `null`. */
  readonly const?: { readonly value: Json };
  readonly number?: NumberKeywords;
  readonly string?: StringKeywords;
  readonly array?: ArrayKeywords;
  readonly object?: ObjectKeywords;
  readonly allOf?: readonly Assertion[];
  readonly anyOf?: readonly Assertion[];
  readonly oneOf?: readonly Assertion[];
  readonly not?: Assertion;
  readonly if?: Assertion;
  readonly then?: Assertion;
  readonly else?: Assertion;
  readonly discriminator?: Discriminator;
  readonly annotations: Annotations;
  readonly facts: SchemaFacts;
  readonly foreign: Foreign;
}

/** The id of the schema the reference resolves to at first, and the dynamic anchor that outer resources may override. */
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

/** Lengths count code points. */
export interface StringKeywords {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly contentEncoding?: string;
  readonly contentMediaType?: string;
  readonly contentSchema?: Assertion;
}

export interface ArrayKeywords {
  readonly items?: Assertion;
  readonly prefixItems?: readonly Assertion[];
  readonly contains?: Assertion;
  readonly minContains?: number;
  readonly maxContains?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly unevaluatedItems?: Assertion;
}

export interface ObjectKeywords {
  /** In the order written. */
  readonly properties?: ReadonlyMap<string, Assertion>;
  readonly required?: readonly string[];
  readonly patternProperties?: ReadonlyMap<string, Assertion>;
  readonly additionalProperties?: Assertion;
  readonly propertyNames?: Assertion;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly dependentRequired?: ReadonlyMap<string, readonly string[]>;
  readonly dependentSchemas?: ReadonlyMap<string, Assertion>;
  readonly unevaluatedProperties?: Assertion;
}

export interface Discriminator {
  readonly property: string;
  /** Value of the property to schema id; implicit values filled in from `oneOf`/`anyOf`. */
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
  /** `format` stands here: whether it asserts is the target's choice. */
  readonly format?: string;
  readonly externalDocs?: { readonly url: string; readonly description?: string };
  readonly xml?: Json;
}
