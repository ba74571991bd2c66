// Reuse of types in watch mode: what the types of an operation or schema depend on, and their printed code.

import { hasSameNames, recordNames } from '../../code/typescript/record-names.ts';
import type { NameOf } from '../../code/typescript/print-type.ts';
import type { Report } from '../../diagnostics/report.ts';
import { hashText } from '../../model/content-hash.ts';
import { memoize } from '../../model/lazy.ts';
import type { ModelSlice } from '../../model/model-slices.ts';
import type { Api, Operation, Schema } from '../../model/types/api.ts';
import type { MemoInput } from '../../plugin/memo-interface.ts';
import { sliceInput } from '../../plugin/slice-input.ts';
import type { ModelMemo } from '../../plugin/target.ts';
import type { DirectionContexts, TargetContext } from './named-schemas.ts';
import type { TypeContext } from './openapi/context.ts';

/** Context in which the types of an operation or schema are built. */
export interface TypeScope {
  /** Returns the context, whose model is the slice of the operation or schema. */
  readonly within: (context: TypeContext) => TypeContext;
  /** Memo input in watch mode. */
  readonly input?: MemoInput;
}

/** Results of the previous run; without watch mode, all results are computed. */
export interface TypeReuse {
  readonly ofOperation: (operation: Operation) => TypeScope;
  readonly ofSchema: (schema: Schema) => TypeScope;
  /** Returns a plain result, which depends on `facts`, a JSON value, in addition to the scope. */
  readonly get: <T>(kind: string, scope: TypeScope, facts: unknown, compute: () => T) => T;
  /** Returns printed code in a module, whose names `nameOf` assigns, or a view with such code. */
  readonly print: <T>(
    kind: string,
    scope: TypeScope,
    facts: unknown,
    nameOf: NameOf,
    print: (nameOf: NameOf) => T,
  ) => T;
}

export const noTypeReuse: TypeReuse = {
  ofOperation: () => ({ within: (context) => context }),
  ofSchema: () => ({ within: (context) => context }),
  get: (_kind, _scope, _facts, compute) => compute(),
  print: (_kind, _scope, _facts, nameOf, print) => print(nameOf),
};

/** Creates the reuse of types. Converted values and declared enums depend on schemas at any depth: none are reused. */
export function createTypeReuse(
  { api, directionMarkers, conversions, enumsModuleSchemas }: TargetContext,
  report: Report,
  memo: ModelMemo | undefined,
): TypeReuse {
  if (!memo || conversions || enumsModuleSchemas.size > 0) return noTypeReuse;
  const { slices } = memo;
  const markers = hashText(
    JSON.stringify(
      api.schemas.map(({ id }) => [directionMarkers.annotationsOf(id), directionMarkers.isResponseOnly(id)]),
    ),
    JSON.stringify(api.schemas.map((schema) => directionMarkers.hasRequestType(schema))),
  );
  const scopeOf = (slice: ModelSlice): TypeScope => ({
    within: (context) => withModel(context, slice.api),
    input: sliceInput(slice, markers),
  });
  const get: TypeReuse['get'] = (kind, { input }, facts, compute) => {
    if (!input) return compute();
    const diagnosticCount = report.diagnostics.length;
    const memoInput = {
      hash: hashText(input.hash, JSON.stringify([facts])),
      // A result with diagnostics is not reused, because each run must report them.
      get isComplete() {
        return input.isComplete !== false && report.diagnostics.length === diagnosticCount;
      },
    };
    return memo.get(kind, memoInput, compute);
  };
  return {
    // One slice for all results: types that one of them has built, others print.
    ofOperation: memoize((operation) => scopeOf(slices.ofOperation(operation))),
    ofSchema: memoize((schema) => scopeOf(slices.ofSchema(schema))),
    get,
    print(kind, scope, facts, nameOf, print) {
      const { printed, names } = get(kind, scope, facts, () => {
        const recorder = recordNames(nameOf);
        return { printed: print(recorder.nameOf), names: recorder.names() };
      });
      // The names of imports also depend on the rest of the module.
      return hasSameNames(names, nameOf) ? printed : print(nameOf);
    },
  };
}

/** Returns the context with its own caches: what another model returned is not part of the slice. */
function withModel(context: TypeContext, api: Api): TypeContext {
  return { ...context, api, propertyNames: new Map(), references: new Map() };
}

/** Returns the contexts of both directions within a scope. */
export function directionsWithin({ request, response }: DirectionContexts, { within }: TypeScope): DirectionContexts {
  return { request: within(request), response: within(response) };
}
