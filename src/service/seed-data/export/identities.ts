// Exports users and OAuth clients as seed data. Passwords, tokens, and secrets are exported as digests.

import type { SeedOAuthClient, SeedUser } from '../../../../generated/service-seed-data/types/index.ts';
import { fromJson } from '../../storage/json.ts';
import { groupRows, type DatabaseRows } from './table-state.ts';
import { formatTime } from '../times.ts';

/** Returns a function that exports the users of an account. */
export function exportUsers(state: DatabaseRows): (account: string) => SeedUser[] {
  const users = groupRows(state.users, (row) => row.account_id);
  const grants = groupRows(state.grants, (row) => row.username);
  const tokens = groupRows(state.tokens, (row) => row.username);
  const keys = groupRows(state.keys, (row) => row.username);
  const answers = groupRows(state.answers, (row) => row.username);
  return (account) =>
    users(account).map(({ username, restricted, password, value }) => ({
      username,
      restricted: restricted === 1,
      ...fromJson(value),
      ...(password !== null && { password: { digest: password } }),
      // Grants of unrestricted users have no effect and are not exported.
      grants: (restricted === 1 ? grants(username) : []).map(({ entity, entity_id, level }) => ({
        on: entity,
        ...(entity_id !== 0 && { id: entity_id }),
        level,
      })),
      tokens: tokens(username).map((token) => ({
        id: token.id,
        kind: token.kind,
        token: { digest: token.hash },
        ...(token.refresh_hash !== null && { refresh: { digest: token.refresh_hash } }),
        family: token.family,
        ...(token.client_id !== null && { client: token.client_id }),
        ...(token.scopes !== '' && { scopes: token.scopes }),
        created: formatTime(token.created_at),
        expires: token.expires_at === null ? null : formatTime(token.expires_at),
      })),
      ssh_keys: keys(username).map(({ id, label, ssh_key, created }) => ({ id, label, ssh_key, created })),
      security_answers: answers(username).map(({ question_id, response }) => ({
        question_id,
        response: { sealed: response },
      })),
    }));
}

/** Returns a function that exports the OAuth clients of an account, in order of creation. */
export function exportClients(state: DatabaseRows): (account: string) => SeedOAuthClient[] {
  const clients = groupRows(state.clients, (row) => row.account_id);
  const codes = groupRows(state.codes, (row) => row.client_id);
  return (account) =>
    clients(account).map((client) => ({
      id: client.id,
      position: client.position,
      label: client.label,
      redirect_uri: client.redirect_uri,
      secret: { digest: client.secret_hash },
      public: client.public === 1,
      status: statuses.find((status) => status === client.status) ?? 'active',
      thumbnail_url: client.thumbnail_url,
      codes: codes(client.id).map((code) => ({
        code: { digest: code.hash },
        username: code.username,
        scopes: code.scopes,
        redirect_uri: code.redirect_uri,
        expires: formatTime(code.expires_at),
        family: code.family,
        ...(code.code_challenge !== null && { code_challenge: code.code_challenge }),
      })),
    }));
}

const statuses = ['active', 'disabled', 'suspended'] as const;
