// Operations on StackScripts.

import type { StackScript } from '@cloud-api/types';
import type { Principal } from '../../host/principal.ts';
import { fromJson, toJson } from '../../storage/json.ts';
import { toSqlBoolean } from '../../storage/tables/sql-boolean.ts';
import type { StackScriptTable } from '../../storage/tables/resources.ts';
import { formatTimestamp } from '../../clock.ts';
import { lockRows } from '../../unit-of-work.ts';
import type { TagModuleFactory } from '../tag-module.ts';
import { parseUserDefinedFields } from './user-defined-fields.ts';

type ScriptRow = Omit<StackScriptTable, 'id'> & { readonly id: number };

function isMine({ id, account_id }: Pick<ScriptRow, 'id' | 'account_id'>, principal: Principal | undefined): boolean {
  return principal?.account === account_id && principal.accessTo('stackscript', id) !== undefined;
}

function toApiStackScript(row: ScriptRow, principal: Principal | undefined): StackScript {
  const { id, username, is_public, value } = row;
  const stored = fromJson(value);
  return {
    id,
    username,
    is_public: is_public === 1,
    ...stored,
    user_defined_fields: parseUserDefinedFields(stored.script),
    mine: isMine(row, principal),
  };
}

export const stackscripts: TagModuleFactory<'stackscripts'> = () => ({
  loaders: {
    async StackScript(unit, { id, principal }) {
      const row = await lockRows(
        unit,
        unit.db.selectFrom('stackscripts').where('id', '=', id).selectAll(),
      ).executeTakeFirst();
      // A private StackScript that the caller cannot read is treated as missing, regardless of the method.
      if (!row || (row.is_public !== 1 && !isMine(row, principal))) return undefined;
      return {
        value: toApiStackScript(row, principal),
        account: row.account_id,
        entity: { kind: 'stackscript', id },
        public: row.is_public === 1,
      };
    },
  },
  handlers: {
    getStackScript: ({ resource }) => ({ status: 200, body: resource }),

    async updateStackScript({ tx, merged }) {
      const { id, is_public, label, description, images, rev_note, script } = merged;
      const { user_avatar_id, deployments_total, deployments_active, created } = merged;
      const changes = { label, description, images, rev_note, script, updated: formatTimestamp(tx.now) };
      const value = { ...changes, user_avatar_id, deployments_total, deployments_active, created };
      await tx.db
        .updateTable('stackscripts')
        .set({ is_public: toSqlBoolean(is_public), value: toJson(value) })
        .where('id', '=', id)
        .execute();
      return { status: 200, body: { ...merged, ...changes, user_defined_fields: parseUserDefinedFields(script) } };
    },

    async deleteStackScript({ tx, resource: { id } }) {
      await tx.db.deleteFrom('stackscripts').where('id', '=', id).execute();
      await tx.db.deleteFrom('grants').where('entity', '=', 'stackscript').where('entity_id', '=', id).execute();
      return { status: 200, body: {} };
    },
  },
});
