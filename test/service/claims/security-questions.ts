// Claims about security questions.

import assert from 'node:assert/strict';
import type { SecurityAnswer, SecurityQuestion } from '@cloud-api/types';
import type { TestService } from '../harness/test-service.ts';
import {
  expectSuccess,
  assertAllHave,
  isString,
  isInteger,
  asRecord,
  expectError,
  type ClientResult,
} from './helpers/response-assertions.ts';
import { freshServiceClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { assertScope } from './helpers/assert-scope.ts';

const path = '/v4/profile/security-questions';
const answers = (...ids: readonly number[]): SecurityAnswer[] =>
  ids.map((question_id) => ({ question_id, response: `answer ${question_id}` }));

const list = async ({ client }: TestService, token?: string): Promise<SecurityQuestion[]> =>
  (await expectSuccess(client(token).profile.listSecurityQuestions())).security_questions;
const answer = ({ client }: TestService, security_questions: SecurityAnswer[], token?: string) =>
  client(token).profile.answerSecurityQuestions({ body: { security_questions } });
const getAnswered = async (service: TestService, ...ids: readonly number[]) =>
  (await expectSuccess(answer(service, answers(...ids)))).security_questions;
const send = ({ raw, fixtures }: TestService, body: unknown) =>
  raw('POST', path, { token: fixtures.tokens.unrestricted, body });

/** Creates a claim about a field of every question. */
const questionFieldClaim = (id: string, name: string, isValid: (value: unknown) => boolean): ServiceClaim =>
  serviceClaim(id, async (service) => assertAllHave((await list(service)).map(asRecord), name, isValid));
/** Creates a claim about a field of every returned answer. */
const answerFieldClaim = (id: string, name: string, isValid: (value: unknown) => boolean): ServiceClaim =>
  serviceClaim(id, async (service) =>
    assertAllHave((await getAnswered(service, 1, 2, 3)).map(asRecord), name, isValid),
  );

/** Creates a claim that X-Filter has no effect, because the profile is not a collection. */
const filterIgnoredClaim = (id: string, ...names: readonly string[]): ServiceClaim =>
  serviceClaim(id, async ({ raw, fixtures }) => {
    const send = (headers: Record<string, string>) =>
      raw('GET', path, { token: fixtures.tokens.unrestricted, headers });
    const unfiltered = await send({});
    for (const name of names)
      assert.equal((await send({ 'X-Filter': JSON.stringify({ [name]: 1 }) })).text, unfiltered.text);
  });

/** Creates a claim that answers are rejected if they are not for exactly three different questions. */
const countRejectedClaim = (id: string, ...ids: readonly number[]): ServiceClaim =>
  serviceClaim(id, async (service) => {
    await getAnswered(service, 1, 2, 3);
    const before = await list(service);
    await expectError(answer(service, answers(...ids)), 400, 'security_questions');
    assert.deepEqual(await list(service), before);
  });

export const claims: readonly ServiceClaim[] = [
  questionFieldClaim('SEC-01', 'id', isInteger),
  questionFieldClaim('SEC-02', 'question', isString),
  freshServiceClaim('SEC-03', async (service) => {
    const { tokens } = service.fixtures;
    assertAllHave((await list(service, tokens.restricted)).map(asRecord), 'response', (response) => response === null);
    await expectSuccess(answer(service, answers(4, 5, 6), tokens.restricted));
    const questions = await list(service, tokens.restricted);
    assert.deepEqual(
      questions.filter(({ response }) => response !== null).map(({ id, response }) => [id, response]),
      [
        [4, 'answer 4'],
        [5, 'answer 5'],
        [6, 'answer 6'],
      ],
    );
  }),
  filterIgnoredClaim('SEC-04', 'id', 'question', 'response'),
  answerFieldClaim('SEC-05', 'question_id', isInteger),
  answerFieldClaim('SEC-06', 'response', isString),
  answerFieldClaim('SEC-07', 'security_question', isString),
  filterIgnoredClaim('SEC-08', 'question_id', 'response', 'security_question'),
  serviceClaim('SEC-09', async ({ client }) => {
    const { status } = await client().profile.listSecurityQuestions();
    assert.equal(status, 200);
  }),
  serviceClaim('SEC-10', ({ raw }) => assertScope('account:read_only', (request) => raw('GET', path, request))),
  serviceClaim('SEC-11', async (service) => {
    const { status } = await answer(service, answers(1, 2, 3));
    assert.equal(status, 200);
  }),
  serviceClaim('SEC-12', async (service) => {
    assert.deepEqual(
      (await getAnswered(service, 7, 8, 9)).map(({ question_id, response }) => ({ question_id, response })),
      answers(7, 8, 9),
    );
    await expectError(send(service, { security_questions: 'x' }), 400, 'security_questions');
    const [first = assert.fail()] = answers(1);
    await expectError(
      send(service, { security_questions: [{ ...first, question_id: 'x' }, { question_id: 2, response: 2 }, {}] }),
      400,
      ...['0.question_id', '1.response', '2.question_id', '2.response'].map((field) => `security_questions.${field}`),
    );
    await expectError(
      send(service, { security_questions: [...answers(1, 2), { question_id: 3, response: '' }] }),
      400,
      'security_questions.2.response',
    );
    await expectError(
      send(service, { security_questions: [...answers(1, 2), { question_id: 3, response: 'x'.repeat(256) }] }),
      400,
      'security_questions.2.response',
    );
    await expectError(
      send(service, { security_questions: answers(999, 1, 0) }),
      400,
      'security_questions.0.question_id',
      'security_questions.2.question_id',
    );
    await expectError(send(service, {}), 400, 'security_questions');
  }),
  serviceClaim('SEC-14', ({ raw }) =>
    assertScope('account:read_write', (request) => raw('POST', path, { ...request, body: {} })),
  ),
  serviceClaim('SEC-15', async ({ raw, fixtures }) => {
    const body = asRecord((await raw('GET', path, { token: fixtures.tokens.unrestricted })).json);
    assert.deepEqual(Object.keys(body), ['security_questions']);
    assert.ok(Array.isArray(body['security_questions']));
    for (const entry of body['security_questions'])
      assert.deepEqual(Object.keys(asRecord(entry)).sort(), ['id', 'question', 'response']);
  }),
  serviceClaim('SEC-16', async (service) => {
    const body = asRecord((await send(service, { security_questions: answers(3, 1, 2) })).json);
    assert.deepEqual(Object.keys(body), ['security_questions']);
    const questions = new Map((await list(service)).map(({ id, question }) => [id, question]));
    assert.deepEqual(
      body['security_questions'],
      answers(3, 1, 2).map((sentAnswer) => ({
        ...sentAnswer,
        security_question: questions.get(sentAnswer.question_id),
      })),
    );
  }),
  countRejectedClaim('SEC-17', 4, 5),
  countRejectedClaim('SEC-18', 4, 5, 6, 7),
  countRejectedClaim('SEC-19', 4, 5, 4),
  serviceClaim('SEC-20', async (service) => {
    await getAnswered(service, 1, 2, 3);
    await expectSuccess(answer(service, [{ question_id: 1, response: 'Größer 日本' }, ...answers(2, 3)]));
    assert.deepEqual(
      (await list(service)).slice(0, 3).map(({ response }) => response),
      ['Größer 日本', 'answer 2', 'answer 3'],
    );
    const stored = await service.runUnit('read', ({ db }) =>
      db.selectFrom('security_answers').where('username', '=', 'demo').select('response').execute(),
    );
    assert.ok(stored.every(({ response }) => !response.includes('answer')));
  }),
  serviceClaim('SEC-21', async (service) => {
    await getAnswered(service, 1, 2, 3);
    await getAnswered(service, 3, 4, 5);
    const responses = (await list(service)).map(({ response }) => response);
    assert.deepEqual(responses.slice(0, 5), [null, null, 'answer 3', 'answer 4', 'answer 5']);
    const concurrentResults: ClientResult[] = await Promise.all([
      answer(service, answers(1, 2, 3)),
      answer(service, answers(4, 5, 6)),
      answer(service, answers(7, 8, 9)),
    ]);
    assert.ok(concurrentResults.every(({ ok }) => ok));
    assert.equal((await list(service)).filter(({ response }) => response !== null).length, 3);
  }),
  serviceClaim('SEC-22', async (service) => {
    await getAnswered(service, 2, 4, 6);
    const questions = await list(service);
    assert.ok(questions.length >= 5);
    assert.equal(new Set(questions.map(({ id }) => id)).size, questions.length);
    assert.equal(new Set(questions.map(({ question }) => question)).size, questions.length);
    for (const { id, response } of questions) assert.equal(response, [2, 4, 6].includes(id) ? `answer ${id}` : null);
    // Questions are shared between users, but answers are not.
    const otherQuestions = await list(service, service.fixtures.tokens.restricted_compute_ro);
    assert.deepEqual(
      otherQuestions.map(({ id }) => id),
      questions.map(({ id }) => id),
    );
    assert.ok(otherQuestions.every(({ response }) => response === null));
  }),
];
