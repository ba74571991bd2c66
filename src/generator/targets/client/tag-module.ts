// Tag modules of the client: the function of each operation, with its request and result types.

import {
  globalType,
  imported,
  importedType,
  keyword,
  literalType,
  objectType,
  reference,
  union,
} from '../../code/typescript/build-tree.ts';
import { docComment, lineComment, requiredDocComment } from '../../code/typescript/comment.ts';
import type { ModulePrinter } from '../../code/typescript/module-printer.ts';
import type { Type } from '../../code/typescript/tree.ts';
import { identifier, propertyKey, stringLiteral } from '../../code/typescript/typescript.ts';
import type { SafeText } from '../../code/branded-text.ts';
import type { Operation, Parameter, TagGroup } from '../../model/types/api.ts';
import { bodyAlternatives, responsesType, type BodyAlternative } from './body-types.ts';
import { acceptableMediaTypes, defaultMediaType } from '../../model/operations/response-media-types.ts';
import {
  hasBody,
  isRequestRequired,
  operationDoc,
  requestTypeName,
  resultTypeName,
} from '../../plugin/client-calls.ts';
import { callFunction } from '../../plugin/conversion-expressions.ts';
import { selectCallFunction } from './call-function.ts';
import { operationConversions } from './operation-conversions.ts';
import { operationDescriptorView } from './operation-descriptor.ts';
import { isSuffixRange } from '../../model/media-types.ts';
import { operationFilter, isHeaderNamed, type OperationFilter } from '../../model/collection-filters.ts';
import type { AcceptView, OperationView, RequestMemberView, RequestView, TagModuleView } from './template-views.ts';
import { type TargetContext, createClientPrinter, runtimeImport } from './target-context.ts';
import { typesSource } from '../../plugin/types-modules.ts';

/** Returns the name of the type of the media types that a call of the operation can name. */
export function acceptTypeName({ name }: Operation): string {
  return `${name.type}Accept`;
}

/** Returns the names of the types that the module of an operation exports for it. */
export function listOperationTypes(operation: Operation, context: TargetContext): readonly string[] {
  const { members, alternatives } = requestParts(operation, operationFilter(operation, context.api), context);
  return [
    ...(members.length + alternatives.length > 0 ? [requestTypeName(operation)] : []),
    resultTypeName(operation),
    ...(acceptableMediaTypes(operation).length > 0 ? [acceptTypeName(operation)] : []),
  ];
}

function operationView(operation: Operation, context: TargetContext, printer: ModulePrinter): OperationView {
  const filter = operationFilter(operation, context.api);
  const parts = requestParts(operation, filter, context);
  const accept = acceptView(operation, printer);
  const conversions = operationConversions(operation, filter, context);
  const { file, function: call } =
    conversions && context.conversions
      ? callFunction(context.conversions)
      : selectCallFunction(operation, filter, context.api);
  return {
    ...(parts.members.length + parts.alternatives.length > 0 && { request: requestView(operation, parts, printer) }),
    isRequestRequired: isRequestRequired(operation, context.api),
    result: {
      doc: requiredDocComment(
        accept ? `Result of \`${operation.name.value}\` by media type.` : `Result of \`${operation.name.value}\`.`,
      ),
      name: identifier(resultTypeName(operation)),
      responses: printer.type(resultType(operation, context)),
    },
    ...(accept && { accept }),
    doc: operationDoc(operation),
    id: stringLiteral(operation.id),
    name: identifier(operation.name.value),
    call: printer.expression(imported(call, `runtime/client/${file}`)),
    descriptor: {
      ...operationDescriptorView(operation, filter, context.api, printer),
      ...(conversions && { conversions: printer.expression(conversions) }),
    },
  };
}

/** A property of a request type. */
interface Member {
  readonly name: string;
  readonly isOptional: boolean;
  readonly type: Type;
  readonly doc?: SafeText<'ts'> | undefined;
}

function acceptView(operation: Operation, printer: ModulePrinter): AcceptView | undefined {
  const mediaTypes = acceptableMediaTypes(operation);
  if (mediaTypes.length === 0) return undefined;
  return {
    doc: requiredDocComment(`Media types of the data of \`${operation.name.value}\`.`),
    name: identifier(acceptTypeName(operation)),
    type: printer.type(union(mediaTypes.map(literalType))),
    request: identifier(requestTypeName(operation)),
    default: stringLiteral(defaultMediaType(operation) ?? ''),
  };
}

/** The type parameter of an operation whose calls name a media type. */
const acceptParameter = reference({ kind: 'local', name: 'Accept' });

/** Returns the type of the responses, by the media type that a call names if there are several. */
function resultType(operation: Operation, context: TargetContext): Type {
  const mediaTypes = acceptableMediaTypes(operation);
  if (mediaTypes.length === 0) return responsesType(operation, defaultMediaType(operation), context);
  const members = mediaTypes.map((name) => ({ name, type: responsesType(operation, name, context) }));
  return { kind: 'indexed', object: objectType(members), index: acceptParameter };
}

