// Which validators judge what, of one operation.

import type { Code } from '../../emit/code/code.ts';
import { object } from './data.ts';
import { ts } from '../../emit/code/typescript.ts';
import type { Operation } from '../../model/declarations/api.ts';
import type { Conditions } from './conditions.ts';

export function checksCode(operation: Operation, { making, imports, modules }: Conditions): Code<'ts'> {
  const names = making.validators.operation(operation);
  const from = modules.sibling('validators');
  const imported = (name: string | undefined): Code<'ts'> | undefined => (name === undefined ? undefined : imports.value(name, from));
  const reading = imports.value('readingParameters', modules.runtime('server/parameters'));
  const read = imports.value(names.parameters.read, from);
  return object([
    ['parameters', ts`${reading}(${read})`],
    ['body', imported(names.body)],
    ['form', imported(names.form)],
    ['rules', imported(names.rules ?? bodyRules(operation, { making, imports, modules }))],
    ['merged', imported(names.merged)],
    ['response', imported(names.response)],
  ]);
}

type Named = Pick<Conditions, 'making' | 'imports' | 'modules'>;

/** The rules of an update's body are judged on what is sent: of what is stored, the resource's own rules speak. */
function bodyRules({ facts: { effect }, body }: Operation, { making }: Named): string | undefined {
  const use = body?.contents[0]?.schema?.request;
  if (effect?.kind !== 'update' || use?.shape.kind !== 'ref') return undefined;
  const schema = making.api.schema(use.shape.id);
  const rules = schema && typeof schema.assertion === 'object' ? making.rules.ofSchema(schema.assertion) : [];
  return schema && rules.length > 0 ? making.validators.schema(schema).request : undefined;
}
