// Running a command within the test's own process, and hearing what it says.

import type { FileWatcher } from '../../../src/generator/cli/environment.ts';
import { main } from '../../../src/generator/cli/run.ts';

/** What a run said, and its exit status. */
export interface Said {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Surroundings {
  readonly env?: Readonly<Record<string, string>>;
  readonly terminal?: boolean;
  readonly now?: () => number;
  /** What whoever sits at the terminal answers; an empty text takes the default. */
  readonly answers?: Readonly<Record<string, string>>;
  /** What stands in for looking at the disk. */
  readonly watch?: () => FileWatcher;
  /** What happens just before files are replaced. */
  readonly beforeWriting?: () => void;
}

/** Runs `ashlar` with these words in a folder. */
export async function ashlar(
  cwd: string,
  words: readonly string[],
  { env = {}, terminal = false, now, answers, watch: watchFiles, beforeWriting }: Surroundings = {},
): Promise<Said> {
  let stdout = '';
  let stderr = '';
  let ticks = 0;
  const status = await main(words, {
    cwd,
    env,
    stdout: { write: (text) => (stdout += text), isTTY: terminal },
    stderr: { write: (text) => (stderr += text), isTTY: terminal },
    ...(answers && {
      prompt: (question: string, fallback: string) =>
        Promise.resolve(Object.entries(answers).find(([start]) => question.startsWith(start))?.[1] ?? fallback),
    }),
    ...(watchFiles && { watchFiles }),
    today: () => '2030-01-15',
    now: now ?? (() => (ticks += 10)),
    runUninterrupted(work) {
      beforeWriting?.();
      return work();
    },
  });
  return { status, stdout, stderr };
}

/** A small, sound document. */
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

/** One of which no rule has anything to say. */
export const soundPets = `openapi: 3.1.0
info: { title: Pets, version: 1.0.0, license: { name: MIT, identifier: MIT } }
servers: [{ url: https://pets.test/v1 }]
security: []
tags: [{ name: pets, description: Animals that somebody keeps. }]
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
        '404': { description: There are none. }
components:
  schemas:
    Pet:
      description: An animal that somebody keeps.
      type: object
      required: [name]
      properties:
        name: { type: string }
        age: { type: integer }
`;
