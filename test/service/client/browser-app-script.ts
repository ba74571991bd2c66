// Script for a public application's page: logs the user in with the implicit flow, then calls the generated client.

import {
  parseRedirect,
  buildAuthorizationUrl,
  createClient,
  unwrap,
  oauthEndpoints,
  paged,
  problemsOf,
  scopesOf,
  where,
} from '@cloud-api/client';

// The required parts of the DOM; the tests have no DOM types.
declare const location: { href: string; readonly pathname: string };
declare const sessionStorage: { getItem(name: string): string | null; setItem(name: string, value: string): void };
declare const document: { querySelector(selector: string): { append(text: string): void } | null };
declare const pageParameters: { readonly baseUrl: string; readonly clientId: string };

/** Starts the login, or calls the API after it, and returns the text to display. */
async function renderResult(): Promise<string> {
  const { baseUrl, clientId } = pageParameters;
  const application = { ...oauthEndpoints, authorizationUrl: `${baseUrl}/oauth/authorize`, clientId };
  if (location.pathname === '/') {
    const state = crypto.randomUUID();
    sessionStorage.setItem('state', state);
    location.href = buildAuthorizationUrl(application, {
      responseType: 'token',
      scopes: ['domains:read_only', 'longview:read_write'],
      state,
    });
    return 'redirecting';
  }
  const redirectResult = parseRedirect(location.href, sessionStorage.getItem('state') ?? '');
  if (!('tokens' in redirectResult)) return 'no tokens';
  const client = createClient({ baseUrl, token: redirectResult.tokens.accessToken });
  const pages = paged(client.longview.listLongviewClients);
  const clients = await pages.collect(100, { query: { page_size: 25 } });
  const [first] = clients;
  if (!first) return 'no Longview clients';
  const filteredClients = await pages.collect(2, { filter: where((fields) => fields.label.eq(first.label)) });
  const changed = await unwrap(
    client.longview.updateLongviewClient({ path: { clientId: first.id }, body: { label: 'from-a-page' } }),
  );
  const errorResult = await client.longview.updateLongviewClient({
    path: { clientId: first.id },
    body: { label: '!' },
  });
  const forbidden = await client.users.getUser({ path: { username: 'demo' } });
  return JSON.stringify({
    filtered: filteredClients.map(({ id }) => id === first.id),
    changed: changed.label,
    rejected: [errorResult.status, problemsOf(errorResult).map(({ field }) => field)],
    forbidden: forbidden.status,
    scopes: scopesOf(errorResult).granted,
  });
}

document.querySelector('output')?.append(await renderResult().catch((thrown: unknown) => String(thrown)));
