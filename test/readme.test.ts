// The README: the output of commands, except for times, and the programs.

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, test, vi } from 'vitest';
import type { Problem } from '../src/runtime/validation/problem.ts';
import { summarizeTargets } from '../src/generator/cli/print-text.ts';
import { defaultTargetNames } from '../src/generator/targets/builtin.ts';
import { isGoldenUpdate } from './golden-harness/update.ts';
import { ashlar } from './cli/command.ts';
import { createTempDirectory, readFiles } from './cli/temp-directory.ts';
import { extractPrograms } from './readme-programs.ts';

const project = join(import.meta.dirname, '..');
const readme = join(project, 'README.md');
const page = readFileSync(readme, 'utf8');
const [readmeDocument = ''] = extractPrograms(page, 'yaml');

/** Returns a pattern for the summary lines of a run that follow its first line. */
const summaryAfter = (firstLine: string): RegExp =>
  new RegExp(`(?<=^${firstLine}\n)(?:  \\w+ +\\d+ files? +[\\d.]+ [kM]?B\n)+\\d+ written, \\d+ unchanged`, 'm');

/** Compares the summary in the README with the actual one, or updates it. */
function expectInReadme(firstLine: string, summary: string): void {
  if (isGoldenUpdate(process.env))
    writeFileSync(readme, readFileSync(readme, 'utf8').replace(summaryAfter(firstLine), summary));
  expect(summaryAfter(firstLine).exec(readFileSync(readme, 'utf8'))?.[0]).toBe(summary);
}

/** Returns the summary of a run in which all files of a directory are unchanged. */
function summarizeUnchanged(directory: string): string {
  const files = defaultTargetNames.flatMap((target) =>
    readdirSync(join(directory, target), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map((entry) => ({ target, bytes: statSync(join(entry.parentPath, entry.name)).size })),
  );
  return `${summarizeTargets(files)}0 written, ${String(files.length)} unchanged`;
}

describe('the README shows the output', () => {
  test('of a run in this repository', () =>
    expectInReadme('spec/openapi.yaml → generated', summarizeUnchanged(join(project, 'generated'))));

  test('of a run for its own document', async () => {
    const directory = createTempDirectory({ 'openapi.yaml': readmeDocument });
    const { status, stdout } = await ashlar(directory, ['generate', 'openapi.yaml', '--out', 'src/api']);
    expect(status).toBe(0);
    expectInReadme('openapi.yaml → src/api', summaryAfter('openapi.yaml → src/api').exec(stdout)?.[0] ?? stdout);
    expect(readFiles(directory)['src/api/types/schemas.ts']).toContain(extractPrograms(page, 'ts types')[0] ?? '-');
  });

  test('for a reference that cannot be resolved', async () => {
    const directory = createTempDirectory();
    cpSync(join(project, 'spec'), join(directory, 'spec'), { recursive: true });
    const paths = join(directory, 'spec/paths/nodebalancers.yaml');
    writeFileSync(
      paths,
      readFileSync(paths, 'utf8').replace(/(?<=#\/)NodeBalancerConfigRebuild$/m, 'NodeBalancerConfgRebuild'),
    );
    const { status, stderr } = await ashlar(directory, ['model', 'spec/openapi.yaml', '--quiet']);
    expect(status).toBe(2);
    const diagnosticPattern = /^.* error document\/unresolved-reference\n(?:  .*\n)+/m;
    const printedDiagnostic = diagnosticPattern.exec(stderr)?.[0] ?? stderr;
    if (isGoldenUpdate(process.env))
      writeFileSync(
        readme,
        readFileSync(readme, 'utf8').replace(diagnosticPattern, () => printedDiagnostic),
      );
    expect(diagnosticPattern.exec(readFileSync(readme, 'utf8'))?.[0]).toBe(printedDiagnostic);
  });
});

describe('the programs in the README', () => {
  const [validators = '', server = '', client = ''] = extractPrograms(page, 'ts');

  /** Generates code for the document of the README, bundles a program that imports it, and returns its exports. */
  async function runProgram(program: string): Promise<Readonly<Record<string, unknown>>> {
    const directory = createTempDirectory({ 'openapi.yaml': readmeDocument });
    await ashlar(directory, ['generate', 'openapi.yaml', '--out', 'src/api', '--targets', 'client,validators,server']);
    const { outputFiles } = await build({
      stdin: { contents: program, resolveDir: join(directory, 'src'), loader: 'ts' },
      bundle: true,
      write: false,
      platform: 'node',
      format: 'esm',
      logLevel: 'error',
    });
    const script = Buffer.from(outputFiles[0]?.text ?? '').toString('base64');
    return (await import(`data:text/javascript;base64,${script}`)) as Readonly<Record<string, unknown>>;
  }

  test('validate values with the results in the comments', async () => {
    const calls = validators.replace(/^(isLoan|checkLoanRequest)\(/gm, 'export const $1Result = $1(');
    const { isLoanResult, checkLoanRequestResult } = await runProgram(calls);
    const [problem] = checkLoanRequestResult as readonly Problem[];
    expect(validators).toContain(`); // ${String(isLoanResult)}\n`);
    expect(validators).toContain(
      `); // [{ pointer: '${problem?.pointer ?? ''}', keyword: '${problem?.keyword ?? ''}', message: '${problem?.message ?? ''}', … }]\n`,
    );
  });

  test('serve requests with the response on the page, and call the server', async () => {
    const started = await runProgram(
      server.replace('createServer(createNode', 'export const server = createServer(createNode').replace('8080', '0'),
    );
    const httpServer = started['server'] as Server;
    try {
      await expect.poll(() => httpServer.listening).toBe(true);
      const { port } = httpServer.address() as AddressInfo;
      const [, path = '', type = '', body = '', expected = ''] =
        /^\$ curl localhost:8080(\S+) -H 'Content-Type: (\S+)' -d '(.*)'\n(.*)$/m.exec(page) ?? [];
      const response = await fetch(`http://localhost:${port}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': type },
        body,
      });
      expect(await response.text()).toBe(expected);
      const log = vi.spyOn(console, 'log').mockReturnValue();
      await runProgram(client.replace('localhost:8080', `localhost:${port}`));
      expect(log.mock.calls).toEqual([[Number(/console\.log\(.*\); \/\/ (\d+)$/m.exec(client)?.[1])]]);
    } finally {
      httpServer.close();
    }
  });
});
