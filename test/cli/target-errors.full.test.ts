// Errors of asynchronous work that custom targets start: diagnostics with the name of the target, and no stack trace.

import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { expect, it, onTestFinished } from 'vitest';
import { petShop } from './command.ts';
import { createTempDirectory, readFiles, writeTextFile } from './temp-directory.ts';

const api = new URL('../../src/generator/index.ts', import.meta.url).href;
const program = join(import.meta.dirname, '../../bin/ashlar.js');

/** Creates a project with a target whose module contains this code, and whose `plan` evaluates an expression first. */
function createProject(code: string, expression: string): string {
  return createTempDirectory({
    'ashlar.config.json': JSON.stringify({
      document: 'openapi.yaml',
      out: 'api',
      targets: ['types', './targets/routes.js', './targets/other.js'],
    }),
    'openapi.yaml': petShop,
    'package.json': '{ "type": "module" }',
    'targets/routes.js': `${code}\nexport default { name: 'routes', plan: () => { ${expression}; return [{ path: 'a.txt', text: '' }]; } };\n`,
    'targets/other.js': "export default { name: 'other', plan: () => [{ path: 'a.txt', text: '' }] };\n",
  });
}

const run = (directory: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [program, 'generate', '--quiet', ...args], { cwd: directory, encoding: 'utf8' });

const listOutput = (directory: string): readonly string[] =>
  Object.keys(readFiles(directory)).filter((path) => path.startsWith('api/'));

it.each([
  ['a rejected promise', "void Promise.reject(new Error('late'))"],
  ['an asynchronous function', "void (async () => { await null; throw new Error('late'); })()"],
  ['a timer', "setTimeout(() => { throw new Error('late'); }, 0)"],
  ['an immediate', "setImmediate(() => { throw new Error('late'); })"],
  ['a microtask', "queueMicrotask(() => { throw new Error('late'); })"],
  ['a tick', "process.nextTick(() => { throw new Error('late'); })"],
])('is reported for %s of `plan`, and nothing is written', (_, expression) => {
  const directory = createProject('', expression);
  const { status, stdout, stderr } = run(directory);
  expect({ status, stdout, stderr: stderr.split('\n  help:')[0]?.trimEnd() }).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /^error targets\/failed\n {2}target `routes` failed: late(?:\n\n1 error)?$/,
    ) as string,
  });
  expect(listOutput(directory)).toEqual([]);
});

it('is reported for a module while it is loaded, and nothing is written', () => {
  const directory = createProject("void Promise.reject(new Error('late'));", '');
  const { status, stderr } = run(directory);
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr:
      'error targets/load-failed\n  cannot load `targets/routes.js`: late\n  help: correct the path or package name in `targets`, or the error in the module\n\n1 error\n',
  });
  expect(listOutput(directory)).toEqual([]);
});

it('is reported for work that ends after the files are written, all of which are complete', () => {
  const directory = createProject(
    "import { existsSync } from 'node:fs';",
    "const timer = setInterval(() => { if (existsSync('api/.ashlar.json')) { clearInterval(timer); throw new Error('late'); } }, 1)",
  );
  const { status, stderr } = run(directory);
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr:
      'error targets/failed\n  target `routes` failed: late\n  help: correct the target, or remove it from `targets`\n\n1 error\n',
  });
  expect(listOutput(directory)).toEqual(
    expect.arrayContaining(['api/.ashlar.json', 'api/other/a.txt', 'api/routes/a.txt', 'api/types/index.ts']),
  );
});

it('does not end watch mode', async () => {
  const directory = createProject('', "setTimeout(() => { throw new Error('late'); }, 0)");
  const child = spawn(process.execPath, [program, 'generate', '--watch'], { cwd: directory });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  let notify = (): void => undefined;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      notify();
    });
  const exit = new Promise((resolve) => child.on('close', (status, signal) => resolve(signal ?? status)));
  const waitForOutput = async (text: string): Promise<void> => {
    while (!output.includes(text)) await new Promise<void>((resolve) => (notify = resolve));
    output = '';
  };
  await waitForOutput('keeping the previous output');
  writeTextFile(directory, 'targets/routes.js', "export default { name: 'routes', plan: () => [] };\n");
  await waitForOutput('written');
  expect(listOutput(directory)).toContain('api/other/a.txt');
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
});

