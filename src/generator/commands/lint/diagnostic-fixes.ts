// Fixes for diagnostics of the parser and model stages.

import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { LocatedFix } from './finding.ts';
import { nodePathsAt, type RootNodes, type NodePath } from './finding-location.ts';
import type { Fix } from './rule.ts';

/** Returns the fix for a node; `undefined` if there is none. */
type CreateFix = (nodePath: NodePath, help: string | undefined) => Fix | undefined;

/** Unsafe: the removed node can be documentation, or a keyword of another JSON Schema draft. */
const createRemoval: CreateFix = () => ({ kind: 'remove' });

const fixCreators: Partial<Record<Diagnostic['code'], CreateFix>> = {
  'document/unquoted-string': ({ node }) =>
    node.kind === 'scalar' && node.value !== null ? { kind: 'replace', value: node.raw, safe: true } : undefined,
  'document/quoted-value': ({ node }) =>
    node.kind === 'scalar' && typeof node.value === 'string'
      ? { kind: 'replace', value: JSON.parse(node.value) as number | boolean, safe: true }
      : undefined, // the diagnostic guarantees a JSON value
  'document/duplicate-item': () => ({ kind: 'remove', safe: true }),
  'document/reference-siblings': createRemoval,
  'document/boolean-required': createRemoval,
  'document/unknown-field': createSuggestedRename,
  'document/unknown-extension': createSuggestedRename,
};

function createSuggestedRename({ entry, parent }: NodePath, help: string | undefined): Fix | undefined {
  const name = /^Did you mean "(.*)"\?$/.exec(help ?? '')?.[1];
  if (name === undefined || !entry || parent?.kind !== 'map' || parent.entries.has(name)) return undefined;
  return { kind: 'rename', name };
}

/** Returns the fix for a diagnostic, if there is one. */
export function findDiagnosticFix(
  { code, location, help }: Diagnostic,
  roots: RootNodes,
): { readonly locatedFix?: LocatedFix } {
  const createFix = fixCreators[code];
  const root = location && roots.get(location.file);
  if (!createFix || !root) return {};
  const start = root.source.offset(location.line, location.column);
  const end = location.end ? root.source.offset(location.end.line, location.end.column) : start;
  // An object without braces starts at the same offset as its first key, so only the whole range identifies the node.
  const nodePath = nodePathsAt(root, start).findLast(
    ({ node, entry }) => hasRange(entry, start, end) || hasRange(node, start, end),
  );
  const fix = nodePath && createFix(nodePath, help);
  return fix ? { locatedFix: { nodePath, fix } } : {};
}

function hasRange(
  range: { readonly start: number; readonly end: number } | undefined,
  start: number,
  end: number,
): boolean {
  return range?.start === start && range.end === end;
}
