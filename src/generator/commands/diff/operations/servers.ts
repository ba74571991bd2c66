// Comparison of servers by URL. Order and descriptions do not matter.

import type { Server, ServerVariable } from '../../../model/types/api.ts';
import type { Origin } from '../../../model/types/origin.ts';
import { originAlong } from '../../../model/locate-origin.ts';
import { matchBy } from './pair-operations.ts';
import type { Places, Scope } from './comparison-scope.ts';

export function compareServers({ tell }: Scope, base: readonly Server[], head: readonly Server[]): void {
  const { both, removed, added } = matchBy(distinct(base), distinct(head), addressOf);
  for (const server of added) tell('server-added', { name: server.url }, 'request', { head: server.origin });
  for (const server of removed) tell('server-removed', { name: server.url }, 'request', { base: server.origin });
  for (const pair of both) {
    for (const variable of matchBy(pair.base.variables, pair.head.variables, ({ name }) => name).both) {
      const along = ({ origin }: Server): Origin | undefined =>
        origin && originAlong(origin, ['variables', variable.head.name]);
      compareVariable(tell, variable.base, variable.head, { base: along(pair.base), head: along(pair.head) });
    }
  }
}

function compareVariable(tellAt: Scope['tell'], base: ServerVariable, head: ServerVariable, places: Places): void {
  const tell: Scope['tell'] = (id, words, side) => tellAt(id, words, side, places);
  const { name } = head;
  if (base.default !== head.default)
    tell('server-variable-default-changed', { name, from: base.default, to: head.default }, 'request');
  if (!base.enum || !head.enum) {
    if (head.enum) tell('server-variable-listed', { name, to: head.enum.join(', ') }, 'request');
    if (base.enum) tell('server-variable-opened', { name, from: base.enum.join(', ') }, 'request');
    return;
  }
  const [before, after] = [new Set(base.enum), new Set(head.enum)];
  for (const value of after) if (!before.has(value)) tell('server-variable-value-added', { name, value }, 'request');
  for (const value of before) if (!after.has(value)) tell('server-variable-value-removed', { name, value }, 'request');
}

/** The default is one server with the URL `/` (OpenAPI, section "OpenAPI Object"). */
function distinct(servers: readonly Server[]): readonly Server[] {
  if (servers.length === 0) return [{ url: '/', variables: [], unspecified: [] }];
  return [...new Map(servers.map((server) => [addressOf(server), server])).values()];
}

function addressOf({ url }: Server): string {
  return url.length > 1 ? url.replace(/\/+$/, '') : url;
}
