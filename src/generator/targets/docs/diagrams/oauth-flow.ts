// Sequence diagrams of OAuth 2.0 flows (RFC 6749, section 4; RFC 8628): actors in columns, messages in rows.

import type { SecurityScheme } from '../../../model/types/api.ts';
import type { Drawing, Arrow, Box, Line } from './drawing.ts';
import { margin } from './dagre-layout.ts';
import { wrapLabel, labelSize } from './text-width.ts';

export type Flow = Extract<SecurityScheme['scheme'], { type: 'oauth2' }>['flows'][number];

const user = 'User';
const application = 'Application';
const authorizationServer = 'Authorization server';
const service = 'API';

/**
 * Returns the messages of a flow in order. URLs come from the document; steps that only some servers require are
 * omitted.
 */
export function flowMessages(flow: Flow): readonly Message[] {
  return [...tokenMessages(flow), ...accessMessages, ...refreshMessages(flow)];
}

/** Draws a flow as a sequence diagram. `name` is the name of the security scheme. */
export function drawFlow(flow: Flow, name: string): Drawing {
  const messages = flowMessages(flow);
  const actorNames = new Set(messages.flatMap(({ from, to }) => [from, to]));
  return drawSequence({
    title: `${flowTitles[flow.grant]} for ${name}`,
    description: messages.map(({ from, to, text }, index) => `${index + 1}. ${from} to ${to}: ${text}.`).join(' '),
    actors: [user, application, authorizationServer, service].filter((actor) => actorNames.has(actor)),
    messages,
  });
}

export const flowTitles = {
  authorizationCode: 'Authorization code flow',
  implicit: 'Implicit flow',
  password: 'Password flow',
  clientCredentials: 'Client credentials flow',
  deviceAuthorization: 'Device authorization flow',
} as const;

function tokenMessages({
  grant,
  authorizationUrl,
  deviceAuthorizationUrl,
  tokenUrl,
  refreshUrl,
}: Flow): readonly Message[] {
  const tokenResponse: Message = {
    from: authorizationServer,
    to: application,
    text: `returns an access token${refreshUrl === undefined ? '' : ' and a refresh token'}`,
    isResponse: true,
  };
  switch (grant) {
    case 'authorizationCode':
      return [
        ...consentMessages(authorizationUrl, 'code', 'redirects the user back with a code'),
        {
          from: application,
          to: authorizationServer,
          text: `exchanges the code: ${describeEndpoint('POST', tokenUrl)}`,
        },
        tokenResponse,
      ];
    case 'implicit':
      return consentMessages(authorizationUrl, 'token', 'redirects the user back with an access token in the URL');
    case 'password':
      return [
        { from: user, to: application, text: 'enters the username and password' },
        {
          from: application,
          to: authorizationServer,
          text: `sends the credentials: ${describeEndpoint('POST', tokenUrl)}`,
        },
        tokenResponse,
      ];
    case 'clientCredentials':
      return [
        {
          from: application,
          to: authorizationServer,
          text: `sends its credentials: ${describeEndpoint('POST', tokenUrl)}`,
        },
        tokenResponse,
      ];
    case 'deviceAuthorization':
      return [
        {
          from: application,
          to: authorizationServer,
          text: `requests a code: ${describeEndpoint('POST', deviceAuthorizationUrl)}`,
        },
        {
          from: authorizationServer,
          to: application,
          text: 'returns a device code and a user code',
          isResponse: true,
        },
        { from: application, to: user, text: 'shows the user code and the verification URL' },
        { from: user, to: authorizationServer, text: 'logs in, enters the code, and approves the scopes' },
        {
          from: application,
          to: authorizationServer,
          text: `polls until the user has approved: ${describeEndpoint('POST', tokenUrl)}`,
        },
        tokenResponse,
      ];
    default:
      return grant satisfies never;
  }
}

function consentMessages(url: string | undefined, kind: 'code' | 'token', response: string): readonly Message[] {
  return [
    { from: user, to: application, text: 'starts the login' },
    {
      from: application,
      to: authorizationServer,
      text: `redirects the user with response_type=${kind}: ${describeEndpoint('GET', url)}`,
    },
    { from: user, to: authorizationServer, text: 'logs in and approves the scopes' },
    { from: authorizationServer, to: application, text: response, isResponse: true },
  ];
}

const accessMessages: readonly Message[] = [
  { from: application, to: service, text: 'sends a request with the access token' },
  { from: service, to: application, text: 'returns the response', isResponse: true },
];

function refreshMessages({ grant, refreshUrl }: Flow): readonly Message[] {
  if (refreshUrl === undefined || grant === 'implicit') return [];
  return [
    {
      from: application,
      to: authorizationServer,
      text: `after the token expires, sends the refresh token: ${describeEndpoint('POST', refreshUrl)}`,
    },
    { from: authorizationServer, to: application, text: 'returns a new access token', isResponse: true },
  ];
}

/** Returns the method and the path only: the surrounding text has the full URL. */
function describeEndpoint(method: 'GET' | 'POST', url: string | undefined): string {
  if (url === undefined) return 'the authorization server';
  const path = URL.canParse(url) ? new URL(url).pathname : url.replace(/[?#].*/s, '');
  return `${method} ${path}`;
}

export interface Sequence extends Pick<Drawing, 'title' | 'description'> {
  /** Distinct actors, from left to right. */
  readonly actors: readonly string[];
  readonly messages: readonly Message[];
}

/** A message from one actor to another. */
interface Message {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  /** Whether the message is a response. */
  readonly isResponse?: boolean;
}

/** Distance between actors, in pixels. */
const columnWidth = 188;
const boxWidth = 128;
const headHeight = 50;

function drawSequence({ title, description, actors, messages }: Sequence): Drawing {
  const centerX = (actor: string): number => margin + boxWidth / 2 + actors.indexOf(actor) * columnWidth;
  const boxes = actors.map((actor): Box => ({
    id: actor,
    label: wrapLabel(actor, { code: false, width: boxWidth - 16, maxLines: 2 }),
    style: 'strong',
    x: centerX(actor) - boxWidth / 2,
    y: margin,
    width: boxWidth,
    height: headHeight,
  }));
  let y = margin + headHeight + 14;
  const arrows = messages.map(({ from, to, text, isResponse }, index): Arrow => {
    const arrowLabel = wrapLabel(`${index + 1}. ${text}`, {
      code: false,
      width: Math.abs(centerX(to) - centerX(from)) - 14,
      maxLines: 6,
    });
    const { height } = labelSize(arrowLabel);
    const arrowY = y + height + 6;
    const at = { x: (centerX(from) + centerX(to)) / 2, y: y + height / 2 };
    y = arrowY + 14;
    return {
      from,
      to,
      style: isResponse === true ? 'dashed' : 'plain',
      points: [
        { x: centerX(from), y: arrowY },
        { x: centerX(to), y: arrowY },
      ],
      label: { ...arrowLabel, at },
    };
  });
  const height = y + margin;
  return {
    title,
    description,
    width: margin * 2 + boxWidth + Math.max(0, actors.length - 1) * columnWidth,
    height,
    boxes,
    arrows,
    lines: actors.map((actor): Line => ({
      from: { x: centerX(actor), y: margin + headHeight },
      to: { x: centerX(actor), y: height - margin },
    })),
    frames: [],
  };
}
