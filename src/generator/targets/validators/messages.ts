// Validation error messages by kind of failure.

/** One message, or a function that returns it, per kind of failure. */
export const messages = {
  /** `expected` describes the expected types: `a string or null`. */
  wrongType: (expected: string) => `must be ${expected}`,
  /** `options` is a readable list: `one of "a", "b" or 3`. */
  notInEnum: (options: string) => `must be ${options}`,
  missing: 'is required',
  missingDependent: (property: string) => `is required where ${property} is given`,
  forbidden: 'is not allowed',
  tooShort: (least: number) => (least === 1 ? 'must not be empty' : `must be at least ${least} characters`),
  tooLong: (most: number) => (most === 0 ? 'must be empty' : `must be at most ${withCount(most, 'character')}`),
  badPattern: (pattern: string) => `must match ${pattern}`,
  /** `description` describes the format: `a date such as 2030-01-15`. */
  badFormat: (description: string) => `must be ${description}`,
  tooSmall: (least: number) => `must be at least ${least}`,
  tooLarge: (most: number) => `must be at most ${most}`,
  notAbove: (limit: number) => `must be more than ${limit}`,
  notBelow: (limit: number) => `must be less than ${limit}`,
  notMultiple: (step: number) => `must be a multiple of ${step}`,
  tooFewItems: (least: number) => `must have at least ${withCount(least, 'item')}`,
  tooManyItems: (most: number) => (most === 0 ? 'must have no items' : `must have at most ${withCount(most, 'item')}`),
  duplicateItem: 'must not have the same item twice',
  tooFewMatches: (least: number) => `must have at least ${withCount(least, 'item')} of the kind that it must contain`,
  tooManyMatches: (most: number) => `must have at most ${withCount(most, 'item')} of the kind that it must contain`,
  tooFewProperties: (least: number) => `must have at least ${withCount(least, 'member')}`,
  tooManyProperties: (most: number) =>
    most === 0 ? 'must have no members' : `must have at most ${withCount(most, 'member')}`,
  badPropertyName: 'is not a name that is allowed here',
  /** The discriminator value selects no branch. */
  unknownBranch: (options: string) => `must be one of ${options}`,
  severalMatch: 'must match exactly one of the alternatives, but matches several',
  noneMatches: 'must match one of the alternatives',
  excluded: 'is a value that is not allowed',
} as const;

function withCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