it('is a diagnostic of `generate` in a program, whose own errors still end it', () => {
  const directory = createProject('', "void Promise.reject(new Error('late'))");
  writeTextFile(
    directory,
    'program.ts',
    `import { generate } from ${JSON.stringify(api)};
const { diagnostics, isSuccessful } = await generate({ document: 'openapi.yaml', out: 'api', targets: ['./targets/routes.js'] });
console.log(isSuccessful, diagnostics.map(({ message }) => message), process.listenerCount('unhandledRejection'));
const failing = generate({ document: 'openapi.yaml', out: 'api', targets: ['./targets/other.js'] });
setImmediate(() => { throw new Error('own error'); });
await failing;
`,
  );
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), join(directory, 'program.ts')],
    { cwd: directory, encoding: 'utf8' },
  );
  expect({ status, stdout }).toEqual({ status: 1, stdout: "false [ 'target `routes` failed: late' ] 0\n" });
  expect(stderr).toContain('Error: own error');
});

/** A program whose first `generate()` has a target that fails during the second, when `open` is called. */
const twoRuns = (failure: string): string => `import { generate } from ${JSON.stringify(api)};
let open;
globalThis.gate = new Promise((resolve) => (open = resolve));
const run = (target) => generate({ document: 'openapi.yaml', out: 'api', targets: [target] });
const failing = { name: 'failing', plan: () => { ${failure}; return [{ path: 'a.txt', text: '' }]; } };
console.log((await run(failing)).isSuccessful);
const second = await run({ name: 'second', plan: () => { open(); return [{ path: 'a.txt', text: '' }]; } });
console.log(second.isSuccessful, second.diagnostics.length);
`;

it.each([
  ['a rejection ends it', 'void gate.then(() => { throw new Error("late"); })', [], 1, 'true\n', 'Error: late'],
  [
    'a rejection is a warning',
    'void gate.then(() => { throw new Error("late"); })',
    ['--unhandled-rejections=warn'],
    0,
    'true\ntrue 0\n',
    'UnhandledPromiseRejectionWarning: Error: late',
  ],
  [
    'an exception ends it, although rejections are warnings',
    'void gate.then(() => process.nextTick(() => { throw new Error("late"); }))',
    ['--unhandled-rejections=warn'],
    1,
    'true\n',
    'Error: late',
  ],
])('is one of the program after `generate` has returned: %s', (_, failure, flags, status, stdout, message) => {
  const directory = createProject('', '');
  writeTextFile(directory, 'program.ts', twoRuns(failure));
  const result = spawnSync(
    process.execPath,
    [...flags, '--import', import.meta.resolve('tsx'), join(directory, 'program.ts')],
    { cwd: directory, encoding: 'utf8' },
  );
  expect({ status: result.status, stdout: result.stdout }).toEqual({ status, stdout });
  expect(result.stderr).toContain(message);
});

it.each([
  ['`plan`', '', 'process.exit()', 'target `routes`'],
  ['asynchronous work', '', 'setTimeout(() => process.exit(0), 0)', 'target `routes`'],
  ['a module', 'process.exit();', '', '`targets/routes.js`'],
])('is reported if %s ends the process, and nothing is written', (_, code, expression, subject) => {
  const directory = createProject(code, expression);
  const { status, stdout, stderr } = run(directory);
  expect({ status, stdout, stderr: stderr.split('\n  help:')[0] }).toEqual({
    status: 1,
    stdout: '',
    stderr: `error targets/failed\n  ${subject} ended the process`,
  });
  expect(listOutput(directory)).toEqual([]);
});
