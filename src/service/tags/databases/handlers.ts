// Operations on managed databases and their backups.

import { httpError, type CreateDatabaseBackupRequest, type UpdateDatabaseRequest } from '@cloud-api/server';
import { buildSelection } from '../../collections/filter-sql.ts';
import { queryPage } from '../../collections/page.ts';
import { requirePrincipal } from '../../host/principal.ts';
import { isUniqueViolation } from '../../storage/unique-violation.ts';
import { formatTimestamp } from '../../clock.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import type { FindConflicts, TagModuleFactory } from '../tag-module.ts';
import { startDatabaseBackup, isBackupLabelTaken } from './start-backup.ts';
import { countSnapshots, loadDatabase } from './load-database.ts';
import { saveDatabase, toApiDatabaseBackup } from './api-representation.ts';

const labelTaken = { message: 'Another database of the account has this label.', field: 'label' };

const findUpdateConflicts: FindConflicts<UpdateDatabaseRequest<UnitOfWork>> = async ({
  tx,
  identity,
  resource,
  merged: { label },
}) => {
  if (label === undefined || label === resource.label) return [];
  const { account } = requirePrincipal(identity);
  const other = await tx.db
    .selectFrom('databases')
    .where('account_id', '=', account)
    .where('label', '=', label)
    .select('id')
    .executeTakeFirst();
  return other ? [labelTaken] : [];
};

const findBackupConflicts: FindConflicts<CreateDatabaseBackupRequest<UnitOfWork>> = async ({
  tx,
  resource,
  body: { label },
}) =>
  label !== undefined && (await isBackupLabelTaken(tx, resource.id, label))
    ? [{ message: 'Another backup of the database has this label.', field: 'label' }]
    : [];

export const databases: TagModuleFactory<'databases'> = () => ({
  loaders: { Database: loadDatabase },
  counters: { 'snapshots-per-database': countSnapshots },
  conflicts: { updateDatabase: findUpdateConflicts, createDatabaseBackup: findBackupConflicts },
  handlers: {
    getDatabase: ({ resource }) => ({ status: 200, body: resource }),

    async updateDatabase(request) {
      const { tx, body, merged } = request;
      const conflicts = await findUpdateConflicts(request);
      if (conflicts.length > 0) throw httpError(400, ...conflicts);
      // A weekly window has no week of the month (spec: Managed MySQL database; updates).
      const { updates } = merged;
      const window = updates.frequency === 'weekly' ? { ...updates, week_of_month: null } : updates;
      const updated = { ...merged, updates: window, updated: formatTimestamp(tx.now) };
      try {
        await saveDatabase(tx, updated);
      } catch (error) {
        // Another request took the label in the meantime.
        throw isUniqueViolation(error) ? httpError(400, labelTaken) : error;
      }
      // The change may take a short time to apply (spec: Managed MySQL databases).
      const warningHeaders = body.allow_list && {
        'Content-Warning': 'The new allow_list may take a short time to apply; wait before updating it again.',
      };
      return { status: 200, body: updated, ...(warningHeaders && { headers: warningHeaders }) };
    },

    async deleteDatabase({ tx, resource: { id } }) {
      await tx.db.deleteFrom('databases').where('id', '=', id).execute();
      await tx.db.deleteFrom('grants').where('entity', '=', 'database').where('entity_id', '=', id).execute();
      return { status: 200, body: {} };
    },

    async listDatabaseBackups({ tx, query, headers, resource }) {
      const finishedBackups = tx.db
        .selectFrom('database_backups')
        .where('database_id', '=', resource.id)
        .where('finished', '=', 1)
        .selectAll();
      const selection = buildSelection({}, { dialect: tx.dialect, filter: headers['X-Filter'], order: 'id' });
      return {
        status: 200,
        body: await queryPage(finishedBackups, query, selection, (rows) => rows.map(toApiDatabaseBackup)),
      };
    },

    async createDatabaseBackup(request) {
      const {
        tx,
        body: { label, target },
        resource: { id },
      } = request;
      const conflicts = await findBackupConflicts(request);
      if (conflicts.length > 0) throw httpError(400, ...conflicts);
      await startDatabaseBackup(tx, id, { type: 'snapshot', label, target });
      return { status: 200, body: {} };
    },
  },
});
