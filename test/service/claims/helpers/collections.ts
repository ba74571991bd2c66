// Collections for claims about pagination and filters.

import { toJson } from '../../../../src/service/storage/json.ts';
import type { TestService } from '../../harness/test-service.ts';

/** The paginated collections of the API, each with entries in the demo seed data. */
export const collections = [
  '/tags/production',
  '/databases/mysql/instances/2001/backups',
  '/account/payment-methods',
  '/longview/clients',
  '/profile/sshkeys',
  '/domains/3001/records',
  '/managed/services',
  '/networking/firewalls/4001/devices',
  '/account/oauth-clients',
];

/** Replaces the Longview clients of the demo account with `count` clients, whose IDs start at 50000. */
export async function seedLongviewClients(
  { runUnit, secretCrypto }: TestService,
  count: number,
  createLabel: (index: number) => string = (index) => `client-${index}`,
): Promise<void> {
  const [created, apps, secret] = [
    '2030-01-01T00:00:00Z',
    { apache: false, nginx: false, mysql: false },
    secretCrypto.encrypt('secret'),
  ];
  await runUnit('write', async ({ db }) => {
    const { account_id } = await db
      .selectFrom('users')
      .where('username', '=', 'demo')
      .select('account_id')
      .executeTakeFirstOrThrow();
    await db.deleteFrom('longview_clients').where('account_id', '=', account_id).execute();
    const row = {
      account_id,
      api_key: secret,
      install_code: secret,
      value: toJson({ created, updated: created, apps }),
    };
    const rows = Array.from({ length: count }, (_, index) => ({
      ...row,
      id: 50_000 + index,
      label: createLabel(index),
    }));
    for (let start = 0; start < count; start += 500)
      await db
        .insertInto('longview_clients')
        .values(rows.slice(start, start + 500))
        .execute();
  });
}
