// Repairs schema keywords: a value whose meaning is clear is replaced, and any other invalid keyword is ignored.

import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { Entry, ListNode, MapNode, Node } from '../../source/node.ts';
import { createArray, createMap, createScalar, findEntry, type PropertyInit } from '../create-node.ts';
import { describeNode, isNull } from '../parser-combinators.ts';
import { isSchema } from '../read-document.ts';
import { regexError } from '../schema/check-keyword-value.ts';
import { schemaKeywords, type SchemaKeyword } from '../schema/keyword-table.ts';
import { mapEntries, type EntryRepair, type RepairContext } from './repair-context.ts';
import { type BrokenReference, findBrokenReference, ignoreReference } from './repair-references.ts';
import { translatePattern } from './translate-pattern.ts';
import { repairedType, standardTypes } from './type-names.ts';

/** Keywords for which null is a value. */
const nullableKeywords: ReadonlySet<string> = new Set(['default', 'example', 'const']);

/** Repairs the keywords of a schema, but not of its subschemas. */
export function repairSchema(node: MapNode, context: RepairContext): MapNode {
  const repaired = mapEntries(node, (entry) => {
    const keyword = schemaKeywords.get(entry.key);
    if (!keyword) return entry;
    if (isNull(entry.value) && !nullableKeywords.has(entry.key)) {
      context.warn('document/null-field', entry.value, `\`${entry.key}\` has no effect: it is null`);
      return [];
    }
    return (
      keywordRepairs[entry.key]?.(entry, node, context) ??
      (keyword.subschemas === undefined ? undefined : repairSubschemas(entry, keyword.subschemas, context)) ??
      ignoreInvalidKeyword(entry, keyword, node, context)
    );
  });
  return allowUnknownProperties(node, repaired, context);
}

/** Removes limits on other properties if declarations of properties were removed, because these would be rejected. */
function allowUnknownProperties(original: MapNode, repaired: MapNode, { warn }: RepairContext): MapNode {
  const hasLostProperties = ['properties', 'patternProperties'].some(
    (key) => memberCount(repaired, key) < memberCount(original, key),
  );
  if (!hasLostProperties) return repaired;
  return mapEntries(repaired, (entry) => {
    if (entry.key !== 'additionalProperties' && entry.key !== 'unevaluatedProperties') return entry;
    warn(
      'document/invalid-keyword-value',
      entry,
      `\`${entry.key}\` has no effect, because declarations of properties are ignored`,
    );
    return [];
  });
}

/** Returns the number of declarations in a keyword; at least one if its value is not an object. */
function memberCount(node: MapNode, key: string): number {
  const value = findEntry(node, key)?.value;
  if (!value || isNull(value)) return 0;
  return value.kind === 'map' ? value.entries.size : 1;
}

type KeywordRepair = (entry: Entry, owner: MapNode, context: RepairContext) => ReturnType<EntryRepair> | undefined;

/** Repairs of keywords with a common mistake; `undefined` if the value has no mistake of this kind. */
const keywordRepairs: Readonly<Record<string, KeywordRepair>> = {
  $ref(_entry, owner, context) {
    const reference = findBrokenSchema(owner, context);
    return reference && ignoreReference(reference, 'any value is allowed', context);
  },
  type: repairType,
  items: repairItems,
  pattern(entry, _owner, context) {
    const { key, value } = entry;
    if (value.kind !== 'scalar' || typeof value.value !== 'string') return undefined;
    const translated = repairPattern(value.value, entry, context);
    if (translated === value.value) return entry;
    return translated === undefined ? [] : [[key, createScalar(value, translated), entry]];
  },
  patternProperties(entry, _owner, context) {
    const { key, value } = entry;
    if (value.kind !== 'map') return undefined;
    const properties = mapEntries(value, (property) => {
      const translated = repairPattern(property.key, property, context);
      if (translated === property.key) return property;
      // Two schemas for one pattern cannot be combined.
      return translated === undefined || value.entries.has(translated) ? [] : [[translated, property.value, property]];
    });
    return properties === value ? undefined : [[key, properties, entry]];
  },
  required(entry, owner, { warn }) {
    const { key, value } = entry;
    if (value.kind !== 'scalar' || typeof value.value !== 'string' || /^(?:true|false)$/.test(value.value))
      return undefined;
    const properties = findEntry(owner, 'properties')?.value;
    const isProperty = (name: string): boolean => findEntry(properties, name) !== undefined;
    const parts = isProperty(value.value) ? [value.value] : value.value.split(/[\s,]+/);
    if (!parts.every(isProperty)) return undefined;
    const names = parts.map((name) => `\`${name}\``).join(' and ');
    warn('document/invalid-keyword-value', value, `expected an array of names for \`required\`; using ${names}`);
    return [
      [
        key,
        createArray(
          value,
          parts.map((name) => createScalar(value, name)),
        ),
        entry,
      ],
    ];
  },
  discriminator(entry, _owner, { warn }) {
    const { key, value } = entry;
    if (value.kind !== 'scalar' || typeof value.value !== 'string') return undefined;
    warn('document/wrong-type', value, `expected an object, found a string; using it as the \`propertyName\``);
    return [[key, createMap(value, [['propertyName', value]]), entry]];
  },
};

