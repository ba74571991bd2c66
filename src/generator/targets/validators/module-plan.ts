// Plan of one generated module: its imports, constants, and function calls.

import type { SafeText } from '../../code/branded-text.ts';
import { identifier, joinCode, ts, stringLiteral } from '../../code/typescript/typescript.ts';
import type { JsonSchema } from '../../model/types/schema.ts';
import { normalizeOppositeDirection } from './keywords/read-only-required.ts';
import { namesIn, type Acts } from './acts.ts';
import type { Names } from './names.ts';
import { schemaNeedsNow, type ValidationVariant } from './validation-variant.ts';
import type { RuntimeName } from './runtime-imports.ts';
import type { SharedSchema } from './deduplicate-schemas.ts';
import type { FunctionRegistry } from './function-registry.ts';

/** Result of a validator function: a boolean, problems, or a predicate over evaluated properties or items. */
export type ValidatorKind = 'guard' | 'collect' | 'members' | 'items';

/** A request for the validator function of a schema. `hint` is the base of generated names. */
export interface FunctionRequest {
  readonly jsonSchema: JsonSchema;
  readonly variant: ValidationVariant;
  readonly kind: ValidatorKind;
  readonly schemaPointer: string;
  readonly hint: string;
}

export interface Module {
  /** The path below the target source directory, without extension: `schemas/node-balancer`. */
  readonly path: string;
  readonly names: Names;
  readonly registry: FunctionRegistry;
  runtime(name: RuntimeName, type?: boolean): SafeText<'ts'>;
  import(name: string, from: string, type?: boolean): SafeText<'ts'>;
  /** Returns the name of a hoisted constant; equal values share one. */
  constant(name: string, value: SafeText<'ts'>, type?: SafeText<'ts'>): SafeText<'ts'>;
  /** Adds a complete constant declaration. */
  declareConstant(code: SafeText<'ts'>): void;
  /** Returns a call of a private function of this module; equal requests share the function. */
  callPrivateFunction(request: FunctionRequest, ...values: readonly SafeText<'ts'>[]): SafeText<'ts'>;
  /** Returns the name of a private function of this module, which is declared once per key. */
  declarePrivateFunction(
    key: string,
    preferredName: string,
    make: (name: SafeText<'ts'>) => SafeText<'ts'>,
  ): SafeText<'ts'>;
  /** Returns a call of the function of a named schema, imported if necessary. */
  callNamedSchema(
    id: string,
    variant: ValidationVariant,
    kind: ValidatorKind,
    ...values: readonly SafeText<'ts'>[]
  ): SafeText<'ts'>;
  /** Returns a call of the non-narrowing guard of a named schema: TypeScript must not narrow a rejected value. */
  callNonNarrowingGuard(id: string, variant: ValidationVariant, value: SafeText<'ts'>): SafeText<'ts'>;
  /** Adds a declaration. Declarations that `make` adds follow it. */
  declare(make: () => SafeText<'ts'>): void;
}

const prefixes: Readonly<Record<ValidatorKind, string>> = {
  guard: 'accepts',
  collect: 'problemsOf',
  members: 'knowsMemberOf',
  items: 'knowsItemOf',
};

/** Returns the name of a validator function by kind. */
export function functionName(kind: ValidatorKind, type: string): string {
  return prefixes[kind] + type;
}

/** Creates the plan of the module `path`; `build` declares the function of a request under a name. */
export function createModule(
  path: string,
  generator: FunctionRegistry,
  acts: Acts,
  build: (module: Module, request: FunctionRequest, name: SafeText<'ts'>) => void,
): Module {
  // Only functions that can reach a rule that reads `now` take it as an argument.
  const call = (name: SafeText<'ts'>, needsNow: boolean, values: readonly SafeText<'ts'>[]): SafeText<'ts'> =>
    ts`${name}(${joinCode([...values, ...(needsNow ? [ts`now`] : [])], ts`, `)})`;
  const resolveFunction = (request: FunctionRequest, shared: SharedSchema | undefined): SafeText<'ts'> => {
    if (shared?.module) {
      const { name, path: from } = generator.requestSharedFunction(shared.module, shared.fingerprint, request);
      return module.import(name, from);
    }
    const key = generator.functionKey(request, shared);
    const existing = acts.inner(path, key);
    if (existing !== undefined) return existing;
    const name = module.names.exactly(
      functionName(request.kind, request.hint.charAt(0).toUpperCase() + request.hint.slice(1)),
    );
    acts.keepInner(path, key, name);
    build(module, request, name);
    return name;
  };
  const module: Module = {
    path,
    names: namesIn(path, acts),
    registry: generator,
    runtime: (name, type = false) => acts.runtime(path, name, type),
    import: (name, from, type = false) => (from === path ? identifier(name) : acts.import(path, name, from, type)),
    constant: (name, value, type) =>
      type === undefined ? acts.constant(path, name, value) : acts.constant(path, name, value, type),
    declareConstant: (code) => acts.declareConstant(path, code),
    callPrivateFunction(original, ...values) {
      const { hasBigints, isShapeOnly, isStandalone, ...rest } = original.variant;
      const direction = rest.partial
        ? rest.direction
        : generator.variants.equivalentDirectionOf(original.jsonSchema, rest.direction);
      const variant: ValidationVariant = {
        ...rest,
        direction,
        ...(hasBigints && generator.variants.hasNumbers(original.jsonSchema) && { hasBigints }),
        ...(isShapeOnly && generator.variants.hasRules(original.jsonSchema) && { isShapeOnly }),
        ...(isStandalone && generator.variants.hasChangeRules(original.jsonSchema) && { isStandalone }),
      };
      const request = { ...original, variant: normalizeOppositeDirection(original.jsonSchema, variant, generator) };
      const shared = generator.findSharedSchema(request, path);
      const result = call(
        resolveFunction(shared ? { ...request, schemaPointer: '' } : request, shared),
        schemaNeedsNow(request.jsonSchema, request.variant, generator.variants),
        values,
      );
      return shared && request.kind === 'collect'
        ? ts`${module.runtime('withSchemaLocation')}(${stringLiteral(request.schemaPointer)}, ${result})`
        : result;
    },
    declarePrivateFunction(key, preferredName, make) {
      const existing = acts.inner(path, key);
      if (existing !== undefined) return existing;
      const name = module.names.exactly(preferredName);
      acts.keepInner(path, key, name);
      module.declare(() => make(name));
      return name;
    },
    callNamedSchema(id, variant, kind, ...values) {
      const { name, path: from } =
        kind === 'guard' && values[0] !== 'value'
          ? generator.requestGuard(id, variant)
          : generator.requestNamedFunction(id, variant, kind);
      return call(module.import(name, from), generator.variants.namedSchemaNeedsNow(id, variant), values);
    },
    callNonNarrowingGuard(id, variant, value) {
      const { name, path: from } = generator.requestNamedFunction(id, variant, 'guard');
      return call(module.import(name, from), generator.variants.namedSchemaNeedsNow(id, variant), [value]);
    },
    declare(make) {
      const slot = generator.createSlot();
      acts.reserve(path, slot);
      const code = make();
      acts.fill(path, slot, code);
    },
  };
  return module;
}
