// Entries that `init` adds to package.json and pnpm-workspace.yaml, preserving the formatting.

import {
  applyEdits,
  findNodeAtLocation,
  modify,
  parse,
  parseTree,
  type FormattingOptions,
  type ParseError,
  getNodeValue,
} from 'jsonc-parser';
import { indentationAt, detectLineEnding } from '../../source/text-edits.ts';
import { isRecord } from '../../source/node.ts';
import { unreleasedVersion } from '../../cli/unreleased-version.ts';
import type { PlannedFile } from './files.ts';
import type { Answers, OutputAnswers } from './prompts.ts';
import type { DetectedProject } from './detect-project.ts';
import { posix } from 'node:path';
import { isMap, isSeq, parseDocument } from 'yaml';

/** Expected entries of package.json. */
export interface PackageJsonAdditions {
  readonly scripts: Readonly<Record<string, string>>;
  /** Ranges by name; existing dependencies of any kind are kept. */
  readonly devDependencies: Readonly<Record<string, string>>;
  /** Workspace pattern. */
  readonly workspace: string | undefined;
}

/** Dependency properties of package.json. */
const dependencyProperties = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const;

/** Plans a package.json with the additions. */
export function planPackageJson(
  { scripts, devDependencies, workspace }: PackageJsonAdditions,
  path: string,
  existingText: string | undefined,
): PlannedFile {
  if (existingText === undefined) {
    const dependencyEntries = Object.keys(devDependencies).length > 0 && { devDependencies };
    return {
      path,
      text: `${JSON.stringify({ private: true, type: 'module', ...(workspace !== undefined && { workspaces: [workspace] }), scripts, ...dependencyEntries }, null, 2)}\n`,
    };
  }
  const byteOrderMark = existingText.startsWith('\uFEFF') ? '\uFEFF' : '';
  let text = existingText.slice(byteOrderMark.length);
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors);
  const properties = errors.length === 0 && isRecord(value) ? value : undefined;
  if (
    properties === undefined ||
    ['scripts', ...dependencyProperties].some((name) => properties[name] !== undefined && !isRecord(properties[name]))
  )
    return { path, isConflict: true, reason: 'it is not a JSON object with valid scripts and dependencies' };
  const [existingScripts = {}, ...existingDependencies] = ['scripts', ...dependencyProperties].map((name) =>
    isRecord(properties[name]) ? properties[name] : {},
  );
  const customScripts: string[] = [];
  for (const [name, command] of Object.entries(scripts)) {
    if (!Object.hasOwn(existingScripts, name)) text = addProperty(text, 'scripts', name, command);
    else if (existingScripts[name] !== command) customScripts.push(`${name} (${command})`);
  }
  for (const [name, range] of Object.entries(devDependencies))
    if (!existingDependencies.some((dependencies) => Object.hasOwn(dependencies, name)))
      text = addProperty(text, 'devDependencies', name, range);
  if (workspace !== undefined) text = addWorkspace(text, workspace, detectFormatting(text));
  const note = customScripts.length > 0 ? { reason: `kept customized scripts: ${customScripts.join(', ')}` } : {};
  return byteOrderMark + text === existingText
    ? { path, reason: 'up to date', ...note }
    : { path, text: byteOrderMark + text, ...note };
}

/** Appends a property to an object without reformatting the others. */
function addProperty(text: string, parent: 'scripts' | 'devDependencies', name: string, value: string): string {
  const tree = parseTree(text);
  const last = tree && findNodeAtLocation(tree, [parent])?.children?.at(-1);
  if (last === undefined)
    return applyEdits(text, modify(text, [parent, name], value, { formattingOptions: detectFormatting(text) }));
  const end = last.offset + last.length;
  return `${text.slice(0, end)},${detectLineEnding(text)}${indentationAt(text, last.offset)}${JSON.stringify(name)}: ${JSON.stringify(value)}${text.slice(end)}`;
}

function detectFormatting(text: string): FormattingOptions {
  const indent = /^[ \t]+(?=")/m.exec(text)?.[0] ?? '  ';
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 1 : indent.length,
    eol: detectLineEnding(text),
  };
}

/** Package checkers that `ashlar release` runs, with their version ranges. */
const packageCheckers = { publint: '^0.3.25', '@arethetypeswrong/cli': '^0.18.5' } as const;

/** Newest compiler, and the last one that yarn patches for Plug'n'Play. */
const compilers = { newest: '^7.0.2', patched: '~5.9.3' } as const;

/** Returns ranges for `devDependencies`. Omits an unreleased version of Ashlar, because it is not in the registry. */
export function listRequiredDependencies(
  { output }: Pick<Answers, 'output'>,
  { usesNodeModules }: DetectedProject,
  ashlarVersion: string,
): Readonly<Record<string, string>> {
  const ashlarDependency = ashlarVersion === unreleasedVersion ? {} : { ashlar: `^${ashlarVersion}` };
  return output === false || output.packages === false
    ? ashlarDependency
    : { ...ashlarDependency, typescript: usesNodeModules ? compilers.newest : compilers.patched, ...packageCheckers };
}

/**
 * Returns the pattern of the packages, relative to the directory of the lockfile; `undefined` without packages, or if
 * they are outside that directory.
 */
export function createWorkspacePattern(
  { packages, out }: OutputAnswers,
  { relativeDirectory, lockfileDirectory }: DetectedProject,
): string | undefined {
  if (packages === false) return undefined;
  const pattern = posix.join(posix.relative(lockfileDirectory, posix.join(relativeDirectory, out)), '*');
  return pattern.startsWith('../') ? undefined : pattern;
}

/** Adds the pattern to a package.json, unless its `workspaces` property has an unknown form. */
function addWorkspace(text: string, pattern: string, formattingOptions: FormattingOptions): string {
  const tree = parseTree(text);
  const propertyPath =
    tree &&
    ['workspaces/packages', 'workspaces']
      .map((path) => path.split('/'))
      .find((path) => findNodeAtLocation(tree, path)?.type === 'array');
  const node = tree && propertyPath && findNodeAtLocation(tree, propertyPath);
  if (tree && !node && findNodeAtLocation(tree, ['workspaces'])) return text;
  const existingPatterns: unknown = node && getNodeValue(node);
  if (Array.isArray(existingPatterns) && existingPatterns.includes(pattern)) return text;
  return applyEdits(
    text,
    propertyPath
      ? modify(text, [...propertyPath, -1], pattern, { formattingOptions, isArrayInsertion: true })
      : modify(text, ['workspaces'], [pattern], { formattingOptions }),
  );
}

/** Plans a pnpm-workspace.yaml with the pattern. */
export function planPnpmWorkspace(pattern: string, path: string, existingText: string | undefined): PlannedFile {
  if (existingText === undefined || existingText.trim() === '')
    return { path, text: `packages:\n  - ${JSON.stringify(pattern)}\n` };
  const document = parseDocument(existingText);
  const packages = isMap(document.contents) ? document.get('packages') : undefined;
  if (document.errors.length > 0 || !isMap(document.contents) || !(packages === undefined || isSeq(packages)))
    return { path, isConflict: true, reason: 'it has no `packages` array' };
  if (isSeq(packages) && (packages.toJSON() as readonly unknown[]).includes(pattern))
    return { path, reason: 'up to date' };
  if (isSeq(packages)) packages.add(pattern);
  else document.set('packages', [pattern]);
  return { path, text: document.toString({ lineWidth: 0 }).replaceAll('\n', detectLineEnding(existingText)) };
}
