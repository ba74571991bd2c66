// Command output shown in the README, compared with the actual output except for times.

import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { summarizeTargets } from '../src/generator/cli/print-text.ts';
import { targetNames } from '../src/generator/targets/builtin.ts';
import { isGoldenUpdate } from './golden-harness/update.ts';
import { ashlar, petShop } from './cli/command.ts';
import { createTempDirectory } from './cli/temp-directory.ts';

const project = join(import.meta.dirname, '..');
const readme = join(project, 'README.md');

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
  const files = targetNames.flatMap((target) =>
    readdirSync(join(directory, target), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map((entry) => ({ target, bytes: statSync(join(entry.parentPath, entry.name)).size })),
  );
  return `${summarizeTargets(files)}0 written, ${String(files.length)} unchanged`;
}

describe('the README shows the output', () => {
  test('of a run in this repository', () =>
    expectInReadme('spec/openapi.yaml → generated', summarizeUnchanged(join(project, 'generated'))));

  test('of a run in another repository', async () => {
    const directory = createTempDirectory({ 'openapi.yaml': petShop });
    const { status, stdout } = await ashlar(directory, ['generate', 'openapi.yaml', '--out', 'src/api']);
    expect(status).toBe(0);
    expectInReadme('openapi.yaml → src/api', summaryAfter('openapi.yaml → src/api').exec(stdout)?.[0] ?? stdout);
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
