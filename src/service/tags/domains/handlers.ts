// Operations on domain records.

import { httpError, type CreateDomainRecordRequest } from '@cloud-api/server';
import type { DomainRecord, DomainRecordCreate } from '@cloud-api/types';
import { sql } from 'kysely';
import { queryPage } from '../../collections/page.ts';
import { fromJson, toJson } from '../../storage/json.ts';
import type { DomainRecordTable } from '../../storage/tables/resources.ts';
import { formatTimestamp } from '../../clock.ts';
import { lockRows, type UnitOfWork } from '../../unit-of-work.ts';
import type { LimitCounter, FindConflicts, Loader, TagModuleFactory } from '../tag-module.ts';
import { findRecordConflicts } from './record-conflicts.ts';
import { ownerName, buildRecord } from './build-record.ts';
import { remoteAddressPlaceholder, addressTarget } from './remote-address-placeholder.ts';
import { toApiDomains } from './api-representation.ts';

/** Loads a domain. A request that adds a record locks it, so that concurrent requests are checked one at a time. */
const loadDomain: Loader = async (unit, { id }) => {
  const row = await lockRows(
    unit,
    unit.db.selectFrom('domains').where('id', '=', id).select(['id', 'account_id', 'domain', 'value']),
  ).executeTakeFirst();
  const [value] = row ? await toApiDomains(unit, [row]) : [];
  return row && { value, account: row.account_id, entity: { kind: 'domain', id }, cacheable: true };
};

const countRecords: LimitCounter = async ({ db }, { resource }) => {
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

function toApiRecord({
  id,
  type,
  value,
}: Pick<DomainRecordTable, 'type' | 'value'> & { readonly id: number }): DomainRecord {
  return { id, type, ...fromJson(value) };
}

/**
 * Returns the body with `[remote_addr]` replaced by the request's address. Throws an error response if the request has
 * no address of that type.
 */
function resolveRemoteAddress(body: DomainRecordCreate, address: string | undefined): DomainRecordCreate {
  const { type, target } = body;
  if ((type !== 'A' && type !== 'AAAA') || target !== remoteAddressPlaceholder) return body;
  const resolvedTarget = addressTarget(type, address);
  if (resolvedTarget === undefined)
    throw httpError(400, { message: `The request has no address for an ${type} record.`, field: 'target' });
  return { ...body, target: resolvedTarget };
}

/** Finds conflicts with stored records. Returns none if a field that determines its name is invalid. */
const findConflicts: FindConflicts<CreateDomainRecordRequest<UnitOfWork>> = async ({
  tx,
  resource: domain,
  body,
  invalid,
}) => {
  const { type, target } = body;
  if (type === undefined || ['name', 'service', 'protocol'].some((field) => invalid?.has(field))) return [];
  const record = buildRecord({ ...body, type, target: target ?? '' }, domain);
  const conflicts = await findRecordConflicts(tx, domain.id, record, ownerName(record, domain.domain));
  return target === undefined ? conflicts.filter(({ field }) => field !== 'target') : conflicts;
};

export const domains: TagModuleFactory<'domains'> = () => ({
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
        body: await queryPage(records, query, { order: [{ column: 'id', direction: 'asc' }] }, (rows) =>
          rows.map(toApiRecord),
        ),
      };
    },

    async createDomainRecord({ tx, body, request, resource: domain }) {
      const { type, ...record } = buildRecord(resolveRemoteAddress(body, request.address), domain);
      const owner = ownerName({ type, ...record }, domain.domain);
      const conflicts = await findRecordConflicts(tx, domain.id, { type, ...record }, owner);
      if (conflicts.length > 0) throw httpError(400, ...conflicts);
      const now = formatTimestamp(tx.now);
      const value = toJson({ ...record, created: now, updated: now });
      const row = await tx.db
        .insertInto('domain_records')
        .values({ domain_id: domain.id, type, name: owner, value })
        .returning(['id', 'type', 'value'])
        .executeTakeFirstOrThrow();
      return { status: 200, body: toApiRecord(row) };
    },
  },
});
