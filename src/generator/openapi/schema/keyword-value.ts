// Checks of schema keyword values.

import type { ListNode, MapNode, Node } from '../../source/node.ts';
import { describe } from '../object-parsers.ts';
import { nestingProblem } from '../regex-safety/group-nesting.ts';
import { safeHelp, safePattern } from '../regex-safety/unambiguous-pattern.ts';
import { slowHelp, slowness, slowSentence } from '../regex-safety/is-vulnerable.ts';
import { say, slip, type Reading, type Where } from '../read-context.ts';
import { didYouMean } from '../did-you-mean.ts';

/** Checks the value of a keyword; `name` is the keyword, `owner` the schema. */
export type Judge = (value: Node, reading: Reading, name: string, owner: MapNode) => void;

/** Accepts any value. */
export const anything: Judge = () => undefined;

export const text: Judge = (value, reading, name) => {
  if (value.kind === 'scalar' && typeof value.value === 'string') return;
  if (value.kind !== 'scalar' || value.value === null) return wrong(value, reading, name, 'text');
  slip(reading, 'document/unquoted-text', value, `"${name}" takes text, and ${value.raw} is a ${typeof value.value}`);
};

export const flag: Judge = (value, reading, name) => {
  if (value.kind === 'scalar' && (value.value === 'true' || value.value === 'false'))
    return quoted(value, reading, name);
  if (value.kind !== 'scalar' || typeof value.value !== 'boolean') wrong(value, reading, name, 'true or false');
};

/** Requires a non-negative integer. */
export const count: Judge = (value, reading, name) => {
  const read = written(value, reading, name);
  if (read === undefined || !Number.isInteger(read) || read < 0) wrong(value, reading, name, 'a whole number from 0');
};

export const number: Judge = (value, reading, name) => {
  if (written(value, reading, name) === undefined) wrong(value, reading, name, 'a number');
};

export const positive: Judge = (value, reading, name) => {
  const read = written(value, reading, name);
  if (read === undefined || read <= 0) wrong(value, reading, name, 'a number above 0');
};

/** A boolean in 3.0, a number since 3.1. Either is accepted in both. */
export const exclusive: Judge = (value, reading, name) => {
  const isFlag = value.kind === 'scalar' && typeof value.value === 'boolean';
  if (!isFlag && numberOf(value) === undefined)
    return wrong(value, reading, name, reading.version === '3.0' ? 'true or false' : 'a number');
  if (isFlag === (reading.version === '3.0')) return;
  const wanted = isFlag ? 'a number since OpenAPI 3.1' : 'true or false in OpenAPI 3.0';
  slip(reading, 'document/other-version', value, `"${name}" is ${wanted}; it is read as the other version means it`);
};

/** Requires an array of distinct strings. */
export const names: Judge = (value, reading, name) => {
  if (value.kind === 'scalar' && typeof value.value === 'boolean' && name === 'required') {
    return slip(
      reading,
      'document/required-flag',
      value,
      '"required" lists the names of properties; a flag has no effect',
      {
        help: 'Name the property in "required" of the object that has it.',
      },
    );
  }
  if (value.kind !== 'list') return wrong(value, reading, name, 'a list of names');
  for (const item of value.items)
    if (item.kind !== 'scalar' || typeof item.value !== 'string') wrong(item, reading, name, 'a name');
  distinct(value, reading, name);
};

function distinct(list: ListNode, reading: Reading, name: string): void {
  const met = new Set<string>();
  for (const item of list.items) {
    if (item.kind !== 'scalar') continue;
    const written = JSON.stringify(item.value);
    if (met.has(written)) slip(reading, 'document/repeated-item', item, `${written} stands twice in "${name}"`);
    met.add(written);
  }
}

/** Requires an object whose values are arrays of distinct strings. */
export const namesByName: Judge = (value, reading, name) => {
  if (value.kind !== 'map') return wrong(value, reading, name, 'an object of lists');
  for (const entry of value.entries.values()) names(entry.value, reading, entry.key, value);
};

export const values: Judge = (value, reading, name) => {
  if (value.kind !== 'list') return wrong(value, reading, name, 'a list of values');
  if (value.items.length === 0 && name === 'enum')
    slip(reading, 'document/empty-enum', value, 'an empty "enum" allows no value at all');
  if (name === 'enum') distinct(value, reading, name);
};

