// The handlers of MSW: a module for each tag, and their index.

import {
  array,
  globalType,
  imported,
  keyword,
  literal,
  literalType,
  name,
  object,
  objectType,
  union,
} from '../../code/typescript/build-tree.ts';
import { lineComment, requiredDocComment } from '../../code/typescript/comment.ts';
import type { ModulePrinter } from '../../code/typescript/module-printer.ts';
import type { Type } from '../../code/typescript/tree.ts';
import { identifier, stringLiteral } from '../../code/typescript/typescript.ts';
import { describesEvents } from '../../model/event-schemas.ts';
import { basePath, requestMethod, serverUrl } from '../../model/http-request.ts';
import type { Operation, TagGroup } from '../../model/types/api.ts';
import { listMockedResponses } from './response-bodies.ts';
import { headersType, createdHeadersExpression } from './response-headers.ts';
import { responsesModulePath } from './responses-module.ts';
import { createMocksPrinter, runtimeImport, runtimeType, type TargetContext } from './target-context.ts';
import type { MswHandlerView, MswHandlersView, MswIndexView } from './template-views.ts';

/** Returns the path of the module of a tag, without extension. */
export function mswModulePath({ name: { file } }: TagGroup): string {
  return `msw/${file}`;
}

export function mswHandlersView(tagGroup: TagGroup, context: TargetContext): MswHandlersView {
  const operations = listOperations(tagGroup, context);
  const hasFactories = operations.some((operation) => listMockedResponses(operation).length > 0);
  const imports = ['HandlerFunction', ...(hasFactories ? ['ReplyOf'] : [])].map((each) =>
    runtimeImport(each, handlersFile, 'type'),
  );
  const printer = createMocksPrinter(
    { path: mswModulePath(tagGroup), declaredNames: ['http', 'HttpHandler', ...operations.map(handlerName)], imports },
    context,
  );
  return {
    about: lineComment(`Handlers of the tag ${JSON.stringify(tagGroup.id)}.`),
    handlers: operations.map((operation) => handlerView(operation, tagGroup, context, printer)),
    imports: printer.imports,
  };
}

/** The runtime file of the handlers. */
export const handlersFile = 'mocks/msw-handlers';

/** A response with the contents that have no factories. */
interface OtherResponse {
  readonly status: string;
  readonly mediaTypes: readonly string[];
  /** Types of its headers. */
  readonly headers: Type | undefined;
}

function listOtherResponses(operation: Operation, context: TargetContext): readonly OtherResponse[] {
  const mocked = new Set(listMockedResponses(operation).flatMap(({ contents }) => contents));
  return operation.responses.flatMap((response) => {
    const { status, content } = response;
    const others = content.filter((each) => !mocked.has(each));
    return content.length > 0 && others.length === 0
      ? []
      : [{ status, mediaTypes: others.map(({ mediaType }) => mediaType), headers: headersType(response, context) }];
  });
}

function handlerView(
  operation: Operation,
  tagGroup: TagGroup,
  context: TargetContext,
  printer: ModulePrinter,
): MswHandlerView {
  const responses = listMockedResponses(operation);
  const others = listOtherResponses(operation, context);
  const factories =
    responses.length === 0
      ? undefined
      : name({
          kind: 'import',
          name: context.names.responses(operation),
          from: responsesModulePath(tagGroup),
          isType: false,
        });
  const otherReplies = [
    ...others.map(otherReplyType),
    ...(responses.length + others.length === 0
      ? [otherReplyType({ status: 'default', mediaTypes: [], headers: undefined })]
      : []),
  ];
  const path = serverPath(operation, context);
  const parameters = [...operation.path.matchAll(/\{([^{}]+)\}/g)].map(([, parameter = '']) => parameter);
  const hasEvents = responses.some(({ contents }) => contents.some((content) => describesEvents(content, context.api)));
  const headers = createdHeadersExpression(operation, context);
  const headerTypes = responses.flatMap(({ response }) => {
    const type = headersType(response, context);
    return type ? [{ name: response.status, type }] : [];
  });
  const mockedOperation = object([
    ['method', literal(requestMethod(operation.method))],
    ['path', literal(operation.path)],
    ['basePath', path === '' ? undefined : literal(path)],
    ['responses', factories ?? object([])],
    [
      'others',
      others.length === 0
        ? undefined
        : object(others.map(({ status, mediaTypes }) => [status, array(mediaTypes.map(literal))])),
    ],
    ['headers', headers],
    ['validate', headers && context.responseCheckOf(operation)],
    ['hasEvents', hasEvents ? literal(true) : undefined],
  ]);
  return {
    doc: requiredDocComment(`Handles \`${requestMethod(operation.method)} ${operation.path}\`.`),
    name: identifier(handlerName(operation)),
    ...(factories && { factories: printer.expression(factories) }),
    ...(headerTypes.length > 0 && { headers: printer.type(objectType(headerTypes)) }),
    otherReplies: otherReplies.map((type) => printer.type(type)),
    parameters: printer.type(
      parameters.length === 0
        ? globalType('Record', keyword('string'), keyword('never'))
        : objectType(parameters.map((each) => ({ name: each, type: keyword('string') }))),
    ),
    createHandler: printer.expression(imported('createHandler', `runtime/${handlersFile}`)),
    operation: printer.expression(mockedOperation),
  };
}

/** Returns the type of the replies without factories. */
function otherReplyType({ status, mediaTypes, headers }: OtherResponse): Type {
  const statusType = /^\d+$/.test(status) ? literalType(Number(status)) : keyword('number');
  return mediaTypes.length === 0
    ? runtimeType('EmptyReply', 'msw-handlers', statusType, ...(headers ? [headers] : []))
    : runtimeType(
        'RawReply',
        'msw-handlers',
        statusType,
        union(mediaTypes.map(literalType)),
        ...(headers ? [headers] : []),
      );
}

/** Returns the path of the server of an operation; empty for the root. */
function serverPath({ servers }: Operation, { api }: TargetContext): string {
  const server = servers?.[0] ?? api.servers[0];
  return server ? basePath(serverUrl(server)) : '';
}

export function mswIndexView(context: TargetContext): MswIndexView {
  const { api, options } = context;
  const toNames = (operations: readonly Operation[]): MswIndexView['handlers'] =>
    operations.map((operation) => identifier(handlerName(operation)));
  return {
    about: lineComment(`Handlers of ${api.info.title} for Mock Service Worker.`),
    runtime: stringLiteral(`../runtime${options.importExtension}`),
    modules: api.tagGroups.map((tagGroup) => ({
      names: toNames(listOperations(tagGroup, context)),
      from: stringLiteral(`./${tagGroup.name.file}${options.importExtension}`),
    })),
    handlers: toNames([...api.operations].sort((a, b) => (specificity(a) < specificity(b) ? -1 : 1))),
  };
}

function listOperations(tagGroup: TagGroup, { api }: TargetContext): readonly Operation[] {
  return api.operations.filter((operation) => operation.tagGroup === tagGroup.id);
}

/** Returns the name of the function that returns handlers of an operation. */
function handlerName({ name: { value } }: Operation): string {
  return `${value}Handler`;
}

/** Returns a text by which concrete paths precede templates, because MSW uses the first handler that matches. */
function specificity({ path }: Operation): string {
  return `${path.replaceAll(/\{[^{}]+\}/g, '\ufffe')}\uffff`;
}
