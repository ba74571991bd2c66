// Type-checking of the handlers of several documents: one program for each `tsconfig.json`, and errors by document.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { Project } from 'ts-morph';
import { describe, expect, vi, test } from 'vitest';
import { ashlar } from '../../cli/command.ts';
import { readFiles, createTempDirectory, writeTextFile } from '../../cli/temp-directory.ts';
import { createConfig } from '../../cli/monorepo.ts';
import { createDocument } from './scaffold-project.ts';

const tsconfig = (include: readonly string[]): string =>
  JSON.stringify({
    compilerOptions: {
      strict: true,
      target: 'ES2022',
      lib: ['ES2022'],
      module: 'NodeNext',
      skipLibCheck: true,
      types: [],
    },
    include,
  });

/** Returns a minimal server module for one operation with this type of response. */
const createServer = (
  responseType: string,
): string => `export interface ListRequest<Tx> { readonly tx: Tx; readonly request: { readonly method: string; readonly target: string } }
export type ListResponse = ${responseType};
export interface PetsHandlers<Tx> { list(request: ListRequest<Tx>): Promise<ListResponse> }
export interface Handlers<Tx> { readonly pets: PetsHandlers<Tx> }
export declare function httpError(status: number, body: { readonly message: string }): Error;
`;
const memoryModule = 'export interface MemoryTx { readonly id: number }\n';

/** Returns a module of handlers that return this expression. */
const createHandlers = (value: string): string => `import * as server from '../api/server/index.js';
import type { Tx } from './tx.js';

export const pets: server.PetsHandlers<Tx> = {
  // GET /pets
  async list(): Promise<server.ListResponse> {
    return ${value};
  },
};
`;

/** Creates the services a, b, and c with string responses, and additional files. */
function createServices(files: Readonly<Record<string, string>>): string {
  const serviceFiles = ['a', 'b', 'c'].flatMap((name) => [
    [`services/${name}/openapi.json`, createDocument([{ id: 'list', route: 'GET /pets' }])] as const,
    [`services/${name}/src/api/server/index.ts`, createServer('string')] as const,
    [`services/${name}/src/api/server/memory.ts`, memoryModule] as const,
  ]);
  return createTempDirectory({
    'ashlar.config.json': createConfig([{ document: 'services/*/openapi.json', out: 'services/{1}/src/api' }]),
    'package.json': '{ "type": "module" }',
    ...Object.fromEntries(serviceFiles),
    ...files,
  });
}

/** Output of `scaffold --json`. */
interface ScaffoldJson {
  readonly documents: readonly {
    readonly document: string;
    readonly status: number;
    readonly diagnostics: readonly {
      readonly code: string;
      readonly location?: { readonly file: string; readonly line: number };
      readonly message: string;
    }[];
  }[];
}

/** Runs `ashlar scaffold` and returns the exit status and the diagnostics of each service. */
async function runScaffold(directory: string): Promise<Readonly<Record<string, readonly (string | number)[]>>> {
  const { documents } = JSON.parse((await ashlar(directory, ['scaffold', '--json'])).stdout) as ScaffoldJson;
  return Object.fromEntries(
    documents.map(({ document, status, diagnostics }) => [
      document.split('/')[1] ?? '',
      [
        status,
        ...diagnostics.map(
          ({ code, location, message }) => `${code} ${location ? `${location.file}:${location.line} ` : ''}${message}`,
        ),
      ] as const,
    ]),
  );
}

/** Returns the number of programs that `run` type-checks. */
async function countPrograms(run: () => Promise<unknown>): Promise<number> {
  const resolveDependencies = vi.spyOn(Project.prototype, 'resolveSourceFileDependencies');
  await run();
  const { length } = resolveDependencies.mock.calls;
  resolveDependencies.mockRestore();
  return length;
}

const typeError = (name: string, type: string): string =>
  `scaffold/type-error services/${name}/src/handlers/pets.ts:7 Type '${type}' is not assignable to type 'string'.`;

