// Validation context and errors, and the dynamic scope of JSON Schema evaluation (2020-12, 7.1).

import { lazy, memoizeWeakly } from '../lazy.ts';
import { type BranchFilter, createBranchFilter } from './branch-filter.ts';
import { inPlaceSchemas } from './in-place-applicators.ts';
import { isObject } from '../../../runtime/validation/type-and-size-checks.ts';
import type { JsonSchema, SchemaObject, DynamicRef } from '../types/schema.ts';

/**
 * `request`: read-only properties are not required. `response`: write-only properties are not required. `either`:
 * neither kind is required. `part`: a partial update, in which no property is required, and neither conditions nor
 * rules apply.
 */
export type ValidationDirection = 'request' | 'response' | 'either' | 'part';

/** An error in a part of a value. */
export interface ValueError {
  /** Property names and indices. */
  readonly path: readonly (string | number)[];
  /** Reason that the part is invalid: ``expected a number, found `"x"` ``. */
  readonly message: string;
  readonly keyword: string;
  readonly schema: SchemaObject | undefined;
}

/** Settings that a nested validation inherits. */
export type InheritedValidationSettings = Pick<
  ValidationFrame,
  'direction' | 'scope' | 'formats' | 'rules' | 'path' | 'depth' | 'stopsEarly'
>;

/** State of the validation of one value. */
export interface ValidationFrame {
  readonly direction: ValidationDirection;
  readonly scope: DynamicScope;
  readonly formats: 'assert' | 'annotate';
  /** Evaluates `x-rules` of a schema, for a value that is otherwise valid. */
  readonly rules: (schema: SchemaObject, value: unknown, frame: ValidationFrame, errors: ValueError[]) => void;
  /** Property names and indices of the value. */
  readonly path: readonly (string | number)[];
  /** The schema at which validation of this value started. */
  readonly outermost: JsonSchema;
  /** Properties and items that a subschema has evaluated. */
  readonly evaluated: Set<string | number>;
  readonly depth: number;
  /** Whether validation stops at the first error, because only the validity matters. */
  readonly stopsEarly: boolean;
  /** Validates a nested value; see `validateChild`. */
  readonly validateValue: (
    jsonSchema: JsonSchema,
    value: unknown,
    settings: InheritedValidationSettings,
    errors: ValueError[],
  ) => boolean;
  report(keyword: string, message: string, schema: SchemaObject | undefined): void;
}

/** Validates a property or an item; returns whether it is valid. */
export function validateChild(
  jsonSchema: JsonSchema,
  value: unknown,
  key: string | number,
  { validateValue, direction, scope, formats, rules, path, depth, stopsEarly }: ValidationFrame,
  errors: ValueError[],
): boolean {
  const settings = { direction, scope, formats, rules, path: [...path, key], depth, stopsEarly };
  return validateValue(jsonSchema, value, settings, errors);
}

/** Describes a value for a message: as JSON in backticks, or as a phrase. */
export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  if (isObject(value)) return 'an object';
  const text = JSON.stringify(value);
  return `\`${text.length > 60 ? `${text.slice(0, 57)}…` : text}\``;
}

/** Named schemas of a model. */
export interface SchemaCollection {
  readonly schemas: readonly { readonly jsonSchema: JsonSchema }[];
  schema(id: string): { readonly jsonSchema: JsonSchema } | undefined;
}

/** The schema resources entered so far, which determine the targets of dynamic references. */
interface DynamicScope {
  schema(id: string): JsonSchema | undefined;
  resolveDynamicRef(reference: DynamicRef): JsonSchema | undefined;
  readonly canMatch: BranchFilter;
  /** Returns every Schema Object that applies or may apply to the same instance. */
  readonly inPlaceSchemas: (root: JsonSchema) => readonly SchemaObject[];
  /** Returns the scope within a schema resource. */
  enter(resource: string): DynamicScope;
}

/** Creates the outermost scope. */
export function createDynamicScope(api: SchemaCollection): DynamicScope {
  // Most models have no dynamic references.
  const findAnchors = lazy(() => dynamicAnchors(api));
  const schema = (id: string): JsonSchema | undefined => api.schema(id)?.jsonSchema;
  const canMatch = createBranchFilter(schema);
  const inPlaceSchemasOf = memoizeWeakly((root: SchemaObject) => inPlaceSchemas(root, schema));
  const createScope = (resources: readonly string[]): DynamicScope => ({
    schema,
    canMatch,
    inPlaceSchemas: (root) => (typeof root === 'boolean' ? [] : inPlaceSchemasOf(root)),
    resolveDynamicRef({ ref, anchor }) {
      if (anchor === undefined) return schema(ref);
      const anchors = findAnchors();
      const outermost = resources.find((resource) => anchors.has(`${resource}#${anchor}`));
      return outermost === undefined ? schema(ref) : anchors.get(`${outermost}#${anchor}`);
    },
    enter: (resource) =>
      resources.at(-1) === resource ? createScope(resources) : createScope([...resources, resource]),
  });
  return createScope([]);
}

function dynamicAnchors({ schemas }: SchemaCollection): ReadonlyMap<string, JsonSchema> {
  return new Map(
    schemas.flatMap(({ jsonSchema }) =>
      typeof jsonSchema === 'object' && jsonSchema.dynamicAnchor !== undefined
        ? [[`${jsonSchema.resource ?? ''}#${jsonSchema.dynamicAnchor}`, jsonSchema] as const]
        : [],
    ),
  );
}
