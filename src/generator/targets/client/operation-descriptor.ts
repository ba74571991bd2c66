// Builds operation descriptors for the client runtime, which omit the runtime's defaults.

import { cast, keyword, literal, object } from '../../code/typescript/build-tree.ts';
import type { ModulePrinter } from '../../code/typescript/module-printer.ts';
import type { Expression, ObjectProperty } from '../../code/typescript/tree.ts';
import { literalKey, numberLiteral, stringLiteral } from '../../code/typescript/typescript.ts';
import type { Api, MediaType, Encoding, Operation, Parameter } from '../../model/types/api.ts';
import { requestMethod, serverUrl } from '../../model/http-request.ts';
import {
  binaryFormFields,
  mediaTypeEssence,
  isFormMediaType,
  isSuffixRange,
  mediaTypeKind,
  contentKind,
  isJsonParameter,
} from '../../model/media-types.ts';
import type { OperationFilter } from '../../model/collection-filters.ts';
import { acceptableMediaTypes, defaultMediaType, resultContents } from '../../model/operations/response-media-types.ts';
import { hasBody } from '../../plugin/client-calls.ts';
import { listSecurityAlternatives } from './supported-security-schemes.ts';
import type { DescriptorView } from './template-views.ts';

/** Returns an operation's descriptor. */
export function operationDescriptorView(
  operation: Operation,
  filter: OperationFilter | undefined,
  api: Api,
  printer: ModulePrinter,
): DescriptorView {
  const { id, method, servers } = operation;
  const accept = acceptHeader(operation);
  const security = listSecurityAlternatives(operation, api).map((schemes) => schemes.map(({ scheme }) => scheme.name));
  const form = hasBody(operation) ? formStyles(operation, api) : [];
  const styles = parameterStyles(operation, filter);
  return {
    id: stringLiteral(id),
    method: stringLiteral(requestMethod(method)),
    path: stringLiteral(escapedPath(operation)),
    ...(servers?.[0] && { server: stringLiteral(serverUrl(servers[0])) }),
    anonymous: isAnonymous(operation, api),
    ...(security.length > 0 && { security: printer.expression(literal(security)) }),
    ...(accept !== 'application/json' && { accept: stringLiteral(accept) }),
    ...(hasOtherDefault(operation) && { mediaType: stringLiteral(defaultMediaType(operation) ?? '') }),
    ...(hasBody(operation) && { contentType: stringLiteral(requestContents(operation)[0]?.mediaType ?? '') }),
    ...(form.length > 0 && { form: printer.expression({ kind: 'object', properties: form }) }),
    ...(filter && { filter: stringLiteral(filter.header) }),
    ...(styles.length > 0 && { styles: printer.expression({ kind: 'object', properties: styles }) }),
    responses: responseViews(operation, api),
  };
}

/** Returns the contents of the body. JSON is first, because it is the default; concrete types precede ranges. */
export function requestContents({ requestBody }: Operation): readonly MediaType[] {
  const rank = (content: MediaType): number =>
    contentKind(content) !== 'json' ? 2 : content.mediaType.includes('*') ? 1 : 0;
  return [...(requestBody?.content ?? [])].sort((a, b) => rank(a) - rank(b));
}

/** Returns the path template with `#` encoded, since it would otherwise start a fragment. */
function escapedPath({ path }: Operation): string {
  return path.replaceAll('#', '%23');
}

function isAnonymous({ security }: Operation, { securitySchemes }: Api): boolean {
  return securitySchemes.length > 0 && security.every(({ schemes }) => schemes.length === 0);
}

/** Returns whether the result has the first of several media types that are not `application/json`. */
function hasOtherDefault(operation: Operation): boolean {
  return acceptableMediaTypes(operation).length > 0 && defaultMediaType(operation) !== 'application/json';
}

function acceptHeader(operation: Operation): string {
  const accept = defaultMediaType(operation);
  // `Accept` does not support ranges by suffix, such as `application/*+json`.
  const accepted = [
    ...new Set(
      operation.responses.flatMap((response) => {
        const { success = [], error = [] } = resultContents(response, operation, accept);
        return [...success, ...error].map(({ mediaType }) =>
          isSuffixRange(mediaType) ? mediaType.replace(/\*.*/, '*') : mediaType,
        );
      }),
    ),
  ];
  return accepted.length === 0 ? '*/*' : accepted.join(', ');
}

function formStyles({ requestBody }: Operation, api: Api): readonly ObjectProperty[] {
  const encodings = (requestBody?.content ?? [])
    .filter(({ mediaType }) => isFormMediaType(mediaType))
    .flatMap((content) => formEncodings(content, api));
  return fieldStyles(encodings);
}

/**
 * Returns the encodings, without `text/plain` for strings: it is the default, and many servers treat a part with an
 * explicit content type as a file.
 */
function formEncodings(content: MediaType, api: Api): readonly Encoding[] {
  const files = binaryFormFields(content, api, 'request');
  return content.encoding.map(({ contentType, ...encoding }) =>
    contentType === undefined || (mediaTypeEssence(contentType) === 'text/plain' && !files.includes(encoding.property))
      ? encoding
      : { ...encoding, contentType },
  );
}

function fieldStyles(encodings: readonly Encoding[]): readonly ObjectProperty[] {
  const stylesByField = new Map(encodings.map((encoding) => [encoding.property, encodingStyle(encoding)]));
  return [...stylesByField].flatMap(([name, style]) => (style ? [styleProperty(name, style)] : []));
}

