// Documents that would write into one another's folders, or as packages of the same names.

import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Report } from '../../report/report.ts';
import type { Complaint } from './check.ts';
import type { Expanded } from './documents.ts';
import type { LoadedConfig } from './load.ts';

/** Reports each document whose output another's would meet; true where there is one. */
export function reportClashes(documents: readonly Expanded[], loaded: LoadedConfig, report: Report): boolean {
  let met = false;
  const complain = (later: Expanded, earlier: Expanded, member: readonly string[], message: string): void => {
    met = true;
    const at = (each: Expanded): Complaint => ({ at: ['documents', each.index, ...member], on: 'value', message });
    const { place } = loaded.told(at(earlier));
    report.add('cli/configuration-member', { ...loaded.told(at(later)), ...(place && earlier.index !== later.index && { related: [{ place, message: `which ${earlier.config.document} has` }] }) });
  };
  const folders = documents.map((each) => ({ each, path: realPath(resolve(loaded.folder, each.config.out)) }));
  for (const [index, { each, path }] of folders.entries()) {
    const other = folders.slice(0, index).find((before) => isWithin(before.path, path) || isWithin(path, before.path));
    if (!other) continue;
    const relation = !isWithin(other.path, path) ? 'within the folder' : !isWithin(path, other.path) ? 'around the folder' : 'the folder';
    complain(each, other.each, ['out'], `would have ${each.config.document} write into ${JSON.stringify(each.config.out)}, which is ${relation} of ${other.each.config.document}; each document needs a folder of its own`);
  }
  const scopes = new Map<string, Expanded>();
  for (const each of documents) {
    const { packages = false } = each.config;
    const other = packages === false ? undefined : scopes.get(packages.scope);
    if (packages !== false && other === undefined) scopes.set(packages.scope, each);
    if (packages !== false && other) complain(each, other, ['packages', 'scope'], `would give packages of ${other.config.document} and of ${each.config.document} the same names, below ${packages.scope}; each document needs a scope of its own`);
  }
  return met;
}

/** Whether one is the other or lies within it, also where the disk takes small and capital letters for the same. */
function isWithin(path: string, folder: string): boolean {
  return `${path}${sep}`.toLowerCase().startsWith(`${folder}${sep}`.toLowerCase());
}

/** Where a path leads, links followed as far as there is something. */
function realPath(path: string): string {
  if (existsSync(path) || dirname(path) === path) return realpathSync(path);
  return join(realPath(dirname(path)), relative(dirname(path), path));
}
