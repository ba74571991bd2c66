// Operations on OAuth clients.

import type { OAuthClient, OAuthClientFilter } from '@cloud-api/types';
import { buildSelection, type FilterFields } from '../../collections/filter-sql.ts';
import { queryPage } from '../../collections/page.ts';
import { requirePrincipal } from '../../host/principal.ts';
import { randomToken } from '../../secrets/secret-crypto.ts';
import { toSqlBoolean } from '../../storage/tables/sql-boolean.ts';
import type { OAuthClientTable } from '../../storage/tables/identities.ts';
import type { TagModuleFactory } from '../tag-module.ts';

const fields: FilterFields<OAuthClientFilter> = {
  label: { column: 'label', type: 'text' },
  public: { column: 'public', type: 'boolean' },
};
const columns = ['id', 'label', 'status', 'redirect_uri', 'thumbnail_url', 'public'] as const;

type ClientRow = Pick<OAuthClientTable, (typeof columns)[number]>;

/**
 * Converts a row to the API representation of a client. Only a digest of its secret is stored, so the secret is known
 * only on creation.
 */
function toApiClient(
  { id, status, label, redirect_uri, thumbnail_url, public: isPublic }: ClientRow,
  secret: string,
): OAuthClient {
  return { id, status, label, redirect_uri, secret, thumbnail_url, public: isPublic === 1 };
}

export const oauthClients: TagModuleFactory<'oauthClients'> = ({ secretCrypto }) => ({
  handlers: {
    async listOAuthClients({ tx, query, headers, identity }) {
      const { account } = requirePrincipal(identity);
      const accountClients = tx.db.selectFrom('oauth_clients').where('account_id', '=', account).select(columns);
      const selection = buildSelection(fields, { dialect: tx.dialect, filter: headers['X-Filter'], order: 'position' });
      return {
        status: 200,
        body: await queryPage(accountClients, query, selection, (rows) =>
          rows.map((row) => toApiClient(row, '<REDACTED>')),
        ),
      };
    },

    async createOAuthClient({ tx, body: { label, redirect_uri, public: isPublic }, identity }) {
      const { account } = requirePrincipal(identity);
      const secret = randomToken();
      const row = {
        id: randomToken(10),
        label,
        status: 'active',
        redirect_uri,
        thumbnail_url: null,
        public: toSqlBoolean(isPublic),
      } as const;
      await tx.db
        .insertInto('oauth_clients')
        .values({ ...row, account_id: account, secret_hash: secretCrypto.digest(secret) })
        .execute();
      return { status: 200, body: toApiClient(row, secret) };
    },
  },
});
