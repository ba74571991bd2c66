// HTML validation with html-validate.

import { HtmlValidate } from 'html-validate/node';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // The content security policy blocks inline styles.
    'no-inline-style': 'error',
    // IDs contain property names, which may have dots and brackets.
    'valid-id': 'off',
    // Style rules without an effect on the content.
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'attr-quotes': 'off',
    'long-title': 'off',
    'tel-non-breaking': 'off',
  },
});

/** Returns the validation errors of a page: "line:column rule: message". */
export async function validateHtml(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}
