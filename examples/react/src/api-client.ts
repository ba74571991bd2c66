// The client of the API. The user enters a token, which is kept until the tab is closed.

import { createBaseClient } from './api/client';

const storageKey = 'token';

export function readToken(): string | null {
  return sessionStorage.getItem(storageKey);
}

export function storeToken(token: string): void {
  sessionStorage.setItem(storageKey, token);
}

/** TanStack Query repeats failed requests, so the client does not repeat them, too. */
export const client = createBaseClient({
  baseUrl: import.meta.env.VITE_API_URL,
  token: () => readToken() ?? '',
  retry: false,
});
