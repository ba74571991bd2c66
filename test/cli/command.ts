// In-process runner for `ashlar` commands that captures the output.

import { Readable } from 'node:stream';
import type { InputStream } from '../../src/generator/pipeline/inputs/read-stdin.ts';
import type { Environment, FileWatcher } from '../../src/generator/cli/environment.ts';
import { main } from '../../src/generator/cli/run.ts';

/** Output and exit status of a command. */
export interface CommandOutput {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Replacements for parts of the process environment. */
export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly isTerminal?: boolean;
  readonly now?: () => number;
  /** Input for prompts, by the start of the question; other prompts return their default. */
  readonly answers?: Readonly<Record<string, string>>;
  /** Replaces the file watcher. */
  readonly watchFiles?: () => FileWatcher;
  /** Chunks on standard input; `undefined` if nothing arrives. Absent without standard input. */
  readonly stdin?: readonly string[] | undefined;
  /** Time limit for an input, in milliseconds; by default one minute, which a busy machine does not reach. */
  readonly inputTimeLimit?: number;
  /** Time limit for each step of a custom target, in milliseconds. */
  readonly targetTimeLimit?: number;
  /** Called before each write that a signal must not interrupt. */
  readonly beforeWrite?: () => void;
}

/** Runs `ashlar` with the arguments in a directory. */
export async function ashlar(cwd: string, args: readonly string[], options: RunOptions = {}): Promise<CommandOutput> {
  const {
    env = {},
    isTerminal = false,
    now,
    answers,
    watchFiles,
    inputTimeLimit = 60_000,
    targetTimeLimit,
    beforeWrite,
  } = options;
  let stdout = '';
  let stderr = '';
  let ticks = 0;
  const status = await main(args, {
    cwd,
    env,
    stdout: { write: (text) => (stdout += text), isTTY: isTerminal },
    stderr: { write: (text) => (stderr += text), isTTY: isTerminal },
    ...(answers && {
      prompt: (question: string, fallback: string) =>
        Promise.resolve(Object.entries(answers).find(([start]) => question.startsWith(start))?.[1] ?? fallback),
    }),
    ...(watchFiles && { watchFiles }),
    ...('stdin' in options && { stdin: createInputStream(options.stdin, isTerminal) }),
    inputTimeLimit,
    ...(targetTimeLimit !== undefined && { targetTimeLimit }),
    today: () => '2030-01-15',
    now: now ?? (() => (ticks += 10)),
    runUninterrupted(work) {
      beforeWrite?.();
      return work();
    },
  });
  return { status, stdout, stderr };
}

function createInputStream(chunks: readonly string[] | undefined, isTTY: boolean): InputStream {
  return Object.assign(chunks ? Readable.from(chunks) : new Readable({ read: () => undefined }), { isTTY });
}

/** Small, valid document. */
export const petShop = `openapi: 3.1.0
info: { title: Pets, version: 1.0.0 }
paths:
  /pets:
    get:
      operationId: listPets
      responses:
        '200':
          description: All pets.
          content:
            application/json:
              schema: { type: array, items: { $ref: '#/components/schemas/Pet' } }
components:
  schemas:
    Pet:
      type: object
      required: [name]
      properties:
        name: { type: string }
        age: { type: integer }
`;

/** Valid document without lint findings. */
export const cleanPetShop = `openapi: 3.1.0
info: { title: Pets, version: 1.0.0, license: { name: MIT, identifier: MIT } }
servers: [{ url: https://pets.test/v1 }]
security: []
tags: [{ name: pets, description: Pets in the store. }]
paths:
  /pets:
    get:
      operationId: listPets
      tags: [pets]
      summary: List the pets
      responses:
        '200':
          description: All pets.
          content:
            application/json:
              schema: { type: array, items: { $ref: '#/components/schemas/Pet' } }
              example: [{ name: Rex, age: 7 }]
        '404': { description: No pets exist. }
components:
  schemas:
    Pet:
      description: A pet in the store.
      type: object
      required: [name]
      properties:
        name: { type: string }
        age: { type: integer }
`;

/** Removes the duration of a run from the output of a command. */
export function withoutDuration(output: string): string {
  return output.replace(/ in [\d.]+ m?s/, '');
}

/** Creates an environment without prompts or output. */
export const createSilentEnvironment = (cwd: string): Environment => ({
  cwd,
  env: {},
  stdout: { write: () => true },
  stderr: { write: () => true },
  today: () => '2030-01-15',
  now: () => 0,
  runUninterrupted: (work) => work(),
});
