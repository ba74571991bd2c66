// Tag modules of the client: the function of each operation, with its request and result types.

import { docComment, lineComment } from '../../code/typescript/comment.ts';
import type { SafeText } from '../../code/branded-text.ts';
import { identifier, ts, unionOfTypes, stringLiteral } from '../../code/typescript/typescript.ts';
import type { Operation, Parameter, TagGroup } from '../../model/types/api.ts';
import { requestMethod } from '../../model/http-request.ts';
import { responsesType, bodyType, type ModuleContext } from './body-types.ts';
import { buildOperationDescriptor, hasBody, requestMediaTypes } from './operation-descriptor.ts';
import { isSuffixRange } from '../../model/media-types.ts';
import { operationFilter, isHeaderParameter, type OperationFilter } from '../../model/collection-filters.ts';
import type { OperationView, RequestView, TagModuleView } from './templates.ts';
import { createImports } from '../../code/typescript/imports.ts';
import { type TargetContext, createModulePaths } from './target-context.ts';

/** Returns the name of an operation's request type. */
export function requestTypeName({ name }: Operation): string {
  return `${name.type}Request`;
}

export function resultTypeName({ name }: Operation): string {
  return `${name.type}Result`;
}

export function operationView(operation: Operation, context: ModuleContext): OperationView {
  const { imports, modules, api } = context;
  const filter = operationFilter(operation, api);
  const members = requestMembers(operation, filter, context);
  const options = imports.type('CallOptions', modules.runtime('send-request'));
  const result = ts`${imports.type('Result', modules.runtime('result'))}<${responsesType(operation, context)}>`;
  const client = imports.type('Client', modules.runtime('client'));
  const hasRequiredMember = members.some(({ optional }) => !optional);
  const request = members.length > 0 ? identifier(requestTypeName(operation)) : options;
  return {
    ...(members.length > 0 && { request: requestView(operation, members) }),
    result: {
      doc: docComment(`What \`${operation.name.value}\` answers.`) ?? ts``,
      name: identifier(resultTypeName(operation)),
      type: result,
    },
    doc: operationDoc(operation),
    id: stringLiteral(operation.id),
    name: identifier(operation.name.value),
    parameter: ts`client: ${client}, request${hasRequiredMember ? ts`` : ts`?`}: ${request}`,
    call: imports.value('call', modules.runtime('send-request')),
    facts: buildOperationDescriptor(operation, filter, api),
  };
}

/** A property of a request type. */
interface Member {
  readonly name: SafeText<'ts'>;
  readonly optional: boolean;
  readonly type: SafeText<'ts'>;
  readonly doc?: SafeText<'ts'> | undefined;
}

function requestView(operation: Operation, members: readonly Member[]): RequestView {
  return {
    doc: docComment(`What \`${operation.name.value}\` takes.`) ?? ts``,
    name: identifier(requestTypeName(operation)),
    members: members.map(({ name, optional, type, doc }) => ({
      ...(doc && { doc }),
      key: optional ? ts`${name}?` : name,
      type,
    })),
  };
}

const parameterLocations = [
  ['path', 'Path', ts`path`],
  ['query', 'Query', ts`query`],
  ['header', 'Headers', ts`headers`],
  ['cookie', 'Cookies', ts`cookies`],
] as const satisfies readonly (readonly [Parameter['in'], string, SafeText<'ts'>])[];

function requestMembers(
  operation: Operation,
  filter: OperationFilter | undefined,
  context: ModuleContext,
): readonly Member[] {
  const { imports, modules, names } = context;
  const parameters = parameterLocations.flatMap(([location, part, name]): Member[] => {
    const parametersAtLocation = operation.parameters.filter((parameter) => parameter.in === location);
    const remaining = filter
      ? parametersAtLocation.filter((parameter) => !isHeaderParameter(parameter, filter.header))
      : parametersAtLocation;
    if (remaining.length === 0) return [];
    const derivedType = imports.type(names.derived(operation, part), modules.types);
    const type =
      remaining.length === parametersAtLocation.length || !filter
        ? derivedType
        : ts`Omit<${derivedType}, ${stringLiteral(filter.header)}>`;
    return [{ name, optional: location !== 'path' && !remaining.some(({ required }) => required), type }];
  });
  return [...parameters, ...filterMember(filter, context), ...bodyMembers(operation, context)];
}

function filterMember(
  filter: OperationFilter | undefined,
  { imports, modules, names }: ModuleContext,
): readonly Member[] {
  if (!filter) return [];
  const doc = docComment(`Which items, and in which order: sent as \`${filter.header}\`.`);
  return [
    {
      name: ts`filter`,
      optional: true,
      type: imports.type(names.derived(filter.owner, 'Filter'), modules.types),
      doc,
    },
  ];
}

function bodyMembers(operation: Operation, context: ModuleContext): readonly Member[] {
  const { requestBody } = operation;
  if (!requestBody || !hasBody(operation)) return [];
  const type = bodyType(operation, requestBody.content, context);
  const member = {
    name: ts`body`,
    optional: !requestBody.required,
    type,
    doc: docComment(requestBody.description, {}, 2),
  };
  const [first = '', ...more] = requestMediaTypes(operation);
  if (more.length === 0 && !first.includes('*')) return [member];
  // Suffix ranges are the only ranges without a default media type.
  const isSuffixType = isSuffixRange(first);
  const doc = docComment(
    isSuffixType
      ? `The media type of the body, such as \`${first.replace('*+', 'vnd.example+')}\`.`
      : `How the body is written: as \`${first}\` unless this says otherwise.`,
    {},
    2,
  );
  const types = [first, ...more].map((mediaType) => (mediaType.includes('*') ? ts`string` : stringLiteral(mediaType)));
  return [
    member,
    {
      name: ts`contentType`,
      optional: !isSuffixType || !requestBody.required,
      type: types.includes(ts`string`) ? ts`string` : unionOfTypes(types),
      doc,
    },
  ];
}

function operationDoc({ summary, description, method, path, deprecated }: Operation): SafeText<'ts'> {
  const text = [summary, description].filter((part) => part !== undefined && part.trim() !== '').join('\n\n');
  return docComment(text === '' ? `\`${requestMethod(method)} ${path}\`` : text, { deprecated }) ?? ts``;
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
  // Includes the parameter names of the functions and the global types that their signatures use.
  const imports = createImports(
    new Set([...exportNames, 'client', 'request', 'Promise', 'Omit', 'Blob', 'ReadableStream', 'Uint8Array']),
  );
  const modules = createModulePaths(1, context.options);
  // Every function uses these; importing them first ensures that they keep their names.
  imports.value('call', modules.runtime('send-request'));
  imports.type('CallOptions', modules.runtime('send-request'));
  imports.type('Client', modules.runtime('client'));
  imports.type('Result', modules.runtime('result'));
  const views = operations.map((operation) => operationView(operation, { ...context, imports, modules }));
  return {
    about: lineComment(`The calls of the tag ${JSON.stringify(tagGroup.id)}.`),
    imports: imports.declarations,
    operations: views,
  };
}
