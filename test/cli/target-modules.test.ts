// Modules that custom targets import: watch mode and the cache notice each of them.

import { expect, describe, it } from 'vitest';
import type { FileWatcher, WatchedPaths } from '../../src/generator/cli/environment.ts';
import { ashlar, petShop } from './command.ts';
import { createTempDirectory, readFiles, writeTextFile } from './temp-directory.ts';

/** Creates a project with a target that writes a text, which the module is to declare. */
function createProject(module: string, files: Readonly<Record<string, string>> = {}): string {
  return createTempDirectory({
    'ashlar.config.json': JSON.stringify({ document: 'openapi.yaml', out: 'api', targets: ['./targets/main.js'] }),
    'openapi.yaml': petShop,
    'package.json': '{ "type": "module" }',
    'targets/main.js': `${module}\nexport default { name: 'title', isPure: true, plan: () => [{ path: 'title.txt', text }] };\n`,
    ...files,
  });
}

/** Imports of all kinds, each with the file that declares the text, before and after an edit. */
const imports: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  ['JSON', "import json from './title.json'; const { text } = json;", { 'targets/title.json': '{ "text": "$" }' }],
  [
    'CommonJS',
    "import common from './title.cjs'; const { text } = common;",
    { 'targets/title.cjs': "exports.text = '$';" },
  ],
  [
    'JSON that CommonJS requires',
    "import common from './title.cjs'; const { text } = common;",
    { 'targets/data.json': '{ "text": "$" }', 'targets/title.cjs': "module.exports = require('./data.json');" },
  ],
  [
    'CommonJS that TypeScript requires',
    "import { text } from './title.ts';",
    { 'targets/data.cjs': "exports.text = '$'", 'targets/title.ts': "export const { text } = require('./data.cjs');" },
  ],
  ['TypeScript', "import { text } from './title.ts';", { 'targets/title.ts': "export const text: string = '$';" }],
];

/** Files that `options` and `plan` require while they run, and the fields of the target that do it. */
const lateImports: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  [
    'CommonJS that `plan` requires',
    "plan: () => [{ path: 'title.txt', text: require('./title.cjs').text }]",
    { 'targets/title.cjs': "exports.text = '$';" },
  ],
  [
    'TypeScript that `plan` requires',
    "plan: () => [{ path: 'title.txt', text: require('./title.ts').text }]",
    { 'targets/title.ts': "export const text: string = '$';" },
  ],
  [
    'JSON that `plan` requires, with output that ignores descriptions',
    "ignoresDescriptions: true, plan: () => [{ path: 'title.txt', text: require('./title.json').text }]",
    { 'targets/title.json': '{ "text": "$" }' },
  ],
  [
    'CommonJS that a file with an input requires',
    "plan: () => [{ path: 'title.txt', input: { hash: 'a' }, get text() { return require('./title.cjs').text; } }]",
    { 'targets/title.cjs': "exports.text = '$';" },
  ],
  [
    'CommonJS that `options` requires',
    "options: () => require('./title.cjs').text, plan: (api, { options }) => [{ path: 'title.txt', text: options }]",
    { 'targets/title.cjs': "exports.text = '$';" },
  ],
];

/** Creates a project with a target that has these fields. */
const createLateProject = (fields: string, files: Readonly<Record<string, string>>): string =>
  createProject('', { ...files, 'targets/main.js': `export default { name: 'title', isPure: true, ${fields} };\n` });

const cases = [
  ...imports.map(([name, module, files]) => [name, createProject, module, files] as const),
  ...lateImports.map(([name, fields, files]) => [name, createLateProject, fields, files] as const),
];

describe('an edit of a module', () => {
  it.each(cases)('of %s is noticed in watch mode', async (_, create, code, files) => {
    const [[edited, text] = ['', '']] = Object.entries(files);
    const directory = create(code, { ...files, [edited]: text.replace('$', 'before') });
    const titles: (string | undefined)[] = [];
    const watchFiles = (): FileWatcher => ({
      startRun: () => undefined,
      waitForChange({ files: watched }: WatchedPaths) {
        titles.push(readFiles(directory)['api/title/title.txt']);
        const isWatched = [...watched].some((path) => path.endsWith(edited));
        if (titles.length > 2 || !isWatched) return Promise.resolve('stopped');
        writeTextFile(directory, edited, text.replace('$', titles.length === 1 ? 'after' : 'later'));
        return Promise.resolve('changed');
      },
    });
    const { status, stderr } = await ashlar(directory, ['generate', '--watch'], { watchFiles });
    expect({ status, stderr, titles }).toEqual({ status: 0, stderr: '', titles: ['before', 'after', 'later'] });
  });
});

