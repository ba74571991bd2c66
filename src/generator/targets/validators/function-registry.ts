// Validator generator: requests functions of named and shared schemas, and creates modules.

import type { SafeText } from '../../code/branded-text.ts';
import type { Schema } from '../../model/types/api.ts';
import type { DerivedNames } from '../../plugin/export-names.ts';
import { namesIn, type Acts } from './acts.ts';
import { modulePath, type SchemaAnalysis } from './schema-analysis.ts';
import type { GuardParts } from './validator-function.ts';
import { normalizeOppositeDirection } from './keywords/read-only-required.ts';
import { mergeTargetSchemas } from './keywords/partial-update.ts';
import { createModule, functionName, type ValidatorKind, type Module, type FunctionRequest } from './module-plan.ts';
import type { Names } from './names.ts';
import type { ValidationVariant } from './validation-variant.ts';
import type { SharedModule, SharedSchema } from './deduplicate-schemas.ts';
import type { Made, OfferedGuard, Order } from './generator-state.ts';

export interface FunctionRegistry extends SchemaAnalysis {
  /** The names of all functions that modules export to each other. */
  readonly names: Names;
  /** Returns a unique ID for a declaration slot. */
  createSlot(): string;
  /**
   * Returns the key that equal requests share: per module and schema pointer, or per fingerprint if the schema is
   * shared.
   */
  functionKey(request: FunctionRequest, shared?: SharedSchema): string;
  /**
   * Returns the shared schema that represents the equal schemas, as seen from the module `path`; `undefined` if the
   * schema is not shared.
   */
  findSharedSchema(request: FunctionRequest, path: string): SharedSchema | undefined;
  /** Requests the function of a shared module for schemas with a fingerprint; returns its name and module. */
  requestSharedFunction(module: SharedModule, fingerprint: number, request: FunctionRequest): Made;
  /** Requests the function of a named schema; returns its name and module. */
  requestNamedFunction(id: string, variant: ValidationVariant, kind: ValidatorKind): Made;
  /** Requests the narrowing guard of a named schema: the exported one if there is one. */
  requestGuard(id: string, variant: ValidationVariant): Made;
  /** Declares the exported guard of a named schema in the next slot of its module. */
  exportGuard(schema: Schema, variant: ValidationVariant, guard: OfferedGuard): void;
  /** Fills the slot of an exported guard. */
  fillExportedGuard(order: ExportedGuardRequest, path: string, guard: GuardParts): void;
  moduleOf(schema: Schema): Module;
  /** Returns a value that several modules share; creates it on first use. It must be plain data. */
  memoize<T>(key: string, make: () => T): T;
  module(path: string): Module;
}

type ExportedGuardRequest = Extract<Order, { readonly sort: 'offered' }>;

export type FunctionBuilder = (
  module: Module,
  request: FunctionRequest,
  name: SafeText<'ts'>,
  exported: boolean,
) => void;

