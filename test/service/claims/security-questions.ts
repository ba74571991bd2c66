// Claims about security questions.

import assert from 'node:assert/strict';
import type { SecurityAnswer, SecurityQuestion } from '@cloud-api/types';
import type { World } from '../harness/world.ts';
import { accepted, everyHas, isText, isWhole, memberwise, refused, type Called } from './answers.ts';
import { freshClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { needsScope } from './scopes.ts';

const path = '/v4/profile/security-questions';
const answers = (...ids: readonly number[]): SecurityAnswer[] =>
  ids.map((question_id) => ({ question_id, response: `answer ${question_id}` }));

const list = async ({ client }: World, token?: string): Promise<SecurityQuestion[]> =>
  (await accepted(client(token).profile.listSecurityQuestions())).security_questions;
const answer = ({ client }: World, security_questions: SecurityAnswer[], token?: string) =>
  client(token).profile.answerSecurityQuestions({ body: { security_questions } });
const answered = async (world: World, ...ids: readonly number[]) =>
  (await accepted(answer(world, answers(...ids)))).security_questions;
const send = ({ raw, fixtures }: World, body: unknown) =>
  raw('POST', path, { token: fixtures.tokens.unrestricted, body });

const listed = (id: string, name: string, holds: (value: unknown) => boolean): ServiceClaim =>
  serviceClaim(id, async (world) => everyHas((await list(world)).map(memberwise), name, holds));
const told = (id: string, name: string, holds: (value: unknown) => boolean): ServiceClaim =>
  serviceClaim(id, async (world) => everyHas((await answered(world, 1, 2, 3)).map(memberwise), name, holds));

/** The profile is no collection: X-Filter means nothing to it, whatever it names. */
const unfiltered = (id: string, ...names: readonly string[]): ServiceClaim =>
  serviceClaim(id, async ({ raw, fixtures }) => {
    const send = (headers: Record<string, string>) =>
      raw('GET', path, { token: fixtures.tokens.unrestricted, headers });
    const all = await send({});
    for (const name of names) assert.equal((await send({ 'X-Filter': JSON.stringify({ [name]: 1 }) })).text, all.text);
  });

/** Answers that are not three different ones are refused, and change nothing. */
const refusesCount = (id: string, ...ids: readonly number[]): ServiceClaim =>
  serviceClaim(id, async (world) => {
    await answered(world, 1, 2, 3);
    const before = await list(world);
    await refused(answer(world, answers(...ids)), 400, 'security_questions');
    assert.deepEqual(await list(world), before);
  });

export const claims: readonly ServiceClaim[] = [
  listed('SEC-01', 'id', isWhole),
  listed('SEC-02', 'question', isText),
  freshClaim('SEC-03', async (world) => {
    const { tokens } = world.fixtures;
    everyHas((await list(world, tokens.restricted)).map(memberwise), 'response', (response) => response === null);
    await accepted(answer(world, answers(4, 5, 6), tokens.restricted));
    const questions = await list(world, tokens.restricted);
    assert.deepEqual(
      questions.filter(({ response }) => response !== null).map(({ id, response }) => [id, response]),
      [
        [4, 'answer 4'],
        [5, 'answer 5'],
        [6, 'answer 6'],
      ],
    );
  }),
  unfiltered('SEC-04', 'id', 'question', 'response'),
  told('SEC-05', 'question_id', isWhole),
  told('SEC-06', 'response', isText),
  told('SEC-07', 'security_question', isText),
  unfiltered('SEC-08', 'question_id', 'response', 'security_question'),
  serviceClaim('SEC-09', async ({ client }) => {
    const { status } = await client().profile.listSecurityQuestions();
    assert.equal(status, 200);
  }),
  serviceClaim('SEC-10', ({ raw }) => needsScope('account:read_only', (request) => raw('GET', path, request))),
  serviceClaim('SEC-11', async (world) => {
    const { status } = await answer(world, answers(1, 2, 3));
    assert.equal(status, 200);
  }),
  serviceClaim('SEC-12', async (world) => {
    assert.deepEqual(
      (await answered(world, 7, 8, 9)).map(({ question_id, response }) => ({ question_id, response })),
      answers(7, 8, 9),
    );
    await refused(send(world, { security_questions: 'x' }), 400, 'security_questions');
    const [first = assert.fail()] = answers(1);
    await refused(
      send(world, { security_questions: [{ ...first, question_id: 'x' }, { question_id: 2, response: 2 }, {}] }),
      400,
      ...['0.question_id', '1.response', '2.question_id', '2.response'].map((field) => `security_questions.${field}`),
    );
    await refused(
      send(world, { security_questions: [...answers(1, 2), { question_id: 3, response: '' }] }),
      400,
      'security_questions.2.response',
    );
    await refused(
      send(world, { security_questions: [...answers(1, 2), { question_id: 3, response: 'x'.repeat(256) }] }),
      400,
      'security_questions.2.response',
    );
    await refused(
      send(world, { security_questions: answers(999, 1, 0) }),
      400,
      'security_questions.0.question_id',
      'security_questions.2.question_id',
    );
    await refused(send(world, {}), 400, 'security_questions');
  }),
  serviceClaim('SEC-14', ({ raw }) =>
    needsScope('account:read_write', (request) => raw('POST', path, { ...request, body: {} })),
  ),
  serviceClaim('SEC-15', async ({ raw, fixtures }) => {
    const body = memberwise((await raw('GET', path, { token: fixtures.tokens.unrestricted })).json);
    assert.deepEqual(Object.keys(body), ['security_questions']);
    assert.ok(Array.isArray(body['security_questions']));
    for (const entry of body['security_questions'])
      assert.deepEqual(Object.keys(memberwise(entry)).sort(), ['id', 'question', 'response']);
  }),
  serviceClaim('SEC-16', async (world) => {
    const body = memberwise((await send(world, { security_questions: answers(3, 1, 2) })).json);
    assert.deepEqual(Object.keys(body), ['security_questions']);
    const questions = new Map((await list(world)).map(({ id, question }) => [id, question]));
    assert.deepEqual(
      body['security_questions'],
      answers(3, 1, 2).map((each) => ({ ...each, security_question: questions.get(each.question_id) })),
    );
  }),
  refusesCount('SEC-17', 4, 5),
  refusesCount('SEC-18', 4, 5, 6, 7),
  refusesCount('SEC-19', 4, 5, 4),
  serviceClaim('SEC-20', async (world) => {
    await answered(world, 1, 2, 3);
    await accepted(answer(world, [{ question_id: 1, response: 'Größer 日本' }, ...answers(2, 3)]));
    assert.deepEqual(
      (await list(world)).slice(0, 3).map(({ response }) => response),
      ['Größer 日本', 'answer 2', 'answer 3'],
    );
    const stored = await world.units('read', ({ db }) =>
      db.selectFrom('security_answers').where('username', '=', 'demo').select('response').execute(),
    );
    assert.ok(stored.every(({ response }) => !response.includes('answer')));
  }),
  serviceClaim('SEC-21', async (world) => {
    await answered(world, 1, 2, 3);
    await answered(world, 3, 4, 5);
    const responses = (await list(world)).map(({ response }) => response);
    assert.deepEqual(responses.slice(0, 5), [null, null, 'answer 3', 'answer 4', 'answer 5']);
    const race: Called[] = await Promise.all([
      answer(world, answers(1, 2, 3)),
      answer(world, answers(4, 5, 6)),
      answer(world, answers(7, 8, 9)),
    ]);
    assert.ok(race.every(({ ok }) => ok));
    assert.equal((await list(world)).filter(({ response }) => response !== null).length, 3);
  }),
  serviceClaim('SEC-22', async (world) => {
    await answered(world, 2, 4, 6);
    const questions = await list(world);
    assert.ok(questions.length >= 5);
    assert.equal(new Set(questions.map(({ id }) => id)).size, questions.length);
    assert.equal(new Set(questions.map(({ question }) => question)).size, questions.length);
    for (const { id, response } of questions) assert.equal(response, [2, 4, 6].includes(id) ? `answer ${id}` : null);
    // Everybody's questions are the same, their answers are not.
    const others = await list(world, world.fixtures.tokens.restricted_compute_ro);
    assert.deepEqual(
      others.map(({ id }) => id),
      questions.map(({ id }) => id),
    );
    assert.ok(others.every(({ response }) => response === null));
  }),
];
