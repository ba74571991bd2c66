// What each keyword says of a value that fails it: one maker of a problem for each.

import type { Place } from './place.js';
import type { Problem } from './problem.js';

/** A problem with a sentence of its own. */
/* @__NO_SIDE_EFFECTS__ */
export function problem({ pointer, field, schema }: Place, keyword: string, message: string): Problem {
  return Object.freeze({ pointer, field, keyword, schema: `${schema}/${keyword}`, message });
}

/** `expected` is what the value must be: `a string`. */
/* @__NO_SIDE_EFFECTS__ */
export function wrongType(place: Place, expected: string): Problem {
  return problem(place, 'type', `must be ${expected}`);
}

/** The member `name` is missing; the problem stands where it belongs. */
/* @__NO_SIDE_EFFECTS__ */
export function missing({ pointer, field, schema }: Place, name: string, message = 'is required'): Problem {
  const at = /[~/]/.test(name) ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name;
  return Object.freeze({ pointer: `${pointer}/${at}`, field: field === '' ? name : `${field}.${name}`, keyword: 'required', schema: `${schema}/required`, message });
}

/** A value where none may be: the schema is `false`. */
/* @__NO_SIDE_EFFECTS__ */
export function forbidden({ pointer, field, schema }: Place): Problem {
  return Object.freeze({ pointer, field, keyword: 'false', schema, message: 'is not allowed' });
}

/** A value whose type no alternative has. */
/* @__NO_SIDE_EFFECTS__ */
export function noType(place: Place, expected: string, keyword: string): Problem {
  return problem(place, keyword, `must be ${expected}`);
}

/** The member `name` tells alternatives apart, and names none of them. */
/* @__NO_SIDE_EFFECTS__ */
export function unknownBranch({ pointer, field, schema }: Place, name: string, options: string, keyword: string): Problem {
  const at = name.replaceAll('~', '~0').replaceAll('/', '~1');
  return Object.freeze({
    pointer: `${pointer}/${at}`,
    field: field === '' ? name : `${field}.${name}`,
    keyword,
    schema: `${schema}/${keyword}`,
    message: `must be one of ${options}`,
  });
}

/** `options` are written for people: `"a", "b" or 3`. */
/* @__NO_SIDE_EFFECTS__ */
export function notListed(place: Place, options: string, keyword = 'enum'): Problem {
  return problem(place, keyword, `must be ${options}`);
}

/* @__NO_SIDE_EFFECTS__ */
export function tooShort(place: Place, least: number): Problem {
  return problem(place, 'minLength', least === 1 ? 'must not be empty' : `must be at least ${least} characters`);
}

/* @__NO_SIDE_EFFECTS__ */
export function tooLong(place: Place, most: number): Problem {
  return problem(place, 'maxLength', most === 0 ? 'must be empty' : `must be at most ${counted(most, 'character')}`);
}

/* @__NO_SIDE_EFFECTS__ */
export function badPattern(place: Place, pattern: string): Problem {
  return problem(place, 'pattern', `must match ${pattern}`);
}

/** `what` names the format for people: `a date such as 2030-01-31`. */
/* @__NO_SIDE_EFFECTS__ */
export function badFormat(place: Place, what: string): Problem {
  return problem(place, 'format', `must be ${what}`);
}

/* @__NO_SIDE_EFFECTS__ */
export function tooSmall(place: Place, least: number): Problem {
  return problem(place, 'minimum', `must be at least ${least}`);
}

/* @__NO_SIDE_EFFECTS__ */
export function tooLarge(place: Place, most: number): Problem {
  return problem(place, 'maximum', `must be at most ${most}`);
}

/* @__NO_SIDE_EFFECTS__ */
export function notAbove(place: Place, limit: number): Problem {
  return problem(place, 'exclusiveMinimum', `must be more than ${limit}`);
}

/* @__NO_SIDE_EFFECTS__ */
export function notBelow(place: Place, limit: number): Problem {
  return problem(place, 'exclusiveMaximum', `must be less than ${limit}`);
}

/* @__NO_SIDE_EFFECTS__ */
export function notMultiple(place: Place, step: number): Problem {
  return problem(place, 'multipleOf', `must be a multiple of ${step}`);
}

/* @__NO_SIDE_EFFECTS__ */
export function tooFewItems(place: Place, least: number): Problem {
  return problem(place, 'minItems', `must have at least ${counted(least, 'item')}`);
}

/* @__NO_SIDE_EFFECTS__ */
export function tooManyItems(place: Place, most: number): Problem {
  return problem(place, 'maxItems', most === 0 ? 'must have no items' : `must have at most ${counted(most, 'item')}`);
}

/* @__NO_SIDE_EFFECTS__ */
export function repeated(place: Place): Problem {
  return problem(place, 'uniqueItems', 'must not have the same item twice');
}

/* @__NO_SIDE_EFFECTS__ */
export function tooFewMatches(place: Place, least: number): Problem {
  return problem(place, least === 1 ? 'contains' : 'minContains', `must have at least ${counted(least, 'item')} of the kind that it must contain`);
}

/* @__NO_SIDE_EFFECTS__ */
export function tooManyMatches(place: Place, most: number): Problem {
  return problem(place, 'maxContains', `must have at most ${counted(most, 'item')} of the kind that it must contain`);
}

/* @__NO_SIDE_EFFECTS__ */
export function tooFewMembers(place: Place, least: number): Problem {
  return problem(place, 'minProperties', `must have at least ${counted(least, 'member')}`);
}

/* @__NO_SIDE_EFFECTS__ */
export function tooManyMembers(place: Place, most: number): Problem {
  return problem(place, 'maxProperties', most === 0 ? 'must have no members' : `must have at most ${counted(most, 'member')}`);
}

/** The member `name` is missing although `given` is there. */
/* @__NO_SIDE_EFFECTS__ */
export function missingBeside(place: Place, name: string, given: string, message = `is required where ${given} is given`): Problem {
  return { ...missing(place, name, message), keyword: 'dependentRequired', schema: `${place.schema}/dependentRequired` };
}

/* @__NO_SIDE_EFFECTS__ */
export function badName(place: Place): Problem {
  return problem(place, 'propertyNames', 'is not a name that is allowed here');
}

/* @__NO_SIDE_EFFECTS__ */
export function severalMatch(place: Place): Problem {
  return problem(place, 'oneOf', 'must match exactly one of the alternatives, but matches several');
}

/* @__NO_SIDE_EFFECTS__ */
export function noneMatches(place: Place, keyword: string): Problem {
  return problem(place, keyword, 'must match one of the alternatives');
}

/* @__NO_SIDE_EFFECTS__ */
export function excluded(place: Place): Problem {
  return problem(place, 'not', 'is a value that is not allowed');
}

/** A value that is nested deeper than it can be judged. */
export function tooDeep(): Problem {
  return { pointer: '', field: '', keyword: 'depth', schema: '', message: 'is nested too deeply' };
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
