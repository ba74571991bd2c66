// Validation of schema keyword values.

import type { ListNode, MapNode, Node, ScalarNode } from '../../source/node.ts';
import {
  checkSafeIntegers,
  describeNode,
  mapOf,
  boolean,
  transform,
  object,
  optional,
  required,
  since32,
  string,
  stringEnum,
} from '../parser-combinators.ts';
import { findGroupNestingError } from '../regex-safety/regex-syntax-tree.ts';
import { safePatternHelp, findSafePattern } from '../regex-safety/find-safe-pattern.ts';
import { slowPatternHelp, findSlowInput, describeSlowInput } from '../regex-safety/find-slow-input.ts';
import { reportAt, type ReadContext, type NodeOrEntry, type Parser } from '../read-context.ts';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { readExternalDocs } from '../objects/info-servers-tags.ts';

/** Checks the value of the keyword `name` in the schema `owner`. */
export type ValueCheck = (value: Node, context: ReadContext, name: string, owner: MapNode) => void;

/** Accepts any value. */
export const allowAnyValue: ValueCheck = () => undefined;

/** Creates a check that also reports integers which a double cannot represent exactly. */
function withSafeIntegers(check: ValueCheck): ValueCheck {
  return (value, context, name, owner) => {
    check(value, context, name, owner);
    checkSafeIntegers(value, context);
  };
}

/** Accepts any value that is data, such as a default. */
export const checkData = withSafeIntegers(allowAnyValue);

export const checkString: ValueCheck = (value, context, name) => {
  if (value.kind === 'scalar' && typeof value.value === 'string') return;
  if (value.kind !== 'scalar' || value.value === null) return reportWrongValue(value, context, name, 'a string');
  reportAt(
    context,
    'document/unquoted-string',
    value,
    `invalid \`${name}\`: expected a string, found ${describeNode(value)}`,
  );
};

export const checkBoolean: ValueCheck = (value, context, name) => {
  if (value.kind === 'scalar' && (value.value === 'true' || value.value === 'false'))
    return reportQuoted(value, context, name, 'a boolean');
  if (value.kind !== 'scalar' || typeof value.value !== 'boolean') reportWrongValue(value, context, name, 'a boolean');
};

/** Requires a non-negative integer. */
export const checkNonNegativeInteger: ValueCheck = (value, context, name) => {
  const parsed = readNumber(value, context, name);
  if (parsed === undefined || !Number.isInteger(parsed) || parsed < 0)
    reportWrongValue(value, context, name, 'a non-negative integer');
};

export const checkNumber = withSafeIntegers((value, context, name) => {
  if (readNumber(value, context, name) === undefined) reportWrongValue(value, context, name, 'a number');
});

export const checkPositiveNumber = withSafeIntegers((value, context, name) => {
  const parsed = readNumber(value, context, name);
  if (parsed === undefined || parsed <= 0) reportWrongValue(value, context, name, 'a positive number');
});

/** Requires a boolean in OpenAPI 3.0 and a number since 3.1. Reports the form of the other version, but accepts it. */
export const checkExclusiveBound = withSafeIntegers((value, context, name) => {
  const isBoolean = value.kind === 'scalar' && typeof value.value === 'boolean';
  if (!isBoolean && numberValue(value) === undefined)
    return reportWrongValue(value, context, name, context.version === '3.0' ? 'a boolean' : 'a number');
  if (isBoolean === (context.version === '3.0')) return;
  const [expectedType, usedVersion] = isBoolean ? (['a number', '3.0'] as const) : (['a boolean', '3.1'] as const);
  reportAt(
    context,
    'document/keyword-version-mismatch',
    value,
    `expected ${expectedType} for \`${name}\`, found ${describeNode(value)}; using its OpenAPI ${usedVersion} meaning`,
  );
});

/** Requires an array of distinct strings. */
export const checkNameArray: ValueCheck = (value, context, name) => {
  if (value.kind === 'scalar' && typeof value.value === 'boolean' && name === 'required') {
    return reportAt(
      context,
      'document/boolean-required',
      value,
      'expected an array of property names for `required`, found a boolean; using it for the property itself',
      {
        help: 'list the property in `required` of the object that contains it',
      },
    );
  }
  if (value.kind !== 'list') return reportWrongValue(value, context, name, 'an array of strings');
  for (const item of value.items)
    if (item.kind !== 'scalar' || typeof item.value !== 'string') reportWrongValue(item, context, name, 'a string');
  checkUniqueItems(value, context, name);
};

function checkUniqueItems(array: ListNode, context: ReadContext, name: string): void {
  const seen = new Set<string>();
  for (const item of array.items) {
    if (item.kind !== 'scalar') continue;
    const json = JSON.stringify(item.value);
    if (seen.has(json)) reportAt(context, 'document/duplicate-item', item, `duplicate item \`${json}\` in \`${name}\``);
    seen.add(json);
  }
}

/** Requires an object whose values are arrays of distinct strings. */
export const checkDependentNames: ValueCheck = (value, context, name) => {
  if (value.kind !== 'map') return reportWrongValue(value, context, name, 'an object of arrays');
  for (const entry of value.entries.values()) checkNameArray(entry.value, context, entry.key, value);
};

export const checkValueArray = withSafeIntegers((value, context, name) => {
  if (value.kind !== 'list') return reportWrongValue(value, context, name, 'an array');
  if (value.items.length === 0 && name === 'enum')
    reportAt(context, 'document/empty-enum', value, 'an empty `enum` allows no values');
  if (name === 'enum') checkUniqueItems(value, context, name);
});

