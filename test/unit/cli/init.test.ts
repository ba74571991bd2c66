// `ashlar init`: what it asks, what it writes, and what it leaves.

import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ashlar, petShop } from './command.ts';
import { filesIn, folderWith, put } from './folder.ts';

describe('init', () => {
  it('takes the document that is found, and defaults, with --yes', async () => {
    const folder = folderWith({ 'spec/openapi.yaml': petShop, 'notes.yaml': 'openapi is: not this\n', 'node_modules/a/openapi.yaml': petShop });
    mkdirSync(join(folder, '.git'));
    const { status, stdout, stderr } = await ashlar(folder, ['init', '--yes']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^spec\/openapi\.yaml → src\/api\n {2}created {2}ashlar\.config\.json\n {2}created {2}package\.json\n {2}created {2}\.gitattributes\n {2}created {2}\.github\/workflows\/ashlar\.yml\nNext: npm install -D ashlar, npm run generate, npm run scaffold\.\n$/);
    const files = filesIn(folder);
    expect(JSON.parse(files['ashlar.config.json'] ?? '')).toEqual({ $schema: './node_modules/ashlar/schemas/ashlar.config.schema.json', document: 'spec/openapi.yaml', out: 'src/api', handlers: 'src/handlers' });
    expect(files['.gitattributes']).toBe('/src/api/** text eol=lf linguist-generated\n');
    expect(parse(files['.github/workflows/ashlar.yml'] ?? '')).toMatchObject({ on: { pull_request: null }, jobs: { api: { steps: expect.arrayContaining([{ run: 'npm ci' }, expect.objectContaining({ run: 'npx ashlar generate --check' })]) as unknown[] } } });
    for (const command of ['generate', 'scaffold', 'lint']) expect(await ashlar(folder, [command, '--quiet'])).toMatchObject({ status: 0 });
  });

  it('asks for what no flag says', async () => {
    const folder = folderWith({ 'a.yaml': petShop, 'b.yaml': petShop });
    const answers = { 'The OpenAPI document': 'b.yaml', 'What is generated': 'types, client', 'Folders of source': 'packages', 'The scope': '@acme', Their: 'MIT', 'A workflow': 'no' };
    expect((await ashlar(folder, ['init'], { answers })).stdout).toContain('b.yaml → generated\n');
    expect(JSON.parse(filesIn(folder)['ashlar.config.json'] ?? '')).toMatchObject({ document: 'b.yaml', out: 'generated', targets: ['types', 'client'], packages: { scope: '@acme', license: 'MIT' } });
    expect(existsSync(join(folder, '.github'))).toBe(false);
  });

  it('keeps package.json as it is laid out, and scripts of other content', async () => {
    const text = '{\r\n\t"name": "mine",\r\n\t"scripts": {\r\n\t\t"generate": "mine", "test": "true"\r\n\t}\r\n}\r\n';
    const folder = folderWith({ 'openapi.yaml': petShop, 'package.json': text, '.gitattributes': '* text=auto' });
    const { stdout } = await ashlar(folder, ['init', '--yes', '--targets', 'types']);
    expect(stdout).toContain('changed  package.json: has scripts of other content, which were left: generate (ashlar generate)\n');
    const after = filesIn(folder)['package.json'] ?? '';
    expect(after.startsWith('{\r\n\t"name": "mine",\r\n\t"scripts": {\r\n\t\t"generate": "mine", "test": "true"')).toBe(true);
    expect(after.replaceAll('\r\n', '')).not.toContain('\n');
    expect(JSON.parse(after)).toEqual({ name: 'mine', scripts: { generate: 'mine', test: 'true', 'generate:check': 'ashlar generate --check', 'lint:api': 'ashlar lint' } });
    expect(filesIn(folder)['.gitattributes']).toBe('* text=auto\n/src/api/** text eol=lf linguist-generated\n');
  });

  it('knows the package manager, and the folder of a workspace', async () => {
    const folder = folderWith({ 'pnpm-lock.yaml': '', '.git/HEAD': '', 'apps/pets/openapi.yaml': petShop });
    expect((await ashlar(join(folder, 'apps/pets'), ['init', '--yes'])).stdout).toContain('Next: pnpm add -D ashlar, pnpm run generate, pnpm run scaffold.\n');
    const workflow: unknown = parse(filesIn(folder)['.github/workflows/ashlar-apps-pets.yml'] ?? '');
    expect(workflow).toMatchObject({ jobs: { api: { defaults: { run: { 'working-directory': 'apps/pets' } }, steps: expect.arrayContaining([{ run: 'pnpm install --frozen-lockfile' }]) as unknown[] } } });
  });

  it('changes nothing the second time, and writes again only with --force, and only what it wrote', async () => {
    const folder = folderWith({ 'openapi.yaml': petShop });
    await ashlar(folder, ['init', '--yes']);
    const first = filesIn(folder);
    expect((await ashlar(folder, ['init', '--yes'])).status).toBe(0);
    expect(filesIn(folder)).toEqual(first);
    const other = ['init', '--yes', '--out', 'elsewhere'];
    expect(await ashlar(folder, other)).toMatchObject({ status: 2, stderr: expect.stringContaining('ashlar.config.json is there already; --force writes it again; nothing was written') as string });
    expect(filesIn(folder)).toEqual(first);
    expect((await ashlar(folder, [...other, '--force'])).status).toBe(0);
    expect(JSON.parse(filesIn(folder)['ashlar.config.json'] ?? '')).toMatchObject({ out: 'elsewhere' });
    put(folder, 'ashlar.config.json', '{ "document": "openapi.yaml" }');
    put(folder, '.github/workflows/ashlar.yml', 'name: mine\n');
    const { status, stderr } = await ashlar(folder, [...other, '--force']);
    expect(status).toBe(2);
    expect(stderr).toContain('ashlar.config.json is there, and init did not write it; nothing was written');
    expect(stderr).toContain('.github/workflows/ashlar.yml is there, and init did not write it; nothing was written');
  });

  it.each([
    ['no terminal and no flags', { 'openapi.yaml': petShop }, [], 'there is no terminal to ask'],
    ['several documents', { 'a.yaml': petShop, 'b.json': '{"openapi": "3.0.3"}' }, ['--yes'], 'there are several documents here: a.yaml, b.json'],
    ['no document', {}, ['--yes'], 'there is no OpenAPI 3 document here'],
    ['a document that is not there', { 'openapi.yaml': petShop }, ['--document', 'opanapi.yaml'], 'there is no file opanapi.yaml'],
    ['a folder as a document', { 'spec/openapi.yaml': petShop }, ['--document', 'spec'], 'there is no file spec'],
    ['an unknown target', { 'openapi.yaml': petShop }, ['--yes', '--targets', 'typs'], 'there is no target "typs"'],
    ['an unknown mode', { 'openapi.yaml': petShop }, ['--yes', '--mode', 'both'], '--mode cannot be "both"'],
    ['packages without a scope', { 'openapi.yaml': petShop }, ['--yes', '--mode', 'packages'], 'packages need a scope'],
    ['a scope that is none', { 'openapi.yaml': petShop }, ['--yes', '--mode', 'packages', '--scope', 'Acme'], '"Acme" is no scope of package names'],
    ['a scope for folders', { 'openapi.yaml': petShop }, ['--yes', '--scope', '@acme'], '--scope is for packages'],
    ['a broken package.json', { 'openapi.yaml': petShop, 'package.json': '{ "name": ' }, ['--yes'], 'package.json is no JSON object with scripts'],
    ['another configuration', { 'openapi.yaml': petShop, 'ashlar.config.ts': 'export default {};' }, ['--yes', '--force'], 'ashlar.config.ts is a configuration already'],
  ])('writes nothing, and says why: %s', async (_, files, words, message) => {
    const folder = folderWith(files);
    const { status, stdout, stderr } = await ashlar(folder, ['init', ...words]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(message);
    expect(filesIn(folder)).toEqual(files);
  });
});
