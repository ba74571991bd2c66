// Operation descriptor for the client runtime; it omits what the runtime assumes by default.

import type { Code } from '../../code/branded-text.ts';
import { propertyKey } from '../../code/typescript/identifier.ts';
import { string } from '../../code/typescript/string-literal.ts';
import { join, ts } from '../../code/typescript/template-literals.ts';
import type { Api, Content, Encoding, Operation, Parameter } from '../../model/types/api.ts';
import { sentMethod } from '../../model/http-method.ts';
import { filesOf } from '../../model/binary-form-fields.ts';
import type { Filtering } from '../../model/operation-filter.ts';
import { alternativesOf } from './credentials.ts';
import { bare, isForm, isSuffixRange, kindOf, kindOfContent } from '../../model/media-type-kind.ts';
import { serverUrl } from '../../model/server-urls.ts';
import { formStyle, styleOf } from './parameter-styles.ts';
import type { MemberView } from './templates.ts';

/** Returns the properties of an operation's descriptor. */
export function factsOf(operation: Operation, filtering: Filtering | undefined, api: Api): readonly MemberView[] {
  const { id, method, servers } = operation;
  return [
    { key: ts`id`, value: string(id) },
    { key: ts`method`, value: string(sentMethod(method)) },
    { key: ts`path`, value: string(pathOf(operation)) },
    ...(servers?.[0] ? [{ key: ts`server`, value: string(serverUrl(servers[0])) }] : []),
    ...(isAnonymous(operation, api) ? [{ key: ts`anonymous`, value: ts`true` }] : []),
    ...securityOf(operation, api),
    ...acceptOf(operation),
    ...(hasBody(operation) ? [{ key: ts`body`, value: string(mediaTypes(operation)[0] ?? '') }] : []),
    ...(hasBody(operation) ? formOf(operation, api) : []),
    ...(filtering ? [{ key: ts`filter`, value: string(filtering.header) }] : []),
    ...stylesOf(operation, filtering),
    { key: ts`answers`, value: answersOf(operation, api) },
  ];
}

/** Whether a body can be sent: `fetch` rejects bodies of GET and HEAD requests. */
export function hasBody({ method, body }: Operation): boolean {
  return body !== undefined && body.contents.length > 0 && method !== 'get' && method !== 'head';
}

/** Returns the media types of the body. JSON is first, because it is the default; concrete types precede ranges. */
export function mediaTypes({ body }: Operation): readonly string[] {
  const rank = (content: Content): number =>
    kindOfContent(content) !== 'json' ? 2 : content.mediaType.includes('*') ? 1 : 0;
  return [...(body?.contents ?? [])].sort((a, b) => rank(a) - rank(b)).map(({ mediaType }) => mediaType);
}

/** Returns the path template with `#` encoded, which would end the path. */
function pathOf({ path }: Operation): string {
  return path.replaceAll('#', '%23');
}

function isAnonymous({ security }: Operation, { securitySchemes }: Api): boolean {
  return securitySchemes.length > 0 && security.every(({ schemes }) => schemes.length === 0);
}

function securityOf(operation: Operation, api: Api): readonly MemberView[] {
  const alternatives = alternativesOf(operation, api).map(
    (schemes) =>
      ts`[${join(
        schemes.map(({ scheme }) => string(scheme.name)),
        ts`, `,
      )}]`,
  );
  return alternatives.length === 0 ? [] : [{ key: ts`security`, value: ts`[${join(alternatives, ts`, `)}]` }];
}

function acceptOf({ responses }: Operation): readonly MemberView[] {
  // `Accept` does not support ranges by suffix, such as `application/*+json`.
  const accepted = [
    ...new Set(
      responses.flatMap(({ contents }) =>
        contents.map(({ mediaType }) => (isSuffixRange(mediaType) ? mediaType.replace(/\*.*/, '*') : mediaType)),
      ),
    ),
  ];
  const header = accepted.length === 0 ? '*/*' : accepted.join(', ');
  return header === 'application/json' ? [] : [{ key: ts`accept`, value: string(header) }];
}

