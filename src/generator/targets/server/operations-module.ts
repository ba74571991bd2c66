// Operations module of a tag: a function that binds its operations to their handlers.

import { docComment, lineComment } from '../../code/typescript/comment.ts';
import { identifier, ts } from '../../code/typescript/typescript.ts';
import type { TagGroup } from '../../model/types/api.ts';
import { createImports } from '../../code/typescript/imports.ts';
import { handlersTypeName, listTagOperations } from './handlers-module.ts';
import { createConditionContext } from './condition-functions.ts';
import { createModulePaths, type TargetContext } from './target-context.ts';
import { buildOperationDescriptor } from './operation-descriptor.ts';
import type { OperationsView } from './templates.ts';

export function operationsFunctionName({ name }: TagGroup): string {
  return `${name.value}Operations`;
}

export function operationsView(tagGroup: TagGroup, context: TargetContext): OperationsView {
  const imports = createImports(
    new Set([
      operationsFunctionName(tagGroup),
      'handlers',
      'request',
      'Tx',
      'Partial',
      'Object',
      'Math',
      'String',
      'Date',
    ]),
  );
  const modules = createModulePaths(1, context.options);
  const operation = imports.type('OperationDescriptor', modules.runtime('server/operation-table'));
  const handlers = imports.type(handlersTypeName(tagGroup), modules.own(`tags/${tagGroup.name.file}`));
  const conditionContext = createConditionContext(context, imports, 1);
  const operations = listTagOperations(tagGroup, context).map((each) =>
    buildOperationDescriptor(each, conditionContext),
  );
  return {
    about: lineComment(
      `The operations of the tag ${JSON.stringify(tagGroup.id)}: what the pipeline does for each before and after its handler.`,
    ),
    doc: docComment(`The operations of the tag ${JSON.stringify(tagGroup.id)}, bound to their handlers.`) ?? ts``,
    name: identifier(operationsFunctionName(tagGroup)),
    handlers,
    operation,
    operations,
    constants: conditionContext.constants,
    imports: imports.declarations,
  };
}
