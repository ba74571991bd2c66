// The claims about security questions (SEC), in the document.

import { fieldChecks, fieldOf } from '../checks/field.ts';
import { filterableOnly } from '../checks/filterable.ts';
import { notPaginated, operationExists, scopeNeeded } from '../checks/operation.ts';
import { words } from '../checks/prose.ts';
import { bodyAccepts, requestFields, writable } from '../checks/request.ts';
import { refuses } from '../checks/status.ts';
import { claim, type Claim } from '../claim.ts';
import { answer, operation, request } from '../find.ts';
import { answeredQuestion, question } from '../resources.ts';

const list = 'GET /v4/profile/security-questions';
const reply = 'POST /v4/profile/security-questions';

const answersTo = (...ids: readonly number[]): object => ({
  security_questions: ids.map((id) => ({ question_id: id, response: 'Exampleville' })),
});

export const claims: readonly Claim[] = [
  fieldOf('SEC-01', question, 'id', { types: 'integer' }),
  fieldOf('SEC-02', question, 'question', { types: 'string' }),
  fieldOf('SEC-03', question, 'response', { types: ['string', 'null'], says: [/null where/i, /unanswered/i] }),
  filterableOnly('SEC-04', question, [], ['id', 'question']),
  fieldOf('SEC-05', answeredQuestion, 'question_id', { types: 'integer' }),
  fieldOf('SEC-06', answeredQuestion, 'response', { types: 'string' }),
  fieldOf('SEC-07', answeredQuestion, 'security_question', { types: 'string' }),
  filterableOnly('SEC-08', answeredQuestion, [], ['question_id', 'response']),
  operationExists('SEC-09', list, {}),
  scopeNeeded('SEC-10', list, 'account:read_only'),
  operationExists('SEC-11', reply, {}),
  requestFields('SEC-12', reply, {
    security_questions: 'array',
    'security_questions[].question_id': 'integer',
    'security_questions[].response': 'string',
  }),
  writable('SEC-13', reply, ['security_questions']),
  scopeNeeded('SEC-14', reply, 'account:read_write'),
  claim(
    'SEC-15',
    ...fieldChecks(answer(list), 'security_questions', { types: 'array', items: 'object', required: true }),
    ...notPaginated(list),
  ),
  claim(
    'SEC-16',
    ...[request(reply), answer(reply)].flatMap((where) =>
      fieldChecks(where, 'security_questions', { types: 'array', items: 'object', required: true }),
    ),
  ),
  claim('SEC-17', bodyAccepts(reply, { good: [answersTo(1, 2, 11)], bad: [answersTo(1, 2)] }), ...refuses(reply)),
  claim(
    'SEC-18',
    bodyAccepts(reply, { good: [answersTo(1, 2, 11)], bad: [answersTo(1, 2, 11, 12)] }),
    ...refuses(reply),
  ),
  claim(
    'SEC-23',
    words(() => operation(reply), 'the answers', [
      /must be answered before the two-factor secret creation command can be used/i,
    ]),
  ),
];
