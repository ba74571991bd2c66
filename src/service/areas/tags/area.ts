// The area of tags: what carries one, and how it goes.

import { pageOf } from '../../collections/page.ts';
import { personOf } from '../../host/person.ts';
import { locked } from '../../unit.ts';
import type { MakeArea } from '../area.ts';
import { showTagged } from './tagged.ts';

export const tags: MakeArea<'tags'> = () => ({
  loaders: {
    async Tag(unit, { text, person }) {
      if (!person) return undefined;
      const { account } = person;
      const carried = unit.db
        .selectFrom('tags')
        .where('account_id', '=', account)
        .where('label', '=', text)
        .select('label')
        .limit(1);
      const row = await locked(unit, carried).executeTakeFirst();
      return row && { value: { label: text }, account };
    },
  },
  handlers: {
    async listTaggedObjects({ tx, path: { label }, query, identity }) {
      const { account } = personOf(identity);
      const carried = tx.db
        .selectFrom('tags')
        .where('account_id', '=', account)
        .where('label', '=', label)
        .select(['rank', 'entity_id']);
      const order = [
        { by: 'rank', direction: 'asc' },
        { by: 'entity_id', direction: 'asc' },
      ] as const;
      return { status: 200, body: await pageOf(carried, query, { order }, (rows) => showTagged(tx, rows)) };
    },

    async deleteTag({ tx, path: { label }, identity }) {
      const { account } = personOf(identity);
      await tx.db.deleteFrom('tags').where('account_id', '=', account).where('label', '=', label).execute();
      return { status: 200, body: {} };
    },
  },
});
