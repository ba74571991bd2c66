// The line of a program's output that messages quote.

import { expect, it } from 'vitest';
import { firstErrorLine } from '../../src/generator/pipeline/run-program.ts';

const lineOf = (stderr: string, stdout = ''): string => firstErrorLine({ ok: false, stdout, stderr });

it.each([
  ['npm error code E404\nnpm error 404 Not Found - GET https://r.example/a', 'Not Found - GET https://r.example/a'],
  [
    'npm error code ENOENT\nnpm error syscall open\nnpm error could not read package.json',
    'could not read package.json',
  ],
  ['npm warn old\nnpm error network This is a problem\nnpm error request failed\n', 'request failed'],
  ['\n  fatal: not a git repository  \nmore', 'fatal: not a git repository'],
  ['', 'no error output'],
])('of %j is %j', (stderr, line) => {
  expect(lineOf(stderr)).toBe(line);
});

it('is on stdout if stderr is empty', () => {
  expect(lineOf('\n', 'src/a.ts(1,1): error TS2304')).toBe('src/a.ts(1,1): error TS2304');
});
