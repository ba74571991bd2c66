// Whether a text with fixes says what it said before, except for what the fixes name.

import { createReport } from '../report/report.ts';
import { read } from '../source/read.ts';
import { createSource } from '../source/text.ts';
import type { Node } from '../source/tree.ts';
import type { Mend } from './finding.ts';
import { applied, type PlannedFix } from './fix.ts';
import { deepestAt } from './places.ts';
import type { Fix } from './rule.ts';

/** Fixes by the keys that lead to them. */
interface Way {
  readonly below: Map<string, Way>;
  fix?: Fix;
}

/**
 * Parses a text before and after the fixes and compares the trees: every value, key and their order. A fix that a YAML
 * alias or merge key would carry to another place makes a difference, as does one that hits the wrong node.
 */
export async function changesOnlyWhatIsNamed(file: string, text: string, planned: readonly PlannedFix[]): Promise<boolean> {
  const before = await parsed(file, text);
  const after = await parsed(file, applied(text, planned.map(({ edit }) => edit)));
  if (!before || !after || after.problems > before.problems) return false;
  const ways: Way = { below: new Map() };
  for (const { mend } of planned) {
    const keys = keysTo(before.root, mend);
    if (!keys) return false;
    let way = ways;
    for (const key of keys) {
      const next = way.below.get(key) ?? { below: new Map<string, Way>() };
      way.below.set(key, next);
      way = next;
    }
    way.fix = mend.fix;
  }
  return isExpected(before.root, after.root, ways, new Map());
}

async function parsed(file: string, text: string): Promise<{ readonly root: Node; readonly problems: number } | undefined> {
  const report = createReport();
  const root = await read(createSource(file, text), report);
  return root && { root, problems: report.diagnostics.length };
}

function keysTo(root: Node, { spot: { node, entry } }: Mend): readonly string[] | undefined {
  const way = deepestAt(root, entry?.start ?? node.start);
  const last = way.findLastIndex((spot) => (entry ? spot.entry?.start === entry.start && spot.entry.end === entry.end : spot.node.start === node.start && spot.node.end === node.end));
  if (last < 0) return undefined;
  return way.slice(0, last + 1).map(({ entry: own, node: item, parent }) => own?.key ?? String(parent?.kind === 'list' ? parent.items.indexOf(item) : ''));
}

/** `same`: what was found to be the same and holds no fix; aliases lead to one node many times. */
function isExpected(before: Node, after: Node | undefined, way: Way | undefined, same: Map<Node, Node>): boolean {
  if (!after) return false;
  if (way?.fix?.kind === 'replace') return after.kind === 'scalar' && after.value === way.fix.value;
  if (!way && same.get(before) === after) return true;
  const isSame = compare(before, after, way, same);
  if (isSame && !way) same.set(before, after);
  return isSame;
}

function compare(before: Node, after: Node, way: Way | undefined, same: Map<Node, Node>): boolean {
  if (before.kind === 'scalar') return after.kind === 'scalar' && after.value === before.value && after.raw === before.raw;
  if (before.kind !== after.kind) return false;
  const found = membersOf(after);
  const kept = membersOf(before).filter(({ key }) => way?.below.get(key)?.fix?.kind !== 'remove');
  return kept.length === found.length && kept.every(({ key, value }, index) => {
    const inner = way?.below.get(key);
    const name = inner?.fix?.kind === 'rename' ? inner.fix.name : key;
    return (before.kind === 'list' || found[index]?.key === name) && isExpected(value, found[index]?.value, inner, same);
  });
}

function membersOf(node: Node): readonly { readonly key: string; readonly value: Node }[] {
  if (node.kind === 'map') return [...node.entries.values()];
  return node.kind === 'list' ? node.items.map((value, index) => ({ key: String(index), value })) : [];
}
