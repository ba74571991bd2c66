// The shape of a value: what a reader or a type sees of a schema, without the logic of validation.

import type { Json } from '../../source/node.ts';
import type { Assertion } from './schema.ts';

/** A shape where it is used: nullability is the use's, never the shape's. */
export interface Use {
  readonly shape: Shape;
  readonly nullable: boolean;
}

/** `source` is the assertion a shape was read from, for bounds, descriptions and facts; absent on made-up parts. */
export type Shape =
  | { readonly kind: 'ref'; readonly id: string }
  | { readonly kind: 'text'; readonly format?: string; readonly source?: Assertion }
  | { readonly kind: 'number'; readonly integer: boolean; readonly format?: string; readonly source?: Assertion }
  | { readonly kind: 'boolean'; readonly source?: Assertion }
  | {
      readonly kind: 'enum';
      readonly values: readonly EnumValue[];
      /** True: other values of the same types may occur. */ readonly open: boolean;
      readonly source?: Assertion;
    }
  | { readonly kind: 'list'; readonly items: Use; readonly source?: Assertion }
  | {
      readonly kind: 'tuple';
      readonly items: readonly Use[];
      /** Absent: closed. */ readonly rest?: Use;
      readonly source?: Assertion;
    }
  | { readonly kind: 'map'; readonly values: Use; readonly source?: Assertion }
  | ObjectShape
  | {
      readonly kind: 'union';
      readonly branches: readonly Use[];
      readonly discriminator?: { readonly property: string; readonly mapping: ReadonlyMap<string, string> };
      readonly source?: Assertion;
    }
  | { readonly kind: 'intersection'; readonly parts: readonly Use[]; readonly source?: Assertion }
  | { readonly kind: 'any'; readonly source?: Assertion }
  | { readonly kind: 'never'; readonly source?: Assertion };

export interface EnumValue {
  readonly value: Json;
  readonly description?: string;
  readonly deprecated: boolean;
}

export interface ObjectShape {
  readonly kind: 'object';
  readonly properties: readonly Property[];
  /** What members beyond `properties` hold; absent: none are allowed. Open objects hold `any`. */
  readonly rest?: Use;
  readonly source?: Assertion;
}

export type Presence = 'required' | 'optional' | { readonly default: Json };

export interface Property {
  /** As on the wire. */
  readonly name: string;
  readonly use: Use;
  readonly presence: Presence;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly deprecated: boolean;
  readonly description?: string;
  readonly filterable: boolean;
  /** The property's own schema. */
  readonly assertion: Assertion;
}
