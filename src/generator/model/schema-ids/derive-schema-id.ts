// Which id a schema outside `components` gets: one made of where it stands.

import { pointerSegments } from '../../source/pointer.ts';
import { spell } from '../naming/case-styles.ts';

// After these keywords comes a name of the author's.
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

/** Words for the keywords that say what a place is; keywords that are not here say nothing. */
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
 * The id for a place: `base` (the name of the schema or operation around it, or nothing) and the words of the pointer below
 * it. `/properties/address` below `User` is `UserAddress`, `/allOf/1` is `UserPart2`; a whole file has its stem.
 */
export function deriveId(base: string, below: string, file: string): string {
  const parts = partsOf(below, base === '');
  const [only = { text: stem(file), name: true }] = parts;
  // A name that stands alone is the author's, and stays as written where it can be a component's.
  if (base === '' && parts.length < 2 && /^[A-Za-z0-9._-]+$/.test(only.text)) return only.text;
  const joined = parts.map(({ text, name }) => (name ? spelled(text) : text)).join('');
  return base + (joined === '' ? spelled(only.text) : joined);
}

interface Part {
  readonly text: string;
  /** True: a name of the author's, not a word of ours. */
  readonly name: boolean;
}

/** What a pointer says. `outermost`: it starts at the root of a file, where unknown keys are names. */
function partsOf(pointer: string, outermost: boolean): readonly Part[] {
  const parts: Part[] = [];
  let before = '';
  let named = false;
  for (const segment of pointerSegments(pointer) ?? []) {
    const word = words.get(segment);
    if (named && before === 'parameters' && /^[0-9]+$/.test(segment))
      parts.push({ text: `Parameter${Number(segment) + 1}`, name: false });
    else if (named && before === 'content' && /json$/i.test(segment)) named = false; // what everybody expects
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

/** `User` for `user`; a name that is fine as it is stays as it is. */
export function spelled(segment: string): string {
  return /^[A-Z][A-Za-z0-9_]*$/.test(segment) ? segment : spell(segment, 'schema').type.replace(/^_(?=[0-9])|_$/g, '');
}

function stem(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return name.replace(/\.(?:ya?ml|json)$/i, '');
}
