// Conflicts between the records of a domain in seed data (spec: Domain record).

import { ownerName } from '../../tags/domains/build-record.ts';
import type { SeedDomainRecord } from '../../../../generated/service-seed-data/types/index.ts';
import type { Path } from '../seed-file-error.ts';
import { itemsWithPaths, type BuildContext } from './build-context.ts';

/** Reports a CNAME record whose name is not unique, and a Null MX record next to other MX records. */
export function checkRecordConflicts(
  context: BuildContext,
  records: readonly SeedDomainRecord[] | undefined,
  domain: string,
  path: Path,
): void {
  const aliases = new Set<string>();
  const names = new Set<string>();
  const mxCount = (records ?? []).filter(({ type }) => type === 'MX').length;
  for (const [record, itemPath] of itemsWithPaths(records, path, 'records')) {
    const { type, name = '', target = '', service = '', protocol = '' } = record;
    const owner = ownerName({ type, name, service, protocol }, domain);
    if (aliases.has(owner) || (type === 'CNAME' && names.has(owner))) {
      context.report(
        [...itemPath, 'name'],
        `another record has the name ${owner || domain}, but the name of a CNAME record must be unique; remove one of them`,
      );
    }
    if (type === 'CNAME') aliases.add(owner);
    names.add(owner);
    if (type === 'MX' && target === '' && mxCount > 1)
      context.report(
        [...itemPath, 'target'],
        'a Null MX record (with an empty target) must be the only MX record of a domain; remove it, or the other MX records',
      );
  }
}
