// Handlers of many documents are compiled together where they share a tsconfig.json, and each document is told of its own.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { Project } from 'ts-morph';
import { describe, expect, it, vi } from 'vitest';
import { ashlar } from '../cli/command.ts';
import { filesIn, folderWith, put } from '../cli/folder.ts';
import { config } from '../cli/services.ts';
import { documentOf } from './folder.ts';

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

/** As much of a generated server as handlers of one operation need; `answer` is the type of what they answer. */
const server = (
  answer: string,
): string => `export interface ListRequest<Tx> { readonly tx: Tx; readonly request: { readonly method: string; readonly target: string } }
export type ListResponse = ${answer};
export interface PetsHandlers<Tx> { list(request: ListRequest<Tx>): Promise<ListResponse> }
export interface Handlers<Tx> { readonly pets: PetsHandlers<Tx> }
export declare function httpError(status: number, body: { readonly message: string }): Error;
`;
const memory = 'export interface MemoryTx { readonly id: number }\n';

/** A module of handlers that says what it answers. */
const answering = (value: string): string => `import * as server from '../api/server/index.js';
import type { Tx } from './tx.js';

export const pets: server.PetsHandlers<Tx> = {
  // GET /pets
  async list(): Promise<server.ListResponse> {
    return ${value};
  },
};
`;

/** Services a, b and c whose servers answer a text, and the files beside them. */
function services(files: Readonly<Record<string, string>>): string {
  const each = ['a', 'b', 'c'].flatMap((name) => [
    [`services/${name}/openapi.json`, documentOf([{ id: 'list', at: 'GET /pets' }])] as const,
    [`services/${name}/src/api/server/index.ts`, server('string')] as const,
    [`services/${name}/src/api/server/memory.ts`, memory] as const,
  ]);
  return folderWith({
    'ashlar.config.json': config([{ document: 'services/*/openapi.json', out: 'services/{1}/src/api' }]),
    'package.json': '{ "type": "module" }',
    ...Object.fromEntries(each),
    ...files,
  });
}

interface Told {
  readonly documents: readonly {
    readonly document: string;
    readonly status: number;
    readonly diagnostics: readonly {
      readonly code: string;
      readonly place?: { readonly file: string; readonly line: number };
      readonly message: string;
    }[];
  }[];
}

/** What a run of all says of each document: its exit status, and each diagnostic. */
async function saidOf(folder: string): Promise<Readonly<Record<string, readonly (string | number)[]>>> {
  const { documents } = JSON.parse((await ashlar(folder, ['scaffold', '--json'])).stdout) as Told;
  return Object.fromEntries(
    documents.map(({ document, status, diagnostics }) => [
      document.split('/')[1] ?? '',
      [
        status,
        ...diagnostics.map(
          ({ code, place, message }) => `${code} ${place ? `${place.file}:${place.line} ` : ''}${message}`,
        ),
      ] as const,
    ]),
  );
}

/** How many programs a piece of work has compiled. */
async function programs(work: () => Promise<unknown>): Promise<number> {
  const compiled = vi.spyOn(Project.prototype, 'resolveSourceFileDependencies');
  await work();
  const { length } = compiled.mock.calls;
  compiled.mockRestore();
  return length;
}

const wrong = (name: string, type: string): string =>
  `scaffold/type-error services/${name}/src/handlers/pets.ts:7 Type '${type}' is not assignable to type 'string'.`;

