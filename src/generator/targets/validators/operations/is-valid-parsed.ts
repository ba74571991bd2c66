// Guards for values that were parsed from strings.

import type { Code } from '../../../code/branded-text.ts';
import { identifier } from '../../../code/typescript/identifier.ts';
import { join, ts } from '../../../code/typescript/template-literals.ts';
import type { Assertion } from '../../../model/types/schema.ts';
import type { Use } from '../../../model/types/shape.ts';
import { referencesOf } from '../../../model/visit-schemas.ts';
import { isTrivial, onlyRefers } from '../keywords/function-calls.ts';
import type { Module } from '../module-plan.ts';
import { compound } from '../names.ts';
import { noAnchors, type Reading } from '../validation-variant.ts';

/** Rules need complete objects, and are checked after everything is parsed. */
const reading: Reading = { audience: 'request', anchors: noAnchors, wide: true, shapeOnly: true };

/** Returns a function that tells whether a value is valid for one of the shapes. */
export function testOfUses(uses: readonly Use[], hint: string, module: Module): Code<'ts'> {
  const tests = new Set(
    uses.flatMap((use) => [...(use.nullable ? [ts`value === null`] : []), testOf(use, hint, module)]),
  );
  const test = join([...tests], ts` || `);
  const [, called] = /^(\w+)\(value\)$/.exec(test) ?? [];
  return called === undefined ? ts`(value: unknown) => ${test}` : identifier(called);
}

function testOf({ shape }: Use, hint: string, module: Module): Code<'ts'> {
  if (shape.kind === 'ref')
    return deepTest(module.workshop.isDeep(shape.id), module.accepted(shape.id, reading, ts`value`), module);
  const { source = true } = shape;
  if (isTrivial(source)) return ts`true`;
  const id = onlyRefers(source);
  if (id !== undefined) return deepTest(module.workshop.isDeep(id), module.accepted(id, reading, ts`value`), module);
  const call = module.inner(
    { assertion: source, reading, mode: 'guard', path: '', hint: compound(memberOf(source) ?? hint, '') },
    ts`value`,
  );
  return deepTest(
    referencesOf(source).some((each) => module.workshop.isDeep(each)),
    call,
    module,
  );
}

function deepTest(deep: boolean, call: Code<'ts'>, module: Module): Code<'ts'> {
  return deep ? ts`${module.runtime('acceptDeep')}(() => ${call})` : call;
}

/** Returns the name of the property that the schema describes, by its location in the document. */
function memberOf(assertion: Assertion): string | undefined {
  const pointer = typeof assertion === 'object' ? assertion.origin.pointer : '';
  return /\/properties\/([A-Za-z][\w-]*)(?:\/(?:items|(?:one|any)Of\/\d+))*$/.exec(pointer)?.[1];
}
