// Compile cases for the committed output in generated/ and for the programs in its READMEs and the docs.

import { join } from 'node:path';
import { application, type CompileCase } from './compile/case.ts';
import { renderOutput } from './compile/render-unformatted-output.ts';
import { listFiles, readProjectFile, root } from './architecture/files.ts';
import { extractPrograms, readPrograms, readUntitledPrograms } from './readme-programs.ts';
import { modelOf } from './targets/model-of.ts';

/** The number of programs in the README of each package. */
const programCounts = { types: 1, validators: 1, client: 4, server: 2 };

export const cases: readonly CompileCase[] = [
  {
    name: 'generated/',
    files: () => new Map(),
    inPlace: listFiles('generated', (path) => path.endsWith('.ts')).map((path) => join(root, path)),
  },
  ...Object.entries(programCounts).map(([name, count]) => ({
    name: `the programs in generated/${name}/README.md`,
    files: () => toFiles(readPrograms(`generated/${name}/README.md`, 'ts'), count),
    options: application,
  })),
  {
    name: 'the programs in README.md',
    files: async () => {
      const [document = ''] = extractPrograms(readProjectFile('README.md'), 'yaml');
      const output = await renderOutput(
        await modelOf(document),
        ['types', 'client', 'validators', 'server'],
        { packages: false, importExtension: '.ts' },
        'api/',
      );
      return new Map([...output, ...toFiles(readPrograms('README.md', 'ts'), 3)]);
    },
    options: application,
  },
  {
    name: 'the program in docs/server.md',
    files: () => toFiles(readUntitledPrograms('docs/server.md'), 1),
    options: application,
  },
];

function toFiles(programs: readonly string[], count: number): ReadonlyMap<string, string> {
  if (programs.length !== count) throw new Error(`expected ${count} programs, found ${programs.length}`);
  return new Map(programs.map((program, index) => [`program-${index}.ts`, program]));
}
