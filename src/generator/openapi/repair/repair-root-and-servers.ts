// Repairs the paths and servers of a document.

import type { Entry, MapNode } from '../../source/node.ts';
import { createArray, createMap, createScalar, findEntry } from '../create-node.ts';
import { isNull } from '../parser-combinators.ts';
import { mapEntries, withProperties, type EntryRepair, type RepairContext } from './repair-context.ts';
import { repairRequirements } from './repair-security.ts';

/** Repairs the paths, servers, and security of a document. */
export function repairRoot(root: MapNode, context: RepairContext): MapNode {
  return mapEntries(root, (entry) => {
    if (entry.key === 'security') return repairRequirements(entry, context);
    if (entry.key === 'servers') return repairServers(entry, context);
    return entry.key === 'paths' ? repairPaths(entry, context) : entry;
  });
}

function repairPaths(entry: Entry, { warn }: RepairContext): ReturnType<EntryRepair> {
  const { key, value } = entry;
  if (value.kind !== 'map') return entry;
  const paths = mapEntries(value, (path) => {
    const isPath = path.key.startsWith('/') || path.key.startsWith('x-');
    // Two path items for one path cannot be combined, so the error remains.
    if (isPath || value.entries.has(`/${path.key}`)) return path;
    warn('document/invalid-path', path, `path \`${path.key}\` does not start with \`/\`; using \`/${path.key}\``);
    return [[`/${path.key}`, path.value, path]];
  });
  return paths === value ? entry : [[key, paths, entry]];
}

/** Removes servers without a URL. */
export function repairServers(entry: Entry, { warn }: RepairContext): ReturnType<EntryRepair> {
  const { key, value } = entry;
  if (value.kind !== 'list') return entry;
  const servers = value.items.filter((server) => {
    const hasUrl = server.kind === 'map' && server.entries.has('url');
    if (!hasUrl) warn('document/missing-field', server, 'missing `url`; the server is ignored');
    return hasUrl;
  });
  return servers.length === value.items.length ? entry : [[key, createArray(value, servers), entry]];
}

/** Gives each variable without `default` its first value, or else the empty string. */
export function repairServer(node: MapNode, context: RepairContext): MapNode {
  return mapEntries(node, (entry) => {
    const { key, value } = entry;
    if (key !== 'variables' || value.kind !== 'map') return entry;
    const variables = mapEntries(value, (variable) => repairVariable(variable, context));
    return variables === value ? entry : [[key, variables, entry]];
  });
}

function repairVariable(entry: Entry, { warn }: RepairContext): ReturnType<EntryRepair> {
  const { key, value } = entry;
  const variable = isNull(value) ? createMap(value, []) : value;
  if (variable.kind !== 'map' || variable.entries.has('default')) return entry;
  const values = findEntry(variable, 'enum')?.value;
  const first = values?.kind === 'list' ? values.items[0] : undefined;
  const fallback = first?.kind === 'scalar' ? String(first.value) : '';
  warn('document/missing-field', value, `missing \`default\`; using \`${JSON.stringify(fallback)}\``);
  return [[key, withProperties(variable, [['default', createScalar(value, fallback)]]), entry]];
}
