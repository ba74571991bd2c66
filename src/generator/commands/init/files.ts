// Files that `init` writes, including the GitHub workflow.

import { posix } from 'node:path';
import { isRemote } from '../../source/input-path.ts';
import { detectLineEnding } from '../../source/text-edits.ts';
import { packageName } from '../../plugin/package-files.ts';
import { defaultTargetNames } from '../../targets/builtin.ts';
import type { Answers, OutputAnswers } from './prompts.ts';
import {
  planPackageJson,
  listRequiredDependencies,
  planPnpmWorkspace,
  createWorkspacePattern,
} from './package-json.ts';
import { managerCommands, type PackageManager } from './package-manager.ts';
import type { DetectedProject } from './detect-project.ts';
import { stringify } from 'yaml';

const schemaPath = './node_modules/ashlar/schemas/ashlar.config.schema.json';

/** Plans the files, in the order in which `init` lists them. `ashlarVersion` is the running version. */
export function planInit(
  answers: Answers,
  repository: DetectedProject,
  ashlarVersion: string,
  isForced: boolean,
): readonly PlannedFile[] {
  const { relativeDirectory, lockfileDirectory, manager, readText } = repository;
  const inWorkingDirectory = (name: string): string => posix.join(relativeDirectory, name);
  const { output } = answers;
  const pattern = output === false ? undefined : createWorkspacePattern(output, repository);
  const hasWorkspaces = manager !== 'pnpm' && lockfileDirectory === relativeDirectory;
  const files = [
    planConfiguration(answers, repository, inWorkingDirectory, isForced),
    planPackageJson(
      {
        scripts: createScripts(output, manager),
        devDependencies: listRequiredDependencies(answers, repository, ashlarVersion),
        workspace: hasWorkspaces ? pattern : undefined,
      },
      inWorkingDirectory('package.json'),
      readText(inWorkingDirectory('package.json')),
    ),
  ];
  if (pattern !== undefined && !hasWorkspaces) files.push(planWorkspaces(pattern, repository));
  if (output !== false) files.push(...planGitAttributes(output, repository, inWorkingDirectory('.gitattributes')));
  return answers.workflow ? [...files, planWorkflow(answers, repository, isForced)] : files;
}

/** Returns the file with the workspace patterns, if it is not the package.json of the working directory. */
function planWorkspaces(pattern: string, { lockfileDirectory, manager, readText }: DetectedProject): PlannedFile {
  const path = posix.join(lockfileDirectory, manager === 'pnpm' ? 'pnpm-workspace.yaml' : 'package.json');
  return manager === 'pnpm'
    ? planPnpmWorkspace(pattern, path, readText(path))
    : planPackageJson({ scripts: {}, devDependencies: {}, workspace: pattern }, path, readText(path));
}

function planConfiguration(
  { document, output }: Answers,
  { configurations, manager, readText }: DetectedProject,
  inWorkingDirectory: (name: string) => string,
  isForced: boolean,
): PlannedFile {
  const path = inWorkingDirectory('ashlar.config.json');
  const value = { $schema: schemaPath, document, ...(output !== false && configureOutput(output, manager)) };
  const text = `${JSON.stringify(value, null, 2)}\n`;
  const [otherConfig] = configurations.filter((name) => name !== 'ashlar.config.json');
  if (otherConfig !== undefined)
    return {
      path,
      isConflict: true,
      reason: `\`${otherConfig}\` already exists`,
    };
  return planOwnedFile(path, text, readText(path), (existingText) => existingText.includes(schemaPath), isForced);
}

/** Returns the options of the output. */
function configureOutput({ targets, out, packages }: OutputAnswers, manager: PackageManager): object {
  const isDefault =
    targets.length === defaultTargetNames.length && defaultTargetNames.every((name) => targets.includes(name));
  return {
    out,
    ...(!isDefault && { targets }),
    // Without the `workspace:` protocol, pnpm looks for a workspace package in the registry first.
    ...(packages !== false && { packages: { ...packages, ...(manager === 'pnpm' && { workspaceProtocol: true }) } }),
    ...(targets.includes('server') && {
      handlers: packages === false ? posix.join(posix.dirname(out), 'handlers') : 'src/handlers',
    }),
  };
}

/** Returns the scripts, by name. */
function createScripts(output: Answers['output'], manager: PackageManager): Readonly<Record<string, string>> {
  const lint = { 'lint:api': 'ashlar lint' };
  if (output === false) return lint;
  const { targets, packages } = output;
  const codeTargets = targets.filter((name) => name !== 'spec' && name !== 'docs');
  return {
    generate: 'ashlar generate',
    'generate:check': 'ashlar generate --check',
    ...lint,
    ...(targets.includes('server') && { scaffold: 'ashlar scaffold' }),
    // Targets are in dependency order.
    ...(packages !== false &&
      codeTargets.length > 0 && {
        'build:api': codeTargets
          .map((name) => managerCommands[manager].build(packageName(name, packages)))
          .join(' && '),
      }),
    ...(packages !== false && { release: 'ashlar release' }),
  };
}

/**
 * Plans .gitattributes: sets `eol=lf`, so that packages do not depend on the checkout, and marks the output as
 * generated, so that diffs collapse it. Returns no file if the output is outside the working directory, where patterns
 * cannot match.
 */
