// Compile cases for handlers of a document without extension keywords: they compile, and invalid changes cause errors.

import { readFileSync } from 'node:fs';
import type { CompileCase } from '../../compile/case.ts';
import { renderOutput } from '../../compile/render-unformatted-output.ts';
import { loadModel } from '../../models.ts';

const sample = readFileSync(new URL('./handlers.txt', import.meta.url), 'utf8');
const name = 'server: handlers for a document without extension keywords compile';

/** Invalid changes to the handlers by program name, each with a part of the expected error. */
const changes: Readonly<Record<string, readonly [from: string | RegExp, to: string, error: string]>> = {
  'missing-operation': ['    patchThing: () => ({ status: 204 }),\n', '', "Property 'patchThing' is missing"],
  'missing-tag-group': [/  files: \{[^]*?\n  \},\n/, '', "Property 'files' is missing"],
  'undocumented-status': [
    'patchThing: () => ({ status: 204 })',
    'patchThing: () => ({ status: 200 })',
    "'200' is not assignable",
  ],
  'wrong-response-body': ['body: page }', 'body: 5 }', "'number' is not assignable"],
  'missing-required-header': ["headers: { Location: '/elsewhere' }", 'headers: {}', 'Location'],
  'unknown-query-parameter': ['query.limit', 'query.limits', "'limits' does not exist"],
  'unknown-operation': ['patchThing: () =>', 'patchThings: () =>', 'patchThings'],
};

function changeSample(from: string | RegExp, to: string): string {
  const text = sample.replace(from, to);
  if (text === sample) throw new Error(`the sample has no ${String(from)}`);
  return text;
}

export const cases: readonly CompileCase[] = [
  {
    name,
    files: async () =>
      new Map([
        ...(await renderOutput(await loadModel('test/targets/server/plain.yaml'), ['types', 'validators', 'server'])),
        ['app.ts', sample],
      ]),
  },
  {
    name: 'server: operations, statuses, bodies, headers, and parameters of handlers are type-checked',
    within: name,
    files: () =>
      new Map(Object.entries(changes).map(([program, [from, to]]) => [`${program}.ts`, changeSample(from, to)])),
    errors: Object.fromEntries(Object.entries(changes).map(([program, [, , error]]) => [`${program}.ts`, [error]])),
  },
];
