// The API in the browser: handlers of Mock Service Worker, and clients in memory.

import { setupWorker } from 'msw/browser';
import { aLongviewClient } from './api/mocks';
import type { LongviewClient } from './api/types';
import {
  createLongviewClientHandler,
  deleteLongviewClientHandler,
  listLongviewClientsHandler,
  updateLongviewClientHandler,
} from './api/mocks/msw';
import {
  checkLongviewClientCreate,
  checkLongviewClientUpdate,
  isLongviewClient,
  isLongviewClientCreate,
  isLongviewClientUpdate,
} from './api/validators';

const storageKey = 'clients';

/** Returns the clients, which are kept until the tab is closed; at first, three generated ones. */
function readClients(): readonly LongviewClient[] {
  const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
  return Array.isArray(stored) && stored.every(isLongviewClient)
    ? stored
    : [1, 2, 3].map((id) => aLongviewClient({ id }, { seed: id }));
}

function storeClients(clients: readonly LongviewClient[]): void {
  sessionStorage.setItem(storageKey, JSON.stringify(clients));
}

const notFound = { status: 404 } as const;

/** Returns the reply to an invalid body, with the problems that the validators find. */
function badRequest(problems: ReturnType<typeof checkLongviewClientCreate>) {
  return { status: 400, body: { errors: problems.map(({ field, message }) => ({ field, reason: message })) } } as const;
}

const handlers = [
  listLongviewClientsHandler(({ request }) => {
    const query = new URL(request.url).searchParams;
    const clients = readClients();
    const page = Number(query.get('page') ?? 1);
    const size = Number(query.get('page_size') ?? 100);
    const pages = Math.max(1, Math.ceil(clients.length / size));
    const data = clients.slice((page - 1) * size, page * size);
    return { status: 200, body: { data, page, pages, results: clients.length } };
  }),
  createLongviewClientHandler(async ({ request }) => {
    const body: unknown = await request.json();
    if (!isLongviewClientCreate(body)) return badRequest(checkLongviewClientCreate(body));
    const clients = readClients();
    const id = Math.max(0, ...clients.map((client) => client.id)) + 1;
    const created = aLongviewClient({ ...body, id }, { seed: id });
    storeClients([...clients, created]);
    return { status: 200, body: created };
  }),
  updateLongviewClientHandler(async ({ path, request }) => {
    const body: unknown = await request.json();
    if (!isLongviewClientUpdate(body)) return badRequest(checkLongviewClientUpdate(body));
    const clients = readClients();
    const client = clients.find(({ id }) => String(id) === path.clientId);
    if (!client) return notFound;
    const updated = { ...client, ...body };
    storeClients(clients.map((each) => (each === client ? updated : each)));
    return { status: 200, body: updated };
  }),
  deleteLongviewClientHandler(({ path }) => {
    const clients = readClients();
    const others = clients.filter(({ id }) => String(id) !== path.clientId);
    if (others.length === clients.length) return notFound;
    storeClients(others);
    return { status: 200 };
  }),
];

export async function startMocks(): Promise<void> {
  await setupWorker(...handlers).start({ onUnhandledRequest: 'bypass' });
}
