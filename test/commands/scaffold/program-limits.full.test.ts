// Limits on the programs that type-check handlers with a common `tsconfig.json`.

import { Project } from 'ts-morph';
import { describe, expect, vi, test } from 'vitest';
import {
  createSettingsLookup,
  programLimits,
  type ProgramLimits,
  typeCheckAll,
} from '../../../src/generator/commands/scaffold/cli/type-check-written-handlers.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { ashlar } from '../../cli/command.ts';
import { readFiles, createTempDirectory } from '../../cli/temp-directory.ts';
import { createConfig } from '../../cli/monorepo.ts';
import { createDocument } from './scaffold-project.ts';

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
  // Every program includes global declarations, in any file.
  'main/global.d.ts': 'declare const region: string;\n',
  'main/script.ts': 'const zone = 1;\n',
  'services/a/src/handlers/index.ts': "export const a: string = zone;\nexport const shared: Shared = { b: '2' };\n",
  'services/b/src/handlers/index.ts':
    'declare global { interface Shared { readonly b: number } }\nexport const b: number = region;\n',
  'services/c/src/handlers/index.ts':
    "import { b } from '../../../b/src/handlers/index';\nexport const c: string = b;\n",
  'services/d/src/handlers/limit.ts': 'const zone = 2;\n',
  'services/d/src/handlers/index.ts': 'export const d = 4;\n',
  // An error in a module that imports handlers, by path, directory, or alias, belongs to the first imported service.
  'main/both.ts':
    "import { d } from '../services/d/src/handlers';\nimport { b } from '../services/b/src/handlers/index';\nexport const both: string = b + d;\n",
  'main/alias.ts': "import { c } from '@c';\nexport const alias: number = c;\n",
  'main/later.ts':
    "export const later = async (): Promise<string> => (await import('../services/d/src/handlers')).d;\n",
  'main/neither.ts': 'export const neither: string = 1;\n',
};

/** Type-checks all services within the limits; returns the number of programs, and the errors by service. */
function typeCheckServices(
  root: string,
  limits?: ProgramLimits,
): { readonly programCount: number; readonly messages: Readonly<Record<string, readonly string[]>> } {
  const resolveDependencies = vi.spyOn(Project.prototype, 'resolveSourceFileDependencies');
  const getSettings = createSettingsLookup(root);
  const paths = Object.keys(readFiles(root));
  const checks = ['a', 'b', 'c', 'd'].map((name) => {
    const report = createReport();
    const directory = `services/${name}/src/handlers`;
    const settings = getSettings(`${root}/${directory}`, report);
    if (settings === undefined) throw new Error(directory);
    return {
      name,
      directory: `${root}/${directory}`,
      paths: paths.filter((path) => path.startsWith(`${directory}/`)).map((path) => `${root}/${path}`),
      settings,
      report,
    };
  });
  typeCheckAll(
    checks,
    {
      environment: { cwd: root } as Parameters<typeof typeCheckAll>[1]['environment'],
      progress: { begin: () => undefined, end: () => undefined, timings: [] },
    },
    new Map(),
    limits,
  );
  const programCount = resolveDependencies.mock.calls.length;
  resolveDependencies.mockRestore();
  return {
    programCount,
    messages: Object.fromEntries(
      checks.map(({ name, report }) => [
        name,
        report.diagnostics.map(({ location, message }) => `${location?.file ?? ''}: ${message}`),
      ]),
    ),
  };
}

describe('handlers that share a tsconfig.json', () => {
  test('have the same errors in several programs as in one program', () => {
    const root = createTempDirectory(files);
    const singleProgramResult = typeCheckServices(root);
    expect(singleProgramResult).toEqual({
      programCount: 1,
      messages: {
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
      expect(typeCheckServices(root, { ...programLimits, documents })).toEqual({
        programCount: Math.ceil(4 / documents),
        messages: singleProgramResult.messages,
      });
    expect(typeCheckServices(root, { ...programLimits, bytes: 500 }).messages).toEqual(singleProgramResult.messages);
  });

  test('are type-checked in programs within the limits, which exclude handlers of other programs', () => {
    const root = createTempDirectory(files);
    const addSourceFile = vi.spyOn(Project.prototype, 'addSourceFileAtPathIfExists');
    expect(typeCheckServices(root, { documents: 40, bytes: 100 }).programCount).toBe(4);
    const addCalls = addSourceFile.mock.calls.filter(
      ([path]) => path.endsWith('services/a/src/handlers/index.ts') || path.endsWith('neither.ts'),
    );
    addSourceFile.mockRestore();
    expect(addCalls).toHaveLength(1);
  });

  test('are type-checked in two programs by the command if there are more than forty', async () => {
    const names = Array.from({ length: 41 }, (_, index) => `s${index}`);
    const server =
      'export interface PetsHandlers<Tx> { list(request: { readonly tx: Tx }): Promise<string> }\nexport interface Handlers<Tx> { readonly pets: PetsHandlers<Tx> }\nexport declare function httpError(status: number, body: { readonly message: string }): Error;\n';
    const invalidHandlers =
      "import type { Tx } from './tx.js';\nimport type * as server from '../api/server/index.js';\nexport const pets: server.PetsHandlers<Tx> = {\n  // GET /pets\n  async list() {\n    return 4;\n  },\n};\n";
    const serviceFiles = names.flatMap((name) => [
      [`services/${name}/openapi.json`, createDocument([{ id: 'list', route: 'GET /pets' }])] as const,
      [`services/${name}/src/api/server/index.ts`, server] as const,
      [`services/${name}/src/api/server/memory.ts`, 'export interface MemoryTx { readonly id: number }\n'] as const,
      [`services/${name}/src/handlers/pets.ts`, invalidHandlers] as const,
    ]);
    const root = createTempDirectory({
      'ashlar.config.json': createConfig([{ document: 'services/*/openapi.json', out: 'services/{1}/src/api' }]),
      'package.json': '{ "type": "module" }',
      'tsconfig.json': tsconfig,
      ...Object.fromEntries(serviceFiles),
    });
    const resolveDependencies = vi.spyOn(Project.prototype, 'resolveSourceFileDependencies');
    const { stdout, status } = await ashlar(root, ['scaffold', '--json']);
    expect({ status, programCount: resolveDependencies.mock.calls.length }).toEqual({ status: 1, programCount: 2 });
    resolveDependencies.mockRestore();
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
