// The area of domains: their records.

import { refuse, type CreateDomainRecordRequest } from '@cloud-api/server';
import type { DomainRecord, DomainRecordCreate } from '@cloud-api/types';
import { sql } from 'kysely';
import { pageOf } from '../../collections/page.ts';
import { fromJson, toJson } from '../../storage/json.ts';
import type { DomainRecordTable } from '../../storage/tables/resources.ts';
import { timestamp } from '../../time.ts';
import { locked, type Unit } from '../../unit.ts';
import type { Counter, FindConflicts, Loader, MakeArea } from '../area.ts';
import { conflictsOf } from './conflicts.ts';
import { ownerOf, recordOf } from './record.ts';
import { remoteAddress, targetOf } from './remote-address.ts';
import { showDomains } from './show.ts';

/** The domain of an id, locked where it gets a record: its records are counted and compared one request at a time. */
const loadDomain: Loader = async (unit, { id }) => {
  const row = await locked(
    unit,
    unit.db.selectFrom('domains').where('id', '=', id).select(['id', 'account_id', 'domain', 'value']),
  ).executeTakeFirst();
  const [value] = row ? await showDomains(unit, [row]) : [];
  return row && { value, account: row.account_id, entity: { kind: 'domain', id }, lasting: true };
};

const countRecords: Counter = async ({ db }, { resource }) => {
  const domain =
    typeof resource === 'object' && resource !== null && 'id' in resource && typeof resource.id === 'number'
      ? resource.id
      : 0;
  const { count } = await db
    .selectFrom('domain_records')
    .where('domain_id', '=', domain)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

function showRecord({
  id,
  type,
  value,
}: Pick<DomainRecordTable, 'type' | 'value'> & { readonly id: number }): DomainRecord {
  return { id, type, ...fromJson(value) };
}

/** The body with the address of the request for `[remote_addr]`. Throws a refusal where the request has none of the type. */
function resolved(body: DomainRecordCreate, address: string | undefined): DomainRecordCreate {
  const { type, target } = body;
  if ((type !== 'A' && type !== 'AAAA') || target !== remoteAddress) return body;
  const found = targetOf(type, address);
  if (found === undefined)
    throw refuse(400, { message: `The request has no address for an ${type} record.`, field: 'target' });
  return { ...body, target: found };
}

/** A field that is not valid is unknown, while one that is left out has a meaning. */
const findConflicts: FindConflicts<CreateDomainRecordRequest<Unit>> = async ({
  tx,
  resource: domain,
  body,
  invalid,
}) => {
  const { type, target } = body;
  if (type === undefined || ['name', 'service', 'protocol'].some((field) => invalid?.has(field))) return [];
  const record = recordOf({ ...body, type, target: target ?? '' }, domain);
  const conflicts = await conflictsOf(tx, domain.id, record, ownerOf(record, domain.domain));
  return target === undefined ? conflicts.filter(({ field }) => field !== 'target') : conflicts;
};

export const domains: MakeArea<'domains'> = () => ({
  loaders: { Domain: loadDomain },
  counters: { 'records-per-domain': countRecords },
  conflicts: { createDomainRecord: findConflicts },
  handlers: {
    async listDomainRecords({ tx, query, resource }) {
      const records = tx.db
        .selectFrom('domain_records')
        .where('domain_id', '=', resource.id)
        .select(['id', 'type', 'value']);
      return {
        status: 200,
        body: await pageOf(records, query, { order: [{ by: 'id', direction: 'asc' }] }, (rows) => rows.map(showRecord)),
      };
    },

    async createDomainRecord({ tx, body, request, resource: domain }) {
      const { type, ...record } = recordOf(resolved(body, request.address), domain);
      const owner = ownerOf({ type, ...record }, domain.domain);
      const conflicts = await conflictsOf(tx, domain.id, { type, ...record }, owner);
      if (conflicts.length > 0) throw refuse(400, ...conflicts);
      const now = timestamp(tx.now);
      const value = toJson({ ...record, created: now, updated: now });
      const row = await tx.db
        .insertInto('domain_records')
        .values({ domain_id: domain.id, type, name: owner, value })
        .returning(['id', 'type', 'value'])
        .executeTakeFirstOrThrow();
      return { status: 200, body: showRecord(row) };
    },
  },
});
