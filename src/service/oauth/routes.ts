// The routes of the authorisation host that the document does not have: where its pages send their forms.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consent, logIn, logOut } from './actions.ts';
import { staleForm } from './carried.ts';
import type { Action, OAuthParts, Reply } from './parts.ts';

/** A form is small; more is nobody's. */
const formLimit = 32_768;

const actions: Readonly<Record<string, Action>> = {
  '/oauth/login': logIn,
  '/oauth/consent': consent,
  '/oauth/logout': logOut,
};

/** Adds the routes to the app. */
export function oauthRoutes(parts: OAuthParts): (app: FastifyInstance) => void {
  return (app) => {
    void app.register((scope, _options, done) => {
      const { begin } = parts;
      if (begin) {
        scope.addHook('onRequest', (request, reply, next) => {
          const { id, ended } = begin({ method: request.method, target: request.url, address: request.ip });
          void reply.header('X-Request-Id', id);
          // Also where the client has gone meanwhile.
          reply.raw.once('close', () => ended(reply.statusCode));
          next();
        });
      }
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: formLimit },
        (_request, text, parsed) => parsed(null, new URLSearchParams(String(text))),
      );
      // Another content type, or too much of it, is no form of these pages.
      scope.setErrorHandler((error, _request, reply) => {
        if (statusOf(error) >= 500) throw error;
        return send(reply, staleForm());
      });
      for (const [path, action] of Object.entries(actions))
        scope.post(path, async (request, reply) => send(reply, await act(action, request)));
      done();
    });
  };

  async function act(action: Action, { body, headers, ip }: FastifyRequest): Promise<Reply> {
    const fields = body instanceof URLSearchParams ? body : new URLSearchParams();
    return action(parts, { fields, cookies: headers.cookie, address: ip });
  }
}

function statusOf(error: unknown): number {
  return typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}

function send(reply: FastifyReply, { status, headers, cookies = [], body }: Reply): FastifyReply {
  void reply.code(status).headers(headers);
  if (cookies.length > 0) void reply.header('Set-Cookie', [...cookies]);
  return reply.send(body ?? '');
}
