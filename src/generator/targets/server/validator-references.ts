// References to the validators of an operation.

import type { Code } from '../../code/branded-text.ts';
import { object } from './object-literals.ts';
import { ts } from '../../code/typescript/template-literals.ts';
import type { Operation } from '../../model/types/api.ts';
import type { Conditions } from './condition-functions.ts';

export function checksCode(operation: Operation, { making, imports, modules }: Conditions): Code<'ts'> {
  const names = making.validators.operation(operation);
  const from = modules.sibling('validators');
  const imported = (name: string | undefined): Code<'ts'> | undefined =>
    name === undefined ? undefined : imports.value(name, from);
  const reading = imports.value('readingParameters', modules.runtime('server/parameters'));
  const read = imports.value(names.parameters.read, from);
  return object([
    ['parameters', ts`${reading}(${read})`],
    ['body', imported(names.body)],
    ['form', imported(names.form)],
    ['rules', imported(names.rules)],
    ['merged', imported(names.merged)],
    ['response', imported(names.response)],
  ]);
}
