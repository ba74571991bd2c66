// The area of StackScripts.

import type { StackScript } from '@cloud-api/types';
import type { Person } from '../../host/person.ts';
import { fromJson, toJson } from '../../storage/json.ts';
import { flagOf } from '../../storage/tables/flag.ts';
import type { StackScriptTable } from '../../storage/tables/resources.ts';
import { timestamp } from '../../time.ts';
import { locked } from '../../unit.ts';
import type { MakeArea } from '../area.ts';
import { userDefinedFields } from './user-defined-fields.ts';

type ScriptRow = Omit<StackScriptTable, 'id'> & { readonly id: number };

function isMine({ id, account_id }: Pick<ScriptRow, 'id' | 'account_id'>, person: Person | undefined): boolean {
  return person?.account === account_id && person.may('stackscript', id) !== undefined;
}

function show(row: ScriptRow, person: Person | undefined): StackScript {
  const { id, username, is_public, value } = row;
  const stored = fromJson(value);
  return {
    id,
    username,
    is_public: is_public === 1,
    ...stored,
    user_defined_fields: userDefinedFields(stored.script),
    mine: isMine(row, person),
  };
}

export const stackscripts: MakeArea<'stackscripts'> = () => ({
  loaders: {
    async StackScript(unit, { id, person }) {
      const row = await locked(
        unit,
        unit.db.selectFrom('stackscripts').where('id', '=', id).selectAll(),
      ).executeTakeFirst();
      // A private one that the caller may not read does not exist for them, whatever the method.
      if (!row || (row.is_public !== 1 && !isMine(row, person))) return undefined;
      return {
        value: show(row, person),
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
      const written = { label, description, images, rev_note, script, updated: timestamp(tx.now) };
      const value = { ...written, user_avatar_id, deployments_total, deployments_active, created };
      await tx.db
        .updateTable('stackscripts')
        .set({ is_public: flagOf(is_public), value: toJson(value) })
        .where('id', '=', id)
        .execute();
      return { status: 200, body: { ...merged, ...written, user_defined_fields: userDefinedFields(script) } };
    },

    async deleteStackScript({ tx, resource: { id } }) {
      await tx.db.deleteFrom('stackscripts').where('id', '=', id).execute();
      await tx.db.deleteFrom('grants').where('entity', '=', 'stackscript').where('entity_id', '=', id).execute();
      return { status: 200, body: {} };
    },
  },
});