const types30 = ['string', 'number', 'integer', 'boolean', 'array', 'object'];
const types31 = [...types30, 'null'];

/** Requires a type, or since 3.1 an array of distinct types. */
export const type: Judge = (value, reading, name) => {
  if (value.kind !== 'list') return oneType(value, reading);
  if (reading.version === '3.0')
    slip(reading, 'document/other-version', value, 'a list of types belongs to OpenAPI 3.1; it is read so');
  if (value.items.length === 0) wrong(value, reading, name, 'at least one type');
  for (const item of value.items) oneType(item, reading);
  distinct(value, reading, name);
};

function oneType(value: Node, reading: Reading): void {
  const written = value.kind === 'scalar' ? value.value : undefined;
  if (written === null) return wrong(value, reading, 'type', 'a type; the type of null is "null" in quotes');
  if (typeof written !== 'string') return wrong(value, reading, 'type', 'a type');
  if (written === 'null' && reading.version === '3.0') {
    return slip(reading, 'document/other-version', value, 'the type "null" belongs to OpenAPI 3.1; it is read so', {
      help: 'OpenAPI 3.0 says "nullable: true".',
    });
  }
  if (types31.includes(written)) return;
  const known = reading.version === '3.0' ? types30 : types31;
  const help = didYouMean(written, known);
  say(
    reading,
    'document/unknown-type',
    value,
    `"${written}" is not a type: ${known.join(', ')}`,
    help === undefined ? {} : { help },
  );
}

/** Requires an ECMA-262 regular expression, read with the `u` flag. */
export const pattern: Judge = (value, reading, name, owner) => {
  if (value.kind !== 'scalar' || typeof value.value !== 'string') return text(value, reading, name, owner);
  judgePattern(value.value, value, numberOf(owner.entries.get('maxLength')?.value), reading);
};

/** Checks the keys of `patternProperties`, which are regular expressions. */
export const patternsByName: Judge = (value, reading) => {
  if (value.kind === 'map')
    for (const entry of value.entries.values()) judgePattern(entry.key, entry, undefined, reading);
};

function judgePattern(written: string, where: Where, maxLength: number | undefined, reading: Reading): void {
  const problem = patternProblem(written, 'u');
  if (problem !== undefined && patternProblem(written, '') !== undefined)
    return say(reading, 'document/bad-pattern', where, `not a regular expression of ECMAScript: ${problem}`);
  if (problem !== undefined)
    slip(reading, 'document/loose-pattern', where, `the pattern is valid only without the u flag: ${problem}`);
  const slow = slowness(written, maxLength);
  if (!slow) return;
  const safe = safePattern(written, maxLength);
  say(
    reading,
    'document/slow-pattern',
    where,
    slowSentence(slow),
    safe === undefined ? { help: slowHelp } : { severity: 'warning', help: safeHelp(safe, 'validators use') },
  );
}

function patternProblem(written: string, flags: string): string | undefined {
  const nesting = nestingProblem(written);
  if (nesting !== undefined) return nesting;
  try {
    new RegExp(written, flags);
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.message.split(': ').at(-1) ?? error.message) : String(error);
  }
}

export function wrong(value: Node, reading: Reading, name: string, wanted: string): void {
  say(reading, 'document/schema-value', value, `"${name}" takes ${wanted}, not ${describe(value)}`);
}

// Returns a number, also one in quotes, which is reported.
function written(value: Node, reading: Reading, name: string): number | undefined {
  if (value.kind !== 'scalar' || typeof value.value !== 'string' || !/^-?[0-9]+(?:\.[0-9]+)?$/.test(value.value))
    return numberOf(value);
  quoted(value, reading, name);
  return Number(value.value);
}

function quoted(value: Node, reading: Reading, name: string): void {
  slip(reading, 'document/quoted-value', value, `the value of "${name}" stands in quotes; it is read without them`);
}

export function numberOf(value: Node | undefined): number | undefined {
  return value?.kind === 'scalar' && typeof value.value === 'number' ? value.value : undefined;
}
