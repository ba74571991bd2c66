// Request sample for the generated TypeScript client.

import { string } from '../../../code/typescript/string-literal.ts';
import { presentedText } from '../../client/credentials.ts';
import { filesOf } from '../../../model/binary-form-fields.ts';
import { isForm, isSuffixRange, kindOfContent } from '../../../model/media-type-kind.ts';
import { use } from '../../client/readme.ts';
import { ownServer } from '../../../model/server-urls.ts';
import type { Api, Parameter } from '../../../model/types/api.ts';
import type { Json } from '../../../source/node.ts';
import type { SampleCall } from './sample-request.ts';
import { sentMediaType } from './media-type.ts';
import { isList } from './sample-value.ts';

const groups = [
  ['path', 'path'],
  ['query', 'query'],
  ['header', 'headers'],
  ['cookie', 'cookies'],
] as const satisfies readonly (readonly [Parameter['in'], string])[];

/**
 * Returns a TypeScript module that imports the client from `module`; `undefined` if the client does not have the
 * operation.
 */
export function clientSample(call: SampleCall, module: string, api: Api): string | undefined {
  const { operation } = call;
  const area = api.areas.find(({ id }) => id === operation.area);
  if (area === undefined) return undefined;
  const options = [
    ...(ownServer(api) === undefined ? [`baseUrl: ${string(call.server)}`] : []),
    ...(needsToken(call) ? presentedText(operation, api) : []),
  ];
  return [
    `import { createClient } from ${string(module)};`,
    '',
    `const client = createClient(${options.length === 0 ? '' : `{ ${options.join(', ')} }`});`,
    `const result = await client.${area.name.value}.${operation.name.value}(${argumentOf(call, api)});`,
    ...use,
  ].join('\n');
}

function needsToken({ operation }: SampleCall): boolean {
  return (
    operation.security.some(({ schemes }) => schemes.length > 0) &&
    !operation.security.every(({ schemes }) => schemes.length === 0)
  );
}

function argumentOf({ parameters, body }: SampleCall, api: Api): string {
  const members = groups.flatMap(([place, name]) => {
    const own = parameters.filter(({ parameter }) => parameter.in === place);
    return own.length === 0
      ? []
      : [[name, literal(Object.fromEntries(own.map(({ parameter, value }) => [parameter.name, value])), 1)] as const];
  });
  const type =
    body && isSuffixRange(body.content.mediaType)
      ? [['contentType', string(sentMediaType(body.content))] as const]
      : [];
  const all = [...members, ...(body === undefined ? [] : [['body', bodyLiteral(body, api)] as const]), ...type];
  return all.length === 0 ? '' : `{\n${all.map(([name, value]) => `  ${name}: ${value},\n`).join('')}}`;
}

function bodyLiteral({ content, value }: NonNullable<SampleCall['body']>, api: Api): string {
  if (isForm(content.mediaType)) return literal(value, 1, new Set(filesOf(content, api)));
  if (kindOfContent(content) === 'json') return literal(value, 1);
  return kindOfContent(content) === 'binary'
    ? "new Blob(['…'])"
    : literal(typeof value === 'string' ? value : JSON.stringify(value), 1);
}

/** Formats a value as a TypeScript literal; properties named in `files` are `Blob` objects. */
function literal(value: Json, depth: number, files: ReadonlySet<string> = new Set()): string {
  const [outer, inner] = ['  '.repeat(depth), '  '.repeat(depth + 1)];
  if (typeof value === 'string') return string(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = isList(value)
    ? value.map((each) => literal(each, depth + 1))
    : Object.entries(value).map(
        ([name, each]) =>
          `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : string(name)}: ${files.has(name) ? "new Blob(['…'])" : literal(each, depth + 1)}`,
      );
  const [open, close] = isList(value) ? ['[', ']'] : ['{', '}'];
  if (members.length === 0) return open + close;
  const short = members.join(', ');
  const pad = open === '{' ? ' ' : '';
  return short.length <= 60 && !short.includes('\n')
    ? `${open}${pad}${short}${pad}${close}`
    : `${open}\n${members.map((member) => `${inner}${member},\n`).join('')}${outer}${close}`;
}
