// Security questions, and the encrypted answers of users.

import { httpError, type ErrorDetail } from '@cloud-api/server';
import type { AnsweredSecurityQuestions, SecurityAnswers, SecurityQuestions } from '@cloud-api/types';
import type { SecretCrypto } from '../../secrets/secret-crypto.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';

interface Question {
  readonly id: number;
  readonly question: string;
}

const questions: readonly Question[] = [
  { id: 1, question: 'In what city were you born?' },
  { id: 2, question: 'What was the name of your first pet?' },
  { id: 3, question: 'What is the first name of your oldest cousin?' },
  { id: 4, question: 'What was the name of the street where you grew up?' },
  { id: 5, question: 'What was the name of your first school?' },
  { id: 6, question: 'What was the title of the first book that you bought?' },
  { id: 7, question: 'What was the name of your favorite teacher?' },
  { id: 8, question: 'In what town did your parents meet?' },
  { id: 9, question: 'What was the first dish that you learned to cook?' },
  { id: 10, question: 'What was the name of your first stuffed animal?' },
  { id: 11, question: 'What was the color of your first car?' },
  { id: 12, question: 'Where did you spend your first vacation by the sea?' },
];

const questionIds = new Set(questions.map(({ id }) => id));

/** Returns whether a question has this ID. */
function isQuestion(id: number): boolean {
  return questionIds.has(id);
}

/** Returns every question, with the user's answer if there is one. */
export async function loadAnswers(
  unit: UnitOfWork,
  username: string,
  secretCrypto: SecretCrypto,
): Promise<SecurityQuestions> {
  const rows = await unit.db
    .selectFrom('security_answers')
    .where('username', '=', username)
    .select(['question_id', 'response'])
    .execute();
  const responses = new Map(rows.map(({ question_id, response }) => [question_id, response]));
  const entries = questions.map(({ id, question }) => {
    const response = responses.get(id);
    return { id, question, response: response === undefined ? null : secretCrypto.decrypt(response) };
  });
  return { security_questions: entries };
}

/** Returns errors for questions that do not exist. */
export function validateQuestionIds(
  answers: readonly ({ readonly question_id?: number } | undefined)[],
): ErrorDetail[] {
  return answers.flatMap((answer, index): ErrorDetail[] => {
    if (answer?.question_id === undefined || isQuestion(answer.question_id)) return [];
    return [{ message: 'There is no such security question.', field: `security_questions.${index}.question_id` }];
  });
}

/**
 * Replaces all answers of a user. The user's row is locked, so that concurrent requests do not mix their answers.
 * Throws an error response if a question does not exist.
 */
export async function replaceAnswers(
  unit: UnitOfWork,
  username: string,
  { security_questions: answers }: SecurityAnswers,
  secretCrypto: SecretCrypto,
): Promise<AnsweredSecurityQuestions> {
  const questionTexts = new Map(questions.map(({ id, question }) => [id, question]));
  const errors = validateQuestionIds(answers);
  if (errors.length > 0) throw httpError(400, ...errors);
  await unit.db.deleteFrom('security_answers').where('username', '=', username).execute();
  const rows = answers.map(({ question_id, response }) => ({
    username,
    question_id,
    response: secretCrypto.encrypt(response),
  }));
  await unit.db.insertInto('security_answers').values(rows).execute();
  return {
    security_questions: answers.map(({ question_id, response }) => ({
      question_id,
      response,
      security_question: questionTexts.get(question_id) ?? '',
    })),
  };
}
