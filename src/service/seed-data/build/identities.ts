// Builds rows for accounts, users (with grants, tokens, and keys), and OAuth clients.

import { checkOAuthClientCreate, checkSecurityAnswers, checkUser, checkUserUpdate } from '@cloud-api/validators';
import { validateQuestionIds } from '../../tags/profile/security-questions.ts';
import { sshKeyError } from '../../tags/profile/validate-ssh-key.ts';
import { hashPassword, isPasswordHash } from '../../secrets/password.ts';
import { toJson } from '../../storage/json.ts';
import { toSqlBoolean } from '../../storage/tables/sql-boolean.ts';
import type {
  SeedAccount,
  SeedOAuthClient,
  SeedSecurityAnswer,
  SeedToken,
  SeedUser,
} from '../../../../generated/service-seed-data/types/index.ts';
import type { Path } from '../seed-file-error.ts';
import { parsePointer } from '../parse-seed-file.ts';
import { itemsWithPaths, type BuildContext } from './build-context.ts';

const emptyAddress = { address: '', city: '', zip: '', country: '' };

/** Builds the account, its users, and its OAuth clients. */
export async function buildIdentities(context: BuildContext, account: SeedAccount, path: Path): Promise<void> {
  context.requireUnique('accounts', account.id, [...path, 'id'], `duplicate account ${account.id}; use a unique UUID`);
  context.rows.accounts.push({
    id: account.id,
    billing: account.billing ? toJson({ ...emptyAddress, ...account.billing }) : null,
  });
  for (const [client, itemPath] of itemsWithPaths(account.oauth_clients, path, 'oauth_clients'))
    buildClient(context, account.id, client, itemPath);
  for (const [user, itemPath] of itemsWithPaths(account.users, path, 'users'))
    await buildUser(context, account.id, user, itemPath);
}

async function buildUser(context: BuildContext, account: string, user: SeedUser, path: Path): Promise<void> {
  const { username, restricted = false } = user;
  context.requireUnique(
    'users',
    username,
    [...path, 'username'],
    `duplicate user ${username}; usernames must be unique across all accounts`,
  );
  const login = user.last_login && {
    ...user.last_login,
    login_datetime: context.toTimestamp(user.last_login.login_datetime),
  };
  const created =
    user.password_created === undefined ? (user.password === undefined ? null : 'now') : user.password_created;
  const profile = {
    email: user.email ?? `${username}@example.com`,
    tfa_enabled: user.tfa_enabled ?? false,
    verified_phone_number: user.verified_phone_number ?? null,
    password_created: created === null ? null : context.toTimestamp(created),
    last_login: login ?? null,
  };
  context.reportProblems(
    path,
    checkUser({ ...profile, username, restricted, ssh_keys: [] }),
    checkUserUpdate({ username, restricted, email: profile.email }),
  );
  context.rows.users.push({
    username,
    account_id: account,
    restricted: toSqlBoolean(restricted),
    password: await resolvePassword(context, user, path),
    value: toJson(profile),
  });
  for (const [{ on, id = 0, level }, itemPath] of itemsWithPaths(user.grants, path, 'grants')) {
    if (!restricted)
      context.report(itemPath, `${username} is unrestricted and needs no grants; remove them, or set restricted: true`);
    context.requireUnique('grants', `${username} ${on} ${id}`, itemPath, 'duplicate grant; remove it');
    context.rows.grants.push({ username, entity: on, entity_id: id, level });
  }
  for (const [token, itemPath] of itemsWithPaths(user.tokens, path, 'tokens'))
    buildToken(context, username, token, itemPath);
  for (const [{ label, ssh_key, created: keyCreated }, itemPath] of itemsWithPaths(user.ssh_keys, path, 'ssh_keys')) {
    const keyError = sshKeyError(ssh_key);
    if (keyError !== undefined) context.report([...itemPath, 'ssh_key'], keyError);
    context.rows.ssh_keys.push({
      id: context.id(itemPath),
      username,
      label,
      ssh_key,
      created: context.toTimestamp(keyCreated),
    });
  }
  checkAnswers(context, user.security_answers ?? [], path);
  for (const [{ question_id, response }, itemPath] of itemsWithPaths(user.security_answers, path, 'security_answers')) {
    context.requireUnique(
      'security_answers',
      `${username} ${question_id}`,
      itemPath,
      `duplicate answer to question ${question_id}; remove it`,
    );
    context.rows.security_answers.push({
      username,
      question_id,
      response: context.encrypt(response, [...itemPath, 'response']),
    });
  }
}

