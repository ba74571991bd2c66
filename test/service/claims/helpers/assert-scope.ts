// Asserts which scopes requests require.

import assert from 'node:assert/strict';
import type { RawRequest, RawResponse } from '../../harness/raw-request.ts';
import { scopeCategories } from '../../../interface/scope-categories.ts';

const levels = ['read_only', 'read_write'];

/**
 * Asserts that a request requires the scope, or read_write for its category, and is rejected with any other scope and
 * without a token. The request need not succeed: any status except 401 and 403 means that it was authorized.
 */
export async function assertScope(
  scope: string,
  send: (request: Pick<RawRequest, 'token'>) => Promise<RawResponse>,
): Promise<void> {
  assert.equal((await send({})).status, 401);
  for (const category of scopeCategories) {
    for (const level of levels) {
      const grantedScope = `${category}:${level}`;
      const { status, headers } = await send({
        token: `demo-${category.replace('_', '-')}-${level.replace('_', '-')}-token`,
      });
      const isAllowed = grantedScope === scope || grantedScope === scope.replace(/read_only$/, 'read_write');
      assert.equal(headers['x-oauth-scopes'], grantedScope);
      assert.equal(headers['x-accepted-oauth-scopes'], scope);
      assert.equal(status !== 401 && status !== 403, isAllowed, `${grantedScope}: ${status}`);
    }
  }
}
