// The area of managed databases and their backups.

import { refuse, type CreateDatabaseBackupRequest, type UpdateDatabaseRequest } from '@cloud-api/server';
import { selectionOf } from '../../collections/filter.ts';
import { pageOf } from '../../collections/page.ts';
import { personOf } from '../../host/person.ts';
import { isUniqueViolation } from '../../storage/violation.ts';
import { timestamp } from '../../time.ts';
import type { Unit } from '../../unit.ts';
import type { FindConflicts, MakeArea } from '../area.ts';
import { beginDatabaseBackup, isLabelTaken } from './backups.ts';
import { countSnapshots, loadDatabase } from './load.ts';
import { saveDatabase, showDatabaseBackup } from './show.ts';

const taken = { message: 'Another database of the account has this label.', field: 'label' };

const updateConflicts: FindConflicts<UpdateDatabaseRequest<Unit>> = async ({
  tx,
  identity,
  resource,
  merged: { label },
}) => {
  if (label === undefined || label === resource.label) return [];
  const { account } = personOf(identity);
  const other = await tx.db
    .selectFrom('databases')
    .where('account_id', '=', account)
    .where('label', '=', label)
    .select('id')
    .executeTakeFirst();
  return other ? [taken] : [];
};

const backupConflicts: FindConflicts<CreateDatabaseBackupRequest<Unit>> = async ({ tx, resource, body: { label } }) =>
  label !== undefined && (await isLabelTaken(tx, resource.id, label))
    ? [{ message: 'Another backup of the database has this label.', field: 'label' }]
    : [];

export const databases: MakeArea<'databases'> = () => ({
  loaders: { Database: loadDatabase },
  counters: { 'snapshots-per-database': countSnapshots },
  conflicts: { updateDatabase: updateConflicts, createDatabaseBackup: backupConflicts },
  handlers: {
    getDatabase: ({ resource }) => ({ status: 200, body: resource }),

    async updateDatabase(request) {
      const { tx, body, merged } = request;
      const conflicts = await updateConflicts(request);
      if (conflicts.length > 0) throw refuse(400, ...conflicts);
      // A window that becomes weekly has no week of the month any more (interface: Managed MySQL database; updates).
      const { updates } = merged;
      const window = updates.frequency === 'weekly' ? { ...updates, week_of_month: null } : updates;
      const updated = { ...merged, updates: window, updated: timestamp(tx.now) };
      try {
        await saveDatabase(tx, updated);
      } catch (error) {
        // Another request has taken it in the meantime.
        throw isUniqueViolation(error) ? refuse(400, taken) : error;
      }
      // It may take a short time to apply (interface: Managed MySQL databases).
      const pending = body.allow_list && {
        'Content-Warning': 'The new allow_list may take a short time to apply; wait before updating it again.',
      };
      return { status: 200, body: updated, ...(pending && { headers: pending }) };
    },

    async deleteDatabase({ tx, resource: { id } }) {
      await tx.db.deleteFrom('databases').where('id', '=', id).execute();
      await tx.db.deleteFrom('grants').where('entity', '=', 'database').where('entity_id', '=', id).execute();
      return { status: 200, body: {} };
    },

    async listDatabaseBackups({ tx, query, headers, resource }) {
      const finished = tx.db
        .selectFrom('database_backups')
        .where('database_id', '=', resource.id)
        .where('finished', '=', 1)
        .selectAll();
      const selection = selectionOf({}, { dialect: tx.dialect, filter: headers['X-Filter'], order: 'id' });
      return { status: 200, body: await pageOf(finished, query, selection, (rows) => rows.map(showDatabaseBackup)) };
    },

    async createDatabaseBackup(request) {
      const {
        tx,
        body: { label, target },
        resource: { id },
      } = request;
      const conflicts = await backupConflicts(request);
      if (conflicts.length > 0) throw refuse(400, ...conflicts);
      await beginDatabaseBackup(tx, id, { type: 'snapshot', label, target });
      return { status: 200, body: {} };
    },
  },
});
