// Types of parameters that have `content`, in client calls and handlers.

import type { CompileCase } from '../compile/case.ts';
import { compileCaseName } from './constructs.compile.ts';

const call = (request: string): string => `import { createClient } from '../client/index.ts';
const path = { ids: [1, 2], raw: '5' };
void [path, createClient().contents.contents(${request})];
`;

const handler = `import type { ContentsRequest } from '../server/index.ts';
export const values = ({ path, query, headers, cookies }: ContentsRequest<unknown>): readonly [(number | bigint)[], string, number | bigint, string | undefined, readonly string[] | undefined, boolean | undefined] =>
  [[...path.ids], path.raw, query.of.x, query.word, headers['X-Words'], cookies.crumb?.on];
`;

const within = compileCaseName('requests.yaml');

export const cases: readonly CompileCase[] = [
  {
    name: 'types client parameters according to the schema of their content',
    within,
    files: () =>
      new Map([
        [
          'contents/all.ts',
          call(
            '{ path, query: { of: { x: 1 }, word: "a", anything: [null] }, headers: { "X-Words": ["a"] }, cookies: { crumb: { on: true } } }',
          ),
        ],
        ['contents/object.ts', call('{ path, query: { of: JSON.stringify({ x: 1 }) } }')],
        ['contents/list.ts', call('{ path: { ids: "[1,2]", raw: "5" }, query: { of: { x: 1 } } }')],
        ['contents/text.ts', call('{ path: { ids: [1], raw: 5 }, query: { of: { x: 1 } } }')],
      ]),
    // The message starts with "Type" or "Argument of type".
    errors: {
      'contents/object.ts': ["ype 'string' is not assignable to type '{ x: number; }'"],
      'contents/list.ts': ["ype 'string' is not assignable to type 'number[]'"],
      'contents/text.ts': ["ype 'number' is not assignable to type 'string'"],
    },
  },
  {
    name: 'types handler parameters according to the schema of their content',
    within,
    files: () => new Map([['contents/handler.ts', handler]]),
  },
];