describe('handlers of many documents', () => {
  it('are compiled in one program where they share a tsconfig.json, and each document is told of its own', async () => {
    const folder = services({ 'tsconfig.json': tsconfig(['services']) });
    expect(await programs(async () => expect(await saidOf(folder)).toEqual({ a: [0], b: [0], c: [0] }))).toBe(1);
    put(folder, 'services/b/src/handlers/pets.ts', answering('2'));
    put(folder, 'services/c/src/handlers/pets.ts', answering('true'));
    put(
      folder,
      'services/c/src/server.ts',
      "import { pets } from './handlers/pets.js';\nexport const dogs: string = pets;\n",
    );
    const user =
      "scaffold/type-error services/c/src/server.ts:2 Type 'PetsHandlers<MemoryTx>' is not assignable to type 'string'.";
    expect(
      await programs(async () =>
        expect(await saidOf(folder)).toEqual({
          a: [0],
          b: [1, wrong('b', 'number')],
          c: [1, wrong('c', 'boolean'), user],
        }),
      ),
    ).toBe(1);
    const { status, stderr } = await ashlar(folder, ['scaffold']);
    expect(status).toBe(1);
    expect(stderr.match(/^services\S+ error/gm)).toEqual([
      'services/b/src/handlers/pets.ts:7:5 error',
      'services/c/src/handlers/pets.ts:7:5 error',
      'services/c/src/server.ts:2:14 error',
    ]);
    expect(stderr).toContain('7 |     return true;\n');
    expect(stderr).toContain('2 | export const dogs: string = pets;\n');
  });

  it('are compiled in a program for each tsconfig.json', async () => {
    const folder = services({
      'tsconfig.json': tsconfig(['services']),
      'services/b/tsconfig.json': tsconfig(['src']).replace('"strict":true', '"strict":false'),
    });
    expect(await programs(() => ashlar(folder, ['scaffold']))).toBe(2);
    for (const name of ['a', 'b']) put(folder, `services/${name}/src/handlers/pets.ts`, answering('null'));
    expect(await saidOf(folder)).toEqual({ a: [1, wrong('a', 'null')], b: [0], c: [0] });
  });

  it('have a module that imports those of several told once: to the first, or to the document in whose folder it is', async () => {
    const folder = services({ 'tsconfig.json': tsconfig(['services', 'main.ts']) });
    await ashlar(folder, ['scaffold']);
    put(
      folder,
      'main.ts',
      "import { pets as b } from './services/b/src/handlers/pets.js';\nimport { pets as c } from './services/c/src/handlers/pets.js';\nexport const all: string = [b, c];\n",
    );
    put(
      folder,
      'services/c/src/handlers/more.ts',
      "import { pets } from '../../../b/src/handlers/pets.js';\nexport const more: string = pets;\n",
    );
    const [array, object] = ['PetsHandlers<MemoryTx>[]', 'PetsHandlers<MemoryTx>'].map(
      (type) => `Type '${type}' is not assignable to type 'string'.`,
    );
    expect(await saidOf(folder)).toEqual({
      a: [0],
      b: [1, `scaffold/type-error main.ts:3 ${array}`],
      c: [1, `scaffold/type-error services/c/src/handlers/more.ts:2 ${object}`],
    });
  });

  it('hinder none of the others where they are broken, or their server is not generated', async () => {
    const folder = services({ 'tsconfig.json': tsconfig(['services']) });
    await ashlar(folder, ['scaffold']);
    put(folder, 'services/a/src/handlers/pets.ts', 'export const pets = {;\n');
    rmSync(join(folder, 'services/b/src/api'), { recursive: true });
    put(folder, 'services/c/src/handlers/pets.ts', answering('3'));
    const c = [1, wrong('c', 'number')];
    expect(await saidOf(folder)).toMatchObject({
      a: [2, expect.stringMatching(/^scaffold\/syntax-error services\/a\/src\/handlers\/pets\.ts:1 /)],
      b: [0, expect.stringMatching(/^scaffold\/server-not-generated services\/b\/src\/handlers\/index\.ts:3 /)],
      c,
    });
    put(folder, 'services/a/tsconfig.json', '{ "compilerOptions": ');
    expect(await saidOf(folder)).toMatchObject({
      a: [2, expect.stringMatching(/^scaffold\/syntax-error services\/a\/tsconfig\.json cannot be read: /)],
      c,
    });
  });

  it('mean nothing to one another where no tsconfig.json puts them together', async () => {
    const folder = services({});
    // Without a tsconfig.json the compiler takes all types that are installed where the process runs.
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    expect(await programs(async () => expect(await saidOf(folder)).toEqual({ a: [0], b: [0], c: [0] }))).toBe(1);
    // Neither is a module, so that both declare a global name.
    for (const name of ['a', 'b']) put(folder, `services/${name}/src/handlers/limit.ts`, `const limit = '${name}';\n`);
    put(folder, 'services/c/src/handlers/pets.ts', answering('3'));
    put(folder, 'main.ts', 'export {};\n');
    put(folder, 'tsconfig.json', tsconfig(['main.ts']));
    expect(await saidOf(folder)).toEqual({ a: [0], b: [0], c: [1, wrong('c', 'number')] });
    put(folder, 'tsconfig.json', tsconfig(['services']));
    const twice = (name: string): string =>
      `scaffold/type-error services/${name}/src/handlers/limit.ts:1 Cannot redeclare block-scoped variable 'limit'.`;
    expect(await saidOf(folder)).toEqual({ a: [1, twice('a')], b: [1, twice('b')], c: [1, wrong('c', 'number')] });
  });

  it('are compiled by the next run where one was killed between them', async () => {
    const folder = services({
      'tsconfig.json': tsconfig(['services']),
      'services/a/src/api/server/index.ts': server('number').replace('readonly method: string; ', ''),
    });
    let writing = 0;
    const beforeWriting = (): void => {
      if (++writing === 2) throw new Error('killed');
    };
    expect((await ashlar(folder, ['scaffold'], { beforeWriting })).stderr).not.toContain('type-error');
    expect(Object.keys(filesIn(folder)).filter((path) => path.endsWith('handlers/pets.ts'))).toEqual([
      'services/a/src/handlers/pets.ts',
    ]);
    expect(await saidOf(folder)).toEqual({
      a: [1, expect.stringContaining("services/a/src/handlers/pets.ts:9 Property 'method' does not exist")],
      b: [0],
      c: [0],
    });
    expect(Object.keys(filesIn(folder)).filter((path) => path.endsWith('handlers/pets.ts'))).toHaveLength(3);
  });
});
