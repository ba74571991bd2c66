// Unique names of schemas, operations, and tag groups.

import type { Location } from '../../diagnostics/diagnostic.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { Name } from '../types/api.ts';
import { byCodePoint } from './code-point-order.ts';
import { withNumberSuffix, toCaseStyles, type CaseStyles } from './case-styles.ts';

/** A request for a name. */
export interface NameRequest {
  /** Unique among the requests of a kind. */
  readonly id: string;
  /** The text to derive the name from; `id` by default. */
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
 * Returns the names by id. They are assigned in code point order of id, those with an `x-name` first, so the order of
 * `requests` has no effect. A collision is reported with both locations; the second name gets the first free number.
 * The help text depends on `hasVocabulary`.
 */
export function assignNames(
  requests: readonly NameRequest[],
  kind: NameKind,
  report: Report,
  hasVocabulary = false,
): ReadonlyMap<string, Name> {
  const preferences = requests.map((request) => ({
    request,
    spelling: toCaseStyles(request.override ?? request.nameSource ?? request.id, kind),
  }));
  preferences.sort(
    (a, b) =>
      Number(b.request.override !== undefined) - Number(a.request.override !== undefined) ||
      byCodePoint(a.request.id, b.request.id),
  );
  const holders = new Map<string, NameRequest>();
  const preferredKeys = new Set(preferences.flatMap(({ spelling }) => nameKeys(spelling)));
  const names = new Map<string, Name>();
  for (const { request, spelling } of preferences) {
    const holder = nameKeys(spelling)
      .map((key) => holders.get(key))
      .find((owner) => owner !== undefined);
    const assigned = holder ? findFreeSpelling(spelling, preferredKeys, holders) : spelling;
    for (const key of nameKeys(assigned)) holders.set(key, request);
    if (holder) reportCollision(request, holder, { kind, preferred: spelling, assigned, hasVocabulary }, report);
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
  holders: ReadonlyMap<string, NameRequest>,
): CaseStyles {
  for (let number = 2; ; number++) {
    const candidate = withNumberSuffix(spelling, number);
    if (nameKeys(candidate).every((key) => !preferredKeys.has(key) && !holders.has(key))) return candidate;
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
  holder: NameRequest,
  { kind, preferred, assigned, hasVocabulary }: Collision,
  report: Report,
): void {
  const second = labelOf(request);
  const first = labelOf(holder);
  const description =
    second === first
      ? `two ${kind}s are called "${second}"`
      : `the ${kind}s "${first}" and "${second}" are both called ${preferred.type} in code`;
  const [location, otherLocation] = [request.location(), holder.location()];
  // Two paths reference the same path item.
  const isSharedPathItem =
    kind === 'operation' &&
    location.file === otherLocation.file &&
    location.line === otherLocation.line &&
    location.column === otherLocation.column;
  report.add('model/name-collision', {
    message: `${description}; this one becomes ${assigned.type}`,
    location,
    related: [{ location: otherLocation, message: second === first ? 'the first one' : `"${first}" is here` }],
    help: isSharedPathItem
      ? 'This is one operation at two paths. Describe it at each, with an operationId of its own.'
      : nameCollisionHelp(kind, kind, hasVocabulary),
  });
}

/** Returns the help for a collision of two names; `x-name` applies only in a document with the vocabulary. */
export function nameCollisionHelp(first: NameKind, second: NameKind, hasVocabulary: boolean): string {
  if (first === 'tag' || second === 'tag') return 'Rename one of the tags.';
  if (hasVocabulary) return 'Give one of them an x-name.';
  if (first !== second) return 'Rename the schema, or give the operation another operationId.';
  return first === 'schema' ? 'Rename one of the schemas.' : 'Give one of them another operationId.';
}

/** Returns the help for an operation whose name is reserved. */
export function renameOperationHelp(hasVocabulary: boolean): string {
  return hasVocabulary ? 'Give the operation an x-name.' : 'Give the operation another operationId.';
}
