// Suppression keyword of the linter. It is in no vocabulary and allowed on any object.

/** Maps diagnostic codes, or globs of codes, to the reason for the suppression. */
export const lintIgnoreKeyword = 'x-lint-ignore';
