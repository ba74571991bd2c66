// Accounts, users with their grants, tokens and keys, and OAuth clients, as rows.

import { checkOAuthClientCreate, checkSecurityAnswers, checkUser, checkUserUpdate } from '@cloud-api/validators';
import { questionReasons } from '../../areas/profile/answers.ts';
import { mistakeInSshKey } from '../../areas/profile/ssh-key.ts';
import { hashPassword, isPasswordHash } from '../../secrets/password.ts';
import { toJson } from '../../storage/json.ts';
import { flagOf } from '../../storage/tables/flag.ts';
import type {
  WorldAccount,
  WorldOAuthClient,
  WorldSecurityAnswer,
  WorldToken,
  WorldUser,
} from '../generated/types/index.ts';
import type { Path } from '../problem.ts';
import { pathOf } from '../read.ts';
import { itemsAt, type Draft } from './draft.ts';

const emptyAddress = { address: '', city: '', zip: '', country: '' };

/** The account itself, its users and its OAuth clients. */
export async function buildIdentities(draft: Draft, account: WorldAccount, path: Path): Promise<void> {
  draft.once('accounts', account.id, [...path, 'id'], `there is another account ${account.id}; give each its own UUID`);
  draft.rows.accounts.push({
    id: account.id,
    billing: account.billing ? toJson({ ...emptyAddress, ...account.billing }) : null,
  });
  for (const [client, at] of itemsAt(account.oauth_clients, path, 'oauth_clients'))
    buildClient(draft, account.id, client, at);
  for (const [user, at] of itemsAt(account.users, path, 'users')) await buildUser(draft, account.id, user, at);
}

async function buildUser(draft: Draft, account: string, user: WorldUser, path: Path): Promise<void> {
  const { username, restricted = false } = user;
  draft.once(
    'users',
    username,
    [...path, 'username'],
    `there is another user ${username}; usernames are unique among all accounts`,
  );
  const login = user.last_login && { ...user.last_login, login_datetime: draft.time(user.last_login.login_datetime) };
  const created =
    user.password_created === undefined ? (user.password === undefined ? null : 'now') : user.password_created;
  const shown = {
    email: user.email ?? `${username}@example.com`,
    tfa_enabled: user.tfa_enabled ?? false,
    verified_phone_number: user.verified_phone_number ?? null,
    password_created: created === null ? null : draft.time(created),
    last_login: login ?? null,
  };
  draft.judge(
    path,
    checkUser({ ...shown, username, restricted, ssh_keys: [] }),
    checkUserUpdate({ username, restricted, email: shown.email }),
  );
  draft.rows.users.push({
    username,
    account_id: account,
    restricted: flagOf(restricted),
    password: await passwordOf(draft, user, path),
    value: toJson(shown),
  });
  for (const [{ on, id = 0, level }, at] of itemsAt(user.grants, path, 'grants')) {
    if (!restricted)
      draft.tell(at, `${username} is unrestricted and needs no grants; leave them out, or say restricted: true`);
    draft.once('grants', `${username} ${on} ${id}`, at, `there is another grant on this; keep one of them`);
    draft.rows.grants.push({ username, entity: on, entity_id: id, level });
  }
  for (const [token, at] of itemsAt(user.tokens, path, 'tokens')) buildToken(draft, username, token, at);
  for (const [{ label, ssh_key, created: added }, at] of itemsAt(user.ssh_keys, path, 'ssh_keys')) {
    const mistake = mistakeInSshKey(ssh_key);
    if (mistake !== undefined) draft.tell([...at, 'ssh_key'], mistake);
    draft.rows.ssh_keys.push({ id: draft.id(at), username, label, ssh_key, created: draft.time(added) });
  }
  checkAnswers(draft, user.security_answers ?? [], path);
  for (const [{ question_id, response }, at] of itemsAt(user.security_answers, path, 'security_answers')) {
    draft.once(
      'security_answers',
      `${username} ${question_id}`,
      at,
      `there is another answer to question ${question_id}; keep one of them`,
    );
    draft.rows.security_answers.push({ username, question_id, response: draft.seal(response, [...at, 'response']) });
  }
}

