// Handlers module of a tag: request and response types of its handlers, and the handler interface.

import { docComment, lineComment } from '../../code/typescript/comment.ts';
import type { Code } from '../../code/branded-text.ts';
import { identifier } from '../../code/typescript/identifier.ts';
import { ts } from '../../code/typescript/template-literals.ts';
import type { Area, Operation } from '../../model/types/api.ts';
import { sentMethod } from '../../model/http-method.ts';
import { createImports } from '../../code/typescript/imports.ts';
import { modulesFrom, type Making } from './target-context.ts';
import { requestMembers } from './request-type.ts';
import { responseType, type Typing } from './response-type.ts';
import type { AreaView, HandlerView } from './templates.ts';

/** Returns the operations of a tag, in the order of the model. */
export function operationsOf(area: Area, { api }: Making): readonly Operation[] {
  return api.operations.filter((operation) => operation.area === area.id);
}

export function requestName({ name }: Operation): string {
  return `${name.type}Request`;
}

export function responseName({ name }: Operation): string {
  return `${name.type}Response`;
}

export function handlersName({ name }: Area): string {
  return `${name.type}Handlers`;
}

export function areaView(area: Area, making: Making): AreaView {
  const operations = operationsOf(area, making);
  const own = operations.flatMap((operation) => [requestName(operation), responseName(operation)]);
  const imports = createImports(new Set([...own, handlersName(area), 'Tx', 'Promise', 'Exclude', 'Uint8Array']));
  const typing: Typing = { making, imports, modules: modulesFrom(1, making.options) };
  const handlers = operations.map((operation) => handlerView(operation, typing));
  const text = `What answers the operations of the area ${JSON.stringify(area.id)}. \`Tx\` is the host's unit of work.`;
  return {
    about: lineComment(
      `The handlers of the area ${JSON.stringify(area.id)}: what they are given, and what they may answer.`,
    ),
    doc: docComment(text) ?? ts``,
    name: identifier(handlersName(area)),
    handlers,
    imports: imports.declarations,
  };
}

function handlerView(operation: Operation, typing: Typing): HandlerView {
  const subject = `\`${sentMethod(operation.method)} ${operation.path}\``;
  const { imports, modules, making } = typing;
  const { api, types } = making;
  const caller = api.caller === undefined ? undefined : api.schema(api.caller);
  const callerType = caller ? ts`, ${imports.type(types.schema(caller), modules.sibling('types'))}` : ts``;
  return {
    doc: docOf(operation),
    name: identifier(operation.name.value),
    requestDoc: docComment(`What the handler of ${subject} is given.`) ?? ts``,
    request: identifier(requestName(operation)),
    extends: ts`${imports.type('HandlerRequest', modules.runtime('server/handler'))}<Tx${callerType}>`,
    members: requestMembers(operation, typing),
    responseDoc: docComment(`What ${subject} may answer.`) ?? ts``,
    response: identifier(responseName(operation)),
    type: responseType(operation, typing),
  };
}

function docOf({ summary, description, method, path, deprecated }: Operation): Code<'ts'> {
  const text = [summary, description].filter((part) => part !== undefined && part.trim() !== '').join('\n\n');
  return docComment(text === '' ? `\`${sentMethod(method)} ${path}\`` : text, { deprecated }, 2) ?? ts``;
}