/** Returns the `$ref` of a schema if it cannot be resolved. A file that cannot be read is an error, not a mistake in the schema. */
function findBrokenSchema(schema: Node, context: RepairContext): BrokenReference | undefined {
  const reference = findBrokenReference(schema, context);
  return reference?.isFileProblem === false ? reference : undefined;
}

function repairType(
  entry: Entry,
  owner: MapNode,
  { warn, version }: RepairContext,
): ReturnType<EntryRepair> | undefined {
  const { key, value } = entry;
  const names = typeNamesIn(value);
  if (!names) return undefined;
  const types = names.map(({ node, name }) => ({ node, name, repaired: repairedType(name, version) }));
  const isSplit = value.kind === 'scalar' && names.length > 1;
  const isChanged = ({ node, name, repaired }: (typeof types)[number]): boolean =>
    repaired?.type !== name || isNull(node);
  if (!isSplit && !types.some(isChanged)) return entry;
  if (isSplit) warn('document/unknown-type', value, `unknown type ${describeNode(value)}; using an array of the types`);
  for (const { node, name, repaired } of types.filter(isChanged))
    warn(
      'document/unknown-type',
      node,
      `unknown type \`${name}\`; ${repaired ? describeType(repaired) : 'any type is allowed'}`,
      repaired
        ? undefined
        : didYouMean(
            name,
            standardTypes.filter((type) => type !== 'null' || version !== '3.0'),
          ),
    );
  const known = types.flatMap(({ node, repaired }) =>
    repaired?.type === undefined ? [] : [{ node, type: repaired.type, format: repaired.format }],
  );
  // Without a known type, or if any type is allowed, the keyword is omitted.
  const distinct = known.filter(({ type }, index) => known.findIndex((other) => other.type === type) === index);
  const [first, ...others] = distinct;
  if (!first || known.length < types.length) return [];
  // A format would apply to all values of the type.
  const formats = new Set(known.map(({ format }) => format));
  const format = formats.size === 1 && hasNoFormat(owner) ? first.format : undefined;
  const typeNode = (type: { readonly node: Node; readonly type: string }): Node => createScalar(type.node, type.type);
  return [
    [key, others.length === 0 ? typeNode(first) : createArray(value, distinct.map(typeNode)), entry],
    ...(format === undefined ? [] : [['format', createScalar(value, format), entry] satisfies PropertyInit]),
  ];
}

function hasNoFormat(owner: MapNode): boolean {
  const format = findEntry(owner, 'format');
  return !format || isNull(format.value);
}

function describeType({ type, format }: { readonly type?: string; readonly format?: string }): string {
  if (type === undefined) return 'any type is allowed';
  return format === undefined ? `using \`${type}\`` : `using \`${type}\` of format \`${format}\``;
}

/** Returns the type names of a value: an array, a name, or names separated by `|` or commas. */
function typeNamesIn(value: Node): readonly { readonly node: Node; readonly name: string }[] | undefined {
  const nodes = value.kind === 'list' ? value.items : [value];
  const names = nodes.flatMap((node) =>
    node.kind === 'scalar' && (typeof node.value === 'string' || node.value === null)
      ? String(node.value)
          .split(/\s*[|,]\s*/)
          .filter((name) => name !== '')
          .map((name) => ({ node, name }))
      : [],
  );
  return names.length < nodes.length || names.length === 0 ? undefined : names;
}

/** An array of schemas is the schema of all items, if it has one; or those of the first items. */
function repairItems(entry: Entry, owner: MapNode, { warn }: RepairContext): ReturnType<EntryRepair> | undefined {
  const { key, value } = entry;
  if (value.kind !== 'list') return undefined;
  const [first, ...others] = value.items;
  const expected = `expected one schema for \`items\`, found ${describeNode(value)}`;
  if (!first || (others.length > 0 && owner.entries.has('prefixItems'))) {
    warn('document/invalid-keyword-value', value, `${expected}; \`items\` has no effect`);
    return [];
  }
  const isOne = others.length === 0;
  warn(
    'document/invalid-keyword-value',
    value,
    `${expected}; using ${isOne ? 'its schema for all items' : '`prefixItems`'}`,
  );
  return [[isOne ? key : 'prefixItems', isOne ? first : value, entry]];
}

