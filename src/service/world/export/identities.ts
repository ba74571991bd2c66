// Users and OAuth clients of a state, as a world file has them. Of passwords, tokens and secrets there are digests alone.

import type { WorldOAuthClient, WorldUser } from '../generated/types/index.ts';
import { fromJson } from '../../storage/json.ts';
import { partsOf, type State } from './state.ts';
import { momentText } from './times.ts';

/** The users of an account. */
export function exportUsers(state: State): (account: string) => WorldUser[] {
  const users = partsOf(state.users, (row) => row.account_id);
  const grants = partsOf(state.grants, (row) => row.username);
  const tokens = partsOf(state.tokens, (row) => row.username);
  const keys = partsOf(state.keys, (row) => row.username);
  const answers = partsOf(state.answers, (row) => row.username);
  return (account) =>
    users(account).map(({ username, restricted, password, value }) => ({
      username,
      restricted: restricted === 1,
      ...fromJson(value),
      ...(password !== null && { password: { digest: password } }),
      // Grants from a time before count for nothing, and a world file has none of them.
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
        created: momentText(token.created_at),
        expires: token.expires_at === null ? null : momentText(token.expires_at),
      })),
      ssh_keys: keys(username).map(({ id, label, ssh_key, created }) => ({ id, label, ssh_key, created })),
      security_answers: answers(username).map(({ question_id, response }) => ({
        question_id,
        response: { sealed: response },
      })),
    }));
}

/** The OAuth clients of an account, in the order in which they were made. */
export function exportClients(state: State): (account: string) => WorldOAuthClient[] {
  const clients = partsOf(state.clients, (row) => row.account_id);
  const codes = partsOf(state.codes, (row) => row.client_id);
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
        expires: momentText(code.expires_at),
        family: code.family,
        ...(code.code_challenge !== null && { code_challenge: code.code_challenge }),
      })),
    }));
}

const statuses = ['active', 'disabled', 'suspended'] as const;
