// The page of a public application: it logs its user in by the implicit flow and calls with the generated client.

import {
  answerIn,
  authorizationUrl,
  createClient,
  dataOf,
  oauthEndpoints,
  paged,
  problemsOf,
  scopesOf,
  where,
} from '@cloud-api/client';

// What of a page it needs; the tests know no DOM.
declare const location: { href: string; readonly pathname: string };
declare const sessionStorage: { getItem(name: string): string | null; setItem(name: string, value: string): void };
declare const document: { querySelector(selector: string): { append(text: string): void } | null };
declare const served: { readonly baseUrl: string; readonly clientId: string };

/** What a user of the page does, and what it then shows. */
async function shown(): Promise<string> {
  const { baseUrl, clientId } = served;
  const application = { ...oauthEndpoints, authorizationUrl: `${baseUrl}/oauth/authorize`, clientId };
  if (location.pathname === '/') {
    const state = crypto.randomUUID();
    sessionStorage.setItem('state', state);
    location.href = authorizationUrl(application, {
      responseType: 'token',
      scopes: ['domains:read_only', 'longview:read_write'],
      state,
    });
    return 'leaving';
  }
  const answer = answerIn(location.href, sessionStorage.getItem('state') ?? '');
  if (!('tokens' in answer)) return 'a code';
  const client = createClient({ baseUrl, token: answer.tokens.accessToken });
  const list = paged(client.longview.listLongviewClients);
  const all = await list.collect(100, { query: { page_size: 25 } });
  const [first] = all;
  if (!first) return 'no Longview clients';
  const found = await list.collect(2, { filter: where((it) => it.label.eq(first.label)) });
  const changed = await dataOf(
    client.longview.updateLongviewClient({ path: { clientId: first.id }, body: { label: 'from-a-page' } }),
  );
  const refused = await client.longview.updateLongviewClient({ path: { clientId: first.id }, body: { label: '!' } });
  const forbidden = await client.users.getUser({ path: { username: 'demo' } });
  return JSON.stringify({
    filtered: found.map(({ id }) => id === first.id),
    changed: changed.label,
    refused: [refused.status, problemsOf(refused).map(({ field }) => field)],
    forbidden: forbidden.status,
    scopes: scopesOf(refused).granted,
  });
}

document.querySelector('output')?.append(await shown().catch((thrown: unknown) => String(thrown)));
