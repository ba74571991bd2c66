// Operations module of a tag: a function that binds its operations to their handlers.

import { docComment, lineComment } from '../../code/typescript/comment.ts';
import { identifier } from '../../code/typescript/identifier.ts';
import { ts } from '../../code/typescript/template-literals.ts';
import type { Area } from '../../model/types/api.ts';
import { createImports } from '../../code/typescript/imports.ts';
import { handlersName, operationsOf } from './handlers-module.ts';
import { createConditions } from './condition-functions.ts';
import { modulesFrom, type Making } from './target-context.ts';
import { entryView } from './operation-descriptor.ts';
import type { OperationsView } from './templates.ts';

export function operationsName({ name }: Area): string {
  return `${name.value}Operations`;
}

export function operationsView(area: Area, making: Making): OperationsView {
  const imports = createImports(
    new Set([operationsName(area), 'handlers', 'request', 'Tx', 'Partial', 'Object', 'Math', 'String', 'Date']),
  );
  const modules = modulesFrom(1, making.options);
  const operation = imports.type('Operation', modules.runtime('server/operation-table'));
  const handlers = imports.type(handlersName(area), modules.own(`areas/${area.name.file}`));
  const conditions = createConditions(making, imports, 1);
  const operations = operationsOf(area, making).map((each) => entryView(each, conditions));
  return {
    about: lineComment(
      `The operations of the area ${JSON.stringify(area.id)}: what the pipeline does for each before and after its handler.`,
    ),
    doc: docComment(`The operations of the area ${JSON.stringify(area.id)}, bound to their handlers.`) ?? ts``,
    name: identifier(operationsName(area)),
    handlers,
    operation,
    operations,
    constants: conditions.constants,
    imports: imports.declarations,
  };
}
