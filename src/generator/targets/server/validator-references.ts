// References to the validators of an operation.

import type { SafeText } from '../../code/branded-text.ts';
import { printObject } from './object-literals.ts';
import { ts } from '../../code/typescript/template-literals.ts';
import type { Operation } from '../../model/types/api.ts';
import type { ConditionContext } from './condition-functions.ts';

export function printValidatorReferences(
  operation: Operation,
  { target, imports, modules }: ConditionContext,
): SafeText<'ts'> {
  const names = target.validators.operation(operation);
  const from = modules.sibling('validators');
  const imported = (name: string | undefined): SafeText<'ts'> | undefined =>
    name === undefined ? undefined : imports.value(name, from);
  const wrapper = imports.value('createParameterReader', modules.runtime('server/parameters'));
  const read = imports.value(names.parameters.read, from);
  return printObject([
    ['parameters', ts`${wrapper}(${read})`],
    ['body', imported(names.body)],
    ['form', imported(names.form)],
    ['rules', imported(names.rules)],
    ['merged', imported(names.merged)],
    ['response', imported(names.response)],
  ]);
}
