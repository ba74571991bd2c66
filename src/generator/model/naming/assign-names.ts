// Unique names for schemas, operations, and tag groups.

import type { Location } from '../../diagnostics/diagnostic.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { Name } from '../types/api.ts';
import { byCodePoint } from './code-point-order.ts';
import { withNumberSuffix, toCaseStyles, type CaseStyles } from './case-styles.ts';

export interface NameRequest {
  /** Unique among the requests of a kind. */
  readonly id: string;
  /** The text from which the name is derived; `id` by default. */
  readonly nameSource?: string | undefined;
  /** The label used in messages; `id` by default. */
  readonly label?: string | undefined;
  /** `x-name`: takes precedence over `nameSource`, and is assigned before names without it. */
  readonly override?: string | undefined;
  /** Returns the location of the name in the document; called only on a collision. */
  readonly location: () => Location;
}

/** The namespace of a name, as used in messages. */
export type NameKind = 'schema' | 'operation' | 'tag';

/**
 * Returns the names by ID. Names with an `x-name` are assigned first, and then the others in code point order of ID, so
 * the order of `requests` has no effect. A collision is reported with both locations, and the second name gets the
 * first free number. The help text depends on `hasVocabulary`.
 */
export function assignNames(
  requests: readonly NameRequest[],
  kind: NameKind,
  report: Report,
  hasVocabulary = false,
): ReadonlyMap<string, Name> {
  const candidates = requests.map((request) => ({
    request,
    spelling: toCaseStyles(request.override ?? request.nameSource ?? request.id, kind),
  }));
  candidates.sort(
    (a, b) =>
      Number(b.request.override !== undefined) - Number(a.request.override !== undefined) ||
      byCodePoint(a.request.id, b.request.id),
  );
  const requestsByKey = new Map<string, NameRequest>();
  const preferredKeys = new Set(candidates.flatMap(({ spelling }) => nameKeys(spelling)));
  const names = new Map<string, Name>();
  for (const { request, spelling } of candidates) {
    const existing = nameKeys(spelling)
      .map((key) => requestsByKey.get(key))
      .find((owner) => owner !== undefined);
    const assigned = existing ? findFreeSpelling(spelling, preferredKeys, requestsByKey) : spelling;
    for (const key of nameKeys(assigned)) requestsByKey.set(key, request);
    if (existing) reportCollision(request, existing, { kind, preferred: spelling, assigned, hasVocabulary }, report);
    names.set(request.id, { source: request.id, ...assigned });
  }
  return names;
}

function nameKeys({ type, value, file }: CaseStyles): readonly string[] {
  return [`type ${type}`, `value ${value}`, `file ${file}`];
}

function labelOf({ override, label, id }: NameRequest): string {
  return override ?? label ?? id;
}

function findFreeSpelling(
  spelling: CaseStyles,
  preferredKeys: ReadonlySet<string>,
  requestsByKey: ReadonlyMap<string, NameRequest>,
): CaseStyles {
  for (let number = 2; ; number++) {
    const candidate = withNumberSuffix(spelling, number);
    if (nameKeys(candidate).every((key) => !preferredKeys.has(key) && !requestsByKey.has(key))) return candidate;
  }
}

interface Collision {
  readonly kind: NameKind;
  readonly preferred: CaseStyles;
  readonly assigned: CaseStyles;
  readonly hasVocabulary: boolean;
}

function reportCollision(
  request: NameRequest,
  existing: NameRequest,
  { kind, preferred, assigned, hasVocabulary }: Collision,
  report: Report,
): void {
  const second = labelOf(request);
  const first = labelOf(existing);
  const description =
    second === first
      ? `duplicate ${kind} name \`${second}\``
      : `${kind} \`${second}\` conflicts with \`${first}\`: both are named \`${preferred.type}\` in code`;
  const [location, otherLocation] = [request.location(), existing.location()];
  // Two paths reference the same path item.
  const isSharedPathItem =
    kind === 'operation' &&
    location.file === otherLocation.file &&
    location.line === otherLocation.line &&
    location.column === otherLocation.column;
  report.add('model/name-collision', {
    message: `${description}; using \`${assigned.type}\``,
    location,
    related: [
      { location: otherLocation, message: second === first ? 'first declared here' : `\`${first}\` declared here` },
    ],
    help: isSharedPathItem
      ? 'declare the operation at each of its two paths, with different `operationId` values'
      : nameCollisionHelp(kind, kind, hasVocabulary),
  });
}

/** Returns the help for a name collision. Suggests `x-name` only if the document uses the vocabulary. */
export function nameCollisionHelp(first: NameKind, second: NameKind, hasVocabulary: boolean): string {
  if (first === 'tag' || second === 'tag') return 'rename one of the tags';
  if (hasVocabulary) return 'set `x-name` for one of them';
  if (first !== second) return 'rename the schema, or change the `operationId` of the operation';
  return first === 'schema' ? 'rename one of the schemas' : 'change the `operationId` of one of them';
}

/** Returns the help for an operation whose name is reserved. */
export function renameOperationHelp(hasVocabulary: boolean): string {
  return hasVocabulary ? 'set `x-name` for the operation' : 'change the `operationId` of the operation';
}
