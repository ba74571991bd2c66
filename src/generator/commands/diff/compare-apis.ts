// Semantic comparison of two API models.

import type { Api, Operation } from '../../model/types/api.ts';
import type { Origin } from '../../model/types/origin.ts';
import { originAlong } from '../../model/locate-origin.ts';
import type { Change, Difference } from './change.ts';
import { changeOf } from './report-change.ts';
import { compareOperation, compareWithin, type Surroundings } from './operations/compare-operation.ts';
import { locate } from './operations/moved-base-path.ts';
import { compareConventions } from './operations/conventions.ts';
import { keyOf, labelOf, matchBy, withMoved } from './operations/pair-operations.ts';
import { comparePresence, compareWebhookPresence } from './operations/added-removed.ts';
import { compareSchemes, renamedSchemes } from './operations/security-schemes.ts';
import { scopeOf, type Findings, type Places, type Scope } from './operations/comparison-scope.ts';
import { compareSecurity, isShared } from './operations/security.ts';
import { compareServers } from './operations/servers.ts';
import { compareUnused } from './operations/unreferenced-schemas.ts';
import { inOrder } from './change-order.ts';
import { placeAt } from './change-location.ts';
import { createSide } from './schemas/flatten-all-of.ts';
import { createPairs } from './schemas/schema-pairs.ts';
import { reach } from './schemas/propagate-changes.ts';

/** Returns all changes from `base` to `head`. Notation and component names do not matter. */
export function compare(base: Api, head: Api): readonly Change[] {
  const pairs = createPairs(createSide(base), createSide(head));
  const findings: Findings = { found: [], roots: [] };
  const renamed = renamedSchemes(base.securitySchemes, head.securitySchemes);
  const located = locate(base, head);
  const around: Surroundings = { pairs, findings, renamed, base, head, located };

  const operations = withMoved(matchBy(base.operations, head.operations, located.head.keyOf, located.base.keyOf));
  const at = (member: string): Places => ({ base: rootPlace(base, member), head: rootPlace(head, member) });
  const whole = scopeOf(pairs, findings, { places: at('x-ashlar') });
  if (hasUsedServers(base) === hasUsedServers(head))
    compareServers(scopeOf(pairs, findings, { places: at('servers') }), located.base.servers, located.head.servers);
  compareSchemes(whole, base.securitySchemes, head.securitySchemes, renamed);
  const sharing = operations.both.filter((pair) => isShared(pair.base, pair.head)).map((pair) => labelOf(pair.head));
  const shared = scopeOf(pairs, findings, { operations: sharing, places: at('security') });
  if (sharing.length > 0)
    compareSecurity(shared, { of: base.security, at: base.origin }, { of: head.security, at: head.origin }, renamed);
  compareConventions(whole, base.conventions, head.conventions);

  comparePresence(pairs, findings, operations);
  for (const pair of operations.both) compareOperation(around, pair.base, pair.head);
  const scope = ({ path }: Operation): Scope =>
    scopeOf(pairs, findings, { operation: `webhook ${path}`, turned: true });
  const webhooks = matchBy(base.webhooks, head.webhooks, keyOf);
  compareWebhookPresence(scope, webhooks);
  for (const pair of webhooks.both) {
    const places = { base: pair.base.origin, head: pair.head.origin };
    compareWithin(
      around,
      scopeOf(pairs, findings, { operation: `webhook ${pair.head.path}`, turned: true, places }),
      pair.base,
      pair.head,
      new Set(),
    );
  }
  compareUnused(pairs, findings);
  return inOrder([...findings.found, ...reach(pairs, findings.roots)].map(changeOf), head);
}

/** Returns whether the root servers apply to any operation. They do not if each operation has its own servers. */
function hasUsedServers({ operations }: Api): boolean {
  return operations.length === 0 || operations.some(({ servers }) => !servers);
}

/** Returns the origin of a root property; the origin of `info` if the property is missing. */
function rootPlace({ origin, info }: Api, member: string): Origin {
  const found = originAlong(origin, [member]);
  return found.pointer === origin.pointer ? info.origin : found;
}

/** Compares two API models. */
export function difference(base: Api, head: Api): Difference {
  return { base: editionOf(base), head: editionOf(head), changes: compare(base, head) };
}

function editionOf({ info: { title, version, origin } }: Api): Difference['base'] {
  return { title, version, place: placeAt(origin, []) };
}
