// Which validators judge what, of one operation.

import type { Code } from '../../emit/code/code.ts';
import { string } from '../../emit/code/string.ts';
import { list, object } from './data.ts';
import { ts } from '../../emit/code/typescript.ts';
import type { Operation } from '../../model/declarations/api.ts';
import type { Conditions } from './conditions.ts';

export function checksCode(operation: Operation, { making, imports, modules }: Conditions): Code<'ts'> {
  const names = making.validators.operation(operation);
  const from = modules.sibling('validators');
  const imported = (name: string | undefined): Code<'ts'> | undefined => (name === undefined ? undefined : imports.value(name, from));
  const reading = imports.value('readingParameters', modules.runtime('server/parameters'));
  const read = imports.value(names.parameters.read, from);
  const wholes = wholesOf(operation);
  return object([
    ['parameters', wholes.length === 0 ? ts`${reading}(${read})` : ts`${reading}(${read}, ${list(wholes.map(string))})`],
    ['body', imported(names.body)],
    ['form', imported(names.form)],
    ['rules', imported(names.rules ?? bodyRules(operation, { making, imports, modules }))],
    ['merged', imported(mergedCheck(operation, { making, imports, modules }))],
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

/** The whole that an update leaves is judged as the resource that it is. */
function mergedCheck({ facts: { effect }, resource }: Operation, { making }: Named): string | undefined {
  const schema = resource && making.api.schema(resource.schema);
  return effect?.kind === 'update' && schema ? making.validators.schema(schema).response : undefined;
}

/** The path parameters that are whole numbers. */
function wholesOf({ parameters }: Operation): readonly string[] {
  return parameters.flatMap(({ in: place, name, schema }) => {
    const shape = schema?.request.shape;
    return place === 'path' && shape?.kind === 'number' && shape.integer ? [name] : [];
  });
}
