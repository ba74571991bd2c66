// Operations on the caller's profile: security questions and SSH keys.

import { httpError, type ErrorDetail } from '@cloud-api/server';
import { queryPage } from '../../collections/page.ts';
import { lockCurrentUsername } from '../../host/current-username.ts';
import { requirePrincipal } from '../../host/principal.ts';
import { formatTimestamp } from '../../clock.ts';
import type { TagModuleFactory } from '../tag-module.ts';
import { loadAnswers, validateQuestionIds, replaceAnswers } from './security-questions.ts';
import { sshKeyError } from './validate-ssh-key.ts';

function validateSshKey(key: string): ErrorDetail[] {
  const message = sshKeyError(key);
  return message === undefined ? [] : [{ message, field: 'ssh_key' }];
}

export const profile: TagModuleFactory<'profile'> = ({ secretCrypto }) => ({
  conflicts: {
    answerSecurityQuestions: ({ body }) => Promise.resolve(validateQuestionIds(body.security_questions ?? [])),
    createSshKey: ({ body: { ssh_key } }) => Promise.resolve(ssh_key === undefined ? [] : validateSshKey(ssh_key)),
  },
  handlers: {
    async listSecurityQuestions({ tx, identity }) {
      return { status: 200, body: await loadAnswers(tx, requirePrincipal(identity).username, secretCrypto) };
    },

    async answerSecurityQuestions({ tx, identity, body }) {
      return {
        status: 200,
        body: await replaceAnswers(tx, await lockCurrentUsername(tx, identity), body, secretCrypto),
      };
    },

    async listSshKeys({ tx, identity, query }) {
      const { username } = requirePrincipal(identity);
      const keys = tx.db
        .selectFrom('ssh_keys')
        .where('username', '=', username)
        .select(['id', 'created', 'label', 'ssh_key']);
      return {
        status: 200,
        body: await queryPage(keys, query, { order: [{ column: 'id', direction: 'asc' }] }, (rows) => [...rows]),
      };
    },

    async createSshKey({ tx, identity, body: { label, ssh_key } }) {
      const errors = validateSshKey(ssh_key);
      if (errors.length > 0) throw httpError(400, ...errors);
      const row = {
        username: await lockCurrentUsername(tx, identity),
        label,
        ssh_key,
        created: formatTimestamp(tx.now),
      };
      const { id } = await tx.db.insertInto('ssh_keys').values(row).returning('id').executeTakeFirstOrThrow();
      return { status: 200, body: { id, created: row.created, label, ssh_key } };
    },
  },
});
