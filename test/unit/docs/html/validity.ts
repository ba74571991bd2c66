// Whether pages are valid HTML, by an outside judge.

import { HtmlValidate } from 'html-validate/node';

const judge = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Names of places hold the names of fields, which may have dots and brackets.
    'valid-id': 'off',
    // How it is written, not what it says.
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'attr-quotes': 'off',
    'long-title': 'off',
    'no-inline-style': 'error',
    // Regions that scroll can be reached by key.
    'tel-non-breaking': 'off',
  },
});

/** What is wrong with a page: "line:column rule: message". */
export async function invalid(html: string): Promise<readonly string[]> {
  const { results } = await judge.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}
