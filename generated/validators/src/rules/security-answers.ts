// Generated; change the document it is made from instead.

/** What the rules read of a value. */
export interface SecurityAnswersAsRulesRead {
  readonly security_questions: readonly { readonly question_id: number }[];
}

/** The three questions must be unique. */
export function threeUniqueQuestions(self: SecurityAnswersAsRulesRead): boolean {
  return self.security_questions.every(
    (a) => self.security_questions.filter((b) => b.question_id === a.question_id).length === 1,
  );
}
