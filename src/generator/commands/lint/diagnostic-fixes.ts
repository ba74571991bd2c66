// Fixes for diagnostics of the parser and model stages.

import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Mend } from './finding.ts';
import { deepestAt, type Roots, type Spot } from './finding-location.ts';
import type { Fix } from './rule.ts';

/** Returns the fix for a node; `undefined` if there is none. */
type Remedy = (spot: Spot, help: string | undefined) => Fix | undefined;

/** Unsafe: the removed node can be documentation, or a keyword of another JSON Schema draft. */
const remove: Remedy = () => ({ kind: 'remove' });

const remedies: Partial<Record<Diagnostic['code'], Remedy>> = {
  'document/unquoted-text': ({ node }) =>
    node.kind === 'scalar' && node.value !== null ? { kind: 'replace', value: node.raw, safe: true } : undefined,
  'document/quoted-value': ({ node }) =>
    node.kind === 'scalar' && typeof node.value === 'string'
      ? { kind: 'replace', value: JSON.parse(node.value) as number | boolean, safe: true }
      : undefined, // the diagnostic guarantees a JSON value
  'document/repeated-item': () => ({ kind: 'remove', safe: true }),
  'document/reference-siblings': remove,
  'document/required-flag': remove,
  'document/unknown-field': renamed,
  'document/unknown-keyword': renamed,
};

function renamed({ entry, parent }: Spot, help: string | undefined): Fix | undefined {
  const name = /^Did you mean "(.*)"\?$/.exec(help ?? '')?.[1];
  if (name === undefined || !entry || parent?.kind !== 'map' || parent.entries.has(name)) return undefined;
  return { kind: 'rename', name };
}

/** Returns the fix for a diagnostic, if there is one. */
export function mendOf({ code, place, help }: Diagnostic, roots: Roots): { readonly mend?: Mend } {
  const remedy = remedies[code];
  const root = place && roots.get(place.file);
  if (!remedy || !root) return {};
  const start = root.source.offset(place.line, place.column);
  const end = place.end ? root.source.offset(place.end.line, place.end.column) : start;
  // An object without braces starts at the same offset as its first key, so only the whole range identifies the node.
  const spot = deepestAt(root, start).findLast(
    ({ node, entry }) => isRange(entry, start, end) || isRange(node, start, end),
  );
  const fix = spot && remedy(spot, help);
  return fix ? { mend: { spot, fix } } : {};
}

function isRange(
  written: { readonly start: number; readonly end: number } | undefined,
  start: number,
  end: number,
): boolean {
  return written?.start === start && written.end === end;
}