/** Validates a user's security answers as the API does. A user has either none or three. */
function checkAnswers(context: BuildContext, answers: readonly SeedSecurityAnswer[], path: Path): void {
  if (answers.length === 0) return;
  // An encrypted response cannot be read here. It was validated before it was encrypted.
  const requestAnswers = answers.map(({ question_id, response }) => ({
    question_id,
    response: typeof response === 'string' ? response : 'sealed',
  }));
  const problems = checkSecurityAnswers({ security_questions: requestAnswers }).map(({ pointer, message }) => ({
    location: parsePointer(pointer),
    message,
  }));
  const unknownQuestions = validateQuestionIds(requestAnswers).map(({ field = '', message }) => ({
    location: parsePointer(`/${field.replaceAll('.', '/')}`),
    message,
  }));
  for (const { location, message } of [...problems, ...unknownQuestions])
    context.report([...path, 'security_answers', ...location.slice(1)], message);
}

async function resolvePassword(context: BuildContext, { password }: SeedUser, path: Path): Promise<string | null> {
  if (password === undefined) return null;
  if (typeof password === 'string') return hashPassword(password);
  if (!isPasswordHash(password.digest))
    context.report(
      [...path, 'password', 'digest'],
      'invalid password digest; use one from an export, or the password itself',
    );
  return password.digest;
}

function buildToken(context: BuildContext, username: string, token: SeedToken, path: Path): void {
  const kind = token.kind ?? 'personal';
  const hash = context.digest(token.token);
  context.requireUnique('tokens', hash, [...path, 'token'], 'duplicate token; use a unique one');
  if (kind === 'personal' && token.client !== undefined)
    context.report([...path, 'client'], 'a personal token has no client; remove it, or set kind: oauth');
  context.rows.tokens.push({
    id: context.id(path),
    kind,
    hash,
    refresh_hash: token.refresh === undefined ? null : context.digest(token.refresh),
    family: token.family ?? null,
    username,
    client_id: token.client ?? null,
    scopes: token.scopes ?? '*',
    created_at: context.toMilliseconds(token.created),
    expires_at: token.expires === undefined || token.expires === null ? null : context.toMilliseconds(token.expires),
  });
}

function buildClient(context: BuildContext, account: string, client: SeedOAuthClient, path: Path): void {
  const { rows } = context;
  context.requireUnique(
    'oauth_clients',
    client.id,
    [...path, 'id'],
    `duplicate OAuth client ${client.id}; use a unique id`,
  );
  const position = client.position ?? Math.max(0, ...rows.oauth_clients.map((row) => row.position ?? 0)) + 1;
  context.requireUnique(
    'positions',
    position,
    [...path, 'position'],
    `duplicate OAuth client position ${position}; use a unique position, or remove it`,
  );
  const { label, redirect_uri, public: isPublic = false } = client;
  context.reportProblems(path, checkOAuthClientCreate({ label, redirect_uri, public: isPublic }));
  rows.oauth_clients.push({
    position,
    id: client.id,
    account_id: account,
    label,
    public: toSqlBoolean(isPublic),
    status: client.status ?? 'active',
    redirect_uri,
    thumbnail_url: client.thumbnail_url ?? null,
    secret_hash: context.digest(client.secret),
  });
  for (const [code, itemPath] of itemsWithPaths(client.codes, path, 'codes')) {
    const hash = context.digest(code.code);
    context.requireUnique('codes', hash, [...itemPath, 'code'], 'duplicate code; use a unique one');
    rows.authorization_codes.push({
      hash,
      client_id: client.id,
      username: code.username,
      scopes: code.scopes,
      redirect_uri: code.redirect_uri ?? client.redirect_uri,
      expires_at: context.toMilliseconds(code.expires),
      family: code.family ?? null,
      code_challenge: code.code_challenge ?? null,
    });
  }
}
