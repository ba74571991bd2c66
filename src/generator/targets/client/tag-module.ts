// Tag modules of the client: the function of each operation, with its request and result types.

import { globalType, imported, importedType, keyword, literalType, union } from '../../code/typescript/build-tree.ts';
import { docComment, lineComment, requiredDocComment } from '../../code/typescript/comment.ts';
import type { ModulePrinter } from '../../code/typescript/module-printer.ts';
import type { Type } from '../../code/typescript/tree.ts';
import { identifier, propertyKey, stringLiteral } from '../../code/typescript/typescript.ts';
import type { SafeText } from '../../code/branded-text.ts';
import type { Operation, Parameter, TagGroup } from '../../model/types/api.ts';
import { requestMethod } from '../../model/http-request.ts';
import { responsesType, bodyType } from './body-types.ts';
import { operationDescriptorView, hasBody, requestMediaTypes } from './operation-descriptor.ts';
import { isSuffixRange } from '../../model/media-types.ts';
import { operationFilter, isHeaderNamed, type OperationFilter } from '../../model/collection-filters.ts';
import type { OperationView, RequestView, TagModuleView } from './template-views.ts';
import { type TargetContext, createClientPrinter, runtimeImport } from './target-context.ts';

/** Returns the name of an operation's request type. */
export function requestTypeName({ name }: Operation): string {
  return `${name.type}Request`;
}

export function resultTypeName({ name }: Operation): string {
  return `${name.type}Result`;
}

function operationView(operation: Operation, context: TargetContext, printer: ModulePrinter): OperationView {
  const filter = operationFilter(operation, context.api);
  const members = requestMembers(operation, filter, context);
  return {
    ...(members.length > 0 && { request: requestView(operation, members, printer) }),
    isRequestRequired: members.some(({ isOptional }) => !isOptional),
    result: {
      doc: requiredDocComment(`Result of \`${operation.name.value}\`.`),
      name: identifier(resultTypeName(operation)),
      responses: printer.type(responsesType(operation, context)),
    },
    doc: operationDoc(operation),
    id: stringLiteral(operation.id),
    name: identifier(operation.name.value),
    call: printer.expression(imported('call', 'runtime/client/call-operation')),
    descriptor: operationDescriptorView(operation, filter, context.api, printer),
  };
}

/** A property of a request type. */
interface Member {
  readonly name: string;
  readonly isOptional: boolean;
  readonly type: Type;
  readonly doc?: SafeText<'ts'> | undefined;
}

function requestView(operation: Operation, members: readonly Member[], printer: ModulePrinter): RequestView {
  return {
    doc: requiredDocComment(`Request of \`${operation.name.value}\`.`),
    name: identifier(requestTypeName(operation)),
    members: members.map(({ name, isOptional, type, doc }) => ({
      ...(doc && { doc }),
      key: propertyKey(name),
      isOptional,
      type: printer.type(type),
    })),
  };
}

const parameterLocations = [
  ['path', 'Path', 'path'],
  ['query', 'Query', 'query'],
  ['header', 'Headers', 'headers'],
  ['cookie', 'Cookies', 'cookies'],
] as const satisfies readonly (readonly [Parameter['in'], string, string])[];

function requestMembers(
  operation: Operation,
  filter: OperationFilter | undefined,
  context: TargetContext,
): readonly Member[] {
  const parameters = parameterLocations.flatMap(([location, part, name]): Member[] => {
    const parametersAtLocation = operation.parameters.filter((parameter) => parameter.in === location);
    const remaining = filter
      ? parametersAtLocation.filter((parameter) => !isHeaderNamed(parameter, filter.header))
      : parametersAtLocation;
    if (remaining.length === 0) return [];
    const derivedType = importedType(context.names.derived(operation, part), 'types');
    const type =
      remaining.length === parametersAtLocation.length || !filter
        ? derivedType
        : globalType('Omit', derivedType, literalType(filter.header));
    return [{ name, isOptional: location !== 'path' && !remaining.some(({ required }) => required), type }];
  });
  return [...parameters, ...filterMember(filter, context), ...bodyMembers(operation, context)];
}

function filterMember(filter: OperationFilter | undefined, { names }: TargetContext): readonly Member[] {
  if (!filter) return [];
  const doc = docComment(`Filter and sort order of the items, sent as the header \`${filter.header}\`.`);
  return [
    {
      name: 'filter',
      isOptional: true,
      type: importedType(names.derived(filter.owner, 'Filter'), 'types'),
      doc,
    },
  ];
}

function bodyMembers(operation: Operation, context: TargetContext): readonly Member[] {
  const { requestBody } = operation;
  if (!requestBody || !hasBody(operation)) return [];
  const type = bodyType(operation, requestBody.content, context);
  const member = {
    name: 'body',
    isOptional: !requestBody.required,
    type,
    doc: docComment(requestBody.description, {}, 2),
  };
  const [first = '', ...more] = requestMediaTypes(operation);
  if (more.length === 0 && !first.includes('*')) return [member];
  // Suffix ranges are the only ranges without a default media type.
  const isSuffixType = isSuffixRange(first);
  const doc = docComment(
    isSuffixType
      ? `Media type of the body, such as \`${first.replace('*+', 'vnd.example+')}\`.`
      : `Media type of the body; default: \`${first}\`.`,
    {},
    2,
  );
  const types = [first, ...more].map((mediaType) =>
    mediaType.includes('*') ? keyword('string') : literalType(mediaType),
  );
  return [
    member,
    {
      name: 'contentType',
      isOptional: !isSuffixType || !requestBody.required,
      type: types.find(({ kind }) => kind === 'keyword') ?? union(types),
      doc,
    },
  ];
}

function operationDoc({ summary, description, method, path, deprecated }: Operation): SafeText<'ts'> {
  const text = [summary, description].filter((part) => part !== undefined && part.trim() !== '').join('\n\n');
  const comment = text === '' ? undefined : docComment(text, { deprecated });
  return comment ?? requiredDocComment(`\`${requestMethod(method)} ${path}\``, { deprecated });
}

/** Returns the operations of a tag group, in model order. */
export function listTagOperations(tagGroup: TagGroup, { api }: TargetContext): readonly Operation[] {
  return api.operations.filter((operation) => operation.tagGroup === tagGroup.id);
}

export function tagModuleView(tagGroup: TagGroup, context: TargetContext): TagModuleView {
  const operations = listTagOperations(tagGroup, context);
  const exportNames = operations.flatMap((operation) => [
    operation.name.value,
    requestTypeName(operation),
    resultTypeName(operation),
  ]);
  const printer = createClientPrinter(
    {
      path: `tags/${tagGroup.name.file}`,
      declaredNames: [...exportNames, 'client', 'request'],
      imports: [
        runtimeImport('CallOptions', 'call-operation', 'type'),
        runtimeImport('Client', 'client', 'type'),
        runtimeImport('Result', 'result', 'type'),
      ],
    },
    context,
  );
  const views = operations.map((operation) => operationView(operation, context, printer));
  return {
    about: lineComment(`Calls of the tag ${JSON.stringify(tagGroup.id)}.`),
    imports: printer.imports,
    operations: views,
  };
}