/** The answers of a user as the request that gives them: none, or those to three questions. */
function checkAnswers(draft: Draft, answers: readonly WorldSecurityAnswer[], path: Path): void {
  if (answers.length === 0) return;
  // A sealed response cannot be read here, and was validated before it was sealed.
  const sent = answers.map(({ question_id, response }) => ({
    question_id,
    response: typeof response === 'string' ? response : 'sealed',
  }));
  const found = checkSecurityAnswers({ security_questions: sent }).map(({ pointer, message }) => ({
    steps: pathOf(pointer),
    message,
  }));
  const unknown = questionReasons(sent).map(({ field = '', message }) => ({
    steps: pathOf(`/${field.replaceAll('.', '/')}`),
    message,
  }));
  for (const { steps, message } of [...found, ...unknown])
    draft.tell([...path, 'security_answers', ...steps.slice(1)], message);
}

async function passwordOf(draft: Draft, { password }: WorldUser, path: Path): Promise<string | null> {
  if (password === undefined) return null;
  if (typeof password === 'string') return hashPassword(password);
  if (!isPasswordHash(password.digest))
    draft.tell(
      [...path, 'password', 'digest'],
      'this is no digest of a password as an export writes it; write the password itself instead',
    );
  return password.digest;
}

function buildToken(draft: Draft, username: string, token: WorldToken, path: Path): void {
  const kind = token.kind ?? 'personal';
  const hash = draft.digest(token.token);
  draft.once('tokens', hash, [...path, 'token'], 'there is another token of this text; give each its own');
  if (kind === 'personal' && token.client !== undefined)
    draft.tell([...path, 'client'], 'a personal token belongs to no client; leave it out, or say kind: oauth');
  draft.rows.tokens.push({
    id: draft.id(path),
    kind,
    hash,
    refresh_hash: token.refresh === undefined ? null : draft.digest(token.refresh),
    family: token.family ?? null,
    username,
    client_id: token.client ?? null,
    scopes: token.scopes ?? '*',
    created_at: draft.moment(token.created),
    expires_at: token.expires === undefined || token.expires === null ? null : draft.moment(token.expires),
  });
}

function buildClient(draft: Draft, account: string, client: WorldOAuthClient, path: Path): void {
  const { rows } = draft;
  draft.once(
    'oauth_clients',
    client.id,
    [...path, 'id'],
    `there is another OAuth client ${client.id}; give each its own id`,
  );
  const position = client.position ?? Math.max(0, ...rows.oauth_clients.map((row) => row.position ?? 0)) + 1;
  draft.once(
    'positions',
    position,
    [...path, 'position'],
    `there is another OAuth client at position ${position}; leave positions out, or give each its own`,
  );
  const { label, redirect_uri, public: isPublic = false } = client;
  draft.judge(path, checkOAuthClientCreate({ label, redirect_uri, public: isPublic }));
  rows.oauth_clients.push({
    position,
    id: client.id,
    account_id: account,
    label,
    public: flagOf(isPublic),
    status: client.status ?? 'active',
    redirect_uri,
    thumbnail_url: client.thumbnail_url ?? null,
    secret_hash: draft.digest(client.secret),
  });
  for (const [code, at] of itemsAt(client.codes, path, 'codes')) {
    const hash = draft.digest(code.code);
    draft.once('codes', hash, [...at, 'code'], 'there is another code of this text; give each its own');
    rows.authorization_codes.push({
      hash,
      client_id: client.id,
      username: code.username,
      scopes: code.scopes,
      redirect_uri: code.redirect_uri ?? client.redirect_uri,
      expires_at: draft.moment(code.expires),
      family: code.family ?? null,
      code_challenge: code.code_challenge ?? null,
    });
  }
}