describe('an edit of options that are not JSON', () => {
  it.each([
    ['an integer', '$n', 'options: String'],
    [
      'a cycle',
      '(() => { const a = { text: "$" }; return Object.assign(a, { a }); })()',
      'options: ({ text }) => text',
    ],
    ['a function', '() => "$"', 'options: (read) => read()'],
  ])('is noticed in watch mode: %s', async (_, value, fields) => {
    const plan = "ignoresDescriptions: true, plan: (api, { options }) => [{ path: 'title.txt', text: options }]";
    const directory = createLateProject(`${fields}, ${plan}`, {});
    const configuration = (text: string): string =>
      `export default { document: 'openapi.yaml', out: 'api', targets: ['./targets/main.js'], targetOptions: { title: ${value.replace('$', text)} } };`;
    writeTextFile(directory, 'other.config.js', configuration('1'));
    const titles: (string | undefined)[] = [];
    const watchFiles = (): FileWatcher => ({
      startRun: () => undefined,
      waitForChange() {
        titles.push(readFiles(directory)['api/title/title.txt']);
        writeTextFile(directory, 'other.config.js', configuration('2'));
        return Promise.resolve(titles.length > 1 ? 'stopped' : 'changed');
      },
    });
    const args = ['generate', '--watch', '--config', 'other.config.js'];
    const { status, stderr } = await ashlar(directory, args, { watchFiles });
    expect({ status, stderr, titles }).toEqual({ status: 0, stderr: '', titles: ['1', '2'] });
  });
});

/** Runs `ashlar generate` on a terminal with the cache; returns the stages of the run. */
async function listStages(directory: string): Promise<readonly string[]> {
  const { status, stderr } = await ashlar(directory, ['generate', '--cache', '.cache'], {
    isTerminal: true,
    env: { NO_COLOR: '1' },
  });
  expect(status, stderr).toBe(0);
  return [...new Set([...stderr.matchAll(/([a-z]+) …\r/g)].map(([, stage = '']) => stage))];
}

describe('the cache', () => {
  it.each(imports)('is used until a module of %s changes', async (_, module, files) => {
    const [[edited, text] = ['', '']] = Object.entries(files);
    const directory = createProject(module, { ...files, [edited]: text.replace('$', 'before') });
    const readTitle = (): string | undefined => readFiles(directory)['api/title/title.txt'];
    expect(await listStages(directory)).toContain('write');
    expect(readTitle()).toBe('before');
    expect(await listStages(directory)).toEqual(['cache']);
    writeTextFile(directory, edited, text.replace('$', 'after'));
    expect(await listStages(directory)).toContain('write');
    expect(readTitle()).toBe('after');
  });

  it.each(lateImports)('is not used for a target with a module of %s', async (_, fields, files) => {
    const [[edited, text] = ['', '']] = Object.entries(files);
    const directory = createLateProject(fields, { [edited]: text.replace('$', 'before') });
    expect(await listStages(directory)).toContain('write');
    writeTextFile(directory, edited, text.replace('$', 'after'));
    expect(await listStages(directory)).toContain('write');
    expect(readFiles(directory)['api/title/title.txt']).toBe('after');
  });

  it('is used until a module of an installed package changes, although Node.js has loaded it', async () => {
    const directory = createProject("import names from 'names'; const { text } = names;", {
      'node_modules/names/package.json': '{ "name": "names", "version": "1.0.0", "main": "./index.js" }',
      'node_modules/names/index.js': "module.exports = require('./names.json');",
      'node_modules/names/names.json': '{ "text": "before" }',
    });
    await listStages(directory);
    expect(await listStages(directory)).toEqual(['cache']);
    writeTextFile(directory, 'node_modules/names/names.json', '{ "text": "after" }');
    expect(await listStages(directory)).toContain('write');
  });

  it('is used until the options of a target change', async () => {
    const main =
      "export default { name: 'title', isPure: true, options: (value) => value, plan: (api, { options }) => [{ path: 'title.txt', text: options.text }] };";
    const directory = createTempDirectory({
      'openapi.yaml': petShop,
      'package.json': '{ "type": "module" }',
      'targets/main.js': main,
    });
    const setOption = (text: string): void =>
      writeTextFile(
        directory,
        'ashlar.config.json',
        JSON.stringify({
          document: 'openapi.yaml',
          out: 'api',
          targets: ['./targets/main.js'],
          targetOptions: { title: { text } },
        }),
      );
    setOption('before');
    await listStages(directory);
    expect(await listStages(directory)).toEqual(['cache']);
    setOption('after');
    await listStages(directory);
    expect(readFiles(directory)['api/title/title.txt']).toBe('after');
  });

  it('is not used for a target that is not declared as pure', async () => {
    const directory = createProject("const text = String(process.env['TITLE']);");
    const main = readFiles(directory)['targets/main.js'] ?? '';
    writeTextFile(directory, 'targets/main.js', main.replace('isPure: true, ', ''));
    expect(await listStages(directory)).toContain('write');
    expect(await listStages(directory)).toContain('write');
  });

  it('is not used for a target in the configuration, or one whose options are not JSON', async () => {
    const module = "const text = 'a';";
    const directory = createProject(module);
    const configurations = [
      "export default { document: 'openapi.yaml', out: 'api', targets: [{ name: 'title', isPure: true, plan: () => [] }] };",
      "export default { document: 'openapi.yaml', out: 'api', targets: ['./targets/main.js'], targetOptions: { title: { print: () => 1 } } };",
    ];
    writeTextFile(
      directory,
      'targets/main.js',
      "export default { name: 'title', isPure: true, options: (value) => value, plan: () => [] };",
    );
    for (const configuration of configurations) {
      writeTextFile(directory, 'other.config.js', configuration);
      const generate = async (): Promise<string> => {
        const { stderr } = await ashlar(directory, ['generate', '--config', 'other.config.js', '--cache', '.cache'], {
          isTerminal: true,
          env: { NO_COLOR: '1' },
        });
        return stderr;
      };
      await generate();
      expect(await generate()).toContain('pages …');
    }
  });
});