const parameterLocations = [
  ['path', 'path'],
  ['query', 'query'],
  ['header', 'headers'],
  ['cookie', 'cookies'],
] as const satisfies readonly (readonly [Parameter['in'], string])[];

function parameterStyles({ parameters }: Operation, filter: OperationFilter | undefined): readonly ObjectProperty[] {
  return parameterLocations.flatMap(([location, name]) => {
    const parametersAtLocation = parameters.filter(
      (parameter) => parameter.in === location && !(location === 'header' && parameter.name === filter?.header),
    );
    const properties = parametersAtLocation.flatMap((parameter) => {
      const style = parameter.querystringEncoding
        ? object([['members', { kind: 'object', properties: fieldStyles(parameter.querystringEncoding) }]])
        : parameterStyle(parameter);
      return style ? [styleProperty(parameter.name, style)] : [];
    });
    return properties.length === 0 ? [] : [{ name, value: { kind: 'object', properties } }];
  });
}

/** Returns the statuses grouped by media type, because most operations use JSON for every status. */
function responseViews({ method, responses }: Operation, { conventions }: Api): DescriptorView['responses'] {
  const keysByStatus = responses.map(
    ({ status, content }) => [status, method === 'head' ? [] : content.map(responseKey)] as const,
  );
  const deprecation = conventions.deprecation && String(conventions.deprecation.status);
  const successEntry = keysByStatus.find(([status]) => /^2[0-9]{2}$/.test(status));
  if (deprecation !== undefined && successEntry && !keysByStatus.some(([status]) => status === deprecation)) {
    const index = keysByStatus.findLastIndex(([status]) => status < deprecation) + 1;
    keysByStatus.splice(index, 0, [deprecation, successEntry[1]]);
  }
  const statuses = new Map<string, string[]>();
  for (const [status, keys] of keysByStatus) {
    for (const key of keys.length === 0 ? ['none'] : new Set(keys))
      statuses.set(key, [...(statuses.get(key) ?? []), status]);
  }
  return [...statuses].map(([key, statusList]) => ({
    key: literalKey(key),
    statuses: statusList.map((status) =>
      /^[0-9]+$/.test(status) ? numberLiteral(Number(status)) : stringLiteral(status),
    ),
  }));
}

/** Returns the media type as the runtime parses it, prefixed with the body's kind if the name does not imply it. */
function responseKey(content: MediaType): string {
  const type = mediaTypeEssence(content.mediaType);
  const kind = contentKind(content);
  if (type === 'application/json') return 'json';
  return kind === mediaTypeKind(type) && /^[^ ]+\/[^ ]+$/.test(type) ? type : `${kind} ${type}`;
}

/**
 * Returns a style by name. If `Object.prototype` has a property with that name, TypeScript uses its type as the
 * contextual type and widens string literals; `as const` prevents that.
 */
function styleProperty(name: string, style: Expression): ObjectProperty {
  return { name, value: name in Object.prototype ? cast(style, keyword('const')) : style };
}

/** Returns whether a parameter has a schema, and the default style of its location. */
export function hasDefaultStyle(parameter: Parameter): boolean {
  return !parameter.content && !parameter.querystringEncoding && parameterStyle(parameter) === undefined;
}

/** Returns the style of a parameter; `undefined` if it is the default of its location. */
function parameterStyle(parameter: Parameter): Expression | undefined {
  if (parameter.content) return isJsonParameter(parameter) ? literal({ json: true }) : undefined;
  const defaultStyle = parameter.in === 'query' || parameter.in === 'cookie' ? 'form' : 'simple';
  return nonEmptyObject([
    ...styleProperties(parameter.style, parameter.explode, defaultStyle),
    ['reserved', parameter.allowReserved && parameter.in !== 'header' ? true : undefined],
  ]);
}

/** Returns the style of a form field; `undefined` if it is the default of forms. */
function encodingStyle({ style, explode, allowReserved, contentType }: Encoding): Expression | undefined {
  const isSingleType = contentType !== undefined && !/[,*]/.test(contentType);
  const isJson = isSingleType && mediaTypeKind(contentType) === 'json' && style === undefined;
  return nonEmptyObject([
    // An explicit style also applies to objects, which otherwise default to JSON.
    ['style', style === 'form' || (style === undefined && explode !== undefined) ? 'form' : undefined],
    ...styleProperties(style ?? 'form', explode ?? (style ?? 'form') === 'form', 'form'),
    ['reserved', allowReserved ? true : undefined],
    ['json', isJson ? true : undefined],
    ['type', isSingleType ? contentType : undefined],
  ]);
}

type StyleProperty = readonly [name: string, value: string | boolean | undefined];

function styleProperties(
  style: Parameter['style'],
  explode: boolean,
  defaultStyle: Parameter['style'],
): readonly StyleProperty[] {
  return [
    ['style', style === defaultStyle ? undefined : style],
    ['explode', explode === (style === 'form') || style === 'deepObject' ? undefined : explode],
  ];
}

function nonEmptyObject(properties: readonly StyleProperty[]): Expression | undefined {
  const present = properties.filter(([, value]) => value !== undefined);
  return present.length === 0 ? undefined : object(present.map(([name, value]) => [name, literal(value)]));
}
