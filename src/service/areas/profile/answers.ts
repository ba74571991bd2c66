// The answers of a user to security questions, which are kept encrypted.

import { refuse, type Reason } from '@cloud-api/server';
import type { AnsweredSecurityQuestions, SecurityAnswers, SecurityQuestions } from '@cloud-api/types';
import type { Vault } from '../../secrets/vault.ts';
import type { Unit } from '../../unit.ts';
import { isQuestion, questions } from './questions.ts';

/** Every question, with the user's answer where there is one. */
export async function answersOf(unit: Unit, username: string, vault: Vault): Promise<SecurityQuestions> {
  const rows = await unit.db
    .selectFrom('security_answers')
    .where('username', '=', username)
    .select(['question_id', 'response'])
    .execute();
  const responses = new Map(rows.map(({ question_id, response }) => [question_id, response]));
  const answered = questions.map(({ id, question }) => {
    const response = responses.get(id);
    return { id, question, response: response === undefined ? null : vault.decrypt(response) };
  });
  return { security_questions: answered };
}

/** The questions that do not exist. */
export function questionReasons(answers: readonly ({ readonly question_id?: number } | undefined)[]): Reason[] {
  return answers.flatMap((answer, index): Reason[] => {
    if (answer?.question_id === undefined || isQuestion(answer.question_id)) return [];
    return [{ message: 'There is no such security question.', field: `security_questions.${index}.question_id` }];
  });
}

/** Puts answers in the place of all that the user has given, whose row is locked: two requests at once would each leave their answers beside the other's. Throws a refusal where a question is none. */
export async function replaceAnswers(
  unit: Unit,
  username: string,
  { security_questions: answers }: SecurityAnswers,
  vault: Vault,
): Promise<AnsweredSecurityQuestions> {
  const known = new Map(questions.map(({ id, question }) => [id, question]));
  const reasons = questionReasons(answers);
  if (reasons.length > 0) throw refuse(400, ...reasons);
  await unit.db.deleteFrom('security_answers').where('username', '=', username).execute();
  const rows = answers.map(({ question_id, response }) => ({
    username,
    question_id,
    response: vault.encrypt(response),
  }));
  await unit.db.insertInto('security_answers').values(rows).execute();
  return {
    security_questions: answers.map(({ question_id, response }) => ({
      question_id,
      response,
      security_question: known.get(question_id) ?? '',
    })),
  };
}