function planGitAttributes(
  { out }: OutputAnswers,
  { readText }: DetectedProject,
  path: string,
): readonly PlannedFile[] {
  if (out === '..' || out.startsWith('../') || posix.isAbsolute(out)) return [];
  const line = `${escapePattern(out === '.' ? '/**' : `/${out}/**`)} text eol=lf linguist-generated`;
  const existingText = readText(path);
  if (existingText === undefined) return [{ path, text: `${line}\n` }];
  if (existingText.split(/\r?\n/).includes(line)) return [{ path, reason: 'up to date' }];
  const lineEnd = detectLineEnding(existingText);
  return [
    {
      path,
      text: `${existingText}${existingText === '' || existingText.endsWith('\n') ? '' : lineEnd}${line}${lineEnd}`,
    },
  ];
}

/** Escapes and quotes a path for .gitattributes. */
function escapePattern(path: string): string {
  const escaped = path.replace(/[\\[\]?]|\*(?!\*?$)/g, '\\$&');
  return /[\s"]/.test(escaped) ? `"${escaped.replace(/["\\]/g, '\\$&')}"` : escaped;
}

const workflowHeader = '# Written by ashlar init.';

/** Plans the workflow file. */
function planWorkflow(
  { document, output }: Answers,
  { relativeDirectory, lockfileDirectory, manager, readText }: DetectedProject,
  isForced: boolean,
): PlannedFile {
  const path = `.github/workflows/ashlar${relativeDirectory === '' ? '' : `-${relativeDirectory.replace(/[^A-Za-z0-9]+/g, '-')}`}.yml`;
  const { start, lockfile, installLocked, ...commands } = managerCommands[manager];
  const command = `${start} ashlar`;
  const base = '${{ github.base_ref }}';
  // By default, the action looks for the lockfile only in the repository root.
  const cache = {
    cache: commands.cache,
    ...(lockfileDirectory !== '' && { 'cache-dependency-path': posix.join(lockfileDirectory, lockfile) }),
  };
  const steps = [
    // The diff needs the base branch.
    { uses: 'actions/checkout@v4', with: { 'fetch-depth': 0 } },
    ...(manager === 'npm' ? [] : [{ run: 'corepack enable' }]),
    { uses: 'actions/setup-node@v4', with: { 'node-version': 22, ...cache } },
    { id: 'install', run: installLocked },
    // Each check runs even if another check failed, so that a run reports all problems.
    ...[
      ...(output === false || isRemote(document)
        ? []
        : [
            {
              name: 'Report breaking changes',
              env: { BASE: base, DOCUMENT: document },
              run: renderComparison(command),
            },
          ]),
      {
        name: 'Lint the document',
        ...(isRemote(document)
          ? // The base branch has no earlier version of the document.
            { run: `${command} lint --format github` }
          : // Only new findings: annotations of the others would distract from them.
            { env: { BASE: base }, run: `${command} lint --since "origin/$BASE" --format github` }),
      },
      ...(output === false
        ? []
        : [{ name: 'Check that the output is up to date', run: `${command} generate --check` }]),
      ...(output !== false && output.targets.includes('server')
        ? [{ name: 'Check that every operation has a handler', run: `${command} scaffold --check` }]
        : []),
    ].map(({ name, ...step }) => ({
      name,
      if: "${{ !cancelled() && steps.install.outcome == 'success' }}",
      ...step,
    })),
  ];
  const job = {
    'runs-on': 'ubuntu-latest',
    ...(relativeDirectory !== '' && { defaults: { run: { 'working-directory': relativeDirectory } } }),
    steps,
  };
  const text = `${workflowHeader}\n${stringify({ name: `API${relativeDirectory === '' ? '' : ` of ${relativeDirectory}`}`, on: { pull_request: null }, permissions: { contents: 'read' }, jobs: { api: job } }, { lineWidth: 0, nullStr: '' }).replaceAll(/: $/gm, ':')}`;
  return planOwnedFile(path, text, readText(path), (existingText) => existingText.startsWith(workflowHeader), isForced);
}

/** Returns a script that compares the document with the base branch, unless it is new or was renamed. */
function renderComparison(command: string): string {
  return [
    'if git cat-file -e "origin/$BASE:./$DOCUMENT"; then',
    `  ${command} diff "origin/$BASE:$DOCUMENT" "$DOCUMENT" --format markdown >> "$GITHUB_STEP_SUMMARY"`,
    `  ${command} diff "origin/$BASE:$DOCUMENT" "$DOCUMENT" --format github --fail-on breaking`,
    'else',
    '  echo "$DOCUMENT does not exist on $BASE, so there is nothing to compare." >> "$GITHUB_STEP_SUMMARY"',
    'fi',
    '',
  ].join('\n');
}

/** Planned file. Without `text`, the existing file is left unchanged. */
export interface PlannedFile {
  /** Path relative to the repository root, with forward slashes. */
  readonly path: string;
  readonly text?: string;
  /** Note for the user: why the file is unchanged or conflicts, or how it was changed. */
  readonly reason?: string;
  /** Whether the existing file conflicts with the output. */
  readonly isConflict?: boolean;
}

/** Plans a file that `init` owns: written if missing, rewritten with `--force`, otherwise a conflict. */
function planOwnedFile(
  path: string,
  text: string,
  existingText: string | undefined,
  isOwned: (existingText: string) => boolean,
  isForced: boolean,
): PlannedFile {
  if (existingText === undefined) return { path, text };
  if (existingText === text) return { path, reason: 'up to date' };
  if (!isOwned(existingText))
    return { path, isConflict: true, reason: 'it exists and was not written by `ashlar init`' };
  return isForced
    ? { path, text, reason: 'replaced' }
    : { path, isConflict: true, reason: 'it already exists; use `--force` to overwrite it' };
}
