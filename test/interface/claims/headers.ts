// Claims about response headers (HDR) in the document.

import assert from 'node:assert/strict';

import { calls } from '../calls.ts';
import { claim, type Check, type Claim } from '../claim.ts';
import { responsePath } from '../checks/status.ts';
import { removeFromDescription, getDescription } from '../schema/descriptions.ts';
import { updateAt, getNode, type Path } from '../immutable-tree.ts';

/** Checks that responses declare a header, and that its description matches the patterns. */
const checkHeader = (name: string, responsePaths: readonly Path[], patterns: readonly RegExp[]): Check => {
  const paths = responsePaths.map((path) => [...path, 'headers', name]);
  const mutatedPaths = [paths[0], paths.at(-1)].filter((path) => path !== undefined);
  return {
    verify: (document) => {
      for (const path of paths) {
        const description = getDescription(getNode(document, path));
        for (const pattern of patterns) assert.match(description, pattern, `the description of ${name}`);
      }
    },
    mutations: mutatedPaths.flatMap((path) => [
      {
        description: `${path.join(' > ')} is missing`,
        change: (document) => updateAt(document, path, () => undefined),
      },
      ...patterns.map((pattern): Check['mutations'][number] => ({
        description: `${name} has a description that does not match ${String(pattern)}`,
        change: (document) => updateAt(document, path, (header) => removeFromDescription(header, pattern)),
      })),
    ]),
  };
};

/** Claims that every success response under `/v4` declares a header. */
const claimSuccessHeader = (id: string, name: string, ...patterns: readonly RegExp[]): Claim =>
  claim(
    id,
    checkHeader(
      name,
      calls.map((call) => responsePath(call, '200')),
      patterns,
    ),
  );

export const claims: readonly Claim[] = [
  claimSuccessHeader('HDR-01', 'Access-Control-Allow-Credentials', /cross-origin policy/i),
  claimSuccessHeader(
    'HDR-02',
    'Access-Control-Allow-Headers',
    ...['Authorization', 'Origin', 'X-Requested-With', 'Content-Type', 'Accept', 'X-Filter'].map(
      (name) => new RegExp(`\`${name}\``),
    ),
  ),
  claimSuccessHeader('HDR-03', 'Access-Control-Allow-Methods', /methods that .* permit/i),
  claimSuccessHeader('HDR-04', 'Access-Control-Allow-Origin', /origins that are permitted|permitted origins/i),
  claimSuccessHeader(
    'HDR-05',
    'Access-Control-Expose-Headers',
    /`X-OAuth-Scopes`/,
    /`X-Accepted-OAuth-Scopes`/,
    /`X-Status`/,
  ),
  claimSuccessHeader('HDR-06', 'Cache-Control', /caching directives/i),
  claimSuccessHeader('HDR-07', 'Content-Security-Policy', /resource-loading policy/i),
  claimSuccessHeader('HDR-09', 'Content-Warning', /message/i, /could not be fully completed/i),
  claim(
    'HDR-10',
    checkHeader(
      'Retry-After',
      calls.map((call) => responsePath(call, '429')),
      [/seconds until the current rate-limit window resets/i],
    ),
  ),
  claimSuccessHeader('HDR-11', 'Strict-Transport-Security', /HTTPS-only/i, /max-age/, /seconds/),
  claimSuccessHeader('HDR-12', 'Vary', /Authorization/, /X-Filter/),
  claimSuccessHeader('HDR-13', 'X-Accepted-OAuth-Scopes', /scopes/i, /command requires|required by the command/i),
  claimSuccessHeader(
    'HDR-14',
    'X-OAuth-Scopes',
    /scopes of the token used/i,
    /`\*` means read and write for all categories/i,
  ),
  claimSuccessHeader('HDR-15', 'X-Customer-UUID', /\bUUID\b/, /account/i, /owns|owning/i, /token/i),
  claimSuccessHeader('HDR-16', 'X-RateLimit-Limit', /maximum requests in the window/i, /this endpoint/i),
  claimSuccessHeader('HDR-17', 'X-RateLimit-Remaining', /requests left in the window/i),
  claimSuccessHeader('HDR-18', 'X-RateLimit-Reset', /UTC epoch seconds/i, /window resets/i),
  claimSuccessHeader(
    'HDR-19',
    'X-Spec-Version',
    /version/i,
    /handled the request/i,
    /three .*numbers|three .*separated/i,
  ),
];
