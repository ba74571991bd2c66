// Ids of schemas outside `components`, derived from their location.

import { pointerSegments } from '../../source/pointer.ts';
import { spell } from '../naming/case-styles.ts';

// Keywords followed by a user-defined name.
const naming = new Set([
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

/** Words for keywords; other keywords add nothing to the id. */
const words: ReadonlyMap<string, string> = new Map([
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
export function deriveId(base: string, below: string, file: string): string {
  const parts = partsOf(below, base === '');
  const [only = { text: stem(file), name: true }] = parts;
  // A single user-defined name is kept if it is a valid component key.
  if (base === '' && parts.length < 2 && /^[A-Za-z0-9._-]+$/.test(only.text)) return only.text;
  const joined = parts.map(({ text, name }) => (name ? spelled(text) : text)).join('');
  return base + (joined === '' ? spelled(only.text) : joined);
}

interface Part {
  readonly text: string;
  /** Whether it is user-defined. */
  readonly name: boolean;
}

/** Splits a pointer into segments. If `outermost`, it starts at the root of a file, where unknown keys are names. */
function partsOf(pointer: string, outermost: boolean): readonly Part[] {
  const parts: Part[] = [];
  let before = '';
  let named = false;
  for (const segment of pointerSegments(pointer) ?? []) {
    const word = words.get(segment);
    if (named && before === 'parameters' && /^[0-9]+$/.test(segment))
      parts.push({ text: `Parameter${Number(segment) + 1}`, name: false });
    else if (named && before === 'content' && /json$/i.test(segment)) named = false; // JSON is the default.
    else if (named) parts.push({ text: segment, name: true });
    else if (naming.has(segment)) {
      named = true;
      before = segment;
      continue;
    } else if (/^[0-9]+$/.test(segment)) parts.push({ text: String(Number(segment) + 1), name: false });
    else if (word !== undefined) parts.push({ text: word, name: false });
    else if (outermost && segment !== 'components' && segment !== 'schema') parts.push({ text: segment, name: true });
    named = false;
  }
  return parts;
}

/** Returns the name in PascalCase; unchanged if it is already. */
export function spelled(segment: string): string {
  return /^[A-Z][A-Za-z0-9_]*$/.test(segment) ? segment : spell(segment, 'schema').type.replace(/^_(?=[0-9])|_$/g, '');
}

function stem(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return name.replace(/\.(?:ya?ml|json)$/i, '');
}
