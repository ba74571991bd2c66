// Custom targets: how a configuration names them, and what happens if one is wrong.

import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ashlar, petShop } from './command.ts';
import { createTempDirectory, readFiles, writeTextFile } from './temp-directory.ts';

/** A target whose only file lists the paths of the document. */
const routes = `export default {
  name: 'routes',
  options: (value) => ({ prefix: value?.prefix ?? '' }),
  plan: (api, { options }) => [{ path: 'routes.txt', text: api.operations.map(({ path }) => options.prefix + path + '\\n').join('') }],
};
`;

const configuration = (targets: readonly string[], fields: object = {}): string =>
  JSON.stringify({ document: 'openapi.yaml', out: 'api', targets, ...fields });

/** Creates a project with a configuration and a target in `targets/routes.js`. */
function createProject(config: string, files: Readonly<Record<string, string>> = {}): string {
  return createTempDirectory({
    'ashlar.config.json': config,
    'openapi.yaml': petShop,
    'targets/routes.js': routes,
    'package.json': '{ "type": "module" }',
    ...files,
  });
}

/** Runs `ashlar generate` with a target whose plan is an expression. */
async function runPlan(plan: string): Promise<{ readonly status: number; readonly stderr: string }> {
  const directory = createProject(configuration(['types', './targets/routes.js']), {
    'targets/routes.js': `export default { name: 'routes', plan: (api, { report }) => ${plan} };\n`,
  });
  const { status, stderr } = await ashlar(directory, ['generate']);
  // Nothing is written, also of the other targets.
  expect(Object.keys(readFiles(directory)).filter((path) => path.startsWith('api/'))).toEqual([]);
  return { status, stderr };
}

