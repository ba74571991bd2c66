// The tutorials and guides, sections of other pages, and the states of the projects that they build.

import { readProjectFile } from '../architecture/files.ts';
import { applyBlock, readBlocks } from './blocks.ts';

export interface Page {
  /**
   * The project that a page continues: only the document, or the server of the second tutorial. `client`: a project of
   * its own with only the document, whose programs call that server.
   */
  readonly base?: 'document' | 'server' | 'client';
  /** Whether the modules import each other without a file extension, as bundlers expect. */
  readonly isBundled?: true;
  /** Whether the programs need PostgreSQL, so that they run only in the full tier. */
  readonly needsPostgres?: true;
  /** Whether it is a reference page, which has no goal and no next steps. */
  readonly isReference?: true;
  /** The modules that no command runs, so that they are only type-checked. */
  readonly typeCheckedOnly?: readonly string[];
  /** The operations that the page's command includes; by default, all. */
  readonly operations?: readonly string[];
}

const gettingStarted = 'docs/tutorials/getting-started.md';
const firstServer = 'docs/tutorials/first-server.md';

/** Pages, and sections of other pages as `path#Heading`. */
export const pages: Readonly<Record<string, Page>> = {
  [gettingStarted]: {},
  [firstServer]: { base: 'document' },
  'docs/guides/express.md': { base: 'server' },
  'docs/guides/fastify.md': { base: 'server' },
  'docs/guides/hono.md': { base: 'server' },
  'docs/guides/cloudflare-workers.md': { base: 'document', typeCheckedOnly: ['src/database.ts'] },
  'docs/guides/react.md': {
    base: 'client',
    isBundled: true,
    typeCheckedOnly: ['src/loan-count.tsx', 'src/loan-form.tsx', 'src/loan-list.tsx', 'src/typed-query.ts'],
  },
  'docs/guides/tanstack-query.md': {
    base: 'client',
    isBundled: true,
    typeCheckedOnly: [
      'app/loans/page.tsx',
      'src/lend-button.tsx',
      'src/loan-error.tsx',
      'src/loan-list.tsx',
      'src/optimistic-lend-button.tsx',
      'src/stored-cache.tsx',
      'src/swr-loan.tsx',
    ],
  },
  'docs/guides/nextjs.md': { base: 'server', isBundled: true, typeCheckedOnly: ['app/loans/page.tsx'] },
  'docs/guides/migrate-from-openapi-typescript.md': { base: 'server', typeCheckedOnly: ['src/named-types.ts'] },
  'docs/guides/migrate-from-hey-api.md': { base: 'client' },
  'docs/guides/migrate-from-orval.md': { base: 'client' },
  'docs/guides/migrate-from-openapi-generator.md': { base: 'client' },
  'docs/guides/call-an-api.md': { base: 'server' },
  'docs/guides/mock-server.md': { base: 'document' },
  'docs/types.md': { base: 'server', isReference: true },
  'docs/guides/use-your-authentication.md': {},
  'docs/guides/write-a-host.md': { needsPostgres: true },
  'docs/guides/write-a-target.md': { base: 'document' },
  'docs/guides/fix-document-errors.md': {},
  'docs/guides/read-remote-documents.md': {},
  'docs/guides/suppress-findings.md': {},
  'docs/guides/write-a-lint-rule.md': { base: 'document' },
  'docs/guides/review-breaking-changes.md': { base: 'document' },
  'docs/guides/troubleshooting.md': { base: 'document', typeCheckedOnly: ['src/own/types/index.ts'] },
  'docs/client.md#Exceptions': { base: 'client', typeCheckedOnly: ['src/describe-error.ts'] },
  'docs/server.md#Error responses': {},
  'docs/server.md#Authentication': {},
  'docs/validators.md#Webhooks': {},
  'docs/validators.md#Several events at one URL': {},
  'docs/server.md#Part of a document': { base: 'document', operations: ['listLoans'] },
};

/** A page whose project is the server of the second tutorial. */
export const serverPage = 'docs/guides/express.md';

/** Files of a project between two changes. */
export interface ProjectState {
  readonly files: ReadonlyMap<string, string>;
  /** Compiler errors that the page shows for this state, by file. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

/** Returns a page. For a section, the other sections are replaced by empty lines, so that offsets are those of the page. */
export function readPage(page: string): string {
  const [path = '', heading] = page.split('#');
  const markdown = readProjectFile(path);
  if (heading === undefined) return markdown;
  const start = markdown.indexOf(`\n## ${heading}\n`);
  if (start === -1) throw new Error(`${path} has no section "${heading}"`);
  const end = markdown.indexOf('\n## ', start + 1);
  const section = markdown.slice(0, end === -1 ? undefined : end);
  return '\n'.repeat(start) + section.slice(start);
}

/** Returns the files that a page builds on. */
export function initialFiles(page: string): ReadonlyMap<string, string> {
  const base = pages[page]?.base;
  if (base === undefined) return new Map();
  const [first] = listStates(gettingStarted);
  if (base === 'server') return listStates(firstServer).at(-1)?.files ?? new Map();
  return new Map([['openapi.yaml', first?.files.get('openapi.yaml') ?? '']]);
}

/** Returns the states of a project. A state ends if the page changes a file after commands, or after compiler errors. */
export function listStates(page: string): readonly ProjectState[] {
  const states: ProjectState[] = [];
  let files = initialFiles(page);
  let errors: ProjectState['errors'] = {};
  let hasRun = false;
  for (const block of readBlocks(readPage(page))) {
    if (block.kind === 'commands') {
      const check = block.commands.find(({ line }) => compileCommand.test(line));
      if (check) errors = parseErrors(check.output);
      hasRun = true;
    } else if (block.kind === 'excerpt') {
      // A command has written this file, and programs import it.
      if (!block.path.startsWith('src/api/')) files = new Map([...files, [block.path, block.text]]);
    } else {
      if (hasRun && (files.has(block.path) || Object.keys(errors).length > 0)) {
        states.push({ files, errors });
        [errors, hasRun] = [{}, false];
      }
      files = applyBlock(files, block);
    }
  }
  return [...states, { files, errors }];
}

/** The compiler, which `guides.compile.ts` runs. */
export const compileCommand = /^npx tsc --noEmit(?: --pretty false)?$/;

/** Parses compiler output into errors by file. */
function parseErrors(output: string): ProjectState['errors'] {
  const errors: Record<string, string[]> = {};
  for (const [, file = '', error = ''] of output.matchAll(/^(\S+\.tsx?)(\(.*)$/gm)) (errors[file] ??= []).push(error);
  return errors;
}
