// The area of OAuth clients: who may ask users for access.

import type { OAuthClient, OAuthClientFilter } from '@cloud-api/types';
import { selectionOf, type Fields } from '../../collections/filter.ts';
import { pageOf } from '../../collections/page.ts';
import { personOf } from '../../host/person.ts';
import { randomToken } from '../../secrets/vault.ts';
import { flagOf } from '../../storage/tables/flag.ts';
import type { OAuthClientTable } from '../../storage/tables/identities.ts';
import type { MakeArea } from '../area.ts';

const fields: Fields<OAuthClientFilter> = {
  label: { column: 'label', holds: 'text' },
  public: { column: 'public', holds: 'flag' },
};
const columns = ['id', 'label', 'status', 'redirect_uri', 'thumbnail_url', 'public'] as const;

type ClientRow = Pick<OAuthClientTable, (typeof columns)[number]>;

/** Only a digest of the secret is kept, so that it can be shown once alone, when it is made. */
function show(
  { id, status, label, redirect_uri, thumbnail_url, public: open }: ClientRow,
  secret: string,
): OAuthClient {
  return { id, status, label, redirect_uri, secret, thumbnail_url, public: open === 1 };
}

export const oauthClients: MakeArea<'oauthClients'> = ({ vault }) => ({
  handlers: {
    async listOAuthClients({ tx, query, headers, identity }) {
      const { account } = personOf(identity);
      const own = tx.db.selectFrom('oauth_clients').where('account_id', '=', account).select(columns);
      const selection = selectionOf(fields, { dialect: tx.dialect, filter: headers['X-Filter'], order: 'position' });
      return {
        status: 200,
        body: await pageOf(own, query, selection, (rows) => rows.map((row) => show(row, '<REDACTED>'))),
      };
    },

    async createOAuthClient({ tx, body: { label, redirect_uri, public: open }, identity }) {
      const { account } = personOf(identity);
      const secret = randomToken();
      const row = {
        id: randomToken(10),
        label,
        status: 'active',
        redirect_uri,
        thumbnail_url: null,
        public: flagOf(open),
      } as const;
      await tx.db
        .insertInto('oauth_clients')
        .values({ ...row, account_id: account, secret_hash: vault.digest(secret) })
        .execute();
      return { status: 200, body: show(row, secret) };
    },
  },
});
