// Operations module of a tag: a function that binds its operations to their handlers.

import { importedType } from '../../code/typescript/build-tree.ts';
import { lineComment, requiredDocComment } from '../../code/typescript/comment.ts';
import { identifier } from '../../code/typescript/typescript.ts';
import type { TagGroup } from '../../model/types/api.ts';
import { handlersTypeName, listTagOperations } from './tag-handlers-module.ts';
import { createServerPrinter, runtimeImport, type TargetContext } from './target-context.ts';
import { operationDescriptorView } from './operation-descriptor.ts';
import type { OperationsView } from './template-views.ts';

export function operationsFunctionName({ name }: TagGroup): string {
  return `${name.value}Operations`;
}

export function operationsView(tagGroup: TagGroup, context: TargetContext): OperationsView {
  const printer = createServerPrinter(
    {
      path: `operations/${tagGroup.name.file}`,
      declaredNames: [operationsFunctionName(tagGroup), 'handlers', 'request', 'Tx'],
      imports: [
        runtimeImport('OperationDescriptor', 'operation-table', 'type'),
        runtimeImport('createParameterReader', 'adapt-parameter-reader', 'value'),
      ],
    },
    context,
  );
  const handlersPath = `tags/${tagGroup.name.file}`;
  const handlers = printer.type(importedType(handlersTypeName(tagGroup), handlersPath));
  const operations = listTagOperations(tagGroup, context).map((each) =>
    operationDescriptorView(each, handlersPath, context, printer),
  );
  return {
    about: lineComment(`Operations of the tag ${JSON.stringify(tagGroup.id)}, as data for the request pipeline.`),
    doc: requiredDocComment(
      `Returns the operations of the tag ${JSON.stringify(tagGroup.id)}, bound to their handlers.`,
    ),
    name: identifier(operationsFunctionName(tagGroup)),
    handlers,
    operations,
    constants: printer.constants,
    imports: printer.imports,
  };
}
