// OAuth client application: a page with an authorization link, and a page at its redirect URI.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestService } from '../harness/test-service.ts';

export interface Application {
  /** The URL of the page with the link. */
  readonly url: string;
  readonly clientId: string;
  close(): Promise<void>;
}

/** Starts an application and registers it as a private or public client of the service. */
export async function startApplication(service: TestService, kind: 'private' | 'public'): Promise<Application> {
  let respond: (request: IncomingMessage, response: ServerResponse) => Promise<void> = () => Promise.resolve();
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${address.port}`;
  const created = await service.client().oauthClients.createOAuthClient({
    body: { label: `A ${kind} application`, redirect_uri: `${url}/callback`, public: kind === 'public' },
  });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const { id, secret } = created.data;
  const scope = 'compute:read_only account:read_only';
  const query = new URLSearchParams({ client_id: id, scope, state: 'application-state' });
  const link = `${service.baseUrl}/oauth/authorize?${query.toString()}`;
  const instanceUrl = `${service.baseUrl}/v4/compute/instances/${service.fixtures.compute_id}`;
  respond = async ({ url: target = '/' }, response) => {
    const requestUrl = new URL(target, url);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    if (requestUrl.pathname === '/') response.end(renderStartPage(link));
    else if (kind === 'public') response.end(renderPublicPage(instanceUrl));
    else {
      const credentials = { client_id: id, client_secret: secret };
      response.end(renderPage(await callFromServer(service, instanceUrl, credentials, requestUrl.searchParams)));
    }
  };
  return {
    url,
    clientId: id,
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}

const renderStartPage = (link: string): string =>
  `<!doctype html><title>Application</title><a href="${link.replaceAll('&', '&amp;')}">Connect my account</a>`;

const renderPage = (text: string): string => `<!doctype html><title>Callback</title><output>${text}</output>`;

/** Exchanges the code and calls the API with the token, as the server of a private application does. */
async function callFromServer(
  service: TestService,
  instanceUrl: string,
  credentials: Readonly<Record<string, string>>,
  query: URLSearchParams,
): Promise<string> {
  const code = query.get('code');
  if (code === null) return `${query.get('error') ?? 'no code'} ${query.get('state') ?? ''}`;
  const tokenResponse = await fetch(`${service.baseUrl}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ ...credentials, code }),
  });
  const tokens = (await tokenResponse.json()) as { readonly access_token: string };
  const instanceResponse = await fetch(instanceUrl, { headers: { Authorization: `Bearer ${tokens.access_token}` } });
  const { label } = (await instanceResponse.json()) as { readonly label: string };
  return `${instanceResponse.status} ${label} ${query.get('state') ?? ''}`;
}

/** Renders a page that reads the token from the URL fragment and calls the API from another origin. */
function renderPublicPage(instanceUrl: string): string {
  return `<!doctype html><title>Callback</title><output></output><script type="module">
const fragment = new URLSearchParams(location.hash.slice(1));
const output = document.querySelector('output');
if (fragment.has('access_token')) {
  const response = await fetch(${JSON.stringify(instanceUrl)}, { headers: { Authorization: 'Bearer ' + fragment.get('access_token') } });
  const { label } = await response.json();
  output.textContent = response.status + ' ' + label + ' ' + fragment.get('state');
} else output.textContent = fragment.get('error') + ' ' + fragment.get('state');
</script>`;
}
