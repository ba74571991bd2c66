// `generate` as a function: its output, and problems of its input.

import { generate } from 'ashlar';
import { describe, expect, it } from 'vitest';
import { petShop } from '../../cli/command.ts';
import { createTempDirectory, readFiles } from '../../cli/temp-directory.ts';

describe('generate', () => {
  it('writes the output of a configuration', async () => {
    const directory = createTempDirectory({ 'openapi.yaml': petShop });
    const config = {
      cwd: directory,
      document: 'openapi.yaml',
      out: 'api',
      targets: [{ name: 'titles', plan: () => [{ path: 'a.txt', text: 'A' }] }],
    };
    expect(await generate({ ...config, check: true })).toMatchObject({ isSuccessful: false });
    expect(await generate(config)).toEqual({
      isSuccessful: true,
      diagnostics: [],
      files: [
        { path: 'api/titles/a.txt', target: 'titles', bytes: 1, state: 'created' },
        { path: 'api/.ashlar.json', state: 'created' },
      ],
    });
    expect(await generate({ ...config, check: true })).toMatchObject({ isSuccessful: true });
  });

  it('runs a target again that depends on more than the document', async () => {
    const directory = createTempDirectory({ 'openapi.yaml': petShop });
    for (const text of ['first', 'second']) {
      const targets = [{ name: 'texts', plan: () => [{ path: 'a.txt', text }] }];
      await generate({ cwd: directory, document: 'openapi.yaml', out: 'api', targets });
      expect(readFiles(directory)['api/texts/a.txt']).toBe(text);
    }
  });

  it('reports problems instead of throwing an error', async () => {
    const directory = createTempDirectory({ 'openapi.yaml': 'openapi: 3.1.0\n' });
    expect(await generate({ cwd: directory, document: 'openapi.yaml', out: '' })).toMatchObject({
      isSuccessful: false,
      files: [],
      diagnostics: [{ code: 'cli/invalid-config-option' }],
    });
    const missing = await generate({ cwd: directory, document: 'missing.yaml' });
    expect(missing).toMatchObject({ isSuccessful: false, diagnostics: [{ severity: 'error' }] });
  });
});
