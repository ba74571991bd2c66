// Function of an operation in the client, with its request and result types.

import { docComment } from '../../code/typescript/comment.ts';
import type { Code } from '../../code/branded-text.ts';
import { identifier } from '../../code/typescript/identifier.ts';
import { string } from '../../code/typescript/string-literal.ts';
import { ts, union } from '../../code/typescript/template-literals.ts';
import type { Operation, Parameter } from '../../model/types/api.ts';
import { sentMethod } from '../../model/http-method.ts';
import { answersType, bodyType, type Typing } from './body-types.ts';
import { factsOf, hasBody, mediaTypes } from './operation-descriptor.ts';
import { isSuffixRange } from '../../model/media-type-kind.ts';
import { filteringOf, isHeader, type Filtering } from '../../model/operation-filter.ts';
import type { OperationView, RequestView } from './templates.ts';

/** Returns the name of an operation's request type. */
export function requestName({ name }: Operation): string {
  return `${name.type}Request`;
}

export function resultName({ name }: Operation): string {
  return `${name.type}Result`;
}

export function operationView(operation: Operation, typing: Typing): OperationView {
  const { imports, modules, api } = typing;
  const filtering = filteringOf(operation, api);
  const members = requestMembers(operation, filtering, typing);
  const options = imports.type('CallOptions', modules.runtime('send-request'));
  const result = ts`${imports.type('Result', modules.runtime('result'))}<${answersType(operation, typing)}>`;
  const client = imports.type('Client', modules.runtime('client'));
  const needed = members.some(({ optional }) => !optional);
  const request = members.length > 0 ? identifier(requestName(operation)) : options;
  return {
    ...(members.length > 0 && { request: requestView(operation, members) }),
    result: {
      doc: docComment(`What \`${operation.name.value}\` answers.`) ?? ts``,
      name: identifier(resultName(operation)),
      type: result,
    },
    doc: docOf(operation),
    name: identifier(operation.name.value),
    parameter: ts`client: ${client}, request${needed ? ts`` : ts`?`}: ${request}`,
    call: imports.value('call', modules.runtime('send-request')),
    facts: factsOf(operation, filtering, api),
  };
}

interface Member {
  readonly name: Code<'ts'>;
  readonly optional: boolean;
  readonly type: Code<'ts'>;
  readonly doc?: Code<'ts'> | undefined;
}

function requestView(operation: Operation, members: readonly Member[]): RequestView {
  return {
    doc: docComment(`What \`${operation.name.value}\` takes.`) ?? ts``,
    name: identifier(requestName(operation)),
    members: members.map(({ name, optional, type, doc }) => ({
      ...(doc && { doc }),
      key: optional ? ts`${name}?` : name,
      type,
    })),
  };
}

const places = [
  ['path', 'Path', ts`path`],
  ['query', 'Query', ts`query`],
  ['header', 'Headers', ts`headers`],
  ['cookie', 'Cookies', ts`cookies`],
] as const satisfies readonly (readonly [Parameter['in'], string, Code<'ts'>])[];

function requestMembers(operation: Operation, filtering: Filtering | undefined, typing: Typing): readonly Member[] {
  const { imports, modules, names } = typing;
  const parameters = places.flatMap(([place, part, name]): Member[] => {
    const all = operation.parameters.filter((parameter) => parameter.in === place);
    const left = filtering ? all.filter((parameter) => !isHeader(parameter, filtering.header)) : all;
    if (left.length === 0) return [];
    const whole = imports.type(names.derived(operation, part), modules.types);
    const type = left.length === all.length || !filtering ? whole : ts`Omit<${whole}, ${string(filtering.header)}>`;
    return [{ name, optional: place !== 'path' && !left.some(({ required }) => required), type }];
  });
  return [...parameters, ...filterMember(filtering, typing), ...bodyMembers(operation, typing)];
}

function filterMember(filtering: Filtering | undefined, { imports, modules, names }: Typing): readonly Member[] {
  if (!filtering) return [];
  const doc = docComment(`Which items, and in which order: sent as \`${filtering.header}\`.`);
  return [
    {
      name: ts`filter`,
      optional: true,
      type: imports.type(names.derived(filtering.owner, 'Filter'), modules.types),
      doc,
    },
  ];
}

function bodyMembers(operation: Operation, typing: Typing): readonly Member[] {
  const { body } = operation;
  if (!body || !hasBody(operation)) return [];
  const type = bodyType(operation, body.contents, typing);
  const member = { name: ts`body`, optional: !body.required, type, doc: docComment(body.description, {}, 2) };
  const [first = '', ...more] = mediaTypes(operation);
  if (more.length === 0 && !first.includes('*')) return [member];
  // Suffix ranges are the only ranges without a default media type.
  const said = isSuffixRange(first);
  const doc = docComment(
    said
      ? `The media type of the body, such as \`${first.replace('*+', 'vnd.example+')}\`.`
      : `How the body is written: as \`${first}\` unless this says otherwise.`,
    {},
    2,
  );
  const types = [first, ...more].map((mediaType) => (mediaType.includes('*') ? ts`string` : string(mediaType)));
  return [
    member,
    {
      name: ts`contentType`,
      optional: !said || !body.required,
      type: types.includes(ts`string`) ? ts`string` : union(types),
      doc,
    },
  ];
}

function docOf({ summary, description, method, path, deprecated }: Operation): Code<'ts'> {
  const text = [summary, description].filter((part) => part !== undefined && part.trim() !== '').join('\n\n');
  return docComment(text === '' ? `\`${sentMethod(method)} ${path}\`` : text, { deprecated }) ?? ts``;
}