function formOf({ body }: Operation, api: Api): readonly MemberView[] {
  const encodings = (body?.contents ?? [])
    .filter(({ mediaType }) => isForm(mediaType))
    .flatMap((content) => encodingsOf(content, api));
  const styles = memberStyles(encodings);
  return styles.length === 0 ? [] : [{ key: ts`form`, value: object(styles) }];
}

/**
 * Returns the encodings, without `text/plain` for strings: it is the default, and many servers treat a part with an
 * explicit content type as a file.
 */
function encodingsOf(content: Content, api: Api): readonly Encoding[] {
  const files = filesOf(content, api);
  return content.encoding.map(({ contentType, ...encoding }) =>
    contentType === undefined || (bare(contentType) === 'text/plain' && !files.includes(encoding.property))
      ? encoding
      : { ...encoding, contentType },
  );
}

function memberStyles(encodings: readonly Encoding[]): readonly Code<'ts'>[] {
  const named = new Map(encodings.map((encoding) => [encoding.property, formStyle(encoding)]));
  return [...named].flatMap(([name, style]) => (style ? [styleEntry(name, style)] : []));
}

const places = [
  ['path', ts`path`],
  ['query', ts`query`],
  ['header', ts`headers`],
  ['cookie', ts`cookies`],
] as const satisfies readonly (readonly [Parameter['in'], Code<'ts'>])[];

function stylesOf({ parameters }: Operation, filtering: Filtering | undefined): readonly MemberView[] {
  const styles = places.flatMap(([place, key]) => {
    const named = parameters.filter(
      (parameter) => parameter.in === place && !(place === 'header' && parameter.name === filtering?.header),
    );
    const entries = named.flatMap((parameter) => {
      const style = parameter.form ? ts`{ members: ${object(memberStyles(parameter.form))} }` : styleOf(parameter);
      return style ? [styleEntry(parameter.name, style)] : [];
    });
    return entries.length === 0 ? [] : [ts`${key}: ${object(entries)}`];
  });
  return styles.length === 0 ? [] : [{ key: ts`styles`, value: object(styles) }];
}

/** Returns the statuses grouped by media type, because most operations respond to every status with JSON. */
function answersOf({ method, responses }: Operation, { conventions }: Api): Code<'ts'> {
  const answers = responses.map(
    ({ status, contents }) => [status, method === 'head' ? [] : contents.map(answerKey)] as const,
  );
  const deprecated = conventions.deprecation && String(conventions.deprecation.status);
  const success = answers.find(([status]) => /^2[0-9]{2}$/.test(status));
  if (deprecated !== undefined && success && !answers.some(([status]) => status === deprecated)) {
    answers.splice(answers.findLastIndex(([status]) => status < deprecated) + 1, 0, [deprecated, success[1]]);
  }
  const statuses = new Map<string, Code<'ts'>[]>();
  for (const [status, keys] of answers) {
    for (const key of keys.length === 0 ? ['none'] : new Set(keys))
      statuses.set(key, [...(statuses.get(key) ?? []), /^[0-9]+$/.test(status) ? propertyKey(status) : string(status)]);
  }
  return object([...statuses].map(([key, list]) => entry(key, ts`[${join(list, ts`, `)}]`)));
}

/** Returns the media type as the runtime parses it, prefixed with the body's kind if the name does not imply it. */
function answerKey(content: Content): string {
  const type = bare(content.mediaType);
  const kind = kindOfContent(content);
  if (type === 'application/json') return 'json';
  return kind === kindOf(type) && /^[^ ]+\/[^ ]+$/.test(type) ? type : `${kind} ${type}`;
}

/**
 * For names that `Object.prototype` has, TypeScript uses the inherited member as the contextual type and widens string
 * literals; `as const` prevents that.
 */
function styleEntry(name: string, style: Code<'ts'>): Code<'ts'> {
  return entry(name, name in Object.prototype ? ts`${style} as const` : style);
}

export function entry(name: string, value: Code<'ts'>): Code<'ts'> {
  return name === '__proto__' ? ts`[${string(name)}]: ${value}` : ts`${propertyKey(name)}: ${value}`;
}

export function object(entries: readonly Code<'ts'>[]): Code<'ts'> {
  return entries.length === 0 ? ts`{}` : ts`{ ${join(entries, ts`, `)} }`;
}
