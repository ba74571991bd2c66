// Handlers of many documents that share a tsconfig.json are compiled in parts, of which each says what the whole would say.

import { Project } from 'ts-morph';
import { describe, expect, it, vi } from 'vitest';
import { createSettingsLookup } from '../../../src/generator/commands/scaffold/cli/compiler-settings.ts';
import { programLimits, type ProgramLimits } from '../../../src/generator/commands/scaffold/cli/compile-groups.ts';
import { typeCheckAll } from '../../../src/generator/commands/scaffold/cli/compile-all.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { ashlar } from '../cli/command.ts';
import { filesIn, folderWith } from '../cli/folder.ts';
import { config } from '../cli/services.ts';
import { documentOf } from './folder.ts';

const tsconfig = JSON.stringify({
  compilerOptions: {
    strict: true,
    target: 'ES2022',
    lib: ['ES2022'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    skipLibCheck: true,
    types: [],
    paths: { '@c': ['./services/c/src/handlers/index.ts'] },
  },
  include: ['services', 'main'],
});

const files: Readonly<Record<string, string>> = {
  'tsconfig.json': tsconfig,
  // Each part needs what is global, wherever it is declared.
  'main/global.d.ts': 'declare const region: string;\n',
  'main/script.ts': 'const zone = 1;\n',
  'services/a/src/handlers/index.ts': "export const a: string = zone;\nexport const shared: Shared = { b: '2' };\n",
  'services/b/src/handlers/index.ts':
    'declare global { interface Shared { readonly b: number } }\nexport const b: number = region;\n',
  'services/c/src/handlers/index.ts':
    "import { b } from '../../../b/src/handlers/index';\nexport const c: string = b;\n",
  'services/d/src/handlers/limit.ts': 'const zone = 2;\n',
  'services/d/src/handlers/index.ts': 'export const d = 4;\n',
  // Of what imports handlers, each counts for the first of those that it imports, by path, by folder or by an alias.
  'main/both.ts':
    "import { d } from '../services/d/src/handlers';\nimport { b } from '../services/b/src/handlers/index';\nexport const both: string = b + d;\n",
  'main/alias.ts': "import { c } from '@c';\nexport const alias: number = c;\n",
  'main/later.ts':
    "export const later = async (): Promise<string> => (await import('../services/d/src/handlers')).d;\n",
  'main/neither.ts': 'export const neither: string = 1;\n',
};

/** What is said of each service, tried in programs of this size, and how many those were. */
function said(
  folder: string,
  size?: ProgramLimits,
): { readonly programs: number; readonly said: Readonly<Record<string, readonly string[]>> } {
  const compiled = vi.spyOn(Project.prototype, 'resolveSourceFileDependencies');
  const settingsOf = createSettingsLookup(folder);
  const paths = Object.keys(filesIn(folder));
  const trials = ['a', 'b', 'c', 'd'].map((name) => {
    const [report, at] = [createReport(), `services/${name}/src/handlers`];
    const settings = settingsOf(`${folder}/${at}`, report);
    if (settings === undefined) throw new Error(at);
    return {
      name,
      directory: `${folder}/${at}`,
      paths: paths.filter((path) => path.startsWith(`${at}/`)).map((path) => `${folder}/${path}`),
      settings,
      report,
    };
  });
  typeCheckAll(
    trials,
    {
      environment: { cwd: folder } as Parameters<typeof typeCheckAll>[1]['environment'],
      progress: { begin: () => undefined, end: () => undefined, timings: [] },
    },
    new Map(),
    size,
  );
  const programs = compiled.mock.calls.length;
  compiled.mockRestore();
  return {
    programs,
    said: Object.fromEntries(
      trials.map(({ name, report }) => [
        name,
        report.diagnostics.map(({ location, message }) => `${location?.file ?? ''}: ${message}`),
      ]),
    ),
  };
}

describe('handlers that share a tsconfig.json', () => {
  it('are told the same in parts as in one program', () => {
    const folder = folderWith(files);
    const whole = said(folder);
    expect(whole).toEqual({
      programs: 1,
      said: {
        a: [
          "services/a/src/handlers/index.ts: Type 'number' is not assignable to type 'string'.",
          "services/a/src/handlers/index.ts: Type 'string' is not assignable to type 'number'.",
        ],
        b: [
          "main/both.ts: Type 'number' is not assignable to type 'string'.",
          "services/b/src/handlers/index.ts: Type 'string' is not assignable to type 'number'.",
        ],
        c: [
          "main/alias.ts: Type 'string' is not assignable to type 'number'.",
          "services/c/src/handlers/index.ts: Type 'number' is not assignable to type 'string'.",
        ],
        d: [
          "main/later.ts: Type 'number' is not assignable to type 'string'.",
          "services/d/src/handlers/limit.ts: Cannot redeclare block-scoped variable 'zone'.",
        ],
      },
    });
    for (const documents of [1, 2, 3])
      expect(said(folder, { ...programLimits, documents })).toEqual({
        programs: Math.ceil(4 / documents),
        said: whole.said,
      });
    expect(said(folder, { ...programLimits, bytes: 500 }).said).toEqual(whole.said);
  });

  it('are compiled in as many programs as their number or their size asks for, which hold no others\u2019', () => {
    const folder = folderWith(files);
    const held = vi.spyOn(Project.prototype, 'addSourceFileAtPathIfExists');
    expect(said(folder, { documents: 40, bytes: 100 }).programs).toBe(4);
    const added = held.mock.calls.filter(
      ([path]) => path.endsWith('services/a/src/handlers/index.ts') || path.endsWith('neither.ts'),
    );
    held.mockRestore();
    expect(added).toHaveLength(1);
  });

  it('are parted by the command where there are more than forty', async () => {
    const names = Array.from({ length: 41 }, (_, at) => `s${at}`);
    const server =
      'export interface PetsHandlers<Tx> { list(request: { readonly tx: Tx }): Promise<string> }\nexport interface Handlers<Tx> { readonly pets: PetsHandlers<Tx> }\nexport declare function httpError(status: number, body: { readonly message: string }): Error;\n';
    const wrong =
      "import type { Tx } from './tx.js';\nimport type * as server from '../api/server/index.js';\nexport const pets: server.PetsHandlers<Tx> = {\n  // GET /pets\n  async list() {\n    return 4;\n  },\n};\n";
    const each = names.flatMap((name) => [
      [`services/${name}/openapi.json`, documentOf([{ id: 'list', at: 'GET /pets' }])] as const,
      [`services/${name}/src/api/server/index.ts`, server] as const,
      [`services/${name}/src/api/server/memory.ts`, 'export interface MemoryTx { readonly id: number }\n'] as const,
      [`services/${name}/src/handlers/pets.ts`, wrong] as const,
    ]);
    const folder = folderWith({
      'ashlar.config.json': config([{ document: 'services/*/openapi.json', out: 'services/{1}/src/api' }]),
      'package.json': '{ "type": "module" }',
      'tsconfig.json': tsconfig,
      ...Object.fromEntries(each),
    });
    const compiled = vi.spyOn(Project.prototype, 'resolveSourceFileDependencies');
    const { stdout, status } = await ashlar(folder, ['scaffold', '--json']);
    expect({ status, programs: compiled.mock.calls.length }).toEqual({ status: 1, programs: 2 });
    compiled.mockRestore();
    const { documents } = JSON.parse(stdout) as {
      readonly documents: readonly {
        readonly diagnostics: readonly { readonly code: string; readonly message: string }[];
      }[];
    };
    for (const { diagnostics } of documents)
      expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
        expect.stringMatching(/^scaffold\/type-error Type '\(\) => Promise<number>' is not assignable/),
      ]);
    expect(documents).toHaveLength(41);
  });
});
