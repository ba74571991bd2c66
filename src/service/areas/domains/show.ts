// Domains as the API shows them: under tags, and to rules.

import type { Domain } from '@cloud-api/types';
import { fromJson } from '../../storage/json.ts';
import type { DomainTable } from '../../storage/tables/resources.ts';
import type { Unit } from '../../unit.ts';
import { tagsOf } from '../tags/carried.ts';

/** What is read of a domain's row to show it. */
export type DomainRow = Pick<DomainTable, 'domain' | 'value'> & { readonly id: number };

/** Domains of any account, in the order of their rows. */
export async function showDomains(unit: Unit, rows: readonly DomainRow[]): Promise<Domain[]> {
  const tags = await tagsOf(
    unit,
    'domain',
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, domain, value }) => ({ id, domain, ...fromJson(value), tags: tags(id) }));
}
