// What the runtime is told of an operation: only what it cannot assume.

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

/** The members of the runtime's description of an operation. */
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

/** Whether a body can be sent: fetch sends none with GET and HEAD, where it would mean nothing. */
export function hasBody({ method, body }: Operation): boolean {
  return body !== undefined && body.contents.length > 0 && method !== 'get' && method !== 'head';
}

/** The media types of the body: JSON first, since that is what one means without saying so, and of JSON what can be sent as it stands. */
export function mediaTypes({ body }: Operation): readonly string[] {
  const rank = (content: Content): number =>
    kindOfContent(content) !== 'json' ? 2 : content.mediaType.includes('*') ? 1 : 0;
  return [...(body?.contents ?? [])].sort((a, b) => rank(a) - rank(b)).map(({ mediaType }) => mediaType);
}

/** The template; what would end the path is encoded. */
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
  // `Accept` knows no ranges by suffix.
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

/** A text is of this type anyway, and sent with it, it would be a file to many servers. */
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

/** By media type, since most operations answer every status with JSON. */
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

/** A media type as the runtime reads it, which is told what the bodies of a range are read as, where its name does not say it. */
function answerKey(content: Content): string {
  const type = bare(content.mediaType);
  const kind = kindOfContent(content);
  if (type === 'application/json') return 'json';
  return kind === kindOf(type) && /^[^ ]+\/[^ ]+$/.test(type) ? type : `${kind} ${type}`;
}

/** For a member that every object inherits, the compiler would take the inherited one's type for what is expected, and make any text of a word. */
function styleEntry(name: string, style: Code<'ts'>): Code<'ts'> {
  return entry(name, name in Object.prototype ? ts`${style} as const` : style);
}

export function entry(name: string, value: Code<'ts'>): Code<'ts'> {
  return name === '__proto__' ? ts`[${string(name)}]: ${value}` : ts`${propertyKey(name)}: ${value}`;
}

export function object(entries: readonly Code<'ts'>[]): Code<'ts'> {
  return entries.length === 0 ? ts`{}` : ts`{ ${join(entries, ts`, `)} }`;
}
