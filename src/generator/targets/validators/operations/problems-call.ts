// Problems of a parameter, header, or body: as an expression, and as a function.

import { arrow, call, local, name } from '../../../code/typescript/build-tree.ts';
import { isSameNode, visitSymbols } from '../../../code/typescript/inspect-tree.ts';
import type { Expression, LocalSymbol } from '../../../code/typescript/tree.ts';
import type { JsonSchema } from '../../../model/types/schema.ts';
import { listReferences } from '../../../model/visit-schemas.ts';
import { acceptsAnything, soleRef } from '../keywords/function-calls.ts';
import type { ModuleContext } from '../function-request.ts';
import { runtime } from '../runtime-imports.ts';
import type { ValidationVariant } from '../validation-variant.ts';
import { callComponentSchema, callInlineSchema, callNamedSchema, type ComponentFunction } from '../validator-calls.ts';

/**
 * Returns an expression of type `Problems`; `undefined` if every value is valid. The function of an inline schema is
 * private to the module, unless it belongs to a component.
 */
export function problemsCall(
  jsonSchema: JsonSchema,
  variant: ValidationVariant,
  module: ModuleContext,
  schemaPointer: string,
  hint: string,
  value: Expression,
  component?: ComponentFunction,
): Expression | undefined {
  if (acceptsAnything(jsonSchema)) return undefined;
  const id = soleRef(jsonSchema);
  const request = { jsonSchema, variant, kind: 'collect', schemaPointer, hint } as const;
  const problems =
    id !== undefined
      ? callNamedSchema(id, variant, 'collect', module, value)
      : component
        ? callComponentSchema(request, component, module.analysis, value)
        : callInlineSchema(request, module, value);
  const needsGuard =
    listReferences(jsonSchema).some((each) => module.analysis.needsRecursionGuard(each)) ||
    (typeof jsonSchema === 'object' && jsonSchema.array?.uniqueItems === true);
  return needsGuard ? call(runtime('collectRecursive'), arrow([], problems)) : problems;
}

/** Returns a function with these parameters that returns `result`. If that only calls a function, returns this one. */
export function toFunction(result: Expression, parameters: readonly LocalSymbol[]): Expression {
  const isPlainCall =
    result.kind === 'call' &&
    result.callee.kind === 'name' &&
    result.arguments.every((argument, index) => {
      const parameter = parameters[index];
      return parameter !== undefined && isSameNode(argument, name(parameter));
    });
  if (isPlainCall) return result.callee;
  const used = new Set<unknown>();
  visitSymbols(result, (symbol) => used.add(symbol));
  const lastUsed = parameters.findLastIndex((parameter) => used.has(parameter));
  // Functions share the symbols of parameters; a symbol of its own lets the linker see that a parameter is unused.
  const named = parameters.map((parameter) => (used.has(parameter) ? parameter : local(parameter.name)));
  return arrow(named.slice(0, lastUsed + 1), result);
}
