// Workspace patterns for generated packages.

import { posix } from 'node:path';
import { applyEdits, findNodeAtLocation, getNodeValue, modify, parseTree, type FormattingOptions } from 'jsonc-parser';
import { isMap, isSeq, parseDocument } from 'yaml';
import { detectLineEnding } from '../../source/text-edits.ts';
import type { Answers } from './prompts.ts';
import type { PlannedFile } from './planned-file.ts';
import type { DetectedProject } from './detect-project.ts';

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
export function addWorkspace(text: string, pattern: string, formattingOptions: FormattingOptions): string {
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
