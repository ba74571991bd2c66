// The area of Longview clients.

import { randomBytes } from 'node:crypto';
import type { LongviewClientFilter } from '@cloud-api/types';
import { selectionOf, type Fields } from '../../collections/filter.ts';
import { pageOf } from '../../collections/page.ts';
import { currentName } from '../../host/current.ts';
import { personOf } from '../../host/person.ts';
import { toJson } from '../../storage/json.ts';
import { timestamp } from '../../time.ts';
import { locked } from '../../unit.ts';
import type { MakeArea } from '../area.ts';
import { showClient } from './show.ts';

const fields: Fields<LongviewClientFilter> = { label: { column: 'label', holds: 'text' } };
const columns = ['id', 'label', 'api_key', 'install_code', 'value'] as const;

/** What a client monitors before anything has reported. */
const nothing = { apache: false, nginx: false, mysql: false };

export const longview: MakeArea<'longview'> = ({ vault }) => ({
  loaders: {
    async LongviewClient(unit, { id }) {
      const row = await locked(
        unit,
        unit.db.selectFrom('longview_clients').where('id', '=', id).selectAll(),
      ).executeTakeFirst();
      return row && { value: showClient(row, vault, true), account: row.account_id, entity: { kind: 'longview', id } };
    },
  },
  handlers: {
    async listLongviewClients({ tx, query, headers, identity, caller }) {
      const person = personOf(identity);
      const { account, username, restricted } = person;
      const all = tx.db.selectFrom('longview_clients').where('account_id', '=', account).select(columns);
      const granted = tx.db
        .selectFrom('grants')
        .where('username', '=', username)
        .where('entity', '=', 'longview')
        .select('entity_id');
      const readable = restricted ? all.where('id', 'in', granted) : all;
      const selection = selectionOf(fields, { dialect: tx.dialect, filter: headers['X-Filter'], order: 'id' });
      // The pipeline redacts all of them for a token that may not write; what a grant lacks differs from entry to entry.
      const page = await pageOf(readable, query, selection, (rows) =>
        rows.map((row) =>
          showClient(row, vault, caller.level === 'read_write' && person.may('longview', row.id) === 'read_write'),
        ),
      );
      return { status: 200, body: page };
    },

    async createLongviewClient({ tx, body: { label = '' }, identity }) {
      const { account, restricted } = personOf(identity);
      const username = await currentName(tx, identity);
      const created = timestamp(tx.now);
      const [api_key, install_code] = [randomKey(), randomKey()];
      const value = { created, updated: created, apps: nothing };
      const row = {
        account_id: account,
        label,
        api_key: vault.encrypt(api_key),
        install_code: vault.encrypt(install_code),
        value: toJson(value),
      };
      const { id } = await tx.db.insertInto('longview_clients').values(row).returning('id').executeTakeFirstOrThrow();
      const named = label === '' ? `longview-${id}` : label;
      if (named !== label)
        await tx.db.updateTable('longview_clients').set({ label: named }).where('id', '=', id).execute();
      if (restricted)
        await tx.db
          .insertInto('grants')
          .values({ username, entity: 'longview', entity_id: id, level: 'read_write' })
          .execute();
      return { status: 200, body: { id, label: named, api_key, install_code, ...value } };
    },

    getLongviewClient: ({ resource }) => ({ status: 200, body: resource }),

    async updateLongviewClient({ tx, merged }) {
      const { id, label, created, apps } = merged;
      const updated = timestamp(tx.now);
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

/** Hex in groups: `0F1E2D3C-4B5A-6978-8796A5B4C3D2E1F0`. */
function randomKey(): string {
  return randomBytes(16)
    .toString('hex')
    .toUpperCase()
    .replace(/^(.{8})(.{4})(.{4})/, '$1-$2-$3-');
}
