// Which records cannot stand beside a new one. The domain is locked, so that none comes meanwhile.

import type { Reason } from '@cloud-api/server';
import { fromJson } from '../../storage/json.ts';
import type { Unit } from '../../unit.ts';
import type { NewRecord } from './record.ts';

/** What keeps a record out of a domain; `owner` is what its uniqueness goes by. */
export async function conflictsOf(unit: Unit, domain: number, record: NewRecord, owner: string): Promise<Reason[]> {
  return [
    ...(await nameConflicts(unit, domain, record, owner)),
    ...(record.type === 'MX' ? await mailConflicts(unit, domain, record) : []),
  ];
}

/** No other record has the name of a CNAME record, whichever came first (decisions: 89). */
async function nameConflicts({ db }: Unit, domain: number, { type }: NewRecord, owner: string): Promise<Reason[]> {
  const alike = db.selectFrom('domain_records').where('domain_id', '=', domain).where('name', '=', owner).select('id');
  const other = await (type === 'CNAME' ? alike : alike.where('type', '=', 'CNAME')).executeTakeFirst();
  if (!other) return [];
  return [
    {
      message:
        type === 'CNAME'
          ? 'Another record has this name; that of a CNAME record must be unique.'
          : 'A CNAME record has this name.',
      field: 'name',
    },
  ];
}

/** A Null MX record, which has an empty target, stands alone (interface: Domain record; target). */
async function mailConflicts({ db }: Unit, domain: number, { target }: NewRecord): Promise<Reason[]> {
  const mail = db.selectFrom('domain_records').where('domain_id', '=', domain).where('type', '=', 'MX').select('value');
  if (target === '') {
    return (await mail.executeTakeFirst())
      ? [{ message: 'A Null MX record needs the domain to have no other MX records.', field: 'target' }]
      : [];
  }
  const nameless = await mail.where('name', '=', '').execute();
  return nameless.some(({ value }) => fromJson(value).target === '')
    ? [{ message: 'The domain has a Null MX record, beside which there can be no other MX record.', field: 'target' }]
    : [];
}
