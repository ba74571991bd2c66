// The security questions that there are.
//
// An id never comes to mean another question: answers are stored by it.

export interface Question {
  readonly id: number;
  readonly question: string;
}

export const questions: readonly Question[] = [
  { id: 1, question: 'In what city were you born?' },
  { id: 2, question: 'What was the name of your first pet?' },
  { id: 3, question: 'What is the first name of your oldest cousin?' },
  { id: 4, question: 'What was the name of the street where you grew up?' },
  { id: 5, question: 'What was the name of your first school?' },
  { id: 6, question: 'What was the title of the first book that you bought?' },
  { id: 7, question: 'What was the name of your favourite teacher?' },
  { id: 8, question: 'In what town did your parents meet?' },
  { id: 9, question: 'What was the first dish that you learned to cook?' },
  { id: 10, question: 'What was the name of your first stuffed animal?' },
  { id: 11, question: 'What was the colour of your first car?' },
  { id: 12, question: 'Where did you spend your first holiday by the sea?' },
];

const ids = new Set(questions.map(({ id }) => id));

/** Whether there is a question with this ID. */
export function isQuestion(id: number): boolean {
  return ids.has(id);
}