describe('a target', () => {
  it('can be a module of the project', async () => {
    const directory = createProject(
      configuration(['types', './targets/routes.js'], { targetOptions: { routes: { prefix: '/v1' } } }),
    );
    expect(await ashlar(directory, ['generate', '--quiet'])).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(readFiles(directory)).toMatchObject({ 'api/routes/routes.txt': '/v1/pets\n' });
    expect((await ashlar(directory, ['generate'])).stdout).toMatch(/\n {2}types +4 files .*\n {2}routes +1 file /);
    expect(Object.keys(readFiles(directory))).toContain('api/types/index.ts');
  });

  it('can return brackets in regular expressions, which are not nested', async () => {
    const directory = createProject(configuration(['./targets/routes.js']), {
      'targets/routes.js':
        "export default { name: 'routes', plan: () => [{ path: 'a.ts', text: 'export const p = /[[]/;'.repeat(600) }] };\n",
    });
    expect(await ashlar(directory, ['generate', '--quiet'])).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(readFiles(directory)['api/routes/a.ts']).toBe('export const p = /[[]/;\n'.repeat(600));
  });

  it('can be a package', async () => {
    const directory = createProject(configuration(['@acme/ashlar-routes', 'ashlar-names']), {
      'modules/@acme/ashlar-routes/package.json':
        '{ "name": "@acme/ashlar-routes", "version": "1.0.0", "type": "module", "exports": "./main.js" }',
      'modules/@acme/ashlar-routes/main.js': routes,
      'modules/ashlar-names/package.json': '{ "name": "ashlar-names", "version": "1.0.0", "main": "./main.cjs" }',
      'modules/ashlar-names/main.cjs': `module.exports = { name: 'names', plan: (api) => [{ path: 'names.txt', text: api.info.title }] };`,
    });
    symlinkSync(join(directory, 'modules'), join(directory, 'node_modules'));
    expect(await ashlar(directory, ['generate', '--quiet'])).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(readFiles(directory)).toMatchObject({ 'api/routes/routes.txt': '/pets\n', 'api/names/names.txt': 'Pets' });
  });

  it('can be an object in a configuration in TypeScript', async () => {
    const directory = createTempDirectory({
      'ashlar.config.ts': `import { defineConfig, defineTarget, type Api } from 'ashlar';
const titles = defineTarget({ name: 'titles', plan: ({ info }: Api) => [{ path: 'title.ts', text: \`export const title = \${JSON.stringify(info.title)}\` }] });
export default defineConfig({ document: 'openapi.yaml', out: 'api', targets: [titles] });
`,
      'openapi.yaml': petShop,
    });
    expect(await ashlar(directory, ['generate', '--quiet'])).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(readFiles(directory)).toMatchObject({ 'api/titles/title.ts': "export const title = 'Pets';\n" });
  });

  it('can print TypeScript with the functions of ashlar/plugin', async () => {
    const directory = createProject(configuration(['./targets/title.ts']), {
      'targets/title.ts': `import { defineTarget, typescript, type Json } from 'ashlar/plugin';
export default defineTarget({ name: 'title', plan: ({ info }) => [{ path: 'title.ts', text: print(info.title) }] });
const print = (title: Json): string => 'export const title = ' + typescript.jsonLiteral(title);
`,
    });
    expect(await ashlar(directory, ['generate', '--quiet'])).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(readFiles(directory)).toMatchObject({ 'api/title/title.ts': "export const title = 'Pets';\n" });
  });

  it('is selected by --targets, together with the targets that it imports', async () => {
    const directory = createProject(configuration(['spec', './targets/routes.js']), {
      'targets/routes.js': routes.replace("name: 'routes',", "name: 'routes', imports: ['types'],"),
    });
    expect((await ashlar(directory, ['generate', '--quiet', '--targets', 'routes'])).status).toBe(0);
    const written = Object.keys(readFiles(join(directory, 'api'))).map((path) => path.split('/')[0]);
    expect([...new Set(written)].sort()).toEqual(['.ashlar.json', 'routes', 'types']);
    const { status, stderr } = await ashlar(directory, ['generate', '--targets', 'route']);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'error cli/unknown-target\n  unknown target `route`\n  help: did you mean `routes`?\n\n1 error\n',
    });
  });

  it('runs again if its module, a template, or its options change, and only then', async () => {
    const directory = createProject(configuration(['./targets/routes.js']), {
      'targets/routes.js': `import { describe } from './describe.js';
export default {
  name: 'routes',
  templates: new URL('./templates/', import.meta.url),
  options: (value) => value,
  plan: (api, { options }) => [{ path: 'title.txt', template: 'title', view: { title: describe(api), suffix: options ?? '' } }],
};
`,
      'targets/describe.js': 'export const describe = ({ info }) => info.title;\n',
      'targets/templates/title.hbs': '{{title}}{{suffix}}\n',
    });
    const generateTitle = async (): Promise<string | undefined> => {
      const { status, stderr } = await ashlar(directory, ['generate', '--quiet', '--cache', '.cache']);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      return readFiles(directory)['api/routes/title.txt'];
    };
    expect(await generateTitle()).toBe('Pets\n');
    expect(await generateTitle()).toBe('Pets\n');
    writeTextFile(directory, 'targets/describe.js', 'export const describe = ({ info }) => info.title + "!";\n');
    expect(await generateTitle()).toBe('Pets!\n');
    writeTextFile(directory, 'targets/templates/title.hbs', 'Title: {{title}}{{suffix}}\n');
    expect(await generateTitle()).toBe('Title: Pets!\n');
    writeTextFile(
      directory,
      'ashlar.config.json',
      configuration(['./targets/routes.js'], { targetOptions: { routes: '?' } }),
    );
    expect(await generateTitle()).toBe('Title: Pets!?\n');
    writeTextFile(directory, 'overrides/routes/title.hbs', '# {{title}}\n');
    writeTextFile(directory, 'ashlar.config.json', configuration(['./targets/routes.js'], { templates: 'overrides' }));
    expect(await generateTitle()).toBe('# Pets!\n');
  });

  it('can be listed twice, and its options apply to the documents that use it', async () => {
    const targets = ['./targets/routes.js', './targets/routes.js'];
    const config = {
      targetOptions: { routes: { prefix: '/v1' } },
      documents: [
        { document: 'openapi.yaml', out: 'a', targets },
        { document: 'openapi.yaml', out: 'b', targets: ['types'] },
      ],
    };
    const directory = createProject(JSON.stringify(config));
    expect(await ashlar(directory, ['generate', '--quiet'])).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(readFiles(directory)['a/routes/routes.txt']).toBe('/v1/pets\n');
  });

  it('leaves no files behind when it is removed from the configuration', async () => {
    const directory = createProject(configuration(['types', './targets/routes.js']));
    await ashlar(directory, ['generate', '--quiet']);
    writeTextFile(directory, 'ashlar.config.json', configuration(['types']));
    await ashlar(directory, ['generate', '--quiet']);
    expect(Object.keys(readFiles(directory))).not.toContain('api/routes/routes.txt');
  });
});

