// Sequence diagrams of OAuth 2.0 flows (RFC 6749, section 4; RFC 8628).

import type { SecurityScheme } from '../../../model/types/api.ts';
import { sequenceDrawing, type Message } from './sequence-diagram.ts';
import type { Drawing } from './drawing-types.ts';

export type Flow = Extract<SecurityScheme['scheme'], { type: 'oauth2' }>['flows'][number];

const user = 'User';
const application = 'Application';
const authorisation = 'Authorisation server';
const service = 'This interface';

/**
 * Returns the messages of a flow in order. URLs are those of the document; steps that only some servers require are
 * omitted.
 */
export function flowMessages(flow: Flow): readonly Message[] {
  return [...tokenMessages(flow), ...useMessages, ...refreshMessages(flow)];
}

/** Draws a flow as a sequence diagram. `name` is the name of the security scheme. */
export function flowDrawing(flow: Flow, name: string): Drawing {
  const messages = flowMessages(flow);
  const named = new Set(messages.flatMap(({ from, to }) => [from, to]));
  return sequenceDrawing({
    title: `${flowTitles[flow.grant]} of ${name}`,
    description: messages.map(({ from, to, words }, index) => `${index + 1}. ${from} to ${to}: ${words}.`).join(' '),
    actors: [user, application, authorisation, service].filter((actor) => named.has(actor)),
    messages,
  });
}

export const flowTitles = {
  authorizationCode: 'Authorisation code flow',
  implicit: 'Implicit flow',
  password: 'Password flow',
  clientCredentials: 'Client credentials flow',
  deviceAuthorization: 'Device authorisation flow',
} as const;

function tokenMessages({
  grant,
  authorizationUrl,
  deviceAuthorizationUrl,
  tokenUrl,
  refreshUrl,
}: Flow): readonly Message[] {
  const answer: Message = {
    from: authorisation,
    to: application,
    words: `answers with an access token${refreshUrl === undefined ? '' : ' and a refresh token'}`,
    answer: true,
  };
  switch (grant) {
    case 'authorizationCode':
      return [
        ...consentMessages(authorizationUrl, 'code', 'sends the user back with a code'),
        { from: application, to: authorisation, words: `exchanges the code: ${address('POST', tokenUrl)}` },
        answer,
      ];
    case 'implicit':
      return consentMessages(authorizationUrl, 'token', 'sends the user back with an access token in the address');
    case 'password':
      return [
        { from: user, to: application, words: 'gives name and password' },
        { from: application, to: authorisation, words: `sends them: ${address('POST', tokenUrl)}` },
        answer,
      ];
    case 'clientCredentials':
      return [
        { from: application, to: authorisation, words: `proves who it is: ${address('POST', tokenUrl)}` },
        answer,
      ];
    case 'deviceAuthorization':
      return [
        { from: application, to: authorisation, words: `asks for a code: ${address('POST', deviceAuthorizationUrl)}` },
        {
          from: authorisation,
          to: application,
          words: 'answers with a code for the device and one for the user',
          answer: true,
        },
        { from: application, to: user, words: 'shows the code and where to type it' },
        { from: user, to: authorisation, words: 'logs in, types the code and allows the scopes' },
        { from: application, to: authorisation, words: `asks until that is done: ${address('POST', tokenUrl)}` },
        answer,
      ];
    default:
      return grant satisfies never;
  }
}

function consentMessages(url: string | undefined, kind: 'code' | 'token', back: string): readonly Message[] {
  return [
    { from: user, to: application, words: 'wants to connect' },
    {
      from: application,
      to: authorisation,
      words: `sends the user, with response_type=${kind}, to ${address('GET', url)}`,
    },
    { from: user, to: authorisation, words: 'logs in and allows the scopes' },
    { from: authorisation, to: application, words: back, answer: true },
  ];
}

const useMessages: readonly Message[] = [
  { from: application, to: service, words: 'calls with the access token' },
  { from: service, to: application, words: 'answers', answer: true },
];

function refreshMessages({ grant, refreshUrl }: Flow): readonly Message[] {
  if (refreshUrl === undefined || grant === 'implicit') return [];
  return [
    {
      from: application,
      to: authorisation,
      words: `when the token has expired, sends the refresh token: ${address('POST', refreshUrl)}`,
    },
    { from: authorisation, to: application, words: 'answers with another access token', answer: true },
  ];
}

/** Returns the method and the path only: the surrounding text has the full URL. */
function address(method: 'GET' | 'POST', url: string | undefined): string {
  if (url === undefined) return 'the authorisation server';
  const path = URL.canParse(url) ? new URL(url).pathname : url.replace(/[?#].*/s, '');
  return `${method} ${path}`;
}
