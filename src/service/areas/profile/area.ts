// The area of the caller's profile: security questions and SSH keys.

import { refuse, type Reason } from '@cloud-api/server';
import { pageOf } from '../../collections/page.ts';
import { currentName } from '../../host/current.ts';
import { personOf } from '../../host/person.ts';
import { timestamp } from '../../time.ts';
import type { MakeArea } from '../area.ts';
import { answersOf, questionReasons, replaceAnswers } from './answers.ts';
import { mistakeInSshKey } from './ssh-key.ts';

function keyMistakes(key: string): Reason[] {
  const message = mistakeInSshKey(key);
  return message === undefined ? [] : [{ message, field: 'ssh_key' }];
}

export const profile: MakeArea<'profile'> = ({ vault }) => ({
  conflicts: {
    answerSecurityQuestions: ({ body }) => Promise.resolve(questionReasons(body.security_questions ?? [])),
    createSshKey: ({ body: { ssh_key } }) => Promise.resolve(ssh_key === undefined ? [] : keyMistakes(ssh_key)),
  },
  handlers: {
    async listSecurityQuestions({ tx, identity }) {
      return { status: 200, body: await answersOf(tx, personOf(identity).username, vault) };
    },

    async answerSecurityQuestions({ tx, identity, body }) {
      return { status: 200, body: await replaceAnswers(tx, await currentName(tx, identity), body, vault) };
    },

    async listSshKeys({ tx, identity, query }) {
      const { username } = personOf(identity);
      const keys = tx.db
        .selectFrom('ssh_keys')
        .where('username', '=', username)
        .select(['id', 'created', 'label', 'ssh_key']);
      return {
        status: 200,
        body: await pageOf(keys, query, { order: [{ by: 'id', direction: 'asc' }] }, (rows) => [...rows]),
      };
    },

    async createSshKey({ tx, identity, body: { label, ssh_key } }) {
      const mistakes = keyMistakes(ssh_key);
      if (mistakes.length > 0) throw refuse(400, ...mistakes);
      const row = { username: await currentName(tx, identity), label, ssh_key, created: timestamp(tx.now) };
      const { id } = await tx.db.insertInto('ssh_keys').values(row).returning('id').executeTakeFirstOrThrow();
      return { status: 200, body: { id, created: row.created, label, ssh_key } };
    },
  },
});
