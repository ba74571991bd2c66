// Normal form of a flat schema, by keyword.

import type { JsonType, ObjectSchema } from '../../../model/types/schema.ts';
import type { TypeSet } from '../../../model/shape/type-set.ts';
import type { Lifecycle, Redaction, Round, Rule } from '../../../openapi/extensions/types.ts';
import type { Json } from '../../../source/node.ts';
import type { Conjunction } from './flatten-all-of.ts';

export type { JsonType };

/** Keyword value and the part that states it. */
export interface Stated<T> {
  readonly value: T;
  readonly part: ObjectSchema;
}

/** Lower or upper bound. */
export interface Bound {
  readonly at: number;
  readonly exclusive: boolean;
}

/** Normal form. Null is handled separately from other values, so that its validity is exact. */
export interface Form {
  readonly conjunction: Conjunction;
  /** Parts of the flat schema and of unions that were dissolved. */
  readonly parts: readonly ObjectSchema[];
  readonly nullable: boolean;
  /** Types of valid values other than null. If empty and not `nullable`, no value is valid. */
  readonly types: TypeSet;
  /** Enum values other than null, by canonical JSON; absent if the schema lists no values. */
  readonly values?: Stated<ReadonlyMap<string, Json>>;
  readonly bounds: Bounds;
  readonly multiples: readonly Stated<number>[];
  readonly patterns: readonly Stated<string>[];
  readonly formats: readonly Stated<string>[];
  readonly contentEncoding?: Stated<string>;
  readonly contentMediaType?: Stated<string>;
  readonly contentSchema?: Stated<Conjunction>;
  readonly list?: ListForm;
  readonly object?: ObjectForm;
  readonly unions: readonly Union[];
  /** Whether a union was merged into its types, because its branches have distinct types. */
  readonly byType: boolean;
  /** Unions with a branch that accepts every value; they matter only for evaluated locations. */
  readonly idle: readonly (readonly Conjunction[])[];
  readonly nots: readonly Stated<Conjunction>[];
  readonly conditions: readonly Condition[];
  readonly notes: Notes;
}

/** Absent if unbounded. */
export interface Bounds {
  readonly minimum?: Stated<Bound>;
  readonly maximum?: Stated<Bound>;
  readonly minLength?: Stated<Bound>;
  readonly maxLength?: Stated<Bound>;
  readonly minItems?: Stated<Bound>;
  readonly maxItems?: Stated<Bound>;
  readonly minProperties?: Stated<Bound>;
  readonly maxProperties?: Stated<Bound>;
}

export interface ListForm {
  readonly part?: ObjectSchema;
  readonly prefix: readonly Conjunction[];
  readonly rest: Conjunction;
  readonly unique?: Stated<true>;
  readonly contains: readonly Contains[];
  readonly unevaluated?: Stated<Conjunction>;
}

export interface Contains {
  readonly conjunction: Conjunction;
  readonly min: number;
  readonly max?: number;
  readonly part: ObjectSchema;
}

export interface ObjectForm {
  readonly part?: ObjectSchema;
  readonly members: ReadonlyMap<string, Conjunction>;
  readonly required: ReadonlyMap<string, ObjectSchema>;
  readonly patterns: ReadonlyMap<string, Stated<Conjunction>>;
  /** Absent if nothing is stated; then undeclared properties are not compared. */
  readonly rest?: Stated<Conjunction>;
  readonly names?: Stated<Conjunction>;
  readonly dependentRequired: ReadonlyMap<string, Stated<ReadonlySet<string>>>;
  readonly dependentSchemas: ReadonlyMap<string, Stated<Conjunction>>;
  readonly unevaluated?: Stated<Conjunction>;
}

export interface Union {
  readonly part: ObjectSchema;
  readonly exclusive: boolean;
  /** At least two; each accepts more than null. */
  readonly branches: readonly Branch[];
}

export interface Branch {
  readonly conjunction: Conjunction;
  /** ID or title of the schema, or its number. */
  readonly name: string;
  readonly id?: string;
  /** Discriminator values. */
  readonly tags: readonly string[];
}

export interface Condition {
  readonly part: ObjectSchema;
  readonly if: Conjunction;
  readonly then?: Conjunction;
  readonly else?: Conjunction;
}

/** Annotations, which do not constrain the value. */
export interface Notes {
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly deprecated?: Stated<true>;
  readonly default?: Stated<Json>;
  /** Discriminator of a schema that others extend. The discriminator of a union is in the union. */
  readonly discriminator?: Stated<string>;
  readonly rules: readonly Stated<Rule>[];
  readonly filterable?: Stated<true>;
  readonly lifecycle?: Stated<Lifecycle>;
  readonly round?: Stated<Round>;
  readonly redacted?: Stated<Redaction>;
  readonly message?: Stated<string>;
}
