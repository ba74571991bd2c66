// Suppression of findings by `x-lint-ignore` in the document.

import picomatch from 'picomatch';
import type { Told } from '../../diagnostics/diagnostic.ts';
import { ignoreKeyword } from '../../openapi/extensions/lint-ignore.ts';
import type { Entry, Node } from '../../source/node.ts';
import type { Found } from './finding.ts';
import { placeOfSpot, type Roots } from './finding-location.ts';

/** Suppression of one code, or glob of codes, in an object. */
interface Suppression {
  readonly glob: string;
  readonly reason: Node;
  readonly entry: Entry;
  /** File and range of offsets that it applies to. */
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly root: Node;
}

/** Applies the suppressions, and reports invalid and unused ones. */
export function suppressed<T extends Told>(
  findings: readonly T[],
  roots: Roots,
): { readonly kept: readonly T[]; readonly suppressed: readonly T[]; readonly complaints: readonly Found[] } {
  const found = [...roots.values()].flatMap(suppressionsIn);
  const complaints: Found[] = [];
  const sound = found.filter((each) => {
    const { reason } = each;
    if (reason.kind === 'scalar' && typeof reason.value === 'string' && reason.value.trim() !== '') return true;
    complaints.push({
      code: 'lint/suppression-reason',
      severity: 'error',
      message: `nothing says why ${each.glob} is ignored`,
      place: placeOf(each),
      help: 'Give the reason as its value, in a sentence.',
    });
    return false;
  });
  const used = new Set<Suppression>();
  const tests = sound.map((each) => ({ each, matches: picomatch(each.glob) }));
  const isSuppressed = ({ code, place }: T): boolean => {
    if (!place) return false;
    const by = tests.filter(
      ({ each, matches }) =>
        each.file === place.file && matches(code) && covers(each, each.root.source.offset(place.line, place.column)),
    );
    for (const { each } of by) used.add(each);
    return by.length > 0;
  };
  const kept = tests.length === 0 ? findings : findings.filter((finding) => !isSuppressed(finding));
  const gone = new Set(findings);
  for (const one of kept) gone.delete(one);
  for (const each of sound) {
    if (used.has(each)) continue;
    complaints.push({
      code: 'lint/unused-suppression',
      severity: 'warning',
      message: `nothing here is a finding of ${each.glob}`,
      place: placeOf(each),
      help: 'Remove it.',
      mend: { spot: { node: each.reason, entry: each.entry, parent: each.root }, fix: { kind: 'remove', safe: true } },
    });
  }
  return { kept, suppressed: [...gone], complaints };
}

function placeOf({ reason, entry, root }: Suppression): NonNullable<Told['place']> {
  return placeOfSpot({ node: reason, entry, parent: root }, true);
}

function covers({ start, end }: Suppression, offset: number): boolean {
  return start <= offset && offset < end;
}

/** Keywords with arbitrary values, which contain no keywords. Under `properties`, they are ordinary names. */
const data: ReadonlySet<string> = new Set(['example', 'default', 'enum', 'const', 'value']);
const names: ReadonlySet<string> = new Set(['properties', 'patternProperties', 'schemas', '$defs']);

function suppressionsIn(root: Node): readonly Suppression[] {
  const found: Suppression[] = [];
  const waiting: { readonly node: Node; readonly from: number; readonly under: string }[] = [
    { node: root, from: root.start, under: '' },
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, from, under } = next;
    if (node.kind === 'list') for (const item of node.items) waiting.push({ node: item, from: item.start, under: '' });
    if (node.kind !== 'map') continue;
    const own = node.entries.get(ignoreKeyword)?.value;
    if (own?.kind === 'map' && !names.has(under)) {
      for (const entry of own.entries.values())
        found.push({
          glob: entry.key,
          reason: entry.value,
          entry,
          file: node.source.file,
          start: Math.min(from, node.start),
          end: node.end,
          root: own,
        });
    }
    for (const entry of node.entries.values()) {
      if (entry.value.kind === 'scalar' || entry.key === ignoreKeyword || (data.has(entry.key) && !names.has(under)))
        continue;
      waiting.push({ node: entry.value, from: Math.min(entry.start, entry.value.start), under: entry.key });
    }
  }
  return found;
}
