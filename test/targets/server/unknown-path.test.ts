// Error messages for paths that match no operation, and the work to create them.

import { describe, expect, test } from 'vitest';
import {
  createPathIndex,
  createUnknownPathDescriber,
  describeUnknownPath,
  findNearestPath,
  maxComparisons,
} from '../../../src/runtime/server/unknown-path.ts';

const library = ['/v2/loans', '/v2/loans/{loanId}', '/v2/loans/{loanId}/renewals', '/v2/members'];
const unprefixed = ['/loans', '/loans/{loanId}', '/members'];

const describePath = (path: string, paths: readonly string[]): string =>
  describeUnknownPath(path, createPathIndex(paths));

describe('a path without an operation', () => {
  test.each([
    ['/v2/loan', library, 'Did you mean /v2/loans?'],
    ['/v2/laons', library, 'Did you mean /v2/loans?'],
    ['/v2/lonas', library, 'Did you mean /v2/loans?'],
    ['/v2/xmembers', library, 'Did you mean /v2/members?'],
    ['/v2/mebmesr', library, 'Did you mean /v2/members?'],
    ['/v2/Loans', library, 'Did you mean /v2/loans?'],
    ['/v2/loans/', library, 'Did you mean /v2/loans?'],
    ['/v2//loans', library, 'Did you mean /v2/loans?'],
    ['/v1/loans', library, 'Did you mean /v2/loans?'],
    ['/v2/loans/7/renewal', library, 'Did you mean /v2/loans/{loanId}/renewals?'],
    ['/v1/loan/7/renewal', library, 'Did you mean /v2/loans/{loanId}/renewals?'],
    ['/loans', library, 'Did you mean /v2/loans?'],
    ['/member', library, 'Did you mean /v2/members?'],
    ['/loan/7', unprefixed, 'Did you mean /loans/{loanId}?'],
    ['/paths', ['/path', '/paths/{id}', '/oaths'], 'Did you mean /path?'],
    ['/oathss', ['/paths', '/oaths'], 'Did you mean /oaths?'],
    // Percent-encoded paths are decoded.
    ['/v2/l%6Fan', library, 'Did you mean /v2/loans?'],
    ['/v2/loan/a%20b/renewals', library, 'Did you mean /v2/loans/{loanId}/renewals?'],
    ['/caf%C3%A9s', ['/caf%C3%A9', '/books'], 'Did you mean /caf%C3%A9?'],
    ['/v3/%ff', library, 'The paths of this API begin with /v2.'],
    ['/', library, 'The paths of this API begin with /v2.'],
    ['', library, 'The paths of this API begin with /v2.'],
    ['/books', library, 'The paths of this API begin with /v2.'],
    ['/v20', library, 'The paths of this API begin with /v2.'],
    ['/v2', library, 'The paths of this API begin with /v2.'],
    ['/v2/', library, 'The paths of this API begin with /v2.'],
    ['/books', ['/loans', '/loans/{loanId}'], 'The paths of this API begin with /loans.'],
    // The prefix does not contain the last segment of the only path, which can have several methods.
    ['/books', ['/v2/loans', '/v2/loans'], 'The paths of this API begin with /v2.'],
    ['/books', ['/v2/loans/'], 'The paths of this API begin with /v2.'],
    ['/books', ['/v2/loans/{loanId}'], 'The paths of this API begin with /v2/loans.'],
    // Without a common prefix, the message for the root names a path.
    ['/', unprefixed, 'This API has paths such as /loans.'],
    ['', unprefixed, 'This API has paths such as /loans.'],
    ['/', ['/loans'], 'This API has paths such as /loans.'],
    ['/', ['/{name}/loans', '/{name}/members'], 'This API has paths such as /{name}/loans.'],
    ['/v2/loan', ['/v2/loans'], 'Did you mean /v2/loans?'],
  ])('%s of %j: %s', (path, paths, message) => {
    expect(describePath(path, paths)).toBe(`Not found. ${message}`);
  });

  test.each([
    ['/v2/books', library],
    ['/v2/loans/7/renewals/1', library],
    ['/v2/loans/%ff/renewals', library],
    [`/v2/${'loans'.repeat(50)}`, library],
    ['/v2/%6Doans/7/8', library],
    ['/books', unprefixed],
    ['/v1', ['/v1beta/loans', '/v2/loans']],
    ['/books', ['/']],
    ['/books', ['/', '/loans']],
    ['/books', ['/loans']],
    ['/books', ['/{name}/loans', '/{name}/members']],
    ['/', []],
    // More edits than the limits of a segment, and of a path.
    ['/membersxyz', unprefixed],
    ['/loanxx/bookxx', ['/loans/books', '/members']],
  ])('%s of %j: no suggestion', (path, paths) => {
    expect(describePath(path, paths)).toBe('Not found');
  });

  test('reads the paths of the operations on the first call only', () => {
    let reads = 0;
    const operation = {
      get path() {
        reads++;
        return '/loans';
      },
    };
    const describer = createUnknownPathDescriber([operation]);
    expect(reads).toBe(0);
    expect([describer('/loan'), describer('/lons')]).toEqual(Array(2).fill('Not found. Did you mean /loans?'));
    expect(reads).toBe(1);
  });
});

