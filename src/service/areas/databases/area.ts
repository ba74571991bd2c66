// The area of managed databases and their backups.

import { refuse } from '@cloud-api/server';
import { selectionOf } from '../../collections/filter.ts';
import { pageOf } from '../../collections/page.ts';
import { personOf } from '../../host/person.ts';
import { isUniqueViolation } from '../../storage/violation.ts';
import { timestamp } from '../../time.ts';
import type { MakeArea } from '../area.ts';
import { beginDatabaseBackup, isLabelTaken } from './backups.ts';
import { countSnapshots, loadDatabase } from './load.ts';
import { saveDatabase, showDatabaseBackup } from './show.ts';

export const databases: MakeArea<'databases'> = () => ({
  loaders: { Database: loadDatabase },
  counters: { 'snapshots-per-database': countSnapshots },
  handlers: {
    getDatabase: ({ resource }) => ({ status: 200, body: resource }),

    async updateDatabase({ tx, body, merged, resource, identity }) {
      const { account } = personOf(identity);
      // A window that becomes weekly has no week of the month any more (interface: Managed MySQL database; updates).
      const { updates } = merged;
      const window = updates.frequency === 'weekly' ? { ...updates, week_of_month: null } : updates;
      const updated = { ...merged, updates: window, updated: timestamp(tx.now) };
      const taken = { message: 'Another database of the account has this label.', field: 'label' };
      if (updated.label !== resource.label) {
        const other = await tx.db.selectFrom('databases').where('account_id', '=', account).where('label', '=', updated.label).select('id').executeTakeFirst();
        if (other) throw refuse(400, taken);
      }
      try {
        await saveDatabase(tx, updated);
      } catch (error) {
        // Another request has taken it in the meantime.
        throw isUniqueViolation(error) ? refuse(400, taken) : error;
      }
      // It may take a short time to apply (interface: Managed MySQL databases).
      const pending = body.allow_list && { 'Content-Warning': 'The new allow_list may take a short time to apply; wait before updating it again.' };
      return { status: 200, body: updated, ...(pending && { headers: pending }) };
    },

    async deleteDatabase({ tx, resource: { id } }) {
      await tx.db.deleteFrom('databases').where('id', '=', id).execute();
      await tx.db.deleteFrom('grants').where('entity', '=', 'database').where('entity_id', '=', id).execute();
      return { status: 200, body: {} };
    },

    async listDatabaseBackups({ tx, query, headers, resource }) {
      const finished = tx.db.selectFrom('database_backups').where('database_id', '=', resource.id).where('finished', '=', 1).selectAll();
      const selection = selectionOf({}, { dialect: tx.dialect, filter: headers['X-Filter'], order: 'id' });
      return { status: 200, body: await pageOf(finished, query, selection, (rows) => rows.map(showDatabaseBackup)) };
    },

    async createDatabaseBackup({ tx, body: { label, target }, resource: { id } }) {
      if (await isLabelTaken(tx, id, label)) throw refuse(400, { message: 'Another backup of the database has this label.', field: 'label' });
      await beginDatabaseBackup(tx, id, { type: 'snapshot', label, target });
      return { status: 200, body: {} };
    },
  },
});
