// Validation error messages by kind of failure.

/** One message, or a function that returns it, per kind of failure. */
export const sentences = {
  /** `expected` describes the expected types: `a string or null`. */
  wrongType: (what: string) => `must be ${what}`,
  /** `options` is a readable list: `one of "a", "b" or 3`. */
  notListed: (options: string) => `must be ${options}`,
  missing: 'is required',
  missingBeside: (given: string) => `is required where ${given} is given`,
  forbidden: 'is not allowed',
  tooShort: (least: number) => (least === 1 ? 'must not be empty' : `must be at least ${least} characters`),
  tooLong: (most: number) => (most === 0 ? 'must be empty' : `must be at most ${counted(most, 'character')}`),
  badPattern: (pattern: string) => `must match ${pattern}`,
  /** `description` describes the format: `a date such as 2030-01-15`. */
  badFormat: (words: string) => `must be ${words}`,
  tooSmall: (least: number) => `must be at least ${least}`,
  tooLarge: (most: number) => `must be at most ${most}`,
  notAbove: (limit: number) => `must be more than ${limit}`,
  notBelow: (limit: number) => `must be less than ${limit}`,
  notMultiple: (step: number) => `must be a multiple of ${step}`,
  tooFewItems: (least: number) => `must have at least ${counted(least, 'item')}`,
  tooManyItems: (most: number) => (most === 0 ? 'must have no items' : `must have at most ${counted(most, 'item')}`),
  repeated: 'must not have the same item twice',
  tooFewMatches: (least: number) => `must have at least ${counted(least, 'item')} of the kind that it must contain`,
  tooManyMatches: (most: number) => `must have at most ${counted(most, 'item')} of the kind that it must contain`,
  tooFewMembers: (least: number) => `must have at least ${counted(least, 'member')}`,
  tooManyMembers: (most: number) =>
    most === 0 ? 'must have no members' : `must have at most ${counted(most, 'member')}`,
  badName: 'is not a name that is allowed here',
  /** The discriminator value selects no branch. */
  unknownBranch: (options: string) => `must be one of ${options}`,
  severalMatch: 'must match exactly one of the alternatives, but matches several',
  noneMatches: 'must match one of the alternatives',
  excluded: 'is a value that is not allowed',
} as const;

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
