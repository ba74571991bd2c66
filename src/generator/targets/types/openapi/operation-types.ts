// Types of operations and their parts, and the keys of operations, compatible with openapi-typescript.

import { indexedType, keyword, mutableObjectType } from '../../../code/typescript/build-tree.ts';
import type { Documentation, MemberType, Type } from '../../../code/typescript/tree.ts';
import type { Operation, Parameter, RequestBody, MediaType, Header, Response } from '../../../model/types/api.ts';
import type { ComponentSection } from '../../../model/naming/document-component-keys.ts';
import { toRequestContext, type TypeContext } from './context.ts';
import { requestMethod } from '../../../model/http-request.ts';
import { parameterValueType } from '../../../model/media-types.ts';
import { toIntermediateType } from './schema-to-intermediate-type.ts';
import { toType } from './intermediate-type-to-tree.ts';
import { openapiType } from './openapi-module.ts';

const never = keyword('never');

/** Returns an optional member of type `never`. */
function neverMember(name: string): MemberType {
  return { name, isOptional: true, type: never };
}

/** Returns whether a member is optional and has no value. */
export function isNeverMember({ type }: MemberType): boolean {
  return type === never;
}

/** The members of an operation's type. */
interface OperationMembers {
  /** By location; of type `never` if there are none. */
  readonly parameters: readonly MemberType[];
  /** Of type `never` if there is none. */
  readonly requestBody: MemberType;
}

/** Returns the members that describe the request. */
export function operationRequestMembers(operation: Operation, context: TypeContext): OperationMembers {
  return {
    parameters: parameterMembers(operation.parameters, context),
    requestBody: bodyMember(operation.requestBody, context),
  };
}

export function operationType(operation: Operation, context: TypeContext): Type {
  const { parameters, requestBody } = operationRequestMembers(operation, context);
  const responses = operation.responses.map((response): MemberType =>
    response.component === undefined
      ? { name: response.status, type: responseType(response, context), doc: response.description }
      : { name: response.status, type: componentReference('responses', response.component, context) },
  );
  return mutableObjectType([
    { name: 'parameters', type: mutableObjectType(parameters) },
    requestBody,
    { name: 'responses', type: responses.length === 0 ? never : mutableObjectType(responses) },
  ]);
}

/** Returns the documentation comment of an operation. */
export function operationDoc({ summary, description, deprecated }: Operation): Documentation {
  const text = [summary, description === summary ? undefined : description]
    .filter((part) => part !== undefined)
    .join('\n\n');
  return { doc: text, docTags: { deprecated } };
}

/** Returns the parameters grouped by location. A location is optional if all its parameters are optional. */
function parameterMembers(parameters: readonly Parameter[], context: TypeContext): readonly MemberType[] {
  return (['query', 'header', 'path', 'cookie'] as const).map((location): MemberType => {
    const parametersAtLocation = parameters.filter((parameter) => parameter.in === location);
    if (parametersAtLocation.length === 0) return neverMember(location);
    return {
      name: location,
      isOptional: location !== 'path' && !parametersAtLocation.some(({ required }) => required),
      type: mutableObjectType(parametersAtLocation.map((parameter) => parameterMemberOrReference(parameter, context))),
    };
  });
}

/** Returns the type of the parameters in a location, without references to parameters of `components`. */
export function parametersType(
  parameters: readonly Parameter[],
  location: string | undefined,
  context: TypeContext,
): Type {
  const members = parameters.filter((parameter) => parameter.in === location);
  return mutableObjectType(members.map((parameter) => parameterMember(parameter, context)));
}

function parameterMemberOrReference(parameter: Parameter, context: TypeContext): MemberType {
  const { component } = parameter;
  const member = parameterMember(parameter, context);
  return component === undefined ? member : { ...member, type: componentReference('parameters', component, context) };
}

/** Returns the member of a parameter, with its type even if the parameter is a component. */
export function parameterMember(parameter: Parameter, context: TypeContext): MemberType {
  const { name, required } = parameter;
  return {
    name,
    isOptional: parameter.in !== 'path' && !required,
    type: parameterType(parameter, context),
    ...parameterDoc(parameter),
  };
}