describe('a target that is wrong', () => {
  it.each([
    ['throws', 'missing.value', 'targets/failed', 'target `routes` failed: missing is not defined'],
    ['returns no list', '1', 'targets/failed', 'target `routes` failed: `plan` did not return a list of files'],
    [
      'is asynchronous',
      'Promise.resolve([])',
      'targets/failed',
      'target `routes` failed: `plan` returned a promise, but must be synchronous',
    ],
    [
      'returns files without an end',
      "(function* () { for (let i = 0; ; i++) yield { path: i + '.txt', text: '' }; })()",
      'targets/failed',
      'target `routes` failed: `plan` returned more than 100000 files',
    ],
    [
      'writes outside of its directory',
      "[{ path: '../types/index.ts', text: '' }]",
      'targets/invalid-path',
      'target `routes`: invalid path "../types/index.ts"',
    ],
    [
      'has a name that is too long',
      "[{ path: 'x'.repeat(256), text: '' }]",
      'targets/invalid-path',
      'target `routes`: invalid path',
    ],
    [
      'has the name of a device',
      "[{ path: 'con', text: '' }]",
      'targets/invalid-path',
      'target `routes`: invalid path',
    ],
    [
      'has the name of a device with an extension',
      "[{ path: 'docs/Lpt1.txt', text: '' }]",
      'targets/invalid-path',
      'target `routes`: invalid path',
    ],
    [
      'has a name with a character that Windows forbids',
      "[{ path: 'a?b.txt', text: '' }]",
      'targets/invalid-path',
      'target `routes`: invalid path',
    ],
    [
      'has a name that ends with a dot',
      "[{ path: 'a.', text: '' }]",
      'targets/invalid-path',
      'target `routes`: invalid path',
    ],
    [
      'throws no error',
      '(() => { throw Object.create(null); })()',
      'targets/failed',
      'target `routes` failed: an error without a message',
    ],
    [
      'returns a value that is no file',
      '[null]',
      'targets/failed',
      'target `routes` failed: expected a file with a path, found null',
    ],
    [
      'returns a text that is no string',
      "[{ path: 'a.txt', text: 5 }]",
      'targets/failed',
      'target `routes` failed: `a.txt` has neither',
    ],
    [
      'rejects a promise',
      "Promise.reject(new Error('late'))",
      'targets/failed',
      'target `routes` failed: `plan` returned a promise, but must be synchronous',
    ],
    [
      'writes to a path twice',
      "[{ path: 'a.txt', text: '' }, { path: 'A.txt', text: '' }]",
      'targets/invalid-path',
      'target `routes`: `A.txt` conflicts with `a.txt`',
    ],
    [
      'writes below a file',
      "[{ path: 'a', text: '' }, { path: 'a/b', text: '' }]",
      'targets/invalid-path',
      'target `routes`: `a/b` conflicts with `a`',
    ],
    [
      'returns broken TypeScript',
      "[{ path: 'a.ts', text: 'const = 1' }]",
      'targets/invalid-code',
      'target `routes`: cannot format `a.ts`: Unexpected token',
    ],
    [
      'returns brackets that are nested too deeply for the formatter',
      "[{ path: 'a.ts', text: 'type A = ' + 'Array<{ a: ['.repeat(3000) + '1' + ']}>'.repeat(3000) }]",
      'targets/invalid-code',
      'target `routes`: cannot format `a.ts`: its brackets are nested more than 500 levels deep',
    ],
    [
      'names a template that does not exist',
      "[{ path: 'a.ts', template: 'missing', view: {} }]",
      'targets/failed',
      'target `routes` failed: it has no template `missing`',
    ],
    [
      'reports an error',
      "(report.add('targets/reported', { severity: 'error', message: 'no license' }), [])",
      'targets/reported',
      'routes: no license',
    ],
  ])('and %s is named in a diagnostic', async (_, plan, code, message) => {
    const { status, stderr } = await runPlan(plan);
    expect(status).toBe(1);
    expect(stderr).toContain(`error ${code}\n  ${message}`);
    expect(stderr).not.toContain('    at ');
  });

  it.each([
    ['./targets/missing.js', 'targets/load-failed', 'cannot load `targets/missing.js`'],
    ['@acme/missing', 'targets/load-failed', 'cannot find the package `@acme/missing`'],
    ['./targets/broken.js', 'targets/load-failed', 'cannot load `targets/broken.js`: no setting'],
    [
      './targets/nothing.js',
      'targets/invalid-target',
      'the default export of `targets/nothing.js` is not a target: its `plan` is not a function',
    ],
    [
      './targets/types.js',
      'targets/invalid-target',
      'duplicate target name `types`: `./targets/types.js` and a built-in target',
    ],
    ['routes', 'cli/invalid-config-option', '`targets[0]`: expected one of spec, types'],
  ])('is reported if it is %s', async (entry, code, message) => {
    const directory = createProject(configuration([entry]), {
      'targets/broken.js': "throw new Error('no setting');\n",
      'targets/nothing.js': "export default { name: 'nothing' };\n",
      'targets/types.js': routes.replace("'routes'", "'types'"),
    });
    const { status, stderr } = await ashlar(directory, ['generate']);
    expect(status).toBeGreaterThan(0);
    expect(stderr).toContain(code);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('    at ');
  });

  it.each([
    [{ other: {} }, 'unknown target'],
    [{ types: {} }, '`types` is a built-in target'],
    [{ failing: 1 }, 'not a record'],
  ])('is reported for the options %j', async (targetOptions, message) => {
    const directory = createProject(configuration(['./targets/failing.js'], { targetOptions }), {
      'targets/failing.js': `export default { name: 'failing', options(value) { if (value !== undefined) throw new Error('not a record'); }, plan: () => [] };\n`,
    });
    const { status, stderr } = await ashlar(directory, ['generate']);
    expect(status).toBe(1);
    expect(stderr).toContain('targets/invalid-options');
    expect(stderr).toContain(message);
  });
});