function requestView(
  operation: Operation,
  { members, alternatives }: RequestParts,
  printer: ModulePrinter,
): RequestView {
  const memberView = ({ name, isOptional, type, doc }: Member): RequestMemberView => ({
    ...(doc && { doc }),
    key: propertyKey(name),
    isOptional,
    type: printer.type(type),
  });
  return {
    doc: requiredDocComment(`Request of \`${operation.name.value}\`.`),
    name: identifier(requestTypeName(operation)),
    members: members.map(memberView),
    alternatives: alternatives.map((each) => ({ members: each.map(memberView) })),
  };
}

const parameterLocations = [
  ['path', 'Path', 'path'],
  ['query', 'Query', 'query'],
  ['header', 'Headers', 'headers'],
  ['cookie', 'Cookies', 'cookies'],
] as const satisfies readonly (readonly [Parameter['in'], string, string])[];

/** The properties of a request type, and those of each type of its body if there are several. */
interface RequestParts {
  readonly members: readonly Member[];
  readonly alternatives: readonly (readonly Member[])[];
}

function requestParts(operation: Operation, filter: OperationFilter | undefined, context: TargetContext): RequestParts {
  const parameters = parameterLocations.flatMap(([location, part, name]): Member[] => {
    const parametersAtLocation = operation.parameters.filter((parameter) => parameter.in === location);
    const remaining = filter
      ? parametersAtLocation.filter((parameter) => !isHeaderNamed(parameter, filter.header))
      : parametersAtLocation;
    if (remaining.length === 0) return [];
    const derivedType = importedType(context.names.derived(operation, part), typesSource('operations'));
    const type =
      remaining.length === parametersAtLocation.length || !filter
        ? derivedType
        : globalType('Omit', derivedType, literalType(filter.header));
    return [{ name, isOptional: location !== 'path' && !remaining.some(({ required }) => required), type }];
  });
  const bodies = hasBody(operation) ? bodyAlternatives(operation, context) : [];
  const [body, ...otherBodies] = bodies.map((alternative, index) => bodyMembers(operation, alternative, index === 0));
  const members = [...parameters, ...filterMember(filter, context), ...acceptMember(operation)];
  return otherBodies.length === 0
    ? { members: [...members, ...(body ?? [])], alternatives: [] }
    : { members, alternatives: [...(body ? [body] : []), ...otherBodies] };
}

function acceptMember(operation: Operation): readonly Member[] {
  if (acceptableMediaTypes(operation).length === 0) return [];
  const doc = docComment(`Media type of the data; default: \`${defaultMediaType(operation) ?? ''}\`.`, {}, 2);
  return [{ name: 'accept', isOptional: true, type: acceptParameter, doc }];
}

function filterMember(filter: OperationFilter | undefined, { names }: TargetContext): readonly Member[] {
  if (!filter) return [];
  const doc = docComment(`Filter and sort order of the items, sent as the header \`${filter.header}\`.`);
  return [
    {
      name: 'filter',
      isOptional: true,
      type: importedType(names.derived(filter.owner, 'Filter'), typesSource('filters')),
      doc,
    },
  ];
}

/** Returns the properties for a type of the body. Only the default one needs no media type. */
function bodyMembers(
  operation: Operation,
  { type, mediaTypes }: BodyAlternative,
  isDefault: boolean,
): readonly Member[] {
  const { required = false, description } = operation.requestBody ?? {};
  const member = { name: 'body', isOptional: !required, type, doc: docComment(description, {}, 2) };
  const [first = '', ...more] = mediaTypes;
  if (isDefault && more.length === 0 && !first.includes('*') && operation.requestBody?.content.length === 1)
    return [member];
  // Suffix ranges are the only ranges without a default media type.
  const isSuffixType = isSuffixRange(first);
  const doc = docComment(
    isSuffixType
      ? `Media type of the body, such as \`${first.replace('*+', 'vnd.example+')}\`.`
      : isDefault
        ? `Media type of the body; default: \`${first}\`.`
        : 'Media type of the body.',
    {},
    2,
  );
  const types = mediaTypes.map((mediaType) => (mediaType.includes('*') ? keyword('string') : literalType(mediaType)));
  return [
    member,
    {
      name: 'contentType',
      isOptional: isDefault && (!isSuffixType || !required),
      type: types.find(({ kind }) => kind === 'keyword') ?? union(types),
      doc,
    },
  ];
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
    acceptTypeName(operation),
  ]);
  const printer = createClientPrinter(
    {
      path: `tags/${tagGroup.name.file}`,
      declaredNames: [...exportNames, 'client', 'request', 'Accept'],
      imports: [
        runtimeImport('CallOptions', 'send-call', 'type'),
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