const types30 = ['string', 'number', 'integer', 'boolean', 'array', 'object'];
const types31 = [...types30, 'null'];

/** Requires a type or, since OpenAPI 3.1, an array of distinct types. */
export const checkType: ValueCheck = (value, context, name) => {
  if (value.kind !== 'list') return checkTypeName(value, context);
  if (context.version === '3.0')
    reportAt(
      context,
      'document/keyword-version-mismatch',
      value,
      'an array of types requires OpenAPI 3.1; it is accepted',
    );
  if (value.items.length === 0) reportWrongValue(value, context, name, 'at least one type');
  for (const item of value.items) checkTypeName(item, context);
  checkUniqueItems(value, context, name);
};

function checkTypeName(value: Node, context: ReadContext): void {
  const typeName = value.kind === 'scalar' ? value.value : undefined;
  if (typeName === null) return reportWrongValue(value, context, 'type', 'a type', 'write `"null"` in quotes');
  if (typeof typeName !== 'string') return reportWrongValue(value, context, 'type', 'a type');
  if (typeName === 'null' && context.version === '3.0') {
    return reportAt(
      context,
      'document/keyword-version-mismatch',
      value,
      'the type `null` requires OpenAPI 3.1; it is accepted',
      {
        help: 'use `nullable: true`',
      },
    );
  }
  if (types31.includes(typeName)) return;
  const typeNames = context.version === '3.0' ? types30 : types31;
  const help = didYouMean(typeName, typeNames) ?? `use one of ${typeNames.map((known) => `\`${known}\``).join(', ')}`;
  reportAt(context, 'document/unknown-type', value, `unknown type \`${typeName}\``, { help });
}

/** Requires an ECMA-262 regular expression that is valid with the `u` flag. */
export const checkPattern: ValueCheck = (value, context, name, owner) => {
  if (value.kind !== 'scalar' || typeof value.value !== 'string') return checkString(value, context, name, owner);
  checkRegex(value.value, value, numberValue(owner.entries.get('maxLength')?.value), context);
};

/** Checks the keys of `patternProperties`, which are regular expressions. */
export const checkPatternKeys: ValueCheck = (value, context) => {
  if (value.kind === 'map')
    for (const entry of value.entries.values()) checkRegex(entry.key, entry, undefined, context);
};

function checkRegex(source: string, position: NodeOrEntry, maxLength: number | undefined, context: ReadContext): void {
  const problem = regexError(source, 'u');
  if (problem !== undefined && regexError(source, '') !== undefined)
    return reportAt(context, 'document/invalid-pattern', position, `invalid JavaScript regular expression: ${problem}`);
  if (problem !== undefined)
    reportAt(
      context,
      'document/non-unicode-pattern',
      position,
      `the pattern is valid only without the \`u\` flag: ${problem}`,
    );
  const slowInput = findSlowInput(source, maxLength);
  if (!slowInput) return;
  const safePattern = findSafePattern(source, maxLength);
  reportAt(
    context,
    'document/slow-pattern',
    position,
    describeSlowInput(slowInput),
    safePattern === undefined
      ? { help: slowPatternHelp }
      : { severity: 'warning', help: safePatternHelp(safePattern, 'validators use') },
  );
}

/** Returns why a regular expression is invalid; `undefined` if it is valid. */
export function regexError(source: string, flags: string): string | undefined {
  const nestingError = findGroupNestingError(source);
  if (nestingError !== undefined) return nestingError;
  try {
    new RegExp(source, flags);
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.message.split(': ').at(-1) ?? error.message) : String(error);
  }
}

export function reportWrongValue(
  value: Node,
  context: ReadContext,
  name: string,
  expectedType: string,
  help?: string,
): void {
  reportAt(
    context,
    'document/invalid-keyword-value',
    value,
    `invalid \`${name}\`: expected ${expectedType}, found ${describeNode(value)}`,
    help === undefined ? {} : { help },
  );
}

// Returns the numeric value, if any. Reports a quoted number, but accepts it.
function readNumber(value: Node, context: ReadContext, name: string): number | undefined {
  if (value.kind !== 'scalar' || typeof value.value !== 'string' || !/^-?[0-9]+(?:\.[0-9]+)?$/.test(value.value))
    return numberValue(value);
  reportQuoted(value, context, name, 'a number');
  return Number(value.value);
}

function reportQuoted(value: ScalarNode, context: ReadContext, name: string, expectedType: string): void {
  reportAt(
    context,
    'document/quoted-value',
    value,
    `expected ${expectedType} for \`${name}\`, found a string; using \`${String(value.value)}\``,
  );
}

export function numberValue(value: Node | undefined): number | undefined {
  return value?.kind === 'scalar' && typeof value.value === 'number' ? value.value : undefined;
}

const readDiscriminator = object('discriminator', {
  propertyName: required(string),
  mapping: optional(mapOf(string)),
  defaultMapping: since32(optional(string)),
});
const readXml = object('xml', {
  name: optional(string),
  namespace: optional(string),
  prefix: optional(string),
  attribute: optional(boolean),
  wrapped: optional(boolean),
  nodeType: since32(optional(stringEnum(['element', 'attribute', 'text', 'cdata', 'none']))),
});

export const checkDiscriminator = checkWithParser(readDiscriminator);
export const checkXml = checkWithParser(readXml);
export const checkExternalDocs = checkWithParser(transform(readExternalDocs, (docs) => docs));

function checkWithParser(read: Parser<unknown>): ValueCheck {
  return (value, context) => {
    read({ node: value, resource: context.resolver.root.resource }, context);
  };
}
