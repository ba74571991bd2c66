// Ids of schemas outside `components`, derived from their location.

import { parsePointer } from '../../source/pointer.ts';
import { toCaseStyles } from '../naming/case-styles.ts';

// Keywords followed by a user-defined name.
const namingKeywords = new Set([
  'properties',
  'patternProperties',
  'dependentSchemas',
  '$defs',
  'definitions',
  'schemas',
  'parameters',
  'headers',
  'requestBodies',
  'responses',
  'callbacks',
  'examples',
  'links',
  'pathItems',
  'paths',
  'webhooks',
  'content',
]);

/** The words that keywords add to an id; other keywords add nothing. */
const keywordWords: ReadonlyMap<string, string> = new Map([
  ['items', 'Item'],
  ['contains', 'Item'],
  ['unevaluatedItems', 'Item'],
  ['prefixItems', 'Item'],
  ['additionalProperties', 'Value'],
  ['unevaluatedProperties', 'Value'],
  ['propertyNames', 'Key'],
  ['allOf', 'Part'],
  ['anyOf', 'Option'],
  ['oneOf', 'Option'],
  ['not', 'Not'],
  ['if', 'If'],
  ['then', 'Then'],
  ['else', 'Else'],
  ['contentSchema', 'Content'],
  ['requestBody', 'Body'],
]);

/**
 * Returns the id for a pointer relative to the schema or operation `base`, which may be empty: `/properties/address` in
 * `User` is `UserAddress`, `/allOf/1` is `UserPart2`. The root of a file gets the file name.
 */
export function deriveSchemaId(base: string, pointer: string, file: string): string {
  const segments = idSegments(pointer, base === '');
  const [first = { text: fileStem(file), isName: true }] = segments;
  // A single user-defined name is kept if it is a valid component key.
  if (base === '' && segments.length < 2 && /^[A-Za-z0-9._-]+$/.test(first.text)) return first.text;
  const joined = segments.map(({ text, isName }) => (isName ? toPascalCase(text) : text)).join('');
  return base + (joined === '' ? toPascalCase(first.text) : joined);
}

interface IdSegment {
  readonly text: string;
  /** Whether the text is a user-defined name. */
  readonly isName: boolean;
}

/** Splits a pointer into segments. If `isOutermost`, it starts at the root of a file, where unknown keys are names. */
function idSegments(pointer: string, isOutermost: boolean): readonly IdSegment[] {
  const segments: IdSegment[] = [];
  let namingKeyword = '';
  let isNameNext = false;
  for (const segment of parsePointer(pointer) ?? []) {
    const word = keywordWords.get(segment);
    if (isNameNext && namingKeyword === 'parameters' && /^[0-9]+$/.test(segment))
      segments.push({ text: `Parameter${Number(segment) + 1}`, isName: false });
    else if (isNameNext && namingKeyword === 'content' && /json$/i.test(segment)) isNameNext = false; // JSON is the default.
    else if (isNameNext) segments.push({ text: segment, isName: true });
    else if (namingKeywords.has(segment)) {
      isNameNext = true;
      namingKeyword = segment;
      continue;
    } else if (/^[0-9]+$/.test(segment)) segments.push({ text: String(Number(segment) + 1), isName: false });
    else if (word !== undefined) segments.push({ text: word, isName: false });
    else if (isOutermost && segment !== 'components' && segment !== 'schema')
      segments.push({ text: segment, isName: true });
    isNameNext = false;
  }
  return segments;
}

/** Returns the name in PascalCase; unchanged if it already is. */
export function toPascalCase(segment: string): string {
  return /^[A-Z][A-Za-z0-9_]*$/.test(segment)
    ? segment
    : toCaseStyles(segment, 'schema').type.replace(/^_(?=[0-9])|_$/g, '');
}

function fileStem(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return name.replace(/\.(?:ya?ml|json)$/i, '');
}
