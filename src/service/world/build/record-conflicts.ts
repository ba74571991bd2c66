// Which records of a world cannot be beside each other in one domain (interface: Domain record).

import { ownerOf } from '../../areas/domains/record.ts';
import type { WorldDomainRecord } from '../generated/types/index.ts';
import type { Path } from '../problem.ts';
import { itemsAt, type Draft } from './draft.ts';

/** Tells of a name that a CNAME record does not have for itself, and of a Null MX record that does not stand alone. */
export function checkConflicts(
  draft: Draft,
  records: readonly WorldDomainRecord[] | undefined,
  domain: string,
  path: Path,
): void {
  const aliases = new Set<string>();
  const names = new Set<string>();
  const mail = (records ?? []).filter(({ type }) => type === 'MX').length;
  for (const [record, at] of itemsAt(records, path, 'records')) {
    const { type, name = '', target = '', service = '', protocol = '' } = record;
    const owner = ownerOf({ type, name, service, protocol }, domain);
    if (aliases.has(owner) || (type === 'CNAME' && names.has(owner))) {
      draft.tell(
        [...at, 'name'],
        `another record has the name ${owner || domain}, and that of a CNAME record must be unique; keep one of them`,
      );
    }
    if (type === 'CNAME') aliases.add(owner);
    names.add(owner);
    if (type === 'MX' && target === '' && mail > 1)
      draft.tell(
        [...at, 'target'],
        'a Null MX record, whose target is empty, stands alone, and this domain has other MX records; keep the one or the others',
      );
  }
}
