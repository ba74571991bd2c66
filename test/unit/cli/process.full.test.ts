// The program itself: what only a process of its own can show.

import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { petShop } from './command.ts';
import { filesIn, folderWith } from './folder.ts';

const program = join(import.meta.dirname, '../../../bin/ashlar.js');

describe('the program', () => {
  it('exits with the status of the command, and prints no stack', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'generate', '--nope'], {
      cwd: folderWith(),
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^error cli\/unknown-option\n {2}unknown option '--nope'\n/);
  });

  it('ends in peace when its reader stops reading', async () => {
    const many = Array.from(
      { length: 3000 },
      (_, index) => `    Schema${index}: { type: object, properties: { a: { type: string } } }`,
    ).join('\n');
    const folder = folderWith({ 'openapi.yaml': `${petShop}${many}\n` });
    const child = spawn(process.execPath, [program, 'model', 'openapi.yaml', '--quiet'], { cwd: folder });
    let stderr = '';
    child.stderr.on('data', (data: Buffer) => (stderr += data.toString()));
    child.stdout.once('data', () => child.stdout.destroy());
    const status = await new Promise((resolve) => child.on('close', resolve));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it.runIf(existsSync('/dev/full'))('says so when its answer cannot be written', () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [program, 'model', 'openapi.yaml', '--quiet'], {
      cwd: folderWith({ 'openapi.yaml': petShop }),
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(full);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'error: what there is to say cannot be written: the system says ENOSPC\n',
    });
  });

  it('ends when its configuration never does', async () => {
    const folder = folderWith({ 'ashlar.config.mjs': 'await new Promise(() => {});\nexport default {};\n' });
    const child = spawn(process.execPath, [program, 'lint'], { cwd: folder });
    onTestFinished(() => void child.kill('SIGKILL'));
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    const status = await new Promise((resolve) => child.on('close', resolve));
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'error: the configuration waits for something that never comes\n',
    });
  });

  it.each([100, 500, 1000, 1500])('interrupted after %d ms has written all or nothing', async (milliseconds) => {
    const folder = folderWith({ 'openapi.yaml': petShop });
    const child = spawn(process.execPath, [program, 'generate', 'openapi.yaml', '--out', 'api'], { cwd: folder });
    setTimeout(() => child.kill('SIGINT'), milliseconds);
    const ended = await new Promise((resolve) => child.on('close', (status, signal) => resolve(signal ?? status)));
    expect(['SIGINT', 0]).toContain(ended);
    const written = Object.keys(filesIn(folder)).filter((path) => path.startsWith('api/'));
    expect(written.filter((path) => path.includes('.ashlar-writing'))).toEqual([]);
    if (written.length === 0) expect(ended).toBe('SIGINT');
    else
      expect(
        spawnSync(process.execPath, [program, 'generate', 'openapi.yaml', '--out', 'api', '--check'], { cwd: folder })
          .status,
      ).toBe(0);
  });
});
