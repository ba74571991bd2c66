// What the README shows of a run is what a run prints. Times are of one machine, and are not compared.

import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { summarizeTargets } from '../src/generator/cli/print-text.ts';
import { targetNames } from '../src/generator/targets/builtin.ts';
import { updating } from './golden-harness/update.ts';
import { ashlar, petShop } from './unit/cli/command.ts';
import { folderWith } from './unit/cli/folder.ts';

const project = join(import.meta.dirname, '..');
const readme = join(project, 'README.md');

/** The lines of a run's report with files, sizes and counts, as the README has them after a run's first line. */
const shown = (first: string): RegExp =>
  new RegExp(`(?<=^${first}\n)(?:  \\w+ +\\d+ files? +[\\d.]+ [kM]?B\n)+\\d+ written, \\d+ unchanged`, 'm');

/** Holds what the README shows against what is so, or writes it. */
function hold(first: string, lines: string): void {
  if (updating(process.env)) writeFileSync(readme, readFileSync(readme, 'utf8').replace(shown(first), lines));
  expect(shown(first).exec(readFileSync(readme, 'utf8'))?.[0]).toBe(lines);
}

/** Every target's files below a folder, as a run reports them that finds all of them unchanged. */
function report(folder: string): string {
  const files = targetNames.flatMap((target) =>
    readdirSync(join(folder, target), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map((entry) => ({ target, bytes: statSync(join(entry.parentPath, entry.name)).size })),
  );
  return `${summarizeTargets(files)}0 written, ${String(files.length)} unchanged`;
}

describe('the README shows what a run prints', () => {
  it('here', () => hold('spec/openapi.yaml → generated', report(join(project, 'generated'))));

  it('in another repository', async () => {
    const folder = folderWith({ 'openapi.yaml': petShop });
    const { status, stdout } = await ashlar(folder, ['generate', 'openapi.yaml', '--out', 'src/api']);
    expect(status).toBe(0);
    hold('openapi.yaml → src/api', shown('openapi.yaml → src/api').exec(stdout)?.[0] ?? stdout);
  });

  it('about a reference that cannot be resolved', async () => {
    const folder = folderWith();
    cpSync(join(project, 'spec'), join(folder, 'spec'), { recursive: true });
    const paths = join(folder, 'spec/paths/nodebalancers.yaml');
    writeFileSync(
      paths,
      readFileSync(paths, 'utf8').replace(/(?<=#\/)NodeBalancerConfigRebuild$/m, 'NodeBalancerConfgRebuild'),
    );
    const { status, stderr } = await ashlar(folder, ['model', 'spec/openapi.yaml', '--quiet']);
    expect(status).toBe(2);
    const diagnostic = /^.* error document\/unresolved-reference\n(?:  .*\n)+/m;
    const printed = diagnostic.exec(stderr)?.[0] ?? stderr;
    if (updating(process.env))
      writeFileSync(
        readme,
        readFileSync(readme, 'utf8').replace(diagnostic, () => printed),
      );
    expect(diagnostic.exec(readFileSync(readme, 'utf8'))?.[0]).toBe(printed);
  });
});
