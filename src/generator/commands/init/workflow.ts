// GitHub workflow that `init` writes.

import { posix } from 'node:path';
import { stringify } from 'yaml';
import type { Answers } from './prompts.ts';
import { planOwnedFile, type PlannedFile } from './planned-file.ts';
import { managerCommands } from './package-manager.ts';
import type { DetectedProject } from './detect-project.ts';

const header = '# Written by ashlar init.';

/** Plans the workflow file. */
export function planWorkflow(
  { document, targets }: Answers,
  { relativeDirectory, lockfileDirectory, manager, readText }: DetectedProject,
  isForced: boolean,
): PlannedFile {
  const path = `.github/workflows/ashlar${relativeDirectory === '' ? '' : `-${relativeDirectory.replace(/[^A-Za-z0-9]+/g, '-')}`}.yml`;
  const { start, lockfile, installLocked, ...commands } = managerCommands[manager];
  const ashlar = `${start} ashlar`;
  // By default, the action looks for the lockfile only in the root of the repository.
  const cache = {
    cache: commands.cache,
    ...(lockfileDirectory !== '' && { 'cache-dependency-path': posix.join(lockfileDirectory, lockfile) }),
  };
  const steps = [
    // The diff needs the base branch.
    { uses: 'actions/checkout@v4', with: { 'fetch-depth': 0 } },
    ...(manager === 'npm' ? [] : [{ run: 'corepack enable' }]),
    { uses: 'actions/setup-node@v4', with: { 'node-version': 22, ...cache } },
    { run: installLocked },
    { name: 'The document', run: `${ashlar} lint` },
    { name: 'What is generated is what the document yields', run: `${ashlar} generate --check` },
    ...(targets.includes('server')
      ? [{ name: 'Every operation has a handler', run: `${ashlar} scaffold --check` }]
      : []),
    {
      name: 'What the change breaks',
      env: { BASE: '${{ github.base_ref }}', DOCUMENT: document },
      run: renderComparison(ashlar),
    },
  ];
  const job = {
    'runs-on': 'ubuntu-latest',
    ...(relativeDirectory !== '' && { defaults: { run: { 'working-directory': relativeDirectory } } }),
    steps,
  };
  const text = `${header}\n${stringify({ name: `API${relativeDirectory === '' ? '' : ` of ${relativeDirectory}`}`, on: { pull_request: null }, permissions: { contents: 'read' }, jobs: { api: job } }, { lineWidth: 0, nullStr: '' }).replaceAll(/: $/gm, ':')}`;
  return planOwnedFile(path, text, readText(path), (old) => old.startsWith(header), isForced);
}

/** Returns a script that skips the comparison if the document is new or was renamed. */
function renderComparison(ashlar: string): string {
  return [
    'if git cat-file -e "origin/$BASE:./$DOCUMENT"; then',
    `  ${ashlar} diff "origin/$BASE:$DOCUMENT" "$DOCUMENT" --format markdown >> "$GITHUB_STEP_SUMMARY"`,
    `  ${ashlar} diff "origin/$BASE:$DOCUMENT" "$DOCUMENT" --format github --fail-on breaking`,
    'else',
    '  echo "$BASE has no $DOCUMENT, so there is nothing to compare with." >> "$GITHUB_STEP_SUMMARY"',
    'fi',
    '',
  ].join('\n');
}
