// Keywords that a metaschema disables, because it does not declare their vocabulary.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { findDisabledKeywords } from '../../src/generator/openapi/schema/dialects.ts';
import { nodeOf } from '../model/build-source-nodes.ts';

const require = createRequire(import.meta.url);

/** Returns the keywords of a vocabulary from its official metaschema, which Ajv contains. */
function keywordsOf(vocabulary: string): readonly string[] {
  const file = require.resolve(`ajv/dist/refs/json-schema-2020-12/meta/${vocabulary}.json`);
  const { properties } = JSON.parse(readFileSync(file, 'utf8')) as { readonly properties: object };
  return Object.keys(properties);
}

const vocabularies = ['applicator', 'unevaluated', 'validation', 'content'];

function disabledBy(declared: readonly string[]): readonly string[] {
  const uri = 'https://example.com/metaschema';
  const $vocabulary = Object.fromEntries(
    declared.map((name) => [`https://json-schema.org/draft/2020-12/vocab/${name}`, true]),
  );
  const metaschema = nodeOf({ $vocabulary });
  const disabled = findDisabledKeywords(nodeOf({ $schema: uri }), ['https://example.com/schema'], (requested) =>
    requested === uri ? metaschema : undefined,
  );
  return [...disabled].toSorted();
}

test.each(vocabularies)('a metaschema without the vocabulary `%s` disables its keywords', (missing) => {
  expect(disabledBy(vocabularies.filter((name) => name !== missing))).toEqual(keywordsOf(missing).toSorted());
});

test('a metaschema with all vocabularies disables nothing, and one with none disables all', () => {
  expect(disabledBy(vocabularies)).toEqual([]);
  expect(disabledBy([])).toEqual(vocabularies.flatMap(keywordsOf).toSorted());
});
