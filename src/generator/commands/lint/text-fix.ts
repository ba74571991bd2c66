// Conversion of fixes to minimal text edits.

import type { Entry, Node, Json } from '../../source/node.ts';
import type { LocatedFix, NodeInParent } from './finding.ts';

/** Replacement of a text range. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Fix with its text edit. */
export interface PlannedFix {
  readonly locatedFix: LocatedFix;
  readonly edit: TextEdit;
}

/** Applies the edits. If edits overlap, applies only the first. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let position = 0;
  for (const { start, end, text: replacement } of sortEdits(edits)) {
    if (start < position) continue;
    result += text.slice(position, start) + replacement;
    position = end;
  }
  return result + text.slice(position);
}

/** Plans the fixes that can be applied together, by file. Each has a text edit, and no two edits overlap. */
export function planFixes(locatedFixes: readonly LocatedFix[]): ReadonlyMap<string, readonly PlannedFix[]> {
  const fixesByFile = new Map<string, PlannedFix[]>();
  for (const locatedFix of locatedFixes) {
    const edit = createEdit(locatedFix);
    if (!edit) continue;
    const { file } = locatedFix.nodePath.node.source;
    fixesByFile.set(file, [...(fixesByFile.get(file) ?? []), { locatedFix, edit }]);
  }
  return new Map([...fixesByFile].map(([file, plannedFixes]) => [file, withoutOverlaps(plannedFixes)]));
}

function withoutOverlaps(plannedFixes: readonly PlannedFix[]): readonly PlannedFix[] {
  let lastEnd = -1;
  const sortedEdits = sortEdits(plannedFixes.map(({ edit }) => edit));
  return plannedFixes
    .toSorted((a, b) => sortedEdits.indexOf(a.edit) - sortedEdits.indexOf(b.edit))
    .filter(({ edit }) => {
      const isFree = edit.start >= lastEnd;
      if (isFree) lastEnd = edit.end;
      return isFree;
    });
}

function sortEdits(edits: readonly TextEdit[]): readonly TextEdit[] {
  return edits.toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/** Returns the text edit of a fix; `undefined` if it would change anything else. */
export function createEdit({ nodePath, fix }: LocatedFix): TextEdit | undefined {
  const { node, entry, parent } = nodePath;
  const { text } = node.source;
  switch (fix.kind) {
    case 'replace':
      if (node.kind !== 'scalar' || isAnchored(text, node.start)) return undefined;
      return { start: node.start, end: node.end, text: formatScalar(fix.value, isJson(text)) };
    case 'rename':
      if (!entry || parent?.source !== node.source) return undefined;
      return { start: entry.start, end: entry.end, text: formatScalar(fix.name, text[entry.start] === '"') };
    case 'remove':
      // A YAML alias may refer to an anchored node.
      if (
        parent?.source !== node.source ||
        /(?:^|\s)&\S/.test(text.slice(entry?.start ?? node.start, node.end)) ||
        isAnchored(text, node.start)
      )
        return undefined;
      return isFlow(parent) ? removeFromFlow(nodePath, parent) : removeFromBlock(nodePath, parent);
    default:
      return fix satisfies never;
  }
}

function isJson(text: string): boolean {
  return /^\s*[[{]/.test(text);
}

/** Returns whether a YAML anchor precedes the node. */
function isAnchored(text: string, start: number): boolean {
  return /&\S+\s+$/.test(text.slice(Math.max(0, start - 80), start));
}

/** Returns whether a node is JSON or a YAML flow collection. */
function isFlow({ source: { text }, start }: Node): boolean {
  return text[start] === '{' || text[start] === '[';
}

/** Returns the values of a map or array, each with the start of its key or item. */
function childNodes(parent: Node): readonly { readonly node: Node; readonly start: number }[] {
  if (parent.kind === 'map') return [...parent.entries.values()].map(({ start, value }) => ({ node: value, start }));
  return parent.kind === 'list' ? parent.items.map((node) => ({ node, start: node.start })) : [];
}

function removeFromFlow({ node, entry }: NodeInParent, parent: Node): TextEdit | undefined {
  const { text } = node.source;
  const start = entry?.start ?? node.start;
  const end = Math.max(node.end, entry?.end ?? 0);
  const after = /^\s*,/.exec(text.slice(end, parent.end))?.[0];
  const before = /(?:^|[,[{])\s*$/.exec(text.slice(parent.start, start));
  if (!before) return undefined;
  const opening = parent.start + before.index;
  if (after !== undefined) return { start: opening + 1, end: end + after.length, text: '' };
  const closing = /^\s*/.exec(text.slice(end, parent.end))?.[0].length ?? 0;
  return text[opening] === ','
    ? { start: opening, end, text: '' }
    : { start: opening + 1, end: end + closing, text: '' };
}

function removeFromBlock({ node, entry }: NodeInParent, parent: Node): TextEdit | undefined {
  const { text } = node.source;
  const children = childNodes(parent);
  const start = entry?.start ?? node.start;
  const end = blockContentEnd(text, start, node, entry);
  if (children.length === 1) return { start: parent.start, end, text: parent.kind === 'list' ? '[]' : '{}' };
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const linePrefix = text.slice(lineStart, start);
  const nextLine = text.indexOf('\n', end);
  if (/^\s*$/.test(linePrefix) || (parent.kind === 'list' && /^\s*-\s+$/.test(linePrefix)))
    return { start: lineStart, end: nextLine < 0 ? text.length : nextLine + 1, text: '' };
  // The first key of an array item shares its line with the dash. The next key moves there.
  const next = children.find((sibling) => sibling.start > start);
  if (!next || !/^[\s-]*$/.test(linePrefix)) return undefined;
  // Comments in between belong to the next key.
  return { start, end: next.start, text: text.slice(end, next.start).trimStart() };
}

/**
 * Returns the end of the content. Excludes blank lines and comments that the node of a block scalar or collection can
 * include.
 */
function blockContentEnd(text: string, start: number, node: Node, entry: Entry | undefined): number {
  const last = lastScalarEnd(node);
  const end = Math.max(entry?.end ?? start, Math.min(last ?? node.end, node.end));
  const tail = /^[^\n]*/.exec(text.slice(end))?.[0] ?? '';
  const contentLength = text.slice(start, end).trimEnd().length;
  return text.slice(start, end).endsWith('\n') ? start + contentLength : end + tail.trimEnd().length;
}

function lastScalarEnd(node: Node): number | undefined {
  if (node.kind === 'scalar') return node.end;
  const last = childNodes(node).at(-1);
  if (!last) return node.end;
  return isFlow(node) ? node.end : lastScalarEnd(last.node);
}

/** Formats a value as JSON; in YAML, as a plain scalar if that is safe in any context. */
export function formatScalar(value: Json, asJson: boolean): string {
  if (asJson || typeof value !== 'string') return JSON.stringify(value);
  return isPlain(value) ? value : JSON.stringify(value);
}

/** Plain scalars that some YAML parsers do not read as strings (YAML 1.1 booleans and null). */
const reservedWords: ReadonlySet<string> = new Set(['true', 'false', 'null', 'yes', 'no', 'on', 'off', 'y', 'n']);

function isPlain(text: string): boolean {
  return /^[A-Za-z_$][\w./$-]*$/.test(text) && !reservedWords.has(text.toLowerCase());
}
