// Builds operation descriptors for the client runtime, which omit the runtime's defaults.

import type { SafeText } from '../../code/branded-text.ts';
import { propertyKey, joinCode, ts, stringLiteral } from '../../code/typescript/typescript.ts';
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
import { listSecurityAlternatives } from './credentials.ts';
import type { MemberView } from './templates.ts';

/** Returns the properties of an operation's descriptor. */
export function buildOperationDescriptor(
  operation: Operation,
  filter: OperationFilter | undefined,
  api: Api,
): readonly MemberView[] {
  const { id, method, servers } = operation;
  return [
    { key: ts`id`, value: stringLiteral(id) },
    { key: ts`method`, value: stringLiteral(requestMethod(method)) },
    { key: ts`path`, value: stringLiteral(escapedPath(operation)) },
    ...(servers?.[0] ? [{ key: ts`server`, value: stringLiteral(serverUrl(servers[0])) }] : []),
    ...(isAnonymous(operation, api) ? [{ key: ts`anonymous`, value: ts`true` }] : []),
    ...securityMembers(operation, api),
    ...acceptMembers(operation),
    ...(hasBody(operation)
      ? [{ key: ts`contentType`, value: stringLiteral(requestMediaTypes(operation)[0] ?? '') }]
      : []),
    ...(hasBody(operation) ? formMembers(operation, api) : []),
    ...(filter ? [{ key: ts`filter`, value: stringLiteral(filter.header) }] : []),
    ...styleMembers(operation, filter),
    { key: ts`responses`, value: printResponses(operation, api) },
  ];
}

/** Returns whether a body can be sent: `fetch` rejects bodies of GET and HEAD requests. */
export function hasBody({ method, requestBody }: Operation): boolean {
  return requestBody !== undefined && requestBody.content.length > 0 && method !== 'get' && method !== 'head';
}

/** Returns the media types of the body. JSON is first, because it is the default; concrete types precede ranges. */
export function requestMediaTypes({ requestBody }: Operation): readonly string[] {
  const rank = (content: MediaType): number =>
    contentKind(content) !== 'json' ? 2 : content.mediaType.includes('*') ? 1 : 0;
  return [...(requestBody?.content ?? [])].sort((a, b) => rank(a) - rank(b)).map(({ mediaType }) => mediaType);
}

/** Returns the path template with `#` encoded, since it would otherwise start a fragment. */
function escapedPath({ path }: Operation): string {
  return path.replaceAll('#', '%23');
}

function isAnonymous({ security }: Operation, { securitySchemes }: Api): boolean {
  return securitySchemes.length > 0 && security.every(({ schemes }) => schemes.length === 0);
}

function securityMembers(operation: Operation, api: Api): readonly MemberView[] {
  const alternatives = listSecurityAlternatives(operation, api).map(
    (schemes) =>
      ts`[${joinCode(
        schemes.map(({ scheme }) => stringLiteral(scheme.name)),
        ts`, `,
      )}]`,
  );
  return alternatives.length === 0 ? [] : [{ key: ts`security`, value: ts`[${joinCode(alternatives, ts`, `)}]` }];
}

function acceptMembers({ responses }: Operation): readonly MemberView[] {
  // `Accept` does not support ranges by suffix, such as `application/*+json`.
  const accepted = [
    ...new Set(
      responses.flatMap(({ content }) =>
        content.map(({ mediaType }) => (isSuffixRange(mediaType) ? mediaType.replace(/\*.*/, '*') : mediaType)),
      ),
    ),
  ];
  const header = accepted.length === 0 ? '*/*' : accepted.join(', ');
  return header === 'application/json' ? [] : [{ key: ts`accept`, value: stringLiteral(header) }];
}

function formMembers({ requestBody }: Operation, api: Api): readonly MemberView[] {
  const encodings = (requestBody?.content ?? [])
    .filter(({ mediaType }) => isFormMediaType(mediaType))
    .flatMap((content) => formEncodings(content, api));
  const styles = printFieldStyles(encodings);
  return styles.length === 0 ? [] : [{ key: ts`form`, value: printObject(styles) }];
}

/**
 * Returns the encodings, without `text/plain` for strings: it is the default, and many servers treat a part with an
 * explicit content type as a file.
 */
function formEncodings(content: MediaType, api: Api): readonly Encoding[] {
  const files = binaryFormFields(content, api);
  return content.encoding.map(({ contentType, ...encoding }) =>
    contentType === undefined || (mediaTypeEssence(contentType) === 'text/plain' && !files.includes(encoding.property))
      ? encoding
      : { ...encoding, contentType },
  );
}

function printFieldStyles(encodings: readonly Encoding[]): readonly SafeText<'ts'>[] {
  const stylesByField = new Map(encodings.map((encoding) => [encoding.property, printEncodingStyle(encoding)]));
  return [...stylesByField].flatMap(([name, style]) => (style ? [printStyleEntry(name, style)] : []));
}

const parameterLocations = [
  ['path', ts`path`],
  ['query', ts`query`],
  ['header', ts`headers`],
  ['cookie', ts`cookies`],
] as const satisfies readonly (readonly [Parameter['in'], SafeText<'ts'>])[];

