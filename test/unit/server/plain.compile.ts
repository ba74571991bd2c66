// Forty lines of handlers for a document without the vocabulary: the compiler accepts them, and reports what is changed in them.

import { readFileSync } from 'node:fs';
import type { CompileCase } from '../../compile/case.ts';
import { outputOf } from '../../compile/outputs.ts';
import { modelOfFile } from '../../models.ts';

const sample = readFileSync(new URL('./handlers.txt', import.meta.url), 'utf8');
const name = 'a service of forty lines';

/** By what the compiler knows: what is changed, and a part of the error that it reports. */
const changes: Readonly<Record<string, readonly [from: string | RegExp, to: string, error: string]>> = {
  'operation-that-is-missing': ['    patchThing: () => ({ status: 204 }),\n', '', "Property 'patchThing' is missing"],
  'area-that-is-missing': [/  files: \{[^]*?\n  \},\n/, '', "Property 'files' is missing"],
  'statuses-of-an-operation': [
    'patchThing: () => ({ status: 204 })',
    'patchThing: () => ({ status: 200 })',
    "'200' is not assignable",
  ],
  'body-of-each-status': ['body: found }', 'body: 5 }', "'number' is not assignable"],
  'required-header': ["headers: { Location: '/elsewhere' }", 'headers: {}', 'Location'],
  'parameters-of-the-query': ['query.limit', 'query.limits', "'limits' does not exist"],
  'unknown-operation': ['patchThing: () =>', 'patchThings: () =>', 'patchThings'],
};

function changed(from: string | RegExp, to: string): string {
  const text = sample.replace(from, to);
  if (text === sample) throw new Error(`the sample has no ${String(from)}`);
  return text;
}

export const cases: readonly CompileCase[] = [
  {
    name,
    files: async () =>
      new Map([
        ...(await outputOf(await modelOfFile('test/unit/server/plain.yaml'), ['types', 'validators', 'server'])),
        ['app.ts', sample],
      ]),
  },
  {
    name: 'the compiler knows operations, statuses, bodies, headers and parameters of a service',
    within: name,
    files: () => new Map(Object.entries(changes).map(([of, [from, to]]) => [`${of}.ts`, changed(from, to)])),
    errors: Object.fromEntries(Object.entries(changes).map(([of, [, , error]]) => [`${of}.ts`, [error]])),
  },
];