/** Creates a generator that records its operations in `acts`; `label` makes its slot IDs unique. */
export function createFunctionRegistry(
  analysis: SchemaAnalysis,
  acts: Acts,
  label: string,
  build: FunctionBuilder,
): FunctionRegistry {
  const { api, fingerprint } = analysis;
  const modules = new Map<string, Module>();
  let slotCount = 0;
  const variantKey = ({
    direction,
    partial,
    anchors,
    hasBigints,
    isShapeOnly,
    isStandalone,
    oppositeDirection,
    certainOppositeDirection,
  }: ValidationVariant): string =>
    [
      direction,
      hasBigints ? 'wide' : '',
      isShapeOnly ? 'shape' : '',
      isStandalone ? 'standalone' : '',
      partial ? `partial ${partial.isDeep} ${mergeTargetSchemas(partial, api).map(fingerprint).join(' ')}` : '',
      JSON.stringify([...(oppositeDirection ?? [])]),
      ...(certainOppositeDirection ? [`certain ${JSON.stringify([...certainOppositeDirection])}`] : []),
      ...[...anchors].map((pair) => pair.join('=')),
    ].join();
  const resolveRequest = (id: string, variant: ValidationVariant, kind: ValidatorKind) => {
    const schema = api.schema(id);
    if (!schema) throw new Error(`the model has no schema ${id}`);
    const equivalent = equivalentVariant(schema, variant, analysis);
    return { schema, equivalent, key: `${kind} ${id} ${variantKey(equivalent)}` };
  };
  const generator: FunctionRegistry = {
    ...analysis,
    names: namesIn('', acts),
    createSlot: () => `${label} ${slotCount++}`,
    functionKey: ({ jsonSchema, variant, kind, schemaPointer }, shared) =>
      (shared
        ? [`content ${shared.fingerprint}`, variantKey(variant), kind]
        : [fingerprint(jsonSchema), variantKey(variant), kind, schemaPointer]
      ).join('|'),
    findSharedSchema({ jsonSchema, variant }, path) {
      if (
        variant.partial ??
        variant.oppositeDirection ??
        variant.certainOppositeDirection ??
        (variant.anchors.size > 0 || !acts.sharesIn(path))
      )
        return undefined;
      return acts.sharedBy(fingerprint(jsonSchema), path);
    },
    requestSharedFunction({ path, type }, content, { kind, variant, hint }) {
      const key = `${path} ${kind} ${variantKey(variant)}`;
      return acts.named(key, functionName(kind, type), path, {
        sort: 'part',
        content,
        reading: variant,
        mode: kind,
        hint,
      });
    },
    requestNamedFunction(id, variant, kind) {
      const { schema, equivalent, key } = resolveRequest(id, variant, kind);
      return acts.named(
        key,
        functionName(kind, variantTypeName(schema, equivalent, analysis.derived)),
        modulePath(schema),
        {
          sort: 'named',
          id,
          reading: equivalent,
          mode: kind,
        },
      );
    },
    requestGuard(id, variant) {
      const { key } = resolveRequest(id, variant, 'guard');
      return acts.offered(key) ?? generator.requestNamedFunction(id, variant, 'guard');
    },
    exportGuard(schema, variant, guard) {
      const { id } = schema;
      const { key, equivalent } = resolveRequest(id, variant, 'guard');
      const [slot, path] = [generator.createSlot(), modulePath(schema)];
      acts.reserve(path, slot);
      acts.offer(key, { name: guard.name, path }, { sort: 'offered', id, reading: equivalent, guard, place: slot });
    },
    fillExportedGuard({ id, reading: variant, place: slot }, path, guard) {
      acts.fillGuard(path, slot, guard, resolveRequest(id, variant, 'guard').key);
    },
    moduleOf: (schema) => generator.module(modulePath(schema)),
    module(path) {
      const existing = modules.get(path);
      if (existing) return existing;
      acts.open(path);
      const created = createModule(path, generator, acts, (module, request, name) =>
        build(module, request, name, false),
      );
      modules.set(path, created);
      return created;
    },
    memoize<T>(key: string, make: () => T): T {
      const existing = acts.shared(key);
      if (existing !== undefined) return existing as T; // a key always has the same type of value
      const created = make();
      acts.share(key, created);
      return created;
    },
  };
  return generator;
}

/**
 * Returns the variant that represents all equal variants of a named schema. It reads the schema only if the analysis
 * does not suffice.
 */
function equivalentVariant(
  schema: Schema,
  { hasBigints, isShapeOnly, isStandalone, partial, ...common }: ValidationVariant,
  analysis: SchemaAnalysis,
): ValidationVariant {
  const { id } = schema;
  const { variants } = analysis;
  const mergeTarget = partial && variants.named.hasParts(id) ? { partial } : {};
  const direction = mergeTarget.partial ? common.direction : variants.equivalentDirection(id, common.direction);
  const equivalent: ValidationVariant = {
    ...common,
    ...mergeTarget,
    direction,
    ...(hasBigints && variants.named.hasNumbers(id) && { hasBigints }),
    ...(isShapeOnly && variants.named.hasRules(id) && { isShapeOnly }),
    ...(isStandalone && variants.named.hasChangeRules(id) && { isStandalone }),
  };
  return normalizeOppositeDirection(schema.jsonSchema, equivalent, analysis);
}

/** Returns the type name of a schema variant: `NodeBalancer`, `NodeBalancerRequest`, `NodeBalancerUpdatePartial`. */
export function variantTypeName(
  schema: Schema,
  {
    direction,
    partial,
    hasBigints,
    isShapeOnly,
    isStandalone,
    oppositeDirection,
    certainOppositeDirection,
  }: ValidationVariant,
  derived: DerivedNames,
): string {
  const { name } = schema;
  if (partial) return `${name.type}Partial`;
  if (
    direction === 'request' &&
    !(oppositeDirection ?? certainOppositeDirection ?? hasBigints ?? isShapeOnly ?? isStandalone)
  )
    return derived.derivedName(schema, 'Request').name;
  return (
    name.type +
    ((oppositeDirection ?? certainOppositeDirection) ? 'Relaxed' : '') +
    (hasBigints ? 'AsRead' : '') +
    (isShapeOnly ? 'Shape' : '') +
    (isStandalone ? 'Standalone' : '') +
    (direction === 'response' ? '' : direction === 'request' ? 'Request' : 'Exact')
  );
}

/** Returns the URI fragment of a named schema in the document. */
export function namedSchemaPointer(id: string): string {
  return `#/components/schemas/${id.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