describe('handlers of several documents', () => {
  test('are type-checked in one program if they share a tsconfig.json, with errors by document', async () => {
    const directory = createServices({ 'tsconfig.json': tsconfig(['services']) });
    expect(
      await countPrograms(async () => expect(await runScaffold(directory)).toEqual({ a: [0], b: [0], c: [0] })),
    ).toBe(1);
    writeTextFile(directory, 'services/b/src/handlers/pets.ts', createHandlers('2'));
    writeTextFile(directory, 'services/c/src/handlers/pets.ts', createHandlers('true'));
    writeTextFile(
      directory,
      'services/c/src/server.ts',
      "import { pets } from './handlers/pets.js';\nexport const dogs: string = pets;\n",
    );
    const importerError =
      "scaffold/type-error services/c/src/server.ts:2 Type 'PetsHandlers<MemoryTx>' is not assignable to type 'string'.";
    expect(
      await countPrograms(async () =>
        expect(await runScaffold(directory)).toEqual({
          a: [0],
          b: [1, typeError('b', 'number')],
          c: [1, typeError('c', 'boolean'), importerError],
        }),
      ),
    ).toBe(1);
    const { status, stderr } = await ashlar(directory, ['scaffold']);
    expect(status).toBe(1);
    expect(stderr.match(/^services\S+ error/gm)).toEqual([
      'services/b/src/handlers/pets.ts:7:5 error',
      'services/c/src/handlers/pets.ts:7:5 error',
      'services/c/src/server.ts:2:14 error',
    ]);
    expect(stderr).toContain('7 |     return true;\n');
    expect(stderr).toContain('2 | export const dogs: string = pets;\n');
  });

  test('are type-checked in one program for each tsconfig.json', async () => {
    const directory = createServices({
      'tsconfig.json': tsconfig(['services']),
      'services/b/tsconfig.json': tsconfig(['src']).replace('"strict":true', '"strict":false'),
    });
    expect(await countPrograms(() => ashlar(directory, ['scaffold']))).toBe(2);
    for (const name of ['a', 'b'])
      writeTextFile(directory, `services/${name}/src/handlers/pets.ts`, createHandlers('null'));
    expect(await runScaffold(directory)).toEqual({ a: [1, typeError('a', 'null')], b: [0], c: [0] });
  });

  test('have each error in an importing module reported once, for its own or the first imported document', async () => {
    const directory = createServices({ 'tsconfig.json': tsconfig(['services', 'main.ts']) });
    await ashlar(directory, ['scaffold']);
    writeTextFile(
      directory,
      'main.ts',
      "import { pets as b } from './services/b/src/handlers/pets.js';\nimport { pets as c } from './services/c/src/handlers/pets.js';\nexport const all: string = [b, c];\n",
    );
    writeTextFile(
      directory,
      'services/c/src/handlers/more.ts',
      "import { pets } from '../../../b/src/handlers/pets.js';\nexport const more: string = pets;\n",
    );
    const [array, object] = ['PetsHandlers<MemoryTx>[]', 'PetsHandlers<MemoryTx>'].map(
      (type) => `Type '${type}' is not assignable to type 'string'.`,
    );
    expect(await runScaffold(directory)).toEqual({
      a: [0],
      b: [1, `scaffold/type-error main.ts:3 ${array}`],
      c: [1, `scaffold/type-error services/c/src/handlers/more.ts:2 ${object}`],
    });
  });

  test('do not block others if they are invalid or their server is not generated', async () => {
    const directory = createServices({ 'tsconfig.json': tsconfig(['services']) });
    await ashlar(directory, ['scaffold']);
    writeTextFile(directory, 'services/a/src/handlers/pets.ts', 'export const pets = {;\n');
    rmSync(join(directory, 'services/b/src/api'), { recursive: true });
    writeTextFile(directory, 'services/c/src/handlers/pets.ts', createHandlers('3'));
    const c = [1, typeError('c', 'number')];
    expect(await runScaffold(directory)).toMatchObject({
      a: [2, expect.stringMatching(/^scaffold\/syntax-error services\/a\/src\/handlers\/pets\.ts:1 /)],
      b: [0, expect.stringMatching(/^scaffold\/server-not-generated services\/b\/src\/handlers\/index\.ts:3 /)],
      c,
    });
    writeTextFile(directory, 'services/a/tsconfig.json', '{ "compilerOptions": ');
    expect(await runScaffold(directory)).toMatchObject({
      a: [2, expect.stringMatching(/^scaffold\/syntax-error cannot read `services\/a\/tsconfig\.json`: /)],
      c,
    });
  });

  test('are independent without a common tsconfig.json', async () => {
    const directory = createServices({});
    // Without a tsconfig.json, the compiler includes all types that are installed in the working directory.
    vi.spyOn(process, 'cwd').mockReturnValue(directory);
    expect(
      await countPrograms(async () => expect(await runScaffold(directory)).toEqual({ a: [0], b: [0], c: [0] })),
    ).toBe(1);
    // The files are scripts, not modules: both declare a global name.
    for (const name of ['a', 'b'])
      writeTextFile(directory, `services/${name}/src/handlers/limit.ts`, `const limit = '${name}';\n`);
    writeTextFile(directory, 'services/c/src/handlers/pets.ts', createHandlers('3'));
    writeTextFile(directory, 'main.ts', 'export {};\n');
    writeTextFile(directory, 'tsconfig.json', tsconfig(['main.ts']));
    expect(await runScaffold(directory)).toEqual({ a: [0], b: [0], c: [1, typeError('c', 'number')] });
    writeTextFile(directory, 'tsconfig.json', tsconfig(['services']));
    const redeclaration = (name: string): string =>
      `scaffold/type-error services/${name}/src/handlers/limit.ts:1 Cannot redeclare block-scoped variable 'limit'.`;
    expect(await runScaffold(directory)).toEqual({
      a: [1, redeclaration('a')],
      b: [1, redeclaration('b')],
      c: [1, typeError('c', 'number')],
    });
  });

  test('are type-checked by the next run if a run was interrupted', async () => {
    const directory = createServices({
      'tsconfig.json': tsconfig(['services']),
      'services/a/src/api/server/index.ts': createServer('number').replace('readonly method: string; ', ''),
    });
    let writeCount = 0;
    const beforeWrite = (): void => {
      if (++writeCount === 2) throw new Error('killed');
    };
    expect((await ashlar(directory, ['scaffold'], { beforeWrite })).stderr).not.toContain('type-error');
    expect(Object.keys(readFiles(directory)).filter((path) => path.endsWith('handlers/pets.ts'))).toEqual([
      'services/a/src/handlers/pets.ts',
    ]);
    expect(await runScaffold(directory)).toEqual({
      a: [1, expect.stringContaining("services/a/src/handlers/pets.ts:9 Property 'method' does not exist")],
      b: [0],
      c: [0],
    });
    expect(Object.keys(readFiles(directory)).filter((path) => path.endsWith('handlers/pets.ts'))).toHaveLength(3);
  });
});
