// Console examples in docs/init.md and docs/templates.md, compared with the output of the commands.

import { expect, test } from 'vitest';
import { parseArguments } from '../../../src/generator/cli/arguments.ts';
import { runInit } from '../../../src/generator/commands/init/command.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { readProjectFile } from '../../architecture/files.ts';
import { ashlar, createSilentEnvironment, petShop } from '../../cli/command.ts';
import { readFiles, createTempDirectory, writeTextFile } from '../../cli/temp-directory.ts';

/** Returns the arguments and the output of each console example of a page. */
function parseConsoleExamples(page: string): readonly { readonly args: readonly string[]; readonly output: string }[] {
  const blocks = [...readProjectFile(page).matchAll(/^```console\n\$ npx ashlar (.*)\n([^]*?)^```$/gm)];
  return blocks.map(([, args = '', output = '']) => ({ args: args.split(' '), output }));
}

test.each(parseConsoleExamples('docs/init.md'))('docs/init.md: $args', async ({ args, output }) => {
  const directory = createTempDirectory({ 'openapi.yaml': petShop, 'package.json': '{ "name": "mine" }\n' });
  const request = parseArguments(args, '1.0.0', createReport());
  if (request?.command !== 'init') throw new Error('not the init command');
  expect((await runInit(request.flags, '1.0.0', createSilentEnvironment(directory), createReport())).output).toBe(
    output,
  );
  const { scripts, devDependencies } = JSON.parse(readFiles(directory)['package.json'] ?? '') as Readonly<
    Record<'scripts' | 'devDependencies', Readonly<Record<string, string>>>
  >;
  for (const name of [...Object.keys(scripts), ...Object.keys(devDependencies)])
    expect(readProjectFile('docs/init.md')).toContain(`\`${name}\``);
});

test('docs/init.md: has three console examples', () => expect(parseConsoleExamples('docs/init.md')).toHaveLength(3));

test('docs/pull-requests.md: shows the workflow that init writes', async () => {
  const directory = createTempDirectory({ 'openapi.yaml': petShop, 'package.json': '{ "name": "mine" }\n' });
  expect((await ashlar(directory, ['init', '--yes'])).status).toBe(0);
  const [, shown] = /^```yaml title=(?:\S+)\n([^]*?)^```$/m.exec(readProjectFile('docs/pull-requests.md')) ?? [];
  expect(shown).toBe(readFiles(directory)['.github/workflows/ashlar.yml']);
});

test('docs/templates.md: commands print the output of the examples', async () => {
  const page = readProjectFile('docs/templates.md');
  const directory = createTempDirectory({
    'openapi.yaml': petShop,
    'ashlar.config.json': /```json\n([^]*?)```/.exec(page)?.[1] ?? '',
  });
  const [eject, check, typeError, ...otherExamples] = parseConsoleExamples('docs/templates.md');
  expect(otherExamples).toEqual([]);
  for (const example of [eject, check])
    expect((await ashlar(directory, example?.args ?? [])).stdout).toBe(example?.output);
  writeTextFile(directory, 'templates/types/operations.hbs', '{{titel}}\n');
  expect(await ashlar(directory, typeError?.args ?? [])).toEqual({ status: 2, stdout: '', stderr: typeError?.output });
  const result = await ashlar(directory, ['generate', '--quiet']);
  expect(result).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('templates/types/operations.hbs:1:3 error templates/type-error\n') as string,
  });
  expect(Object.keys(readFiles(directory)).filter((path) => path.startsWith('src/api/'))).toEqual([]);
  writeTextFile(directory, 'templates/types/operations.hbs', '{{#each titels}}{{/each}}\n');
  expect(await ashlar(directory, ['generate', '--quiet'])).toMatchObject({ status: 0 });
});
