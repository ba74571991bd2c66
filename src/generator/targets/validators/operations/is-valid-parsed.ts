// Guards for values that were parsed from strings.

import type { SafeText } from '../../../code/branded-text.ts';
import { identifier } from '../../../code/typescript/identifier.ts';
import { joinCode, ts } from '../../../code/typescript/template-literals.ts';
import type { JsonSchema } from '../../../model/types/schema.ts';
import type { ShapeUse } from '../../../model/types/shape.ts';
import { referencesOf } from '../../../model/visit-schemas.ts';
import { acceptsAnything, soleRef } from '../keywords/function-calls.ts';
import type { Module } from '../module-plan.ts';
import { compound } from '../names.ts';
import { noAnchors, type ValidationVariant } from '../validation-variant.ts';

/** Rules need complete objects, and are checked after everything is parsed. */
const variant: ValidationVariant = { direction: 'request', anchors: noAnchors, hasBigints: true, isShapeOnly: true };

/** Returns a function that tells whether a value is valid for one of the shapes. */
export function guardOfShapes(uses: readonly ShapeUse[], hint: string, module: Module): SafeText<'ts'> {
  const tests = new Set(
    uses.flatMap((use) => [...(use.nullable ? [ts`value === null`] : []), guardOfShape(use, hint, module)]),
  );
  const test = joinCode([...tests], ts` || `);
  const [, functionName] = /^(\w+)\(value\)$/.exec(test) ?? [];
  return functionName === undefined ? ts`(value: unknown) => ${test}` : identifier(functionName);
}

function guardOfShape({ shape }: ShapeUse, hint: string, module: Module): SafeText<'ts'> {
  if (shape.kind === 'ref')
    return withRecursionGuard(
      module.generator.needsRecursionGuard(shape.id),
      module.callNonNarrowingGuard(shape.id, variant, ts`value`),
      module,
    );
  const { source = true } = shape;
  if (acceptsAnything(source)) return ts`true`;
  const id = soleRef(source);
  if (id !== undefined)
    return withRecursionGuard(
      module.generator.needsRecursionGuard(id),
      module.callNonNarrowingGuard(id, variant, ts`value`),
      module,
    );
  const call = module.callPrivateFunction(
    { jsonSchema: source, variant, kind: 'guard', schemaPointer: '', hint: compound(propertyHint(source) ?? hint, '') },
    ts`value`,
  );
  return withRecursionGuard(
    referencesOf(source).some((each) => module.generator.needsRecursionGuard(each)),
    call,
    module,
  );
}

function withRecursionGuard(needsGuard: boolean, call: SafeText<'ts'>, module: Module): SafeText<'ts'> {
  return needsGuard ? ts`${module.runtime('acceptRecursive')}(() => ${call})` : call;
}

/** Returns the name of the property that the schema describes, by its location in the document. */
function propertyHint(jsonSchema: JsonSchema): string | undefined {
  const pointer = typeof jsonSchema === 'object' ? jsonSchema.sourceLocation.pointer : '';
  return /\/properties\/([A-Za-z][\w-]*)(?:\/(?:items|(?:one|any)Of\/\d+))*$/.exec(pointer)?.[1];
}
