// Validation error messages by kind of failure.

/** One message, or a function that returns it, per kind of failure. */
export const messages = {
  /** `expected` describes the expected types: `a string or null`. */
  wrongType: (expected: string) => `must be ${expected}`,
  /** Returns the `expected` of `wrongType`; `undefined` for other messages. */
  expectedType: (message: string) => /^must be (.+)$/s.exec(message)?.[1],
  /** `options` is human-readable: `one of "a", "b" or 3`. */
  notInEnum: (options: string) => `must be ${options}`,
  missing: 'is required',
  missingDependent: (property: string) => `is required if ${property} is present`,
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
  duplicateItem: 'must not contain duplicate items',
  tooFewMatches: (least: number) => `must contain at least ${withCount(least, 'matching item')}`,
  tooManyMatches: (most: number) => `must contain at most ${withCount(most, 'matching item')}`,
  tooFewProperties: (least: number) => `must have at least ${least} ${least === 1 ? 'property' : 'properties'}`,
  tooManyProperties: (most: number) =>
    most === 0 ? 'must have no properties' : `must have at most ${most} ${most === 1 ? 'property' : 'properties'}`,
  badPropertyName: 'is not an allowed property name',
  /** The discriminator value selects no branch. */
  unknownBranch: (options: string) => `must be one of ${options}`,
  severalMatch: 'must match exactly one of the alternatives, but matches several',
  noneMatches: 'must match one of the alternatives',
  excluded: 'is not an allowed value',
} as const;

function withCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
