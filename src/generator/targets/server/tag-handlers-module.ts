// Handlers module of a tag: request and response types of its handlers, and the handler interface.

import { docComment, lineComment, requiredDocComment } from '../../code/typescript/comment.ts';
import type { ModulePrinter } from '../../code/typescript/module-printer.ts';
import { identifier, propertyKey } from '../../code/typescript/typescript.ts';
import type { SafeText } from '../../code/branded-text.ts';
import type { TagGroup, Operation } from '../../model/types/api.ts';
import { requestMethod } from '../../model/http-request.ts';
import { callerType, createServerPrinter, runtimeType, type TargetContext } from './target-context.ts';
import { requestMembers, responseTypes } from './handler-types.ts';
import type { TagHandlersView, HandlerView } from './template-views.ts';

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

export function tagHandlersView(tagGroup: TagGroup, context: TargetContext): TagHandlersView {
  const operations = listTagOperations(tagGroup, context);
  const name = handlersTypeName(tagGroup);
  const printer = createServerPrinter(
    {
      path: `tags/${tagGroup.name.file}`,
      declaredNames: [...operations.flatMap((each) => [requestTypeName(each), responseTypeName(each)]), name, 'Tx'],
    },
    context,
  );
  const handlers = operations.map((operation) => handlerView(operation, context, printer));
  const text = `Handlers of the tag ${JSON.stringify(tagGroup.id)}. \`Tx\` is the host's unit of work.`;
  return {
    about: lineComment(`Handlers of the tag ${JSON.stringify(tagGroup.id)}, with their request and response types.`),
    doc: requiredDocComment(text),
    name: identifier(name),
    handlers,
    imports: printer.imports,
  };
}

function handlerView(operation: Operation, context: TargetContext, printer: ModulePrinter): HandlerView {
  const subject = `\`${requestMethod(operation.method)} ${operation.path}\``;
  const caller = callerType(context);
  const [firstType, ...otherTypes] = responseTypes(operation, context);
  return {
    doc: operationDoc(operation),
    name: identifier(operation.name.value),
    requestDoc: requiredDocComment(`Request of \`${operation.name.value}\`: ${subject}.`),
    request: identifier(requestTypeName(operation)),
    commonRequest: printer.type(runtimeType('HandlerRequest', 'handler-types')),
    ...(caller && { caller: printer.type(caller) }),
    members: requestMembers(operation, context).map(({ name, type, description }) => {
      const doc = docComment(description, {}, 2);
      return { ...(doc && { doc }), key: propertyKey(name), type: printer.type(type) };
    }),
    responseDoc: requiredDocComment(`Response of \`${operation.name.value}\`: ${subject}.`),
    response: identifier(responseTypeName(operation)),
    type: printer.type(firstType),
    otherTypes: otherTypes.map(printer.type),
  };
}

function operationDoc({ summary, description, method, path, deprecated }: Operation): SafeText<'ts'> {
  const text = [summary, description].filter((part) => part !== undefined && part.trim() !== '').join('\n\n');
  const comment = text === '' ? undefined : docComment(text, { deprecated }, 2);
  return comment ?? requiredDocComment(`\`${requestMethod(method)} ${path}\``, { deprecated }, 2);
}
