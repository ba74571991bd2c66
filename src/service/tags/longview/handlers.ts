// Operations on Longview clients.

import { randomBytes } from 'node:crypto';
import type { LongviewClientFilter } from '@cloud-api/types';
import { buildSelection, type FilterFields } from '../../collections/filter-sql.ts';
import { queryPage } from '../../collections/page.ts';
import { lockCurrentUsername } from '../../host/current-username.ts';
import { requirePrincipal } from '../../host/principal.ts';
import { toJson } from '../../storage/json.ts';
import { formatTimestamp } from '../../clock.ts';
import { lockRows } from '../../unit-of-work.ts';
import type { TagModuleFactory } from '../tag-module.ts';
import { toApiClient } from './api-representation.ts';

const fields: FilterFields<LongviewClientFilter> = { label: { column: 'label', type: 'text' } };
const columns = ['id', 'label', 'api_key', 'install_code', 'value'] as const;

/** The apps of a client that has not reported yet. */
const noApps = { apache: false, nginx: false, mysql: false };

export const longview: TagModuleFactory<'longview'> = ({ secretCrypto }) => ({
  loaders: {
    async LongviewClient(unit, { id }) {
      const row = await lockRows(
        unit,
        unit.db.selectFrom('longview_clients').where('id', '=', id).selectAll(),
      ).executeTakeFirst();
      return (
        row && {
          value: toApiClient(row, secretCrypto, true),
          account: row.account_id,
          entity: { kind: 'longview', id },
        }
      );
    },
  },
  handlers: {
    async listLongviewClients({ tx, query, headers, identity, caller }) {
      const principal = requirePrincipal(identity);
      const { account, username, restricted } = principal;
      const accountClients = tx.db.selectFrom('longview_clients').where('account_id', '=', account).select(columns);
      const grantedIds = tx.db
        .selectFrom('grants')
        .where('username', '=', username)
        .where('entity', '=', 'longview')
        .select('entity_id');
      const readableClients = restricted ? accountClients.where('id', 'in', grantedIds) : accountClients;
      const selection = buildSelection(fields, { dialect: tx.dialect, filter: headers['X-Filter'], order: 'id' });
      // The pipeline redacts all entries for a read-only token; grants are checked per entry.
      const page = await queryPage(readableClients, query, selection, (rows) =>
        rows.map((row) =>
          toApiClient(
            row,
            secretCrypto,
            caller.level === 'read_write' && principal.accessTo('longview', row.id) === 'read_write',
          ),
        ),
      );
      return { status: 200, body: page };
    },

    async createLongviewClient({ tx, body: { label = '' }, identity }) {
      const { account, restricted } = requirePrincipal(identity);
      const username = await lockCurrentUsername(tx, identity);
      const created = formatTimestamp(tx.now);
      const [api_key, install_code] = [randomKey(), randomKey()];
      const value = { created, updated: created, apps: noApps };
      const row = {
        account_id: account,
        label,
        api_key: secretCrypto.encrypt(api_key),
        install_code: secretCrypto.encrypt(install_code),
        value: toJson(value),
      };
      const { id } = await tx.db.insertInto('longview_clients').values(row).returning('id').executeTakeFirstOrThrow();
      const finalLabel = label === '' ? `longview-${id}` : label;
      if (finalLabel !== label)
        await tx.db.updateTable('longview_clients').set({ label: finalLabel }).where('id', '=', id).execute();
      if (restricted)
        await tx.db
          .insertInto('grants')
          .values({ username, entity: 'longview', entity_id: id, level: 'read_write' })
          .execute();
      return { status: 200, body: { id, label: finalLabel, api_key, install_code, ...value } };
    },

    getLongviewClient: ({ resource }) => ({ status: 200, body: resource }),

    async updateLongviewClient({ tx, merged }) {
      const { id, label, created, apps } = merged;
      const updated = formatTimestamp(tx.now);
      await tx.db
        .updateTable('longview_clients')
        .set({ label, value: toJson({ created, updated, apps }) })
        .where('id', '=', id)
        .execute();
      return { status: 200, body: { ...merged, updated } };
    },

    async deleteLongviewClient({ tx, resource: { id } }) {
      await tx.db.deleteFrom('longview_clients').where('id', '=', id).execute();
      await tx.db.deleteFrom('grants').where('entity', '=', 'longview').where('entity_id', '=', id).execute();
      return { status: 200, body: {} };
    },
  },
});

/** Returns a random key in hexadecimal groups, such as `0F1E2D3C-4B5A-6978-8796A5B4C3D2E1F0`. */
function randomKey(): string {
  return randomBytes(16)
    .toString('hex')
    .toUpperCase()
    .replace(/^(.{8})(.{4})(.{4})/, '$1-$2-$3-');
}
