// Shapes: simplified views of schemas for types and docs, without validation keywords.

import type { Json } from '../../source/node.ts';
import type { JsonSchema } from './schema.ts';

/** A shape as used by a property, item, or body. Nullability belongs to the use, not to the shape. */
export interface ShapeUse {
  readonly shape: Shape;
  readonly nullable: boolean;
}

/** `source` is the schema of the shape, for bounds, descriptions, and extensions; absent if the shape is synthetic. */
export type Shape =
  | { readonly kind: 'ref'; readonly id: string }
  | { readonly kind: 'text'; readonly format?: string; readonly source?: JsonSchema }
  | { readonly kind: 'number'; readonly integer: boolean; readonly format?: string; readonly source?: JsonSchema }
  | { readonly kind: 'boolean'; readonly source?: JsonSchema }
  | {
      readonly kind: 'enum';
      readonly values: readonly EnumValue[];
      /** Whether other values of the same types are allowed. */ readonly open: boolean;
      readonly source?: JsonSchema;
    }
  | { readonly kind: 'list'; readonly items: ShapeUse; readonly source?: JsonSchema }
  | {
      readonly kind: 'tuple';
      readonly items: readonly ShapeUse[];
      /** Absent: no further items. */ readonly rest?: ShapeUse;
      readonly source?: JsonSchema;
    }
  | { readonly kind: 'map'; readonly values: ShapeUse; readonly source?: JsonSchema }
  | ObjectShape
  | {
      readonly kind: 'union';
      readonly branches: readonly ShapeUse[];
      readonly discriminator?: { readonly property: string; readonly mapping: ReadonlyMap<string, string> };
      readonly source?: JsonSchema;
    }
  | { readonly kind: 'intersection'; readonly parts: readonly ShapeUse[]; readonly source?: JsonSchema }
  | { readonly kind: 'any'; readonly source?: JsonSchema }
  | { readonly kind: 'never'; readonly source?: JsonSchema };

export interface EnumValue {
  readonly value: Json;
  readonly description?: string;
  readonly deprecated: boolean;
}

export interface ObjectShape {
  readonly kind: 'object';
  readonly properties: readonly Property[];
  /** Type of additional properties; absent if none are allowed, `any` for open objects. */
  readonly rest?: ShapeUse;
  readonly source?: JsonSchema;
}

export type Presence = 'required' | 'optional' | { readonly default: Json };

export interface Property {
  /** Name in JSON. */
  readonly name: string;
  readonly use: ShapeUse;
  readonly presence: Presence;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly deprecated: boolean;
  readonly description?: string;
  readonly filterable: boolean;
  /** Schema of the property. */
  readonly jsonSchema: JsonSchema;
}
