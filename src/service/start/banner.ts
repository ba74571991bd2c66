// What the person who starts the service is told: where it is, who may use it, and a line to try.

import type { World } from '../world/generated/types/index.ts';

export interface Banner {
  readonly baseUrl: string;
  readonly place: string;
  /** What else is worth knowing, a sentence each. */
  readonly notices: readonly string[];
  /** Where its tokens can be told. */
  readonly world: World | undefined;
  /** The bearer token of the control plane; `undefined` without one. */
  readonly controlToken: string | undefined;
  /** The certificate that HTTPS is served with. */
  readonly certificate: string | undefined;
}

/** A user with what they log in and call with, as far as the world file has it in clear. */
interface Shown {
  readonly username: string;
  readonly kind: string;
  readonly password: string;
  readonly token: string;
}

/** The text, with a line break at its end. */
export function bannerOf({ baseUrl, place, notices, world, controlToken, certificate }: Banner): string {
  const users = world ? usersOf(world) : [];
  const token = users.find(({ kind, token: clear }) => kind === 'unrestricted' && clear !== '')?.token;
  const lines = [
    'Cloud Infrastructure Management API',
    '',
    `  API            ${baseUrl}/v4`,
    `  Documentation  ${baseUrl}/docs/`,
    `  Document       ${baseUrl}/v4/openapi.json`,
    ...(controlToken !== undefined ? [`  Control        ${baseUrl}/control`, `  Control token  ${controlToken}`] : []),
    `  State          ${place}`,
    ...notices.map((notice) => `\n${notice}`),
    ...(users.length > 0 ? ['', ...tableOf(users)] : []),
    ...(token === undefined
      ? []
      : [
          '',
          'Try:',
          `  curl ${certificate === undefined ? '' : `--cacert ${quoted(certificate)} `}-H ${quoted(`Authorization: Bearer ${token}`)} ${quoted(`${baseUrl}/v4/longview/clients`)}`,
        ]),
    '',
    'Ctrl-C ends it.',
  ];
  return `${lines.join('\n')}\n`;
}

function usersOf({ accounts }: World): readonly Shown[] {
  return accounts.flatMap(({ users = [] }) =>
    users.map(({ username, restricted, password, tokens = [] }) => ({
      username,
      kind: restricted ? 'restricted' : 'unrestricted',
      password: typeof password === 'string' ? password : '',
      token: tokens.map(({ token }) => (typeof token === 'string' ? token : '')).find((clear) => clear !== '') ?? '',
    })),
  );
}

function tableOf(users: readonly Shown[]): readonly string[] {
  const rows = [{ username: 'User', kind: '', password: 'Password', token: 'Token' }, ...users];
  const width = (name: keyof Shown): number => Math.max(...rows.map((row) => row[name].length));
  const columns = ['username', 'kind', 'password', 'token'] as const;
  const widths = columns.map(width);
  return rows.map((row) =>
    `  ${columns.map((name, index) => row[name].padEnd(widths[index] ?? 0)).join('  ')}`.trimEnd(),
  );
}

/** As a shell takes it for one word. */
function quoted(text: string): string {
  return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
