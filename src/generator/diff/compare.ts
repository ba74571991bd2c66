// What differs between two models, by meaning: the table of contents of the comparison.

import type { Api, Operation } from '../model/declarations/api.ts';
import type { Change, Difference } from './change.ts';
import { changeOf } from './found.ts';
import { compareOperation, compareWithin, type Surroundings } from './operations/compare-operation.ts';
import { compareConventions } from './operations/conventions.ts';
import { keyOf, labelOf, matchBy, withMoved } from './operations/match.ts';
import { comparePresence, compareWebhookPresence } from './operations/presence.ts';
import { compareSchemes, renamedSchemes } from './operations/schemes.ts';
import { scopeOf, type Findings, type Scope } from './operations/scope.ts';
import { compareSecurity, isShared } from './operations/security.ts';
import { compareServers } from './operations/servers.ts';
import { compareUnused } from './operations/unused.ts';
import { inOrder } from './order.ts';
import { placeAt } from './place.ts';
import { createSide } from './schemas/conjunction.ts';
import { createPairs } from './schemas/pairs.ts';
import { reach } from './schemas/reach.ts';

/** Every change from `base` to `head`. How either is written, and how it names its parts, makes none. */
export function compare(base: Api, head: Api): readonly Change[] {
  const pairs = createPairs(createSide(base), createSide(head));
  const findings: Findings = { found: [], roots: [] };
  const renamed = renamedSchemes(base.securitySchemes, head.securitySchemes);
  const around: Surroundings = { pairs, findings, renamed, servers: { base: base.servers, head: head.servers } };

  const operations = withMoved(matchBy(base.operations, head.operations, keyOf));
  const whole = scopeOf(pairs, findings, { places: { base: base.info.origin, head: head.info.origin } });
  compareServers(whole, base.servers, head.servers);
  compareSchemes(whole, base.securitySchemes, head.securitySchemes, renamed);
  const sharing = operations.both.filter((pair) => isShared(pair.base, pair.head)).map((pair) => labelOf(pair.head));
  const shared = scopeOf(pairs, findings, { operations: sharing, places: { base: base.info.origin, head: head.info.origin } });
  if (sharing.length > 0) compareSecurity(shared, base.security, head.security, renamed);
  compareConventions(whole, base.conventions, head.conventions);

  comparePresence(pairs, findings, operations);
  for (const pair of operations.both) compareOperation(around, pair.base, pair.head);
  const scope = ({ path }: Operation): Scope => scopeOf(pairs, findings, { operation: `webhook ${path}`, turned: true });
  const webhooks = matchBy(base.webhooks, head.webhooks, keyOf);
  compareWebhookPresence(scope, webhooks);
  for (const pair of webhooks.both) {
    const places = { base: pair.base.origin, head: pair.head.origin };
    compareWithin(around, scopeOf(pairs, findings, { operation: `webhook ${pair.head.path}`, turned: true, places }), pair.base, pair.head, new Set());
  }
  compareUnused(pairs, findings);
  return inOrder([...findings.found, ...reach(pairs, findings.roots)].map(changeOf), head);
}

/** The same, with what was compared. */
export function difference(base: Api, head: Api): Difference {
  return { base: editionOf(base), head: editionOf(head), changes: compare(base, head) };
}

function editionOf({ info: { title, version, origin } }: Api): Difference['base'] {
  return { title, version, place: placeAt(origin, []) };
}
