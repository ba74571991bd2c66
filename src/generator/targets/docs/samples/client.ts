// Request sample for the generated TypeScript client.

import { stringLiteral } from '../../../code/typescript/typescript.ts';
import { exampleClientOptions } from '../../client/supported-security-schemes.ts';
import { binaryFormFields, isFormMediaType, isSuffixRange, contentKind } from '../../../model/media-types.ts';
import { resultUsage } from '../../client/package.ts';
import { defaultServerUrl } from '../../../model/http-request.ts';
import type { Api, Parameter } from '../../../model/types/api.ts';
import type { Json } from '../../../source/node.ts';
import { type SampleRequest, sampleMediaType } from './sample-request.ts';
import { isJsonArray } from '../../../code/json/print-json.ts';

const parameterGroups = [
  ['path', 'path'],
  ['query', 'query'],
  ['header', 'headers'],
  ['cookie', 'cookies'],
] as const satisfies readonly (readonly [Parameter['in'], string])[];

/**
 * Returns a TypeScript module that imports the client from `module`; `undefined` if the client does not have the
 * operation.
 */
export function clientSample(request: SampleRequest, module: string, api: Api): string | undefined {
  const { operation } = request;
  const tagGroup = api.tagGroups.find(({ id }) => id === operation.tagGroup);
  if (tagGroup === undefined) return undefined;
  const options = [
    ...(defaultServerUrl(api) === undefined ? [`baseUrl: ${stringLiteral(request.server)}`] : []),
    ...(needsToken(request) ? exampleClientOptions(operation, api) : []),
  ];
  return [
    `import { createClient } from ${stringLiteral(module)};`,
    '',
    `const client = createClient(${options.length === 0 ? '' : `{ ${options.join(', ')} }`});`,
    `const result = await client.${tagGroup.name.value}.${operation.name.value}(${callArgument(request, api)});`,
    ...resultUsage,
  ].join('\n');
}

function needsToken({ operation }: SampleRequest): boolean {
  return (
    operation.security.some(({ schemes }) => schemes.length > 0) &&
    !operation.security.every(({ schemes }) => schemes.length === 0)
  );
}

function callArgument({ parameters, body }: SampleRequest, api: Api): string {
  const parameterProperties = parameterGroups.flatMap(([location, name]) => {
    const groupParameters = parameters.filter(({ parameter }) => parameter.in === location);
    return groupParameters.length === 0
      ? []
      : [
          [
            name,
            formatLiteral(
              Object.fromEntries(groupParameters.map(({ parameter, value }) => [parameter.name, value])),
              1,
            ),
          ] as const,
        ];
  });
  const contentType =
    body && isSuffixRange(body.content.mediaType)
      ? [['contentType', stringLiteral(sampleMediaType(body.content))] as const]
      : [];
  const properties = [
    ...parameterProperties,
    ...(body === undefined ? [] : [['body', bodyLiteral(body, api)] as const]),
    ...contentType,
  ];
  return properties.length === 0 ? '' : `{\n${properties.map(([name, value]) => `  ${name}: ${value},\n`).join('')}}`;
}

function bodyLiteral({ content, value }: NonNullable<SampleRequest['body']>, api: Api): string {
  if (isFormMediaType(content.mediaType))
    return formatLiteral(value, 1, new Set(binaryFormFields(content, api, 'request')));
  if (contentKind(content) === 'json') return formatLiteral(value, 1);
  return contentKind(content) === 'binary'
    ? "new Blob(['…'])"
    : formatLiteral(typeof value === 'string' ? value : JSON.stringify(value), 1);
}

/** Formats a value as a TypeScript literal; properties named in `files` are `Blob` objects. */
function formatLiteral(value: Json, depth: number, files: ReadonlySet<string> = new Set()): string {
  const [outer, inner] = ['  '.repeat(depth), '  '.repeat(depth + 1)];
  if (typeof value === 'string') return stringLiteral(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const elements = isJsonArray(value)
    ? value.map((each) => formatLiteral(each, depth + 1))
    : Object.entries(value).map(
        ([name, each]) =>
          `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : stringLiteral(name)}: ${files.has(name) ? "new Blob(['…'])" : formatLiteral(each, depth + 1)}`,
      );
  const [open, close] = isJsonArray(value) ? ['[', ']'] : ['{', '}'];
  if (elements.length === 0) return open + close;
  const singleLine = elements.join(', ');
  const pad = open === '{' ? ' ' : '';
  return singleLine.length <= 60 && !singleLine.includes('\n')
    ? `${open}${pad}${singleLine}${pad}${close}`
    : `${open}\n${elements.map((element) => `${inner}${element},\n`).join('')}${outer}${close}`;
}
