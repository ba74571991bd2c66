// The tutorials, guides, and sections of other pages: their commands and programs run, with the output on the page.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished, test, vi } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { listFiles, readProjectFile, root } from '../architecture/files.ts';
import { createTempDirectory, writeTextFile } from '../cli/temp-directory.ts';
import { createDatabase } from '../service/harness/postgres.ts';
import { isFull } from '../tier.ts';
import { isGoldenUpdate } from '../golden-harness/update.ts';
import { applyBlock, readBlocks } from './blocks.ts';
import { projectFiles } from './guides.compile.ts';
import { interceptServers } from './local-servers.ts';
import { initialFiles, pages, readPage } from './pages.ts';
import { createSession, normalizeOutput, runCommand, type Session } from './run-command.ts';

describe('the tutorials and guides', () => {
  const directories = ['docs/tutorials', 'docs/guides'];
  const guides = Object.keys(pages).filter((page) => !pages[page]?.isReference && !page.includes('#'));
  test('are all tested', () => {
    expect(guides.toSorted()).toEqual(directories.flatMap((directory) => listFiles(directory)).toSorted());
  });

  test.each(guides)('%s begins with a goal and prerequisites, and ends with next steps', (page) => {
    const markdown = readProjectFile(page);
    expect(markdown).toMatch(/^# [^\n]+\n\n[^\n]+\n\n\*\*Prerequisites:\*\* /);
    expect([...markdown.matchAll(/^## (.*)$/gm)].at(-1)?.[1]).toBe('Next steps');
  });
});

/** Replaces the output of commands on a page with the actual one. */
function updatePage(page: string, results: readonly Result[]): void {
  const [path = ''] = page.split('#');
  let markdown = readProjectFile(path);
  for (const { offset, expected, actual } of results.toReversed()) {
    const [duration = ''] = / in [\d.]+ m?s/.exec(expected) ?? [];
    const output = actual === '' || actual.endsWith('\n') ? actual : `${actual}\n`;
    const text =
      normalizeOutput(expected) === normalizeOutput(actual) ? expected : output.replace(/ in [\d.]+ m?s/, duration);
    markdown = markdown.slice(0, offset) + text + markdown.slice(offset + expected.length);
  }
  writeFileSync(join(root, path), markdown);
}

interface Result {
  readonly line: string;
  readonly offset: number;
  readonly expected: string;
  readonly actual: string;
}

const validateConfiguration = new Ajv2020({ strict: false }).compile(
  JSON.parse(readProjectFile('schemas/ashlar.config.schema.json')) as object,
);

/** Whether a command runs only in the full tier, because it loads a compiler into the process. */
function isSlow(line: string): boolean {
  return line.startsWith('npx ashlar scaffold');
}

/** Follows a page: writes its files and runs its commands. Returns their results. */
async function followPage(page: string, session: Session): Promise<readonly Result[]> {
  const { directory } = session;
  const results: Result[] = [];
  const blocks = readBlocks(readPage(page));
  const generates = blocks.some(
    (block) => block.kind === 'commands' && block.commands.some(({ line }) => line.startsWith('npx ashlar generate')),
  );
  let files = initialFiles(page);
  let written: typeof files | undefined;
  const write = (entries: Iterable<readonly [string, string]>): void => {
    for (const [path, text] of entries) writeTextFile(directory, path, text);
  };
  write(files);
  for (const block of blocks) {
    if (block.kind === 'excerpt') {
      // A file that is missing is one of a command that did not run.
      if (existsSync(join(directory, block.path)))
        expect(readFileSync(join(directory, block.path), 'utf8')).toContain(block.text);
      else write([[block.path, block.text]]);
    } else if (block.kind === 'commands') {
      if (!generates && written !== files) write(await projectFiles(page, files));
      written = files;
      for (const { line, offset, output: expected } of block.commands) {
        if (isSlow(line) && !isFull && !isGoldenUpdate(process.env)) continue;
        const actual = await runCommand(line, session);
        if (actual !== undefined) results.push({ line, offset, expected, actual });
      }
    } else {
      files = applyBlock(files, block);
      write([[block.path, files.get(block.path) ?? '']]);
      if (block.path === 'ashlar.config.json')
        expect([validateConfiguration(JSON.parse(files.get(block.path) ?? '')), validateConfiguration.errors]).toEqual([
          true,
          null,
        ]);
    }
  }
  return results;
}

const isPostgresMissing = inject('services').postgres === undefined;

/** Creates a database, which programs find in the environment, and which is dropped when the test ends. */
async function provideDatabase(): Promise<void> {
  const { url, drop } = await createDatabase();
  onTestFinished(async () => void (await drop()));
  vi.stubEnv('DATABASE_URL', url);
}

describe.each(Object.entries(pages))('%s', (page, { needsPostgres = false, typeCheckedOnly = [] }) => {
  it.skipIf(needsPostgres && isPostgresMissing)('works as described', async () => {
    if (needsPostgres) await provideDatabase();
    const servers = interceptServers();
    const session = createSession(createTempDirectory(), servers);
    try {
      const results = await followPage(page, session);
      if (isGoldenUpdate(process.env)) updatePage(page, results);
      else
        expect(results.map(({ line, actual }) => `${line}\n${normalizeOutput(actual)}`)).toEqual(
          results.map(({ line, expected }) => `${line}\n${normalizeOutput(expected)}`),
        );
    } finally {
      await servers.stop();
    }
    const modules = readBlocks(readPage(page)).flatMap((block) =>
      block.kind === 'file' && /\.tsx?$/.test(block.path) ? [block.path] : [],
    );
    expect(modules.filter((path) => !session.modules.has(path)).toSorted()).toEqual([...typeCheckedOnly].toSorted());
  });
});
