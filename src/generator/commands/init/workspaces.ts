// The packages that are generated as workspaces of the project, so that what imports them finds them.

import { posix } from 'node:path';
import { applyEdits, findNodeAtLocation, getNodeValue, modify, parseTree, type FormattingOptions } from 'jsonc-parser';
import { isMap, isSeq, parseDocument } from 'yaml';
import { lineEndOf } from '../../source/text-edits.ts';
import type { Answers } from './prompts.ts';
import type { Planned } from './planned-file.ts';
import type { Surroundings } from './inspect-repository.ts';

/** The pattern of the generated packages, as seen from the folder of the lockfile; undefined where there are none, or they lie elsewhere. */
export function workspaceOf({ packages, out }: Answers, { below, home }: Surroundings): string | undefined {
  if (packages === false) return undefined;
  const pattern = posix.join(posix.relative(home, posix.join(below, out)), '*');
  return pattern.startsWith('../') ? undefined : pattern;
}

/** A package.json with the pattern among its workspaces; the same text where its workspaces have a form that npm does not know. */
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

/** The pnpm-workspace.yaml with the pattern. */
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
