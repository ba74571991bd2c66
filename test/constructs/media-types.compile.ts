// Where ranges of media types are declared, the compiler knows which types a handler or a caller may say, and when it must.

import type { CompileCase, Errors } from '../compile/case.ts';
import { constructs } from './constructs.compile.ts';

const within = constructs('requests.yaml');

/** Responses by a name, each with a part of the error that the compiler reports; without one if it is as declared. */
type Responses = Readonly<Record<string, readonly [text: string, error?: string]>>;

const answers: Responses = {
  'one of a range': ["{ status: 200, contentType: 'image/png', headers: { 'X-Count': 1 }, body: new Uint8Array() }"],
  'one of another': [
    "{ status: 200, contentType: 'audio/ogg', headers: { 'X-Count': 1 }, body: new Uint8Array() }",
    '"audio/ogg"',
  ],
};

const ranges: Responses = {
  image: ["{ status: 200, contentType: 'image/png', body: new Uint8Array() }"],
  'no image': ["{ status: 200, contentType: 'audio/ogg', body: new Uint8Array() }", '"audio/ogg"'],
  'image of no type': ['{ status: 200, body: new Uint8Array() }', 'contentType'],
  audio: ["{ status: 201, contentType: 'audio/ogg', headers: { 'X-Count': 1 }, body: new Uint8Array() }"],
  'bytes of no type': ["{ status: 201, headers: { 'X-Count': 1 }, body: new Uint8Array() }"],
  'no media type': [
    "{ status: 201, contentType: 'anything', headers: { 'X-Count': 1 }, body: new Uint8Array() }",
    '"anything"',
  ],
  'no header': ['{ status: 201, body: new Uint8Array() }', 'headers'],
  text: ["{ status: 202, contentType: 'text/markdown', body: '# x' }"],
  'text of no type': ["{ status: 202, body: 'x' }"],
  'no text': ["{ status: 202, contentType: 'image/png', body: 'x' }", '"image/png"'],
  application: ["{ status: 203, contentType: 'application/vnd.own+json', body: { a: 1 } }"],
  'application of no type': ['{ status: 203, body: { a: 1 } }', 'contentType'],
};

const merge: Responses = {
  suffix: ["{ status: 200, contentType: 'application/vnd.own+json', body: { own: 1 } }"],
  'no suffix': ["{ status: 200, contentType: 'application/json', body: { own: 1 } }", '"application/json"'],
  'no type': ['{ status: 200, body: { own: 1 } }', 'contentType'],
};

function responses(name: string, type: string, all: Responses): CompileCase {
  const file = (each: string): string => `${type}/${each.replaceAll(' ', '-')}.ts`;
  const programs = Object.entries(all).map(
    ([each, [text]]) =>
      [
        file(each),
        `import type { ${type} } from '../server/index.ts';\nexport const answer: ${type} = ${text};\n`,
      ] as const,
  );
  const errors: Errors = Object.fromEntries(
    Object.entries(all).flatMap(([each, [, error]]) => (error === undefined ? [] : [[file(each), [error]]])),
  );
  return { name, within, files: () => new Map(programs), errors };
}

const calls = `import { createClient } from '../client/index.ts';
const { suffixes } = createClient();
void suffixes.merge({ body: { own: 1 }, contentType: 'application/merge-patch+json' });
void suffixes.suffixes({ body: { plain: 1 } });
`;

export const cases: readonly CompileCase[] = [
  responses('a handler says which media type it answers with', 'AnswersResponse', answers),
  responses(
    'of a range that is alone the compiler judges which type a handler says, and whether it must',
    'RangesResponse',
    ranges,
  ),
  responses('of a range by suffix, too', 'MergeResponse', merge),
  {
    name: 'a caller says which type of a range by suffix a body has, where no other goes without saying',
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
