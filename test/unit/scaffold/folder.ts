// A folder with a document, the server generated from it, and its handlers, for one test.

import { join } from 'node:path';
import { ashlar, type Said } from '../cli/command.ts';
import { filesIn, folderWith, put } from '../cli/folder.ts';
import { isFull } from '../../tier.ts';

/** An operation of a test's document. */
export interface Asked {
  readonly id: string;
  readonly at: string;
  readonly tag?: string;
}

/** A document of these operations: `{ id: 'getPet', at: 'GET /pets/{id}', tag: 'pets' }`. */
export function documentOf(operations: readonly Asked[]): string {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { id, at, tag = 'pets' } of operations) {
    const [method = '', path = ''] = at.split(' ');
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    }));
    const responses = {
      200: {
        description: 'Well.',
        content: { 'application/json': { schema: { type: 'object', properties: { name: { type: 'string' } } } } },
      },
    };
    (paths[path] ??= {})[method.toLowerCase()] = { operationId: id, tags: [tag], parameters, responses };
  }
  return JSON.stringify({ openapi: '3.1.0', info: { title: 'Pets', version: '1.0.0' }, paths });
}

export interface Home {
  readonly folder: string;
  /** Scaffolds from a document of these operations. */
  scaffold(operations: readonly Asked[], ...words: readonly string[]): Promise<Said>;
  /** The same, with the server generated first, against which the handlers are compiled. */
  compiled(operations: readonly Asked[]): Promise<Said>;
  /** The handlers, by path below their folder. */
  handlers(): Readonly<Record<string, string>>;
  write(path: string, text: string): void;
  /** Changes a module of handlers, which must have the text. */
  edit(path: string, from: string, to: string): void;
}

/**
 * A new folder; its `tsconfig.json` is as strict as a consumer's may be. A compilation takes most of the time of a run: the
 * full tier has the server generated each time, and sees everything compiled.
 */
export function home({ compiled = isFull } = {}): Home {
  const folder = folderWith({ 'package.json': '{ "type": "module" }', 'tsconfig.json': JSON.stringify(strictest) });
  const handlers = (): Readonly<Record<string, string>> => filesIn(join(folder, 'handlers'));
  const run = async (operations: readonly Asked[], words: readonly string[], isCompiled: boolean): Promise<Said> => {
    put(folder, 'openapi.json', documentOf(operations));
    if (isCompiled) {
      const { status, stderr } = await ashlar(folder, [
        'generate',
        'openapi.json',
        '--out',
        'api',
        '--targets',
        'types,validators,server',
        '--quiet',
      ]);
      if (status !== 0) throw new Error(stderr);
    }
    const said = await ashlar(folder, ['scaffold', 'openapi.json', '--generated', 'api', ...words]);
    return { ...said, stderr: said.stderr.replace(/^\w+ +[\d.]+ m?s\n/gm, '').replace(untried, '') };
  };
  return {
    folder,
    scaffold: (operations, ...words) => run(operations, words, compiled),
    compiled: (operations) => run(operations, [], true),
    handlers,
    write: (path, text) => put(folder, `handlers/${path}`, text),
    edit(path, from, to) {
      const text = handlers()[path] ?? '';
      if (!text.includes(from)) throw new Error(`${path} has no ${JSON.stringify(from)}`);
      put(folder, `handlers/${path}`, text.replace(from, to));
    },
  };
}

/** What is said where the server is not generated. */
const untried = /^handlers\/.* warning scaffold\/server-not-generated\n(?: {2}.*\n)+\n1 warning\n/m;

const strictest = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    verbatimModuleSyntax: true,
    erasableSyntaxOnly: true,
    target: 'ES2022',
    // What the server takes from the DOM is nothing to its handlers, and takes the compiler long to read.
    lib: isFull ? ['ES2023', 'DOM'] : ['ES2023'],
    module: 'NodeNext',
    skipLibCheck: true,
    types: [],
  },
  include: ['handlers', 'api', 'src'],
};

/** What was said, without the numbers of lines. */
export function placed(stderr: string): string {
  return stderr.replace(/(?<=^\S+):\d+:/gm, ':N:');
}

/** The lines that two texts do not share, as a person reads them in a diff: `-` gone, `+` new; by the longest common run. */
export function changedLines(before: string, after: string): readonly string[] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--)
      (lengths[i] ?? [])[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  }
  const changes: string[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) [i, j] = [i + 1, j + 1];
    else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) changes.push(`-${a[i++] ?? ''}`);
    else changes.push(`+${b[j++] ?? ''}`);
  }
  return changes;
}