describe('the work for a path without an operation', () => {
  /** Returns the nearest path, and the number of comparisons. */
  const search = (path: string, paths: readonly string[], remaining = maxComparisons): [string | undefined, number] => {
    const budget = { remaining };
    const nearest = findNearestPath(path.split('/').slice(1), createPathIndex(paths), budget);
    return [nearest, remaining - budget.remaining];
  };
  const numbers = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);

  test('excludes paths with another number of segments', () => {
    const paths = numbers(500).map((number) => `/v1/things/${number}/parts`);
    expect(search('/v1/item', [...paths, '/v1/items'])).toEqual(['/v1/items', 2 + 4 * 3]);
    expect(search('/v1/item', [...paths, '/v2'])).toEqual([undefined, 0]);
  });

  test('compares few characters of different segments', () => {
    const paths = numbers(1000).map((number) => `/${String.fromCharCode(97 + (number % 26))}-resource-${number}`);
    const [nearest, comparisons] = search('/collections', paths);
    expect(nearest).toBeUndefined();
    expect(comparisons).toBeLessThan(1000 * (1 + 4 * 5));
  });

  test('does not compare the characters of long segments', () => {
    const long = 'x'.repeat(150);
    const paths = numbers(1000).map((number) => `/${long}${number}`);
    expect(search(`/${long}y`, paths)).toEqual([undefined, 1000]);
    expect(search(`/${long}7`.toUpperCase(), paths)[0]).toBe(`/${long}7`);
  });

  test('compares nothing after an equal path', () => {
    expect(search('/LOANS', ['/loans', ...numbers(1000).map((number) => `/loans${number}`)])).toEqual(['/loans', 1]);
  });

  test('decreases the limit with the nearest path so far', () => {
    // The second path differs by a character: with the limit 0, only equality counts.
    expect(search('/loanz', ['/loans', '/loanx'])).toEqual(['/loans', 1 + 5 * 3 + 1]);
  });

  test('is limited, whatever the paths are', () => {
    // All characters but the last ones are equal, so each comparison would be complete.
    const paths = numbers(1999).map((number) => `/${'x'.repeat(35)}${number}abc`.slice(0, 40));
    const [nearest, comparisons] = search(`/${'x'.repeat(35)}zzzz`, paths);
    expect(nearest).toBeUndefined();
    expect(comparisons).toBeGreaterThan(maxComparisons - 100);
    expect(comparisons).toBeLessThan(maxComparisons + 100);
    expect(search('/loan', ['/loans'], 3)[0]).toBeUndefined();
  });

  test('is nothing if an API has more than 2,000 paths, except for the prefix or the first path', () => {
    const paths = numbers(2001).map((number) => `/v1/path${number}`);
    expect(search('/v1/path', paths)).toEqual([undefined, 0]);
    expect(describePath('/path7', paths)).toBe('Not found. The paths of this API begin with /v1.');
    const withoutPrefix = numbers(2001).map((number) => `/path${number}`);
    expect(describePath('/', withoutPrefix)).toMatch(/^Not found\. This API has paths such as \/path\d+\.$/);
    expect(search('/v1/pathx', paths.slice(1))[0]).toBe('/v1/path1');
  });
});
