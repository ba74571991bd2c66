// Error messages for paths that match no operation.

import { describe, expect, test } from 'vitest';
import { describeUnknownPath } from '../../../src/runtime/server/unknown-path.ts';

const library = ['/v2/loans', '/v2/loans/{loanId}', '/v2/loans/{loanId}/renewals', '/v2/members'];
const unprefixed = ['/loans', '/loans/{loanId}', '/members'];

describe('a path without an operation', () => {
  test.each([
    ['/v2/loan', library, 'Did you mean /v2/loans?'],
    ['/v2/laons', library, 'Did you mean /v2/loans?'],
    ['/v2/Loans', library, 'Did you mean /v2/loans?'],
    ['/v2/loans/', library, 'Did you mean /v2/loans?'],
    ['/v2//loans', library, 'Did you mean /v2/loans?'],
    ['/v1/loans', library, 'Did you mean /v2/loans?'],
    ['/v2/loans/7/renewal', library, 'Did you mean /v2/loans/{loanId}/renewals?'],
    ['/loans', library, 'Did you mean /v2/loans?'],
    ['/member', library, 'Did you mean /v2/members?'],
    ['/loan/7', unprefixed, 'Did you mean /loans/{loanId}?'],
    ['/', library, 'The paths of this API begin with /v2.'],
    ['/books', library, 'The paths of this API begin with /v2.'],
    ['/v20', library, 'The paths of this API begin with /v2.'],
    ['/v2', library, 'A path of this API is /v2/loans.'],
    ['/v2/', library, 'A path of this API is /v2/loans.'],
    ['/', unprefixed, 'A path of this API is /loans.'],
    ['', unprefixed, 'A path of this API is /loans.'],
    ['/books', ['/loans', '/loans/{loanId}'], 'The paths of this API begin with /loans.'],
  ])('%s of %j: %s', (path, paths, message) => {
    expect(describeUnknownPath(path, paths)).toBe(`Not found. ${message}`);
  });

  test.each([
    ['/v2/books', library],
    ['/v2/loans/7/renewals/1', library],
    ['/v2/loans/%ff/renewals', library],
    [`/v2/${'loans'.repeat(50)}`, library],
    ['/books', unprefixed],
    ['/', []],
  ])('%s of %j: no suggestion', (path, paths) => {
    expect(describeUnknownPath(path, paths)).toBe('Not found');
  });
});