function styleMembers({ parameters }: Operation, filter: OperationFilter | undefined): readonly MemberView[] {
  const styles = parameterLocations.flatMap(([location, key]) => {
    const parametersAtLocation = parameters.filter(
      (parameter) => parameter.in === location && !(location === 'header' && parameter.name === filter?.header),
    );
    const entries = parametersAtLocation.flatMap((parameter) => {
      const style = parameter.querystringEncoding
        ? ts`{ members: ${printObject(printFieldStyles(parameter.querystringEncoding))} }`
        : printParameterStyle(parameter);
      return style ? [printStyleEntry(parameter.name, style)] : [];
    });
    return entries.length === 0 ? [] : [ts`${key}: ${printObject(entries)}`];
  });
  return styles.length === 0 ? [] : [{ key: ts`styles`, value: printObject(styles) }];
}

/** Prints the statuses grouped by media type, because most operations use JSON for every status. */
function printResponses({ method, responses }: Operation, { conventions }: Api): SafeText<'ts'> {
  const keysByStatus = responses.map(
    ({ status, content }) => [status, method === 'head' ? [] : content.map(responseKey)] as const,
  );
  const deprecation = conventions.deprecation && String(conventions.deprecation.status);
  const successEntry = keysByStatus.find(([status]) => /^2[0-9]{2}$/.test(status));
  if (deprecation !== undefined && successEntry && !keysByStatus.some(([status]) => status === deprecation)) {
    const index = keysByStatus.findLastIndex(([status]) => status < deprecation) + 1;
    keysByStatus.splice(index, 0, [deprecation, successEntry[1]]);
  }
  const statuses = new Map<string, SafeText<'ts'>[]>();
  for (const [status, keys] of keysByStatus) {
    for (const key of keys.length === 0 ? ['none'] : new Set(keys))
      statuses.set(key, [
        ...(statuses.get(key) ?? []),
        /^[0-9]+$/.test(status) ? propertyKey(status) : stringLiteral(status),
      ]);
  }
  return printObject([...statuses].map(([key, statusList]) => printEntry(key, ts`[${joinCode(statusList, ts`, `)}]`)));
}

/** Returns the media type as the runtime parses it, prefixed with the body's kind if the name does not imply it. */
function responseKey(content: MediaType): string {
  const type = mediaTypeEssence(content.mediaType);
  const kind = contentKind(content);
  if (type === 'application/json') return 'json';
  return kind === mediaTypeKind(type) && /^[^ ]+\/[^ ]+$/.test(type) ? type : `${kind} ${type}`;
}

/**
 * Prints a style. If `Object.prototype` has a property with that name, TypeScript uses its type as the contextual type,
 * and widens string literals; `as const` prevents that.
 */
function printStyleEntry(name: string, style: SafeText<'ts'>): SafeText<'ts'> {
  return printEntry(name, name in Object.prototype ? ts`${style} as const` : style);
}

export function printEntry(name: string, value: SafeText<'ts'>): SafeText<'ts'> {
  return name === '__proto__' ? ts`[${stringLiteral(name)}]: ${value}` : ts`${propertyKey(name)}: ${value}`;
}

export function printObject(entries: readonly SafeText<'ts'>[]): SafeText<'ts'> {
  return entries.length === 0 ? ts`{}` : ts`{ ${joinCode(entries, ts`, `)} }`;
}

/** Returns the style of a parameter; `undefined` if it is the default of its location. */
export function printParameterStyle(parameter: Parameter): SafeText<'ts'> | undefined {
  if (parameter.content) return isJsonParameter(parameter) ? ts`{ json: true }` : undefined;
  const defaultStyle = parameter.in === 'query' || parameter.in === 'cookie' ? 'form' : 'simple';
  return printOptionalObject([
    ...printStyleMembers(parameter.style, parameter.explode, defaultStyle),
    ...(parameter.allowReserved && parameter.in !== 'header' ? [ts`reserved: true`] : []),
  ]);
}

/** Returns the style of a form field; `undefined` if it is the default of forms. */
export function printEncodingStyle({
  style,
  explode,
  allowReserved,
  contentType,
}: Encoding): SafeText<'ts'> | undefined {
  const isSingleType = contentType !== undefined && !/[,*]/.test(contentType);
  const isJson = isSingleType && mediaTypeKind(contentType) === 'json' && style === undefined;
  return printOptionalObject([
    // An explicit style also applies to objects, which otherwise default to JSON.
    ...(style === 'form' || (style === undefined && explode !== undefined) ? [ts`style: 'form'`] : []),
    ...printStyleMembers(style ?? 'form', explode ?? (style ?? 'form') === 'form', 'form'),
    ...(allowReserved ? [ts`reserved: true`] : []),
    ...(isJson ? [ts`json: true`] : []),
    ...(isSingleType ? [ts`type: ${stringLiteral(contentType)}`] : []),
  ]);
}

function printStyleMembers(
  style: Parameter['style'],
  explode: boolean,
  defaultStyle: Parameter['style'],
): readonly SafeText<'ts'>[] {
  return [
    ...(style === defaultStyle ? [] : [ts`style: ${stringLiteral(style)}`]),
    ...(explode === (style === 'form') || style === 'deepObject'
      ? []
      : [ts`explode: ${explode ? ts`true` : ts`false`}`]),
  ];
}

function printOptionalObject(members: readonly SafeText<'ts'>[]): SafeText<'ts'> | undefined {
  return members.length === 0 ? undefined : ts`{ ${joinCode(members, ts`, `)} }`;
}
