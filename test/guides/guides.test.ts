// The tutorials, guides, and sections of other pages: their commands and programs run, with the output on the page.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished, test, vi } from 'vitest';
import { createNavigation, type NavigationEntry } from '../../scripts/docs/navigation.ts';
import { listFiles, readProjectFile, root } from '../architecture/files.ts';
import { createTempDirectory, writeTextFile } from '../cli/temp-directory.ts';
import { createDatabase } from '../service/harness/postgres.ts';
import { isFull } from '../tier.ts';
import { isGoldenUpdate } from '../golden-harness/update.ts';
import { readBlocks } from './blocks.ts';
import { followBlocks, type Result } from './follow-blocks.ts';
import { projectFiles } from './guides.compile.ts';
import { interceptServers } from './local-servers.ts';
import { initialFiles, pages, readPage, serverPage } from './pages.ts';
import { createSession, normalizeOutput } from './run-command.ts';

/** Returns the pages of an entry of the navigation. */
const listPages = (entry: NavigationEntry): readonly string[] =>
  typeof entry === 'string' ? [entry] : entry.items.flatMap(listPages);

describe('the tutorials and guides', () => {
  const directories = ['docs/tutorials', 'docs/guides'];
  const guides = Object.keys(pages).filter((page) => !pages[page]?.isReference && !page.includes('#'));
  test('are all tested', () => {
    expect(guides.toSorted()).toEqual(directories.flatMap((directory) => listFiles(directory)).toSorted());
  });

  const navigation = createNavigation([]).filter(({ text }) => ['Tutorials', 'How-to guides'].includes(text));
  test.each(navigation.flatMap(listPages))(
    '%s begins with a goal and prerequisites, and ends with next steps',
    (page) => {
      const markdown = readProjectFile(page);
      expect(markdown).toMatch(/^# [^\n]+\n\n[^\n]+\n\n\*\*Prerequisites:\*\* /);
      expect([...markdown.matchAll(/^## (.*)$/gm)].at(-1)?.[1]).toBe('Next steps');
    },
  );
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

/** Whether a command runs only in the full tier, because it loads a compiler into the process. */
function isSlow(line: string): boolean {
  return line.startsWith('npx ashlar scaffold') && !isFull && !isGoldenUpdate(process.env);
}

/** Creates the project of the second tutorial, which serves the API that other pages call. */
async function createServerProject(): Promise<string> {
  const directory = createTempDirectory();
  const files = initialFiles(serverPage);
  for (const [path, text] of await projectFiles(serverPage, files)) writeTextFile(directory, path, text);
  return directory;
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
    // After a time-out, too, so that the servers of later tests are not intercepted.
    onTestFinished(() => servers.stop());
    const session = createSession(createTempDirectory(), servers, createServerProject);
    const results = await followBlocks(
      readBlocks(readPage(page)),
      { files: initialFiles(page), generate: (files) => projectFiles(page, files), isSkipped: isSlow },
      session,
    );
    if (isGoldenUpdate(process.env)) updatePage(page, results);
    else
      expect(results.map(({ line, actual }) => `${line}\n${normalizeOutput(actual)}`)).toEqual(
        results.map(({ line, expected }) => `${line}\n${normalizeOutput(expected)}`),
      );
    const modules = readBlocks(readPage(page)).flatMap((block) =>
      block.kind === 'file' && /\.tsx?$/.test(block.path) ? [block.path] : [],
    );
    expect(modules.filter((path) => !session.modules.has(path)).toSorted()).toEqual([...typeCheckedOnly].toSorted());
  });
});
