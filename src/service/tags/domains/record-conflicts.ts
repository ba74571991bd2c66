// Conflicts between a new domain record and existing ones. The domain is locked, so no record is added concurrently.

import type { ErrorDetail } from '@cloud-api/server';
import { fromJson } from '../../storage/json.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import type { NewRecord } from './build-record.ts';

/** Finds conflicts between a new record and existing ones; `owner` is its normalized name (`ownerName`). */
export async function findRecordConflicts(
  unit: UnitOfWork,
  domain: number,
  record: NewRecord,
  owner: string,
): Promise<ErrorDetail[]> {
  return [
    ...(await findNameConflicts(unit, domain, record, owner)),
    ...(record.type === 'MX' ? await findMailConflicts(unit, domain, record) : []),
  ];
}

/** A CNAME record's name must be unique, whichever record came first (decisions: 89). */
async function findNameConflicts(
  { db }: UnitOfWork,
  domain: number,
  { type }: NewRecord,
  owner: string,
): Promise<ErrorDetail[]> {
  const sameName = db
    .selectFrom('domain_records')
    .where('domain_id', '=', domain)
    .where('name', '=', owner)
    .select('id');
  const other = await (type === 'CNAME' ? sameName : sameName.where('type', '=', 'CNAME')).executeTakeFirst();
  if (!other) return [];
  return [
    {
      message:
        type === 'CNAME'
          ? 'Another record has this name, but the name of a CNAME record must be unique.'
          : 'A CNAME record has this name.',
      field: 'name',
    },
  ];
}

/** A Null MX record (with an empty target) must be the only MX record (spec: Domain record; target). */
async function findMailConflicts({ db }: UnitOfWork, domain: number, { target }: NewRecord): Promise<ErrorDetail[]> {
  const mxRecords = db
    .selectFrom('domain_records')
    .where('domain_id', '=', domain)
    .where('type', '=', 'MX')
    .select('value');
  if (target === '') {
    return (await mxRecords.executeTakeFirst())
      ? [{ message: 'A Null MX record must be the only MX record of the domain.', field: 'target' }]
      : [];
  }
  const apexRecords = await mxRecords.where('name', '=', '').execute();
  return apexRecords.some(({ value }) => fromJson(value).target === '')
    ? [{ message: 'The domain has a Null MX record, which must be its only MX record.', field: 'target' }]
    : [];
}
