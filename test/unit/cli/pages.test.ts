// What the pages on starting in a repository and on templates show is what the commands do.

import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Environment } from '../../../src/generator/cli/environment.ts';
import { parseArguments } from '../../../src/generator/cli/arguments.ts';
import { runInit } from '../../../src/generator/commands/init/command.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { textOf } from '../../architecture/files.ts';
import { ashlar, petShop } from './command.ts';
import { filesIn, folderWith, put } from './folder.ts';

/** The commands of a page's consoles, in their order, each with what it prints. */
function shown(page: string): readonly { readonly words: readonly string[]; readonly printed: string }[] {
  const blocks = [...textOf(page).matchAll(/^```console\n\$ npx ashlar (.*)\n([^]*?)^```$/gm)];
  return blocks.map(([, words = '', printed = '']) => ({ words: words.split(' '), printed }));
}

/** A process in which nobody is asked anything. */
const quiet = (cwd: string): Environment => ({
  cwd,
  env: {},
  stdout: { write: () => true },
  stderr: { write: () => true },
  today: () => '2030-01-15',
  now: () => 0,
  runUninterrupted: (work) => work(),
});

it.each(shown('docs/init.md'))('docs/init.md: $words', async ({ words, printed }) => {
  const folder = folderWith({ 'openapi.yaml': petShop, 'package.json': '{ "name": "mine" }\n' });
  const request = parseArguments(words, '1.0.0', createReport());
  if (request?.command !== 'init') throw new Error('another command than init');
  expect((await runInit(request.flags, '1.0.0', quiet(folder), createReport())).output).toBe(printed);
  const { scripts, devDependencies } = JSON.parse(filesIn(folder)['package.json'] ?? '') as Readonly<
    Record<'scripts' | 'devDependencies', Readonly<Record<string, string>>>
  >;
  for (const name of [...Object.keys(scripts), ...Object.keys(devDependencies)])
    expect(textOf('docs/init.md')).toContain(`\`${name}\``);
});

it('docs/init.md: has commands', () => expect(shown('docs/init.md')).toHaveLength(2));

it('docs/templates.md', async () => {
  const page = textOf('docs/templates.md');
  const folder = folderWith({
    'openapi.yaml': petShop,
    'ashlar.config.json': /```json\n([^]*?)```/.exec(page)?.[1] ?? '',
  });
  const [eject, check, misfit, ...more] = shown('docs/templates.md');
  expect(more).toEqual([]);
  for (const step of [eject, check]) expect((await ashlar(folder, step?.words ?? [])).stdout).toBe(step?.printed);
  put(folder, join('templates/types/operations.hbs'), '{{titel}}\n');
  expect(await ashlar(folder, misfit?.words ?? [])).toEqual({ status: 2, stdout: '', stderr: misfit?.printed });
  const generated = await ashlar(folder, ['generate', '--quiet']);
  expect(generated).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('templates/types/operations.hbs:1:3 error templates/type-error\n') as string,
  });
  expect(Object.keys(filesIn(folder)).filter((path) => path.startsWith('src/api/'))).toEqual([]);
  put(folder, 'templates/types/operations.hbs', '{{#each titels}}{{/each}}\n');
  expect(await ashlar(folder, ['generate', '--quiet'])).toMatchObject({ status: 0 });
});
