// Follows the blocks of a page: writes files and runs commands.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readProjectFile } from '../architecture/files.ts';
import { writeTextFile } from '../cli/temp-directory.ts';
import type { Files } from '../compile/case.ts';
import { applyBlock, type Block } from './blocks.ts';
import { runCommand, type Session } from './run-command.ts';

/** A command, and its output on the page and in the test. */
export interface Result {
  readonly line: string;
  /** Offset of the output on the page. */
  readonly offset: number;
  readonly expected: string;
  readonly actual: string;
}

export interface FollowOptions {
  /** Files of the project at the start of the page. */
  readonly files: ReadonlyMap<string, string>;
  /** Returns the files of a project with its generated code. Not called if a command of the page generates it. */
  readonly generate: (files: ReadonlyMap<string, string>) => Promise<Files>;
  /** Whether a command is not run. The files that it would write are then those that the page shows. */
  readonly isSkipped: (line: string) => boolean;
}

const validateConfiguration = new Ajv2020({ strict: false }).compile(
  JSON.parse(readProjectFile('schemas/ashlar.config.schema.json')) as object,
);

/** Follows the blocks of a page in the directory of a session, and returns the results of its commands. */
export async function followBlocks(
  blocks: readonly Block[],
  { files: initialFiles, generate, isSkipped }: FollowOptions,
  session: Session,
): Promise<readonly Result[]> {
  const { directory } = session;
  const results: Result[] = [];
  const generates = blocks.some(
    (block) => block.kind === 'commands' && block.commands.some(({ line }) => line.startsWith('npx ashlar generate')),
  );
  let files = initialFiles;
  let written: typeof files | undefined;
  let isCommandSkipped = false;
  const write = (entries: Iterable<readonly [string, string]>): void => {
    for (const [path, text] of entries) writeTextFile(directory, path, text);
  };
  write(files);
  for (const block of blocks) {
    if (block.kind === 'excerpt') {
      const path = join(directory, block.path);
      if (isCommandSkipped && !existsSync(path)) write([[block.path, block.text]]);
      expect(existsSync(path) ? readFileSync(path, 'utf8') : `${block.path} does not exist`).toContain(block.text);
    } else if (block.kind === 'commands') {
      if (!generates && written !== files) write(await generate(files));
      written = files;
      for (const { line, comment, offset, output: expected } of block.commands) {
        if (isSkipped(line)) {
          isCommandSkipped = true;
          continue;
        }
        const actual = await runCommand(line, session);
        const [port] = session.servers.takeReusedPorts();
        if (port !== undefined && !/\bstop\b/.test(comment))
          throw new Error(`${line}: port ${port} is in use; add a comment that says to stop the other server`);
        if (actual !== undefined) results.push({ line, offset, expected, actual });
      }
    } else {
      files = applyBlock(files, block);
      const text = files.get(block.path) ?? '';
      write([[block.path, text]]);
      if (block.path === 'ashlar.config.json')
        expect([validateConfiguration(JSON.parse(text)), validateConfiguration.errors]).toEqual([true, null]);
    }
  }
  return results;
}
