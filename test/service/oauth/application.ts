// An application that asks users of the service for access: a page with a link, and where they come back to.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { World } from '../harness/world.ts';

export interface Application {
  /** Where its page with the link is. */
  readonly url: string;
  readonly clientId: string;
  close(): Promise<void>;
}

/** Starts an application and registers it as a client of the world, private or public. */
export async function startApplication(world: World, kind: 'private' | 'public'): Promise<Application> {
  let answer: (request: IncomingMessage, response: ServerResponse) => Promise<void> = () => Promise.resolve();
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${address.port}`;
  const created = await world.client().oauthClients.createOAuthClient({
    body: { label: `A ${kind} application`, redirect_uri: `${url}/callback`, public: kind === 'public' },
  });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const { id, secret } = created.data;
  const scope = 'compute:read_only account:read_only';
  const link = `${world.baseUrl}/oauth/authorize?${new URLSearchParams({ client_id: id, scope, state: 'kept' }).toString()}`;
  const instance = `${world.baseUrl}/v4/compute/instances/${world.fixtures.compute_id}`;
  answer = async ({ url: target = '/' }, response) => {
    const asked = new URL(target, url);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    if (asked.pathname === '/')
      response.end(
        `<!doctype html><title>Application</title><a href="${link.replaceAll('&', '&amp;')}">Connect my account</a>`,
      );
    else if (kind === 'public') response.end(publicPage(instance));
    else
      response.end(
        page(await usedOnServer(world, instance, { client_id: id, client_secret: secret }, asked.searchParams)),
      );
  };
  return {
    url,
    clientId: id,
    close: () => new Promise((closed) => server.close(() => closed()).closeAllConnections()),
  };
}

const page = (text: string): string => `<!doctype html><title>Back</title><output>${text}</output>`;

/** What a private application does on its server: exchanges the code, and calls with the token. */
async function usedOnServer(
  world: World,
  instance: string,
  client: Readonly<Record<string, string>>,
  query: URLSearchParams,
): Promise<string> {
  const code = query.get('code');
  if (code === null) return `${query.get('error') ?? 'nothing'} ${query.get('state') ?? ''}`;
  const exchanged = await fetch(`${world.baseUrl}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ ...client, code }),
  });
  const tokens = (await exchanged.json()) as { readonly access_token: string };
  const called = await fetch(instance, { headers: { Authorization: `Bearer ${tokens.access_token}` } });
  const { label } = (await called.json()) as { readonly label: string };
  return `${called.status} ${label} ${query.get('state') ?? ''}`;
}

/** What a public application does in the browser: takes the token from the fragment, and calls with it across origins. */
function publicPage(instance: string): string {
  return `<!doctype html><title>Back</title><output></output><script type="module">
const answer = new URLSearchParams(location.hash.slice(1));
const output = document.querySelector('output');
if (answer.has('access_token')) {
  const called = await fetch(${JSON.stringify(instance)}, { headers: { Authorization: 'Bearer ' + answer.get('access_token') } });
  output.textContent = called.status + ' ' + (await called.json()).label + ' ' + answer.get('state');
} else output.textContent = answer.get('error') + ' ' + answer.get('state');
</script>`;
}
