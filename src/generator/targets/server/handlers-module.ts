// Handlers module of a tag: request and response types of its handlers, and the handler interface.

import { docComment, lineComment } from '../../code/typescript/comment.ts';
import type { SafeText } from '../../code/branded-text.ts';
import { identifier, ts } from '../../code/typescript/typescript.ts';
import type { TagGroup, Operation } from '../../model/types/api.ts';
import { requestMethod } from '../../model/http-request.ts';
import { createImports } from '../../code/typescript/imports.ts';
import { createModulePaths, type TargetContext } from './target-context.ts';
import { requestMembers, responseType, type ModuleContext } from './handler-types.ts';
import type { TagHandlersView, HandlerView } from './templates.ts';

/** Returns the operations of a tag, in the order of the model. */
export function listTagOperations(tagGroup: TagGroup, { api }: TargetContext): readonly Operation[] {
  return api.operations.filter((operation) => operation.tagGroup === tagGroup.id);
}

export function requestTypeName({ name }: Operation): string {
  return `${name.type}Request`;
}

export function responseTypeName({ name }: Operation): string {
  return `${name.type}Response`;
}

export function handlersTypeName({ name }: TagGroup): string {
  return `${name.type}Handlers`;
}

export function tagHandlersView(tagGroup: TagGroup, target: TargetContext): TagHandlersView {
  const operations = listTagOperations(tagGroup, target);
  const declaredNames = operations.flatMap((operation) => [requestTypeName(operation), responseTypeName(operation)]);
  const imports = createImports(
    new Set([...declaredNames, handlersTypeName(tagGroup), 'Tx', 'Promise', 'Exclude', 'Uint8Array']),
  );
  const context: ModuleContext = { target, imports, modules: createModulePaths(1, target.options) };
  const handlers = operations.map((operation) => handlerView(operation, context));
  const text = `What answers the operations of the tag ${JSON.stringify(tagGroup.id)}. \`Tx\` is the host's unit of work.`;
  return {
    about: lineComment(
      `The handlers of the tag ${JSON.stringify(tagGroup.id)}: what they are given, and what they may answer.`,
    ),
    doc: docComment(text) ?? ts``,
    name: identifier(handlersTypeName(tagGroup)),
    handlers,
    imports: imports.declarations,
  };
}

function handlerView(operation: Operation, context: ModuleContext): HandlerView {
  const subject = `\`${requestMethod(operation.method)} ${operation.path}\``;
  const { imports, modules, target } = context;
  const { api, types } = target;
  const caller = api.caller === undefined ? undefined : api.schema(api.caller);
  const callerType = caller ? ts`, ${imports.type(types.schema(caller), modules.sibling('types'))}` : ts``;
  return {
    doc: operationDoc(operation),
    name: identifier(operation.name.value),
    requestDoc: docComment(`What the handler of ${subject} is given.`) ?? ts``,
    request: identifier(requestTypeName(operation)),
    extends: ts`${imports.type('HandlerRequest', modules.runtime('server/handler'))}<Tx${callerType}>`,
    members: requestMembers(operation, context),
    responseDoc: docComment(`What ${subject} may answer.`) ?? ts``,
    response: identifier(responseTypeName(operation)),
    type: responseType(operation, context),
  };
}

function operationDoc({ summary, description, method, path, deprecated }: Operation): SafeText<'ts'> {
  const text = [summary, description].filter((part) => part !== undefined && part.trim() !== '').join('\n\n');
  return docComment(text === '' ? `\`${requestMethod(method)} ${path}\`` : text, { deprecated }, 2) ?? ts``;
}