function bodyMember(body: Operation['requestBody'], context: TypeContext): MemberType {
  if (!body) return neverMember('requestBody');
  const member = { name: 'requestBody', isOptional: !body.required } as const;
  if (body.component !== undefined)
    return { ...member, type: componentReference('requestBodies', body.component, context) };
  return { ...member, type: bodyType(body, context), doc: body.description ?? '' };
}

function componentReference(section: ComponentSection, name: string, { names }: TypeContext): Type {
  return indexedType(openapiType('components'), section, names.key(section, name));
}

/** The methods of a path item, in the order of its properties. */
export const pathItemMethods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/** Returns whether `operations` contains the operation. An ID that is derived, empty, or contains `#` has no entry. */
export function hasOperationsEntry({ id, method, path }: Operation): boolean {
  return id !== `${method} ${path}` && !/^$|#/.test(id);
}

/**
 * Returns the keys of an operation in `paths`. An operation whose method is not a field of Path Item Objects gets its
 * own path key, with `post` as its method.
 */
export function findKeysInPaths({ method, path }: Operation): { readonly key: string; readonly method: string } {
  return pathItemMethods.some((known) => known === method)
    ? { key: path, method }
    : { key: `${requestMethod(method)} ${path}`, method: 'post' };
}

const unknown = keyword('unknown');

/** Returns the type of a parameter's value. A parameter with JSON `content` has the type of the decoded value. */
export function parameterType(parameter: Parameter, context: TypeContext): Type {
  const value = parameterValueType(parameter);
  if (value === 'text') return keyword('string');
  if (value === 'json') return unknown;
  const requestContext = toRequestContext(context);
  return toType(toIntermediateType(value.jsonSchema, requestContext), requestContext);
}

export function parameterDoc({ description, deprecated, schema }: Parameter): Documentation {
  const fallback = typeof schema?.jsonSchema === 'object' ? schema.jsonSchema.annotations.default : undefined;
  return {
    ...(description !== undefined && { doc: description }),
    docTags: { ...(fallback && { default: fallback }), deprecated },
  };
}

export function headerType({ schema }: Header, context: TypeContext): Type {
  return schema ? toType(toIntermediateType(schema.jsonSchema, context), context) : unknown;
}

export function headerDoc({ description, deprecated }: Header): Documentation {
  return { ...(description !== undefined && { doc: description }), docTags: { deprecated } };
}

export function bodyType({ content: contents }: RequestBody, context: TypeContext): Type {
  const content: readonly MemberType[] =
    contents.length > 0
      ? contents.map((mediaType) => contentMember(mediaType, toRequestContext(context)))
      : [{ name: '*/*', isOptional: true, type: never }];
  return mutableObjectType([{ name: 'content', type: mutableObjectType(content) }]);
}

/** Returns the type of a response. */
export function responseType(response: Response, context: TypeContext): Type {
  const { headers, content } = responseMembers(response, context);
  return mutableObjectType([
    { name: 'headers', type: mutableObjectType([...headers, { type: unknown }]) },
    content.length > 0 ? { name: 'content', type: mutableObjectType(content) } : neverMember('content'),
  ]);
}

/** The members of a response's type. Besides the headers, there is an index signature for undocumented ones. */
interface ResponseMembers {
  readonly headers: readonly MemberType[];
  /** By media type. */
  readonly content: readonly MemberType[];
}

export function responseMembers({ headers, content }: Response, context: TypeContext): ResponseMembers {
  return {
    headers: headers.map((header): MemberType => {
      const { name, required, component } = header;
      return component === undefined
        ? { name, isOptional: !required, type: headerType(header, context), ...headerDoc(header) }
        : { name, isOptional: !required, type: componentReference('headers', component, context) };
    }),
    content: content.map((mediaType) => contentMember(mediaType, context)),
  };
}

function contentMember({ mediaType, schema }: MediaType, context: TypeContext): MemberType {
  return {
    name: mediaType,
    type: schema ? toType(toIntermediateType(schema.jsonSchema, context), context) : unknown,
  };
}
