// Additions of `init` to package.json and to the workspace patterns, which keep the formatting.

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
import type { PlannedFile } from './planned-file.ts';
import type { Answers } from './prompts.ts';
import type { DetectedProject } from './detect-project.ts';
import { posix } from 'node:path';
import { isMap, isSeq, parseDocument } from 'yaml';

/** Expected entries of package.json. */
export interface Additions {
  readonly scripts: Readonly<Record<string, string>>;
  /** Ranges by name; existing dependencies of any kind are kept. */
  readonly devDependencies: Readonly<Record<string, string>>;
  /** Workspace pattern. */
  readonly workspace: string | undefined;
}

/** Dependency properties of package.json. */
const dependencyProperties = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const;

/** Returns the file with the additions. */
export function planPackageJson(
  { scripts, devDependencies, workspace }: Additions,
  path: string,
  old: string | undefined,
): PlannedFile {
  if (old === undefined) {
    const dependencyEntries = Object.keys(devDependencies).length > 0 && { devDependencies };
    return {
      path,
      text: `${JSON.stringify({ private: true, type: 'module', ...(workspace !== undefined && { workspaces: [workspace] }), scripts, ...dependencyEntries }, null, 2)}\n`,
    };
  }
  const byteOrderMark = old.startsWith('\uFEFF') ? '\uFEFF' : '';
  let text = old.slice(byteOrderMark.length);
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors);
  const properties = errors.length === 0 && isRecord(value) ? value : undefined;
  if (
    properties === undefined ||
    ['scripts', ...dependencyProperties].some((name) => properties[name] !== undefined && !isRecord(properties[name]))
  )
    return { path, isConflict: true, reason: 'is no JSON object with scripts and dependencies' };
  const [existingScripts = {}, ...existingDependencies] = ['scripts', ...dependencyProperties].map((name) =>
    isRecord(properties[name]) ? properties[name] : {},
  );
  const customScripts: string[] = [];
  for (const [name, command] of Object.entries(scripts)) {
    if (!Object.hasOwn(existingScripts, name)) text = addProperty(text, 'scripts', name, command);
    else if (existingScripts[name] !== command) customScripts.push(`${name} (${command})`);
  }
  for (const [name, range] of Object.entries(devDependencies))
    if (!existingDependencies.some((each) => Object.hasOwn(each, name)))
      text = addProperty(text, 'devDependencies', name, range);
  if (workspace !== undefined) text = addWorkspace(text, workspace, formattingOf(text));
  const comment =
    customScripts.length > 0
      ? { reason: `has scripts of other content, which were left: ${customScripts.join(', ')}` }
      : {};
  return byteOrderMark + text === old
    ? { path, reason: 'has the scripts', ...comment }
    : { path, text: byteOrderMark + text, ...comment };
}

/** Appends a property to an object without reformatting the others. */
function addProperty(text: string, of: 'scripts' | 'devDependencies', name: string, value: string): string {
  const tree = parseTree(text);
  const last = tree && findNodeAtLocation(tree, [of])?.children?.at(-1);
  if (last === undefined)
    return applyEdits(text, modify(text, [of, name], value, { formattingOptions: formattingOf(text) }));
  const end = last.offset + last.length;
  return `${text.slice(0, end)},${detectLineEnding(text)}${indentationAt(text, last.offset)}${JSON.stringify(name)}: ${JSON.stringify(value)}${text.slice(end)}`;
}

function formattingOf(text: string): FormattingOptions {
  const indent = /^[ \t]+(?=")/m.exec(text)?.[0] ?? '  ';
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 1 : indent.length,
    eol: detectLineEnding(text),
  };
}

/** Version in the package.json of an unreleased Ashlar. */
export const unreleasedVersion = '0.0.0';

/** Package checks of `release`. */
const packageCheckers = { publint: '^0.3.25', '@arethetypeswrong/cli': '^0.18.5' } as const;

/** Newest compiler, and the last one that yarn patches for Plug'n'Play. */
const compilers = { newest: '^7.0.2', patched: '~5.9.3' } as const;

/** Returns ranges for `devDependencies`. An unreleased Ashlar is omitted, because no registry has it. */
export function requiredDependencies(
  { packages }: Answers,
  { hasNodeModules }: DetectedProject,
  ashlar: string,
): Readonly<Record<string, string>> {
  const own = ashlar === unreleasedVersion ? {} : { ashlar: `^${ashlar}` };
  return packages === false
    ? own
    : { ...own, typescript: hasNodeModules ? compilers.newest : compilers.patched, ...packageCheckers };
}

/**
 * Returns the pattern relative to the directory of the lockfile; `undefined` without packages, or if they are outside.
 */
export function workspacePattern(
  { packages, out }: Answers,
  { relativeDirectory, lockfileDirectory }: DetectedProject,
): string | undefined {
  if (packages === false) return undefined;
  const pattern = posix.join(posix.relative(lockfileDirectory, posix.join(relativeDirectory, out)), '*');
  return pattern.startsWith('../') ? undefined : pattern;
}

/** Adds the pattern to a package.json; unchanged if its `workspaces` has an unknown form. */
function addWorkspace(text: string, pattern: string, formattingOptions: FormattingOptions): string {
  const tree = parseTree(text);
  const propertyPath =
    tree &&
    ['workspaces/packages', 'workspaces']
      .map((path) => path.split('/'))
      .find((path) => findNodeAtLocation(tree, path)?.type === 'array');
  const node = tree && propertyPath && findNodeAtLocation(tree, propertyPath);
  if (tree && !node && findNodeAtLocation(tree, ['workspaces'])) return text;
  const known: unknown = node && getNodeValue(node);
  if (Array.isArray(known) && known.includes(pattern)) return text;
  return applyEdits(
    text,
    propertyPath
      ? modify(text, [...propertyPath, -1], pattern, { formattingOptions, isArrayInsertion: true })
      : modify(text, ['workspaces'], [pattern], { formattingOptions }),
  );
}

/** Adds the pattern to pnpm-workspace.yaml. */
export function planPnpmWorkspace(pattern: string, path: string, old: string | undefined): PlannedFile {
  if (old === undefined || old.trim() === '') return { path, text: `packages:\n  - ${JSON.stringify(pattern)}\n` };
  const document = parseDocument(old);
  const packages = isMap(document.contents) ? document.get('packages') : undefined;
  if (document.errors.length > 0 || !isMap(document.contents) || !(packages === undefined || isSeq(packages)))
    return { path, isConflict: true, reason: 'has no list of packages' };
  if (isSeq(packages) && (packages.toJSON() as readonly unknown[]).includes(pattern))
    return { path, reason: 'is as it should be' };
  if (isSeq(packages)) packages.add(pattern);
  else document.set('packages', [pattern]);
  return { path, text: document.toString({ lineWidth: 0 }).replaceAll('\n', detectLineEnding(old)) };
}
