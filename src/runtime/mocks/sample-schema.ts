// Sample schemas: what random values are made of. They have the keywords of JSON Schema, but without conjunctions and
// conditions, so that each part of a value has one schema.

import type { Problem } from '../validation/problem.ts';

/** A sample schema, or a function that returns it: a reference, which can be recursive. */
export type SampleSchema =
  | (() => SampleSchema)
  | EnumSample
  | UnionSample
  | BooleanSample
  | NumberSample
  | StringSample
  | ArraySample
  | ObjectSample;

interface SampleAnnotations {
  /** Values of the document, which come first. */
  readonly examples?: readonly unknown[];
  /** Whether null is allowed, too. */
  readonly nullable?: boolean;
  /** Returns the problems of a value, for schemas that random values do not always satisfy. */
  readonly check?: (value: unknown) => readonly Problem[];
  /** Valid values, if random values are rarely valid. */
  readonly fallback?: readonly unknown[];
}

export interface EnumSample extends SampleAnnotations {
  readonly enum: readonly unknown[];
}

/** A union. The first branch has the values with the fewest levels. */
export interface UnionSample extends SampleAnnotations {
  readonly anyOf: readonly SampleSchema[];
}

export interface BooleanSample extends SampleAnnotations {
  readonly type: 'boolean';
}

export interface NumberSample extends SampleAnnotations {
  readonly type: 'integer' | 'number';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
}

export interface StringSample extends SampleAnnotations {
  readonly type: 'string';
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** The parts of strings that match a regular expression. */
  readonly pattern?: readonly PatternPart[];
}

/** A part of a string: as it is, or so many of these characters, or of these sequences of parts. */
export type PatternPart =
  | string
  | { readonly characters: string; readonly min: number; readonly max: number }
  | { readonly anyOf: readonly (readonly PatternPart[])[]; readonly min: number; readonly max: number };

export interface ArraySample extends SampleAnnotations {
  readonly type: 'array';
  readonly prefixItems?: readonly SampleSchema[];
  /** Absent if there are no other items. */
  readonly items?: SampleSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
}

export interface ObjectSample extends SampleAnnotations {
  readonly type: 'object';
  readonly properties?: { readonly [name: string]: SampleSchema };
  readonly required?: readonly string[];
  readonly dependentRequired?: { readonly [name: string]: readonly string[] };
  readonly minProperties?: number;
  readonly maxProperties?: number;
  /** Absent if there are no other properties. */
  readonly additionalProperties?: SampleSchema;
}
