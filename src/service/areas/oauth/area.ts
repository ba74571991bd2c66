// The area of the authorisation host: asking a user for access, exchanging codes, refreshing tokens.

import { randomToken } from '../../secrets/vault.ts';
import { authenticateClient } from '../../oauth/clients.ts';
import { cookieOf, readCookie, setCookie } from '../../oauth/cookies.ts';
import { consentPage } from '../../oauth/pages/consent.ts';
import { loginPage } from '../../oauth/pages/login.ts';
import { isRefused, type Refused } from '../../oauth/refused.ts';
import { checkRequest } from '../../oauth/request.ts';
import { findSession, loginLifetime, loginToken } from '../../oauth/sessions.ts';
import { exchangeCode, refreshTokens } from '../../oauth/tokens.ts';
import type { MakeArea } from '../area.ts';

/** Tokens are for whoever asked alone (RFC 6749, 5.1). */
const unkept = { 'Cache-Control': 'no-store', Pragma: 'no-cache' };

export const oauth: MakeArea<'oauth'> = ({ vault, authUrl }) => ({
  handlers: {
    async authorize({ tx, query, request }) {
      const asked = await checkRequest(tx, query);
      if (isRefused(asked)) return { status: 400, body: asked.body };
      const { cookie: cookies } = request.headers;
      const session = await findSession(tx, vault, readCookie(cookies, cookieOf('session', authUrl)));
      if (session) {
        const { html, headers } = consentPage(asked, session);
        return { status: 200, body: html, headers };
      }
      // The cookie stays the same, so that the pages of several applications can be open at once.
      const cookie = cookieOf('login', authUrl);
      const value = readCookie(cookies, cookie) ?? randomToken();
      const { html, headers } = loginPage({
        client: asked.client.label,
        query: asked.query,
        csrf: loginToken(vault, value, tx.now),
      });
      return {
        status: 200,
        body: html,
        headers: { ...headers, 'Set-Cookie': setCookie(cookie, value, loginLifetime) },
      };
    },

    async exchangeToken({ tx, body }) {
      const client = await authenticateClient(tx, vault, body);
      if (isRefused(client)) return answerOf(client);
      // The document says which of the two is there.
      const { grant_type, code = '', refresh_token = '', redirect_uri, code_verifier } = body;
      const made = await (grant_type === 'refresh_token'
        ? refreshTokens(tx, vault, client, refresh_token)
        : exchangeCode(tx, vault, client, { code, redirect_uri, code_verifier }));
      // What was used twice stays revoked, although the answer is an error.
      return isRefused(made) ? { ...answerOf(made), keep: true } : { status: 200, body: made, headers: unkept };
    },
  },
});

interface RefusedAnswer extends Refused {
  readonly headers: typeof unkept;
}

function answerOf({ status, body }: Refused): RefusedAnswer {
  return { status, body, headers: unkept };
}
