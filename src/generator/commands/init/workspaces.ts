// Workspace patterns for generated packages.

import { posix } from 'node:path';
import { applyEdits, findNodeAtLocation, getNodeValue, modify, parseTree, type FormattingOptions } from 'jsonc-parser';
import { isMap, isSeq, parseDocument } from 'yaml';
import { lineEndOf } from '../../source/text-edits.ts';
import type { Answers } from './prompts.ts';
import type { Planned } from './planned-file.ts';
import type { Surroundings } from './inspect-repository.ts';

/**
 * Returns the pattern relative to the directory of the lockfile; `undefined` without packages, or if they are outside.
 */
export function workspaceOf({ packages, out }: Answers, { below, home }: Surroundings): string | undefined {
  if (packages === false) return undefined;
  const pattern = posix.join(posix.relative(home, posix.join(below, out)), '*');
  return pattern.startsWith('../') ? undefined : pattern;
}

/** Adds the pattern to a package.json; unchanged if its `workspaces` has an unknown form. */
export function withWorkspace(text: string, pattern: string, formattingOptions: FormattingOptions): string {
  const tree = parseTree(text);
  const found =
    tree &&
    ['workspaces/packages', 'workspaces']
      .map((path) => path.split('/'))
      .find((path) => findNodeAtLocation(tree, path)?.type === 'array');
  const node = tree && found && findNodeAtLocation(tree, found);
  if (tree && !node && findNodeAtLocation(tree, ['workspaces'])) return text;
  const known: unknown = node && getNodeValue(node);
  if (Array.isArray(known) && known.includes(pattern)) return text;
  return applyEdits(
    text,
    found
      ? modify(text, [...found, -1], pattern, { formattingOptions, isArrayInsertion: true })
      : modify(text, ['workspaces'], [pattern], { formattingOptions }),
  );
}

/** Adds the pattern to pnpm-workspace.yaml. */
export function pnpmWorkspace(pattern: string, path: string, old: string | undefined): Planned {
  if (old === undefined || old.trim() === '') return { path, text: `packages:\n  - ${JSON.stringify(pattern)}\n` };
  const document = parseDocument(old);
  const packages = isMap(document.contents) ? document.get('packages') : undefined;
  if (document.errors.length > 0 || !isMap(document.contents) || !(packages === undefined || isSeq(packages)))
    return { path, refused: true, remark: 'has no list of packages' };
  if (isSeq(packages) && (packages.toJSON() as readonly unknown[]).includes(pattern))
    return { path, remark: 'is as it should be' };
  if (isSeq(packages)) packages.add(pattern);
  else document.set('packages', [pattern]);
  return { path, text: document.toString({ lineWidth: 0 }).replaceAll('\n', lineEndOf(old)) };
}
