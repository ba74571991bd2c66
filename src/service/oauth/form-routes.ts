// Form endpoints of the authorization server, which are not in the document.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consent, logIn, logOut } from './form-actions.ts';
import { expiredFormPage } from './submitted-authorization-request.ts';
import type { FormAction, OAuthContext, FormResponse } from './form-action-types.ts';

/** Body limit in bytes. Forms are small. */
const formLimit = 32_768;

const actions: Readonly<Record<string, FormAction>> = {
  '/oauth/login': logIn,
  '/oauth/consent': consent,
  '/oauth/logout': logOut,
};

/** Creates the routes. */
export function oauthFormRoutes(context: OAuthContext): (app: FastifyInstance) => void {
  return (app) => {
    void app.register((scope, _options, done) => {
      const { observe } = context;
      if (observe) {
        scope.addHook('onRequest', (request, reply, next) => {
          const { id, end } = observe({ method: request.method, target: request.url, address: request.ip });
          void reply.header('X-Request-Id', id);
          // `close` also fires if the client disconnects.
          reply.raw.once('close', () => end(reply.statusCode));
          next();
        });
      }
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: formLimit },
        (_request, text, done) => done(null, new URLSearchParams(String(text))),
      );
      // The pages' own forms never send oversized or differently encoded bodies, so the form is treated as expired.
      scope.setErrorHandler((error, _request, reply) => {
        if (errorStatus(error) >= 500) throw error;
        return sendResponse(reply, expiredFormPage());
      });
      for (const [path, action] of Object.entries(actions))
        scope.post(path, async (request, reply) => sendResponse(reply, await runAction(action, request)));
      done();
    });
  };

  async function runAction(action: FormAction, { body, headers, ip }: FastifyRequest): Promise<FormResponse> {
    const fields = body instanceof URLSearchParams ? body : new URLSearchParams();
    return action(context, { fields, cookies: headers.cookie, address: ip });
  }
}

function errorStatus(error: unknown): number {
  return typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}

function sendResponse(reply: FastifyReply, { status, headers, cookies = [], body }: FormResponse): FastifyReply {
  void reply.code(status).headers(headers);
  if (cookies.length > 0) void reply.header('Set-Cookie', [...cookies]);
  return reply.send(body ?? '');
}
