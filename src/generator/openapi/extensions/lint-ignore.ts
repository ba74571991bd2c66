// The keyword by which a document tells the linter what it need not say: it belongs to no vocabulary, and may stand on any object.

/** Maps codes of findings, or globs of codes, to the reason why they are all right here. */
export const ignoreKeyword = 'x-lint-ignore';
