// What a conjunction demands of a value, gathered by keyword: the normal form in which two of them are compared.

import type { JsonType, ObjectSchema } from '../../../model/types/schema.ts';
import type { TypeSet } from '../../../model/shape/type-set.ts';
import type { Lifecycle, Redaction, Round, Rule } from '../../../openapi/extensions/types.ts';
import type { Json } from '../../../source/node.ts';
import type { Conjunction } from './flatten-all-of.ts';

export type { JsonType };

/** Something stated, and the part that states it. */
export interface Stated<T> {
  readonly value: T;
  readonly part: ObjectSchema;
}

/** A lower or upper bound. */
export interface Bound {
  readonly at: number;
  readonly exclusive: boolean;
}

/** Null is judged apart from all other values: whether it is valid is known exactly. */
export interface Form {
  readonly conjunction: Conjunction;
  /** The conjunction's, and those of the unions that are none. */
  readonly parts: readonly ObjectSchema[];
  readonly nullable: boolean;
  /** Of the values that are not null. Nothing is valid where it is 0 and null is not. */
  readonly types: TypeSet;
  /** By canonical text; absent: not a list. Null is not among them. */
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
  /** Whether a union is read as its types, because each of its branches has types of its own. */
  readonly byType: boolean;
  /** Branches of unions that let everything through: what they evaluate still counts. */
  readonly idle: readonly (readonly Conjunction[])[];
  readonly nots: readonly Stated<Conjunction>[];
  readonly conditions: readonly Condition[];
  readonly notes: Notes;
}

/** Each absent where nothing bounds it. */
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
  /** Absent: nothing is said, so other members are left aside rather than judged. */
  readonly rest?: Stated<Conjunction>;
  readonly names?: Stated<Conjunction>;
  readonly dependentRequired: ReadonlyMap<string, Stated<ReadonlySet<string>>>;
  readonly dependentSchemas: ReadonlyMap<string, Stated<Conjunction>>;
  readonly unevaluated?: Stated<Conjunction>;
}

export interface Union {
  readonly part: ObjectSchema;
  readonly exclusive: boolean;
  /** At least two, each of which lets through more than null. */
  readonly branches: readonly Branch[];
}

export interface Branch {
  readonly conjunction: Conjunction;
  /** The schema's id, its title, or its number. */
  readonly name: string;
  readonly id?: string;
  /** What the discriminator says for it. */
  readonly tags: readonly string[];
}

export interface Condition {
  readonly part: ObjectSchema;
  readonly if: Conjunction;
  readonly then?: Conjunction;
  readonly else?: Conjunction;
}

/** What is said of the value rather than demanded. */
export interface Notes {
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly deprecated?: Stated<true>;
  readonly default?: Stated<Json>;
  /** The property that tells schemas apart which build upon this one; that of a union stands there. */
  readonly discriminator?: Stated<string>;
  readonly rules: readonly Stated<Rule>[];
  readonly filterable?: Stated<true>;
  readonly lifecycle?: Stated<Lifecycle>;
  readonly round?: Stated<Round>;
  readonly redacted?: Stated<Redaction>;
  readonly message?: Stated<string>;
}
