// Suppression of findings by `x-lint-ignore` in the document.

import picomatch from 'picomatch';
import type { DiagnosticData } from '../../diagnostics/diagnostic.ts';
import { lintIgnoreKeyword } from '../../openapi/extensions/registry.ts';
import type { Entry, Node } from '../../source/node.ts';
import { type RawFinding, locateNode, type RootNodes } from './finding.ts';

/** Suppression of one code, or glob of codes, in an object. */
interface Suppression {
  readonly glob: string;
  readonly reason: Node;
  readonly entry: Entry;
  /** File and range of offsets that it applies to. */
  readonly file: string;
  readonly start: number;
  readonly end: number;
  /** Value of `x-lint-ignore`. */
  readonly ignoreMap: Node;
}

/** Applies the suppressions, and reports invalid and unused ones. */
export function applySuppressions<T extends DiagnosticData>(
  findings: readonly T[],
  roots: RootNodes,
): { readonly remaining: readonly T[]; readonly suppressed: readonly T[]; readonly problems: readonly RawFinding[] } {
  const suppressions = [...roots.values()].flatMap(findSuppressions);
  const problems: RawFinding[] = [];
  const validSuppressions = suppressions.filter((suppression) => {
    const { reason } = suppression;
    if (reason.kind === 'scalar' && typeof reason.value === 'string' && reason.value.trim() !== '') return true;
    problems.push({
      code: 'lint/missing-suppression-reason',
      severity: 'error',
      message: `missing reason for ignoring \`${suppression.glob}\``,
      location: locateSuppression(suppression),
      help: 'state the reason as its value',
    });
    return false;
  });
  const usedSuppressions = new Set<Suppression>();
  const matchers = validSuppressions.map((suppression) => ({ suppression, matches: picomatch(suppression.glob) }));
  const isSuppressed = ({ code, location }: T): boolean => {
    if (!location) return false;
    const matching = matchers.filter(
      ({ suppression, matches }) =>
        suppression.file === location.file &&
        matches(code) &&
        includesOffset(suppression, suppression.ignoreMap.source.offset(location.line, location.column)),
    );
    for (const { suppression } of matching) usedSuppressions.add(suppression);
    return matching.length > 0;
  };
  const remaining = matchers.length === 0 ? findings : findings.filter((finding) => !isSuppressed(finding));
  const suppressedFindings = new Set(findings);
  for (const remainingFinding of remaining) suppressedFindings.delete(remainingFinding);
  for (const suppression of validSuppressions) {
    if (usedSuppressions.has(suppression)) continue;
    problems.push({
      code: 'lint/unused-suppression',
      severity: 'warning',
      message: `\`${suppression.glob}\` matches no finding here`,
      location: locateSuppression(suppression),
      help: 'remove it',
      locatedFix: {
        nodePath: { node: suppression.reason, entry: suppression.entry, parent: suppression.ignoreMap },
        fix: { kind: 'remove', safe: true },
      },
    });
  }
  return { remaining, suppressed: [...suppressedFindings], problems };
}

function locateSuppression({ reason, entry, ignoreMap }: Suppression): NonNullable<DiagnosticData['location']> {
  return locateNode({ node: reason, entry, parent: ignoreMap }, true);
}

function includesOffset({ start, end }: Suppression, offset: number): boolean {
  return start <= offset && offset < end;
}

/** Keywords whose values are arbitrary data, without suppressions. Under `properties`, they are ordinary names. */
const dataKeywords: ReadonlySet<string> = new Set(['example', 'default', 'enum', 'const', 'value']);
/** Keywords whose values are maps with arbitrary names. */
const nameMapKeywords: ReadonlySet<string> = new Set(['properties', 'patternProperties', 'schemas', '$defs']);

function findSuppressions(root: Node): readonly Suppression[] {
  const suppressions: Suppression[] = [];
  const pending: { readonly node: Node; readonly start: number; readonly parentKey: string }[] = [
    { node: root, start: root.start, parentKey: '' },
  ];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, start, parentKey } = next;
    if (node.kind === 'list')
      for (const item of node.items) pending.push({ node: item, start: item.start, parentKey: '' });
    if (node.kind !== 'map') continue;
    const ignoreMap = node.entries.get(lintIgnoreKeyword)?.value;
    if (ignoreMap?.kind === 'map' && !nameMapKeywords.has(parentKey)) {
      for (const entry of ignoreMap.entries.values())
        suppressions.push({
          glob: entry.key,
          reason: entry.value,
          entry,
          file: node.source.file,
          start: Math.min(start, node.start),
          end: node.end,
          ignoreMap,
        });
    }
    for (const entry of node.entries.values()) {
      if (
        entry.value.kind === 'scalar' ||
        entry.key === lintIgnoreKeyword ||
        (dataKeywords.has(entry.key) && !nameMapKeywords.has(parentKey))
      )
        continue;
      pending.push({ node: entry.value, start: Math.min(entry.start, entry.value.start), parentKey: entry.key });
    }
  }
  return suppressions;
}
