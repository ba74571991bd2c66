// Operations of the authorization server: authorization, code exchange, token refresh.

import { randomToken } from '../../secrets/secret-crypto.ts';
import { authenticateClient } from '../../oauth/clients.ts';
import { oauthCookie, parseCookie, formatSetCookie } from '../../oauth/cookies.ts';
import { consentPage } from '../../oauth/pages/consent.ts';
import { loginPage } from '../../oauth/pages/login.ts';
import { isOAuthError, type OAuthErrorResponse } from '../../oauth/error-response.ts';
import { validateAuthorizationRequest } from '../../oauth/authorization-request.ts';
import { findSession, loginLifetime, createLoginCsrfToken } from '../../oauth/sessions.ts';
import { exchangeCode, refreshTokens } from '../../oauth/tokens.ts';
import type { TagModuleFactory } from '../tag-module.ts';

/** Responses with tokens must not be cached (RFC 6749, section 5.1). */
const noStoreHeaders = { 'Cache-Control': 'no-store', Pragma: 'no-cache' };

export const oauth: TagModuleFactory<'oauth'> = ({ secretCrypto, authUrl }) => ({
  handlers: {
    async authorize({ tx, query, request }) {
      const authorization = await validateAuthorizationRequest(tx, query);
      if (isOAuthError(authorization)) return { status: 400, body: authorization.body };
      const { cookie: cookies } = request.headers;
      const session = await findSession(tx, secretCrypto, parseCookie(cookies, oauthCookie('session', authUrl)));
      if (session) {
        const { html, headers } = consentPage(authorization, session);
        return { status: 200, body: html, headers };
      }
      // The cookie stays the same, so that the pages of several applications can be open at once.
      const cookie = oauthCookie('login', authUrl);
      const value = parseCookie(cookies, cookie) ?? randomToken();
      const { html, headers } = loginPage({
        client: authorization.client.label,
        query: authorization.query,
        csrf: createLoginCsrfToken(secretCrypto, value, tx.now),
      });
      return {
        status: 200,
        body: html,
        headers: { ...headers, 'Set-Cookie': formatSetCookie(cookie, value, loginLifetime) },
      };
    },

    async exchangeToken({ tx, body }) {
      const client = await authenticateClient(tx, secretCrypto, body);
      if (isOAuthError(client)) return toErrorResult(client);
      // Validation ensures that the property for the grant type exists.
      const { grant_type, code = '', refresh_token = '', redirect_uri, code_verifier } = body;
      const tokens = await (grant_type === 'refresh_token'
        ? refreshTokens(tx, secretCrypto, client, refresh_token)
        : exchangeCode(tx, secretCrypto, client, { code, redirect_uri, code_verifier }));
      // A revocation caused by reuse is committed despite the error response.
      return isOAuthError(tokens)
        ? { ...toErrorResult(tokens), commit: true }
        : { status: 200, body: tokens, headers: noStoreHeaders };
    },
  },
});

interface ErrorResult extends OAuthErrorResponse {
  readonly headers: typeof noStoreHeaders;
}

function toErrorResult({ status, body }: OAuthErrorResponse): ErrorResult {
  return { status, body, headers: noStoreHeaders };
}
