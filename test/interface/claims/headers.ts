// The claims about response headers (HDR), in the document.

import assert from 'node:assert/strict';

import { calls } from '../calls.ts';
import { claim, type Check, type Claim } from '../claim.ts';
import { response } from '../checks/status.ts';
import { muted, proseOf } from '../schema/prose.ts';
import { changedAt, nodeAt, type Path } from '../tree.ts';

/** That responses declare a header and say of it what the interface says. */
const declares = (name: string, places: readonly Path[], says: readonly RegExp[]): Check => {
  const paths = places.map((place) => [...place, 'headers', name]);
  const ends = [paths[0], paths.at(-1)].filter((path) => path !== undefined);
  return {
    holds: (document) => {
      for (const path of paths) {
        const text = proseOf(nodeAt(document, path));
        for (const pattern of says) assert.match(text, pattern, `what is said of ${name}`);
      }
    },
    breaks: ends.flatMap((path) => [
      { says: `${path.join(' > ')} is left out`, change: (document) => changedAt(document, path, () => undefined) },
      ...says.map((pattern): Check['breaks'][number] => ({
        says: `${name} is described without ${String(pattern)}`,
        change: (document) => changedAt(document, path, (header) => muted(header, pattern)),
      })),
    ]),
  };
};

/** A header that every success of the operations under /v4 carries. */
const onSuccess = (id: string, name: string, ...says: readonly RegExp[]): Claim =>
  claim(
    id,
    declares(
      name,
      calls.map((call) => response(call, '200')),
      says,
    ),
  );

export const claims: readonly Claim[] = [
  onSuccess('HDR-01', 'Access-Control-Allow-Credentials', /cross-origin policy/i),
  onSuccess(
    'HDR-02',
    'Access-Control-Allow-Headers',
    ...['Authorization', 'Origin', 'X-Requested-With', 'Content-Type', 'Accept', 'X-Filter'].map(
      (name) => new RegExp(`\`${name}\``),
    ),
  ),
  onSuccess('HDR-03', 'Access-Control-Allow-Methods', /methods that .* permit/i),
  onSuccess('HDR-04', 'Access-Control-Allow-Origin', /origins that are permitted|permitted origins/i),
  onSuccess('HDR-05', 'Access-Control-Expose-Headers', /`X-OAuth-Scopes`/, /`X-Accepted-OAuth-Scopes`/, /`X-Status`/),
  onSuccess('HDR-06', 'Cache-Control', /caching directives/i),
  onSuccess('HDR-07', 'Content-Security-Policy', /resource-loading policy/i),
  onSuccess('HDR-09', 'Content-Warning', /message/i, /could not be fully completed/i),
  claim(
    'HDR-10',
    declares(
      'Retry-After',
      calls.map((call) => response(call, '429')),
      [/seconds until the current rate-limit window resets/i],
    ),
  ),
  onSuccess('HDR-11', 'Strict-Transport-Security', /HTTPS-only/i, /max-age/, /seconds/),
  onSuccess('HDR-12', 'Vary', /Authorization/, /X-Filter/),
  onSuccess('HDR-13', 'X-Accepted-OAuth-Scopes', /scopes/i, /command requires|required by the command/i),
  onSuccess('HDR-14', 'X-OAuth-Scopes', /scopes of the token used/i, /`\*` means read and write for all categories/i),
  onSuccess('HDR-15', 'X-Customer-UUID', /\bUUID\b/, /account/i, /owns|owning/i, /token/i),
  onSuccess('HDR-16', 'X-RateLimit-Limit', /maximum requests in the window/i, /this endpoint/i),
  onSuccess('HDR-17', 'X-RateLimit-Remaining', /requests left in the window/i),
  onSuccess('HDR-18', 'X-RateLimit-Reset', /UTC epoch seconds/i, /window resets/i),
  onSuccess('HDR-19', 'X-Spec-Version', /version/i, /handled the request/i, /three .*numbers|three .*separated/i),
];
