// Normal form of a flat schema: the combined effect of all its parts, by keyword.

import type { JsonType, SchemaObject } from '../../../model/types/schema.ts';
import type { TypeSet } from '../../../model/shape/type-set.ts';
import type { Lifecycle, Redaction, Rounding, Rule } from '../../../openapi/extensions/types.ts';
import type { Json } from '../../../source/node.ts';
import type { FlatSchema } from './flatten-all-of.ts';

export type { JsonType };

/** Keyword value and the part that contains it. */
export interface KeywordValue<T> {
  readonly value: T;
  readonly part: SchemaObject;
}

/** Lower or upper bound. */
export interface Bound {
  readonly limit: number;
  readonly isExclusive: boolean;
}

/** Constraints and annotations of a flat schema. Nullability is tracked separately, and is exact. */
export interface NormalForm {
  readonly flatSchema: FlatSchema;
  /** Parts of the flat schema, and of unions that were merged into it. */
  readonly parts: readonly SchemaObject[];
  readonly nullable: boolean;
  /** Types of valid values other than null. If empty and not `nullable`, no value is valid. */
  readonly types: TypeSet;
  /** Enum values other than null, by canonical JSON; absent if the schema lists no values. */
  readonly values?: KeywordValue<ReadonlyMap<string, Json>>;
  readonly bounds: Bounds;
  readonly multiples: readonly KeywordValue<number>[];
  readonly patterns: readonly KeywordValue<string>[];
  readonly formats: readonly KeywordValue<string>[];
  readonly contentEncoding?: KeywordValue<string>;
  readonly contentMediaType?: KeywordValue<string>;
  readonly contentSchema?: KeywordValue<FlatSchema>;
  readonly array?: ArrayForm;
  readonly object?: ObjectForm;
  readonly unions: readonly Union[];
  /** Whether a union was merged into its types, because its branches have distinct types. */
  readonly isMergedByType: boolean;
  /** Unions with a branch that accepts every value; they matter only for evaluated locations. */
  readonly alwaysValidUnions: readonly (readonly FlatSchema[])[];
  readonly nots: readonly KeywordValue<FlatSchema>[];
  readonly conditions: readonly Condition[];
  readonly annotations: FormAnnotations;
}

/** Bounds of numbers, lengths, and counts, with the type of value that each limits. */
export const boundTypes = {
  minimum: 'number',
  maximum: 'number',
  minLength: 'string',
  maxLength: 'string',
  minItems: 'array',
  maxItems: 'array',
  minProperties: 'object',
  maxProperties: 'object',
} as const;

export type BoundName = keyof typeof boundTypes;

export const boundNames = Object.keys(boundTypes) as readonly BoundName[]; // Has exactly the keys of its type.

export function isLowerBound(name: BoundName): boolean {
  return name.startsWith('min');
}

/** Bounds; absent if unbounded. An exclusive bound is the `minimum` or `maximum`. */
export type Bounds = { readonly [B in BoundName]?: KeywordValue<Bound> };

export interface ArrayForm {
  readonly part?: SchemaObject;
  readonly prefixItems: readonly FlatSchema[];
  readonly items: FlatSchema;
  readonly uniqueItems?: KeywordValue<true>;
  readonly contains: readonly Contains[];
  readonly unevaluated?: KeywordValue<FlatSchema>;
}

export interface Contains {
  readonly flatSchema: FlatSchema;
  readonly min: number;
  readonly max?: number;
  readonly part: SchemaObject;
}

export interface ObjectForm {
  readonly part?: SchemaObject;
  readonly properties: ReadonlyMap<string, FlatSchema>;
  /** Required properties, with the part that requires them. */
  readonly required: ReadonlyMap<string, SchemaObject>;
  readonly patternProperties: ReadonlyMap<string, KeywordValue<FlatSchema>>;
  /** Absent if no part has the keyword; undeclared properties are then not compared. */
  readonly additionalProperties?: KeywordValue<FlatSchema>;
  readonly propertyNames?: KeywordValue<FlatSchema>;
  readonly dependentRequired: ReadonlyMap<string, KeywordValue<ReadonlySet<string>>>;
  readonly dependentSchemas: ReadonlyMap<string, KeywordValue<FlatSchema>>;
  readonly unevaluated?: KeywordValue<FlatSchema>;
}

export interface Union {
  readonly part: SchemaObject;
  readonly isOneOf: boolean;
  /** At least two; each accepts more than null. */
  readonly branches: readonly Branch[];
}

export interface Branch {
  readonly flatSchema: FlatSchema;
  /** ID, title, or number of the branch. */
  readonly name: string;
  readonly id?: string;
  /** Values of the discriminator property that select this branch. */
  readonly discriminatorValues: readonly string[];
}

export interface Condition {
  readonly part: SchemaObject;
  readonly if: FlatSchema;
  readonly then?: FlatSchema;
  readonly else?: FlatSchema;
}

/** Annotations, which do not constrain the value. */
export interface FormAnnotations {
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly deprecated?: KeywordValue<true>;
  readonly default?: KeywordValue<Json>;
  /** Discriminator of a schema that others extend. A union's discriminator is a property of `Union`. */
  readonly discriminator?: KeywordValue<string>;
  readonly rules: readonly KeywordValue<Rule>[];
  readonly filterable?: KeywordValue<true>;
  readonly lifecycle?: KeywordValue<Lifecycle>;
  readonly round?: KeywordValue<Rounding>;
  readonly redacted?: KeywordValue<Redaction>;
  readonly message?: KeywordValue<string>;
}
