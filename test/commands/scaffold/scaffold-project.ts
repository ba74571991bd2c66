// Temporary project with a document, the server generated from it, and its handlers.

import { join } from 'node:path';
import { ashlar, type CommandOutput } from '../../cli/command.ts';
import { readFiles, createTempDirectory, writeTextFile } from '../../cli/temp-directory.ts';
import { isFull } from '../../tier.ts';

/** Operation of a document. */
export interface OperationSpec {
  readonly id: string;
  /** Method and path: `GET /pets/{id}`. */
  readonly route: string;
  readonly tag?: string;
}

export const listPets = { id: 'listPets', route: 'GET /pets' };
export const createPet = { id: 'createPet', route: 'POST /pets' };
export const getPet = { id: 'getPet', route: 'GET /pets/{id}' };
export const listStores = { id: 'listStores', route: 'GET /stores', tag: 'stores' };
export const allOperations: readonly OperationSpec[] = [listPets, createPet, getPet, listStores];

/** Returns a document with these operations. */
export function createDocument(operations: readonly OperationSpec[]): string {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { id, route, tag = 'pets' } of operations) {
    const [method = '', path = ''] = route.split(' ');
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    }));
    const responses = {
      200: {
        description: 'Done.',
        content: { 'application/json': { schema: { type: 'object', properties: { name: { type: 'string' } } } } },
      },
    };
    (paths[path] ??= {})[method.toLowerCase()] = { operationId: id, tags: [tag], parameters, responses };
  }
  return JSON.stringify({ openapi: '3.1.0', info: { title: 'Pets', version: '1.0.0' }, paths });
}

/** Project in which `ashlar scaffold` is run. */
export interface ScaffoldProject {
  readonly directory: string;
  /** Writes a document with these operations and runs `ashlar scaffold`. */
  scaffold(operations: readonly OperationSpec[], ...args: readonly string[]): Promise<CommandOutput>;
  /** Generates the server too, so that the handlers are type-checked. */
  scaffoldAndCompile(operations: readonly OperationSpec[]): Promise<CommandOutput>;
  /** Returns the handlers by path relative to their directory. */
  readHandlers(): Readonly<Record<string, string>>;
  write(path: string, text: string): void;
  /** Replaces text in a module of handlers; throws if it is missing. */
  edit(path: string, from: string, to: string): void;
}

/**
 * Creates a project with a strict `tsconfig.json`. Type-checking takes most of the time of a run, so only the full tier
 * generates the server by default.
 */
export function createProject({ withServer = isFull } = {}): ScaffoldProject {
  const directory = createTempDirectory({
    'package.json': '{ "type": "module" }',
    'tsconfig.json': JSON.stringify(strictTsconfig),
  });
  const readHandlers = (): Readonly<Record<string, string>> => readFiles(join(directory, 'handlers'));
  const run = async (
    operations: readonly OperationSpec[],
    args: readonly string[],
    isServerGenerated: boolean,
  ): Promise<CommandOutput> => {
    writeTextFile(directory, 'openapi.json', createDocument(operations));
    if (isServerGenerated) {
      const { status, stderr } = await ashlar(directory, [
        'generate',
        'openapi.json',
        '--out',
        'api',
        '--targets',
        'types,validators,server',
        '--quiet',
        ...listFilters(args),
      ]);
      if (status !== 0) throw new Error(stderr);
    }
    const result = await ashlar(directory, ['scaffold', 'openapi.json', '--out', 'api', ...args]);
    return { ...result, stderr: result.stderr.replace(/^\w+ +[\d.]+ m?s\n/gm, '').replace(serverNotGenerated, '') };
  };
  return {
    directory,
    scaffold: (operations, ...args) => run(operations, args, withServer),
    scaffoldAndCompile: (operations) => run(operations, [], true),
    readHandlers,
    write: (path, text) => writeTextFile(directory, `handlers/${path}`, text),
    edit(path, from, to) {
      const text = readHandlers()[path] ?? '';
      if (!text.includes(from)) throw new Error(`${path} has no ${JSON.stringify(from)}`);
      writeTextFile(directory, `handlers/${path}`, text.replace(from, to));
    },
  };
}

/** Returns the filter options of a command, with their values. */
function listFilters(args: readonly string[]): readonly string[] {
  return args.flatMap((option, index) => (/^--(?:include|exclude)-/.test(option) ? args.slice(index, index + 2) : []));
}

/** Warning that the server is not generated. */
const serverNotGenerated = /^handlers\/.* warning scaffold\/server-not-generated\n(?: {2}.*\n)+\n1 warning\n/m;

const strictTsconfig = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    verbatimModuleSyntax: true,
    erasableSyntaxOnly: true,
    target: 'ES2022',
    // Handlers do not use the DOM types of the server, which are slow to compile.
    lib: isFull ? ['ES2023', 'DOM'] : ['ES2023'],
    module: 'NodeNext',
    skipLibCheck: true,
    types: [],
  },
  include: ['handlers', 'api', 'src'],
};

/** Replaces line numbers in the output with `N`. */
export function withoutLineNumbers(stderr: string): string {
  return stderr.replace(/(?<=^\S+):\d+:/gm, ':N:');
}

/** Returns a line diff based on the longest common subsequence: `-` for removed lines, `+` for added lines. */
export function diffLines(before: string, after: string): readonly string[] {
  const [oldLines, newLines] = [before.split('\n'), after.split('\n')];
  const lengths = Array.from({ length: oldLines.length + 1 }, () => new Array<number>(newLines.length + 1).fill(0));
  const lengthAt = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = oldLines.length - 1; i >= 0; i--) {
    for (let j = newLines.length - 1; j >= 0; j--)
      (lengths[i] ?? [])[j] =
        oldLines[i] === newLines[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
  }
  const changes: string[] = [];
  let [i, j] = [0, 0];
  while (i < oldLines.length || j < newLines.length) {
    if (i < oldLines.length && j < newLines.length && oldLines[i] === newLines[j]) [i, j] = [i + 1, j + 1];
    else if (j >= newLines.length || (i < oldLines.length && lengthAt(i + 1, j) >= lengthAt(i, j + 1)))
      changes.push(`-${oldLines[i++] ?? ''}`);
    else changes.push(`+${newLines[j++] ?? ''}`);
  }
  return changes;
}
