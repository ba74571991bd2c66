// API representation of domains, for tag listings and rules.

import type { Domain } from '@cloud-api/types';
import { fromJson } from '../../storage/json.ts';
import type { DomainTable } from '../../storage/tables/resources.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import { loadTagLookup } from '../tags/object-tags.ts';

/** The columns needed to represent a domain. */
export type DomainRow = Pick<DomainTable, 'domain' | 'value'> & { readonly id: number };

/** Converts rows to the API representation of domains, in the same order. The rows can belong to any account. */
export async function toApiDomains(unit: UnitOfWork, rows: readonly DomainRow[]): Promise<Domain[]> {
  const tags = await loadTagLookup(
    unit,
    'domain',
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, domain, value }) => ({ id, domain, ...fromJson(value), tags: tags(id) }));
}