/** Returns the pattern, its translation to JavaScript, or `undefined` if it has no equivalent. */
function repairPattern(source: string, position: Entry, { warn }: RepairContext): string | undefined {
  const problem = regexError(source, 'u');
  if (problem === undefined || regexError(source, '') === undefined) return source;
  const translated = translatePattern(source);
  warn(
    'document/invalid-pattern',
    position,
    translated === undefined
      ? `invalid JavaScript regular expression: ${problem}; the pattern has no effect`
      : `invalid JavaScript regular expression: ${problem}; using \`${translated}\``,
  );
  return translated;
}

/** Repairs values that are not schemas where the keyword expects some. */
function repairSubschemas(
  entry: Entry,
  form: NonNullable<SchemaKeyword['subschemas']>,
  context: RepairContext,
): ReturnType<EntryRepair> {
  const { key, value } = entry;
  if (form === 'schema') {
    // A schema that accepts any value does not replace this one: `not` would reject every value.
    const reference = key === 'not' || key === 'if' ? findBrokenSchema(value, context) : undefined;
    if (reference) return ignoreReference(reference, `\`${key}\` has no effect`, context);
    const flag =
      value.kind === 'scalar' && (value.value === 'true' || value.value === 'false') ? value.value : undefined;
    if (flag === undefined) return isSchema(value) ? entry : ignore(entry, 'a schema', context);
    context.warn('document/quoted-value', value, `expected a schema for \`${key}\`, found a string; using \`${flag}\``);
    return [[key, createScalar(value, flag === 'true'), entry]];
  }
  if (form === 'schemas') {
    if (value.kind === 'map' && value.entries.size > 0) {
      context.warn(
        'document/invalid-keyword-value',
        value,
        `expected an array of schemas for \`${key}\`; using an array of one item`,
      );
      return [[key, createArray(value, [value]), entry]];
    }
    if (value.kind !== 'list') return ignore(entry, 'a non-empty array of schemas', context);
    return repairSchemaArray(entry, value, context);
  }
  if (value.kind !== 'map') return ignore(entry, 'an object of schemas', context);
  const schemas = mapEntries(value, (named) => {
    if (isSchema(named.value)) return named;
    context.warn(
      'document/invalid-keyword-value',
      named.value,
      `expected a schema for \`${named.key}\`, found ${describeNode(named.value)}; any value is allowed`,
    );
    return [[named.key, createMap(named.value, []), named]];
  });
  return schemas === value ? entry : [[key, schemas, entry]];
}

/** Reads null in an array of schemas as the type `null`. Ignores other invalid items of `allOf`, or else the array. */
function repairSchemaArray(entry: Entry, value: ListNode, context: RepairContext): ReturnType<EntryRepair> {
  const { key } = entry;
  const { warn } = context;
  // Only one schema may match, so that a schema that accepts any value would reject what the others accept.
  const references = key === 'oneOf' ? value.items.flatMap((item) => findBrokenSchema(item, context) ?? []) : [];
  if (references.length > 0)
    return references.flatMap((reference) => ignoreReference(reference, '`oneOf` has no effect', context));
  const schemas = value.items.flatMap((item): readonly Node[] => {
    if (isSchema(item)) return [item];
    const isNullType = isNull(item) && key !== 'allOf';
    const consequence = isNullType
      ? 'using the type `null`'
      : key === 'allOf'
        ? 'it is ignored'
        : `\`${key}\` has no effect`;
    warn(
      'document/invalid-keyword-value',
      item,
      `expected a schema in \`${key}\`, found ${describeNode(item)}; ${consequence}`,
    );
    return isNullType ? [createMap(item, [['type', createScalar(item, 'null')]])] : [];
  });
  if (value.items.length === 0) return ignore(entry, 'a non-empty array of schemas', context);
  if (schemas.length === 0 || (key !== 'allOf' && schemas.length < value.items.length)) return [];
  return schemas.every((schema, index) => schema === value.items[index]) && schemas.length === value.items.length
    ? entry
    : [[key, createArray(value, schemas), entry]];
}

function ignore({ key, value }: Entry, expected: string, { warn, removed }: RepairContext): readonly PropertyInit[] {
  removed.push(value);
  warn(
    'document/invalid-keyword-value',
    value,
    `\`${key}\` has no effect: expected ${expected}, found ${describeNode(value)}`,
  );
  return [];
}

/** Removes a keyword if the reader would report an error in its value. */
function ignoreInvalidKeyword(
  entry: Entry,
  keyword: SchemaKeyword,
  owner: MapNode,
  context: RepairContext,
): ReturnType<EntryRepair> {
  const { key, value } = entry;
  const error = context.findError((probe) => keyword.checkValue(value, probe, key, owner));
  if (!error) return entry;
  context.removed.push(value);
  context.warn('document/invalid-keyword-value', value, `${error}; \`${key}\` has no effect`);
  return [];
}
