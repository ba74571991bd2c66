// Conversion of fixes to minimal text edits.

import type { Entry, Node } from '../../source/node.ts';
import type { Mend } from './finding.ts';
import type { Spot } from './finding-location.ts';
import { written } from './yaml-scalar-text.ts';

/** Replacement of a text range. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Fix with its text edit. */
export interface PlannedFix {
  readonly mend: Mend;
  readonly edit: TextEdit;
}

/** Applies the edits; of overlapping edits, only the first. */
export function applied(text: string, edits: readonly TextEdit[]): string {
  let out = '';
  let at = 0;
  for (const { start, end, text: replacement } of inTextOrder(edits)) {
    if (start < at) continue;
    out += text.slice(at, start) + replacement;
    at = end;
  }
  return out + text.slice(at);
}

/** Plans the fixes that are possible together, by file: each has an edit, and no two overlap. */
export function plannedFixes(mends: readonly Mend[]): ReadonlyMap<string, readonly PlannedFix[]> {
  const byFile = new Map<string, PlannedFix[]>();
  for (const mend of mends) {
    const edit = editOf(mend);
    if (!edit) continue;
    const { file } = mend.spot.node.source;
    byFile.set(file, [...(byFile.get(file) ?? []), { mend, edit }]);
  }
  return new Map([...byFile].map(([file, planned]) => [file, withoutOverlaps(planned)]));
}

function withoutOverlaps(planned: readonly PlannedFix[]): readonly PlannedFix[] {
  let at = -1;
  const order = inTextOrder(planned.map(({ edit }) => edit));
  return planned
    .toSorted((a, b) => order.indexOf(a.edit) - order.indexOf(b.edit))
    .filter(({ edit }) => {
      const isFree = edit.start >= at;
      if (isFree) at = edit.end;
      return isFree;
    });
}

function inTextOrder(edits: readonly TextEdit[]): readonly TextEdit[] {
  return edits.toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/** Returns the text edit of a fix; `undefined` if it would change anything else. */
export function editOf({ spot, fix }: Mend): TextEdit | undefined {
  const { node, entry, parent } = spot;
  const { text } = node.source;
  switch (fix.kind) {
    case 'replace':
      if (node.kind !== 'scalar' || isAnchored(text, node.start)) return undefined;
      return { start: node.start, end: node.end, text: written(fix.value, isJson(text)) };
    case 'rename':
      if (!entry || parent?.source !== node.source) return undefined;
      return { start: entry.start, end: entry.end, text: written(fix.name, text[entry.start] === '"') };
    case 'remove':
      // A YAML alias can refer to an anchored node.
      if (
        parent?.source !== node.source ||
        /(?:^|\s)&\S/.test(text.slice(entry?.start ?? node.start, node.end)) ||
        isAnchored(text, node.start)
      )
        return undefined;
      return isFlow(parent) ? withoutInFlow(spot, parent) : withoutInBlock(spot, parent);
    default:
      return fix satisfies never;
  }
}

function isJson(text: string): boolean {
  return /^\s*[[{]/.test(text);
}

function isAnchored(text: string, start: number): boolean {
  return /&\S+\s+$/.test(text.slice(Math.max(0, start - 80), start));
}

function isFlow({ source: { text }, start }: Node): boolean {
  return text[start] === '{' || text[start] === '[';
}

/** Returns the values of a map or array, each with the start of its key or item. */
function members(parent: Node): readonly { readonly node: Node; readonly start: number }[] {
  if (parent.kind === 'map') return [...parent.entries.values()].map(({ start, value }) => ({ node: value, start }));
  return parent.kind === 'list' ? parent.items.map((node) => ({ node, start: node.start })) : [];
}

function withoutInFlow({ node, entry }: Spot, parent: Node): TextEdit | undefined {
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

function withoutInBlock({ node, entry }: Spot, parent: Node): TextEdit | undefined {
  const { text } = node.source;
  const all = members(parent);
  const start = entry?.start ?? node.start;
  const end = endOfBlock(text, start, node, entry);
  if (all.length === 1) return { start: parent.start, end, text: parent.kind === 'list' ? '[]' : '{}' };
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lead = text.slice(lineStart, start);
  const nextLine = text.indexOf('\n', end);
  if (/^\s*$/.test(lead) || (parent.kind === 'list' && /^\s*-\s+$/.test(lead)))
    return { start: lineStart, end: nextLine < 0 ? text.length : nextLine + 1, text: '' };
  // The first key of an array item shares its line with the dash. The next key moves there.
  const next = all.find((other) => other.start > start);
  if (!next || !/^[\s-]*$/.test(lead)) return undefined;
  // Comments in between belong to the next key.
  return { start, end: next.start, text: text.slice(end, next.start).trimStart() };
}

/**
 * Returns the end of the content, without the blank lines and comments that a block scalar or collection can include.
 */
function endOfBlock(text: string, start: number, node: Node, entry: Entry | undefined): number {
  const last = lastScalarEnd(node);
  const end = Math.max(entry?.end ?? start, Math.min(last ?? node.end, node.end));
  const tail = /^[^\n]*/.exec(text.slice(end))?.[0] ?? '';
  const own = text.slice(start, end).trimEnd().length;
  return text.slice(start, end).endsWith('\n') ? start + own : end + tail.trimEnd().length;
}

function lastScalarEnd(node: Node): number | undefined {
  if (node.kind === 'scalar') return node.end;
  const last = members(node).at(-1);
  if (!last) return node.end;
  return isFlow(node) ? node.end : lastScalarEnd(last.node);
}
