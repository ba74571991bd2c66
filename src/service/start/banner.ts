// The startup banner: URLs, users, and an example request.

import type { SeedData } from '../../../generated/service-seed-data/types/index.ts';

export interface BannerOptions {
  readonly baseUrl: string;
  readonly location: string;
  /** Further information, one sentence each. */
  readonly notices: readonly string[];
  /** The seed data, if its tokens can be shown. */
  readonly seedData: SeedData | undefined;
  /** The bearer token of the control plane; `undefined` without one. */
  readonly controlToken: string | undefined;
  /** The HTTPS certificate. */
  readonly certificate: string | undefined;
}

/** A user with password and token, if the seed file has them in plaintext. */
interface BannerUser {
  readonly username: string;
  readonly kind: string;
  readonly password: string;
  readonly token: string;
}

/** Formats the banner, with a trailing line break. */
export function formatBanner({
  baseUrl,
  location,
  notices,
  seedData,
  controlToken,
  certificate,
}: BannerOptions): string {
  const users = seedData ? listUsers(seedData) : [];
  const token = users.find(({ kind, token: clearToken }) => kind === 'unrestricted' && clearToken !== '')?.token;
  const lines = [
    'Cloud Infrastructure Management API',
    '',
    `  API            ${baseUrl}/v4`,
    `  Documentation  ${baseUrl}/docs/`,
    `  Document       ${baseUrl}/v4/openapi.json`,
    ...(controlToken !== undefined ? [`  Control        ${baseUrl}/control`, `  Control token  ${controlToken}`] : []),
    `  State          ${location}`,
    ...notices.map((notice) => `\n${notice}`),
    ...(users.length > 0 ? ['', ...formatUsers(users)] : []),
    ...(token === undefined
      ? []
      : [
          '',
          'Try:',
          `  curl ${certificate === undefined ? '' : `--cacert ${quoteArgument(certificate)} `}-H ${quoteArgument(`Authorization: Bearer ${token}`)} ${quoteArgument(`${baseUrl}/v4/longview/clients`)}`,
        ]),
    '',
    'Press Ctrl+C to stop.',
  ];
  return `${lines.join('\n')}\n`;
}

function listUsers({ accounts }: SeedData): readonly BannerUser[] {
  return accounts.flatMap(({ users = [] }) =>
    users.map(({ username, restricted, password, tokens = [] }) => ({
      username,
      kind: restricted ? 'restricted' : 'unrestricted',
      password: typeof password === 'string' ? password : '',
      token:
        tokens.map(({ token }) => (typeof token === 'string' ? token : '')).find((clearToken) => clearToken !== '') ??
        '',
    })),
  );
}

function formatUsers(users: readonly BannerUser[]): readonly string[] {
  const rows = [{ username: 'User', kind: '', password: 'Password', token: 'Token' }, ...users];
  const width = (name: keyof BannerUser): number => Math.max(...rows.map((row) => row[name].length));
  const columns = ['username', 'kind', 'password', 'token'] as const;
  const widths = columns.map(width);
  return rows.map((row) =>
    `  ${columns.map((name, index) => row[name].padEnd(widths[index] ?? 0)).join('  ')}`.trimEnd(),
  );
}

/** Quotes a shell argument if necessary. */
function quoteArgument(text: string): string {
  return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
