// The `ashlar` program in a child process: exit status, output errors, and signals.

import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { petShop } from './command.ts';
import { readFiles, createTempDirectory } from './temp-directory.ts';

const program = join(import.meta.dirname, '../../bin/ashlar.js');

describe('the program', () => {
  it('exits with the status of the command, and prints no stack trace', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'generate', '--nope'], {
      cwd: createTempDirectory(),
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^error cli\/unknown-option\n {2}unknown option `--nope`\n/);
  });

  it('exits with status 0 if the reader closes the pipe', async () => {
    const schemas = Array.from(
      { length: 3000 },
      (_, index) => `    Schema${index}: { type: object, properties: { a: { type: string } } }`,
    ).join('\n');
    const directory = createTempDirectory({ 'openapi.yaml': `${petShop}${schemas}\n` });
    const child = spawn(process.execPath, [program, 'model', 'openapi.yaml', '--quiet'], { cwd: directory });
    let stderr = '';
    child.stderr.on('data', (data: Buffer) => (stderr += data.toString()));
    child.stdout.once('data', () => child.stdout.destroy());
    const status = await new Promise((resolve) => child.on('close', resolve));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it.runIf(existsSync('/dev/full'))('reports that its output cannot be written', () => {
    const fullDevice = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [program, 'model', 'openapi.yaml', '--quiet'], {
      cwd: createTempDirectory({ 'openapi.yaml': petShop }),
      stdio: ['ignore', fullDevice, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(fullDevice);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'error: cannot write the output: ENOSPC\n',
    });
  });

  it('exits with an error if the configuration never resolves', async () => {
    const directory = createTempDirectory({
      'ashlar.config.mjs': 'await new Promise(() => {});\nexport default {};\n',
    });
    const child = spawn(process.execPath, [program, 'lint'], { cwd: directory });
    onTestFinished(() => void child.kill('SIGKILL'));
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    const status = await new Promise((resolve) => child.on('close', resolve));
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'error: cannot load the configuration: a top-level `await` never settles\n',
    });
  });

  it.each([100, 500, 1000, 1500])('writes all files or none if interrupted after %d ms', async (milliseconds) => {
    const directory = createTempDirectory({ 'openapi.yaml': petShop });
    const child = spawn(process.execPath, [program, 'generate', 'openapi.yaml', '--out', 'api'], { cwd: directory });
    setTimeout(() => child.kill('SIGINT'), milliseconds);
    const exitReason = await new Promise((resolve) => child.on('close', (status, signal) => resolve(signal ?? status)));
    expect(['SIGINT', 0]).toContain(exitReason);
    const outputPaths = Object.keys(readFiles(directory)).filter((path) => path.startsWith('api/'));
    expect(outputPaths.filter((path) => path.includes('.ashlar-writing'))).toEqual([]);
    if (outputPaths.length === 0) expect(exitReason).toBe('SIGINT');
    else
      expect(
        spawnSync(process.execPath, [program, 'generate', 'openapi.yaml', '--out', 'api', '--check'], {
          cwd: directory,
        }).status,
      ).toBe(0);
  });
});
