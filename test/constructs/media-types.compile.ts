// Types of `contentType` for media type ranges, in handlers and in client calls.

import type { CompileCase, Errors } from '../compile/case.ts';
import { compileCaseName } from './constructs.compile.ts';

const within = compileCaseName('requests.yaml');

/** Response expressions by name, each with part of the expected compiler error if the response is invalid. */
type Responses = Readonly<Record<string, readonly [expression: string, error?: string]>>;

const reports: Responses = {
  'type in range': ["{ status: 200, contentType: 'image/png', headers: { 'X-Count': 1 }, body: new Uint8Array() }"],
  'type out of range': [
    "{ status: 200, contentType: 'audio/ogg', headers: { 'X-Count': 1 }, body: new Uint8Array() }",
    '"audio/ogg"',
  ],
};

const ranges: Responses = {
  image: ["{ status: 200, contentType: 'image/png', body: new Uint8Array() }"],
  'type outside image': ["{ status: 200, contentType: 'audio/ogg', body: new Uint8Array() }", '"audio/ogg"'],
  'image without a type': ['{ status: 200, body: new Uint8Array() }', 'contentType'],
  audio: ["{ status: 201, contentType: 'audio/ogg', headers: { 'X-Count': 1 }, body: new Uint8Array() }"],
  'bytes without a type': ["{ status: 201, headers: { 'X-Count': 1 }, body: new Uint8Array() }"],
  'invalid media type': [
    "{ status: 201, contentType: 'anything', headers: { 'X-Count': 1 }, body: new Uint8Array() }",
    '"anything"',
  ],
  'missing header': ['{ status: 201, body: new Uint8Array() }', 'headers'],
  text: ["{ status: 202, contentType: 'text/markdown', body: '# x' }"],
  'text without a type': ["{ status: 202, body: 'x' }"],
  'type outside text': ["{ status: 202, contentType: 'image/png', body: 'x' }", '"image/png"'],
  application: ["{ status: 203, contentType: 'application/vnd.own+json', body: { a: 1 } }"],
  'application without a type': ['{ status: 203, body: { a: 1 } }', 'contentType'],
};

const merge: Responses = {
  suffix: ["{ status: 200, contentType: 'application/vnd.own+json', body: { own: 1 } }"],
  'without suffix': ["{ status: 200, contentType: 'application/json', body: { own: 1 } }", '"application/json"'],
  'missing type': ['{ status: 200, body: { own: 1 } }', 'contentType'],
};

function createResponseCase(name: string, type: string, responses: Responses): CompileCase {
  const pathOf = (key: string): string => `${type}/${key.replaceAll(' ', '-')}.ts`;
  const programs = Object.entries(responses).map(
    ([key, [expression]]) =>
      [
        pathOf(key),
        `import type { ${type} } from '../server/index.ts';\nexport const response: ${type} = ${expression};\n`,
      ] as const,
  );
  const errors: Errors = Object.fromEntries(
    Object.entries(responses).flatMap(([key, [, error]]) => (error === undefined ? [] : [[pathOf(key), [error]]])),
  );
  return { name, within, files: () => new Map(programs), errors };
}

const calls = `import { createClient } from '../client/index.ts';
const { suffixes } = createClient();
void suffixes.merge({ body: { own: 1 }, contentType: 'application/merge-patch+json' });
void suffixes.suffixes({ body: { plain: 1 } });
`;

export const cases: readonly CompileCase[] = [
  createResponseCase('requires a media type for a response that has several', 'ReportsResponse', reports),
  createResponseCase(
    'restricts the media type of a response to its only range, and requires it if there is no default',
    'RangesResponse',
    ranges,
  ),
  createResponseCase('restricts the media type of a response to a range with a suffix', 'MergeResponse', merge),
  {
    name: 'requires the content type of a body whose only media type is a range with a suffix',
    within,
    files: () =>
      new Map([
        ['suffixes/calls.ts', calls],
        [
          'suffixes/no-type.ts',
          "import { createClient } from '../client/index.ts';\nvoid createClient().suffixes.merge({ body: { own: 1 } });\n",
        ],
      ]),
    errors: { 'suffixes/no-type.ts': ["Property 'contentType' is missing"] },
  },
];
