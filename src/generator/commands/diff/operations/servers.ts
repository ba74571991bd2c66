// Comparison of servers by URL.

import type { Server, ServerVariable } from '../../../model/types/api.ts';
import { type SourceLocation, locatePath } from '../../../model/source-location.ts';
import { pairByKey } from './pair-operations.ts';
import type { OriginPair, ComparisonScope } from './comparison-scope.ts';

export function compareServers({ report }: ComparisonScope, base: readonly Server[], head: readonly Server[]): void {
  const { both, removed, added } = pairByKey(distinctServers(base), distinctServers(head), normalizeUrl);
  for (const server of added) report('server-added', { name: server.url }, 'request', { head: server.sourceLocation });
  for (const server of removed)
    report('server-removed', { name: server.url }, 'request', { base: server.sourceLocation });
  for (const pair of both) {
    for (const variable of pairByKey(pair.base.variables, pair.head.variables, ({ name }) => name).both) {
      const variableOrigin = ({ sourceLocation }: Server): SourceLocation | undefined =>
        sourceLocation && locatePath(sourceLocation, ['variables', variable.head.name]);
      compareVariable(report, variable.base, variable.head, {
        base: variableOrigin(pair.base),
        head: variableOrigin(pair.head),
      });
    }
  }
}

function compareVariable(
  reportAt: ComparisonScope['report'],
  base: ServerVariable,
  head: ServerVariable,
  origins: OriginPair,
): void {
  const report: ComparisonScope['report'] = (id, params, side) => reportAt(id, params, side, origins);
  const { name } = head;
  if (base.default !== head.default)
    report('server-variable-default-changed', { name, from: base.default, to: head.default }, 'request');
  if (!base.enum || !head.enum) {
    if (head.enum) report('server-variable-listed', { name, to: head.enum.join(', ') }, 'request');
    if (base.enum) report('server-variable-opened', { name, from: base.enum.join(', ') }, 'request');
    return;
  }
  const [before, after] = [new Set(base.enum), new Set(head.enum)];
  for (const value of after) if (!before.has(value)) report('server-variable-value-added', { name, value }, 'request');
  for (const value of before)
    if (!after.has(value)) report('server-variable-value-removed', { name, value }, 'request');
}

/** Returns the servers without duplicates. The default is one server with the URL `/` (OpenAPI, "OpenAPI Object"). */
function distinctServers(servers: readonly Server[]): readonly Server[] {
  if (servers.length === 0) return [{ url: '/', variables: [], unspecified: [] }];
  return [...new Map(servers.map((server) => [normalizeUrl(server), server])).values()];
}

function normalizeUrl({ url }: Server): string {
  return url.length > 1 ? url.replace(/\/+$/, '') : url;
}
