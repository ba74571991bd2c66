// Claims about security questions (SEC) in the document.

import { checkField, claimField } from '../checks/resource-field.ts';
import { claimFilterable } from '../checks/filterable.ts';
import { checkNotPaginated, claimOperation, claimScope } from '../checks/operation.ts';
import { checkDescription } from '../checks/descriptions.ts';
import { checkBodyAccepts, claimRequestFields, claimWritable } from '../checks/request-body.ts';
import { checkBadRequest } from '../checks/status.ts';
import { claim, type Claim } from '../claim.ts';
import { responseBody, operationPath, requestBody } from '../locators.ts';
import { answeredQuestion, question } from '../resources.ts';

const list = 'GET /v4/profile/security-questions';
const answerQuestions = 'POST /v4/profile/security-questions';

const createAnswers = (...ids: readonly number[]): object => ({
  security_questions: ids.map((id) => ({ question_id: id, response: 'Exampleville' })),
});

export const claims: readonly Claim[] = [
  claimField('SEC-01', question, 'id', { types: 'integer' }),
  claimField('SEC-02', question, 'question', { types: 'string' }),
  claimField('SEC-03', question, 'response', {
    types: ['string', 'null'],
    description: [/null where/i, /unanswered/i],
  }),
  claimFilterable('SEC-04', question, [], ['id', 'question']),
  claimField('SEC-05', answeredQuestion, 'question_id', { types: 'integer' }),
  claimField('SEC-06', answeredQuestion, 'response', { types: 'string' }),
  claimField('SEC-07', answeredQuestion, 'security_question', { types: 'string' }),
  claimFilterable('SEC-08', answeredQuestion, [], ['question_id', 'response']),
  claimOperation('SEC-09', list, {}),
  claimScope('SEC-10', list, 'account:read_only'),
  claimOperation('SEC-11', answerQuestions, {}),
  claimRequestFields('SEC-12', answerQuestions, {
    security_questions: 'array',
    'security_questions[].question_id': 'integer',
    'security_questions[].response': 'string',
  }),
  claimWritable('SEC-13', answerQuestions, ['security_questions']),
  claimScope('SEC-14', answerQuestions, 'account:read_write'),
  claim(
    'SEC-15',
    ...checkField(responseBody(list), 'security_questions', { types: 'array', items: 'object', required: true }),
    ...checkNotPaginated(list),
  ),
  claim(
    'SEC-16',
    ...[requestBody(answerQuestions), responseBody(answerQuestions)].flatMap((locate) =>
      checkField(locate, 'security_questions', { types: 'array', items: 'object', required: true }),
    ),
  ),
  claim(
    'SEC-17',
    checkBodyAccepts(answerQuestions, { good: [createAnswers(1, 2, 11)], bad: [createAnswers(1, 2)] }),
    ...checkBadRequest(answerQuestions),
  ),
  claim(
    'SEC-18',
    checkBodyAccepts(answerQuestions, { good: [createAnswers(1, 2, 11)], bad: [createAnswers(1, 2, 11, 12)] }),
    ...checkBadRequest(answerQuestions),
  ),
  claim(
    'SEC-23',
    checkDescription(() => operationPath(answerQuestions), 'the answers', [
      /must be answered before the two-factor secret creation command can be used/i,
    ]),
  ),
];
