// `ashlar generate` as a person meets it: what it writes, what it says, and what --check finds.

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ashlar, petShop } from './command.ts';
import { filesIn, folderWith, put } from './folder.ts';
import { targetNames } from '../../../src/generator/targets/registry.ts';

const generate = ['generate', 'openapi.yaml', '--out', 'api'] as const;

describe('generate', () => {
  it('writes every target and says what it wrote', async () => {
    const folder = folderWith({ 'openapi.yaml': petShop });
    const { status, stdout } = await ashlar(folder, generate);
    expect(status).toBe(0);
    const lines = targetNames.map((name) => String.raw` {2}${name} +\d+ files +[\d.]+ k?B\n`).join('');
    expect(stdout).toMatch(new RegExp(String.raw`^openapi\.yaml → api\n${lines}\d+ written, 0 unchanged in [\d.]+ m?s\n$`));
    expect(Object.keys(filesIn(folder))).toEqual(expect.arrayContaining(['api/.ashlar.json', 'api/spec/openapi.json', 'api/spec/openapi.yaml']));
  });

  it('writes nothing the second time, and the very same from another folder', async () => {
    const folder = folderWith({ 'openapi.yaml': petShop, 'elsewhere/empty': '' });
    await ashlar(folder, generate);
    const first = filesIn(folder);
    expect((await ashlar(folder, generate)).stdout).toMatch(/\n0 written, \d+ unchanged in /);
    expect((await ashlar(join(folder, 'elsewhere'), ['generate', '../openapi.yaml', '--out', '../api'])).stdout).toMatch(/\n0 written, \d+ unchanged in /);
    expect(filesIn(folder)).toEqual(first);
  });

  it('leaves the output of the last good run when the document is broken', async () => {
    const folder = folderWith({ 'openapi.yaml': petShop });
    await ashlar(folder, generate);
    put(folder, 'openapi.yaml', petShop.replace('type: integer', 'type: integer, minimum: many'));
    const before = filesIn(folder);
    const { status, stdout } = await ashlar(folder, generate);
    expect({ status, stdout, files: filesIn(folder) }).toEqual({ status: 1, stdout: '', files: before });
  });

  it('leaves out the operations that have errors, says so, and is the same to --check; --strict refuses', async () => {
    const sound = petShop.replace('paths:', 'paths:\n  /sound:\n    get: { operationId: getSound, responses: { "200": { description: ok } } }');
    const broken = sound.replace('type: integer', 'type: integer, minimum: many');
    const folder = folderWith({ 'openapi.yaml': broken });
    expect((await ashlar(folder, [...generate, '--strict'])).status).toBe(1);
    expect(Object.keys(filesIn(folder))).toEqual(['openapi.yaml']);
    const { status, stdout, stderr } = await ashlar(folder, generate);
    expect(status).toBe(3);
    expect(stdout).toContain('openapi.yaml → api');
    expect(stderr).toContain('is left out');
    expect(readFileSync(join(folder, 'api/types/operations.ts'), 'utf8')).toContain('GetSoundResponses');
    expect(await ashlar(folder, [...generate, '--check', '--quiet'])).toMatchObject({ status: 3, stdout: '' });
    put(folder, 'openapi.yaml', sound);
    expect((await ashlar(folder, [...generate, '--check'])).status).toBe(1);
    put(folder, 'openapi.yaml', broken);
    put(folder, 'ashlar.config.json', '{ "strict": true }');
    expect((await ashlar(folder, generate)).status).toBe(1);
  });

  it('removes what the document no longer yields', async () => {
    const folder = folderWith({ 'openapi.yaml': petShop });
    await ashlar(folder, generate);
    put(folder, 'openapi.yaml', petShop.replaceAll('Pet\'', 'Animal\'').replace('    Pet:', '    Animal:'));
    expect((await ashlar(folder, generate)).stdout).toMatch(/, \d+ removed in /);
    expect(Object.keys(filesIn(folder)).filter((path) => /\bpet\b/i.test(path))).toEqual([]);
  });

  it('of some targets leaves the others', async () => {
    const folder = folderWith({ 'openapi.yaml': petShop });
    await ashlar(folder, generate);
    const before = filesIn(folder);
    expect((await ashlar(folder, [...generate, '--targets', 'types, spec'])).status).toBe(0);
    expect(filesIn(folder)).toEqual(before);
  });

  it('says nothing when quiet', async () => {
    const folder = folderWith({ 'openapi.yaml': petShop });
    expect(await ashlar(folder, [...generate, '--quiet'])).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  it('prints one JSON document with --json', async () => {
    const folder = folderWith({ 'openapi.yaml': petShop });
    const { stdout, stderr } = await ashlar(folder, [...generate, '--targets', 'spec', '--json']);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toMatchObject({
      ashlar: '0.0.0',
      command: 'generate',
      status: 0,
      document: 'openapi.yaml',
      out: 'api',
      diagnostics: [],
      files: [
        { path: 'api/spec/openapi.json', target: 'spec', bytes: readFileSync(join(folder, 'api/spec/openapi.json')).length, state: 'created' },
        { path: 'api/spec/openapi.yaml', target: 'spec', state: 'created' },
        { path: 'api/.ashlar.json', state: 'created' },
      ],
      timings: ['load', 'read', 'build', 'pages', 'render', 'format', 'write'].map((stage) => ({ stage, ms: 10 })),
    });
  });
});

describe('generate --check', () => {
  it('is content with what generate wrote, and writes nothing', async () => {
    const folder = folderWith({ 'openapi.yaml': petShop });
    await ashlar(folder, generate);
    const { status, stdout } = await ashlar(folder, [...generate, '--check']);
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringMatching(/^api is what openapi\.yaml yields: \d+ files\n$/) as string });
  });

  it('lists what is changed, missing and stray, says who made it, and writes nothing', async () => {
    const folder = folderWith({ 'openapi.yaml': petShop });
    await ashlar(folder, generate);
    put(folder, 'api/spec/openapi.json', '{}');
    rmSync(join(folder, 'api/spec/openapi.yaml'));
    put(folder, 'openapi.yaml', petShop.replaceAll('listPets', 'allPets'));
    const before = filesIn(folder);
    const { status, stdout, stderr } = await ashlar(folder, [...generate, '--check']);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^changed {2}api\/spec\/openapi\.json$/m);
    expect(stdout).toMatch(/^missing {2}api\/spec\/openapi\.yaml$/m);
    expect(stdout).toMatch(/^stray {4}api\/docs\/.*list-?pets.*$/im);
    expect(stderr).toMatch(/cli\/stale\n {2}api is not what openapi\.yaml yields: \d+ changed, \d+ missing, \d+ strays?; what is there was made by Ashlar 0\.0\.0, this is Ashlar 0\.0\.0\n/);
    expect(filesIn(folder)).toEqual(before);
  });

  it('tells another program the same', async () => {
    const folder = folderWith({ 'openapi.yaml': petShop });
    await ashlar(folder, [...generate, '--targets', 'spec']);
    put(folder, 'api/spec/openapi.json', '{}');
    const { status, stdout } = await ashlar(folder, [...generate, '--targets', 'spec', '--check', '--json']);
    expect({ status, answer: JSON.parse(stdout) as unknown }).toMatchObject({
      status: 1,
      answer: {
        status: 1,
        check: true,
        diagnostics: [{ code: 'cli/stale' }],
        files: [{ path: 'api/spec/openapi.json', state: 'changed' }, { path: 'api/spec/openapi.yaml', state: 'unchanged' }],
      },
    });
  });

  it('says that there is nothing yet', async () => {
    const folder = folderWith({ 'openapi.yaml': petShop });
    const { status, stderr } = await ashlar(folder, [...generate, '--check']);
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('Ashlar has made nothing there yet') as string });
    expect(existsSync(join(folder, 'api'))).toBe(false);
  });
});
