// Facet table: completeness, columns that do not compile without an entry, and a golden case for each facet.

import { describe, expect, it } from 'vitest';
import {
  applyColumn,
  applyKeywordColumn,
  type Column,
  type Facet,
  facetKeywords,
  keywordsOfFacet,
  facets,
  type FunctionColumn,
  hasHandledFacet,
  hasOnlyHandledFacets,
  type KeywordColumn,
  mapFacets,
  ignored,
  type Ignored,
} from '../../src/generator/model/facets.ts';
import { subschemaForms, type SubschemaColumn, type SubschemaKeyword } from '../../src/generator/model/subschemas.ts';
import { visitSchemas } from '../../src/generator/model/visit-schemas.ts';
import type { SchemaObject } from '../../src/generator/model/types/schema.ts';
import { schemaKeywords } from '../../src/generator/openapi/schema/keyword-table.ts';
import { defaultTargetNames } from '../../src/generator/targets/builtin.ts';
import { goldenCases } from '../golden-harness/cases.ts';
import { loadModel } from '../models.ts';
import { modelOfSchemas } from '../targets/model-of.ts';

/** Names of keywords in the model that differ from those in a document. */
const documentNames: Readonly<Record<string, string>> = {
  ref: '$ref',
  dynamicRef: '$dynamicRef',
  dynamicAnchor: '$dynamicAnchor',
  resource: '$id',
  types: 'type',
};

const listedKeywords = facets.flatMap((name): readonly string[] => facetKeywords[name]);

async function buildSchema(yaml: string): Promise<SchemaObject> {
  const { schemas } = await modelOfSchemas(`Thing: ${yaml}`);
  const jsonSchema = schemas[0]?.jsonSchema;
  if (typeof jsonSchema !== 'object') throw new Error('expected a Schema Object');
  return jsonSchema;
}

describe('the facet table', () => {
  it('contains each keyword once', () => {
    expect(listedKeywords).toEqual([...new Set(listedKeywords)]);
  });

  it("contains the same keywords as the reader's table, except for annotations and definitions", () => {
    const annotations =
      /^(?:title|description|default|examples?|deprecated|readOnly|writeOnly|xml|externalDocs|nullable|definitions|\$(?:schema|anchor|vocabulary|comment|defs))$/;
    expect(listedKeywords.map((keyword) => documentNames[keyword] ?? keyword).toSorted()).toEqual(
      [...schemaKeywords.keys()].filter((keyword) => !annotations.test(keyword)).toSorted(),
    );
  });

  it("agrees with the reader's table on the keywords that contain schemas", () => {
    const forms = [...schemaKeywords].flatMap(([keyword, { subschemas }]) =>
      subschemas && !/^(?:\$defs|definitions)$/.test(keyword) ? [[keyword, subschemas] as const] : [],
    );
    expect({ ...subschemaForms }).toEqual(Object.fromEntries(forms));
  });
});

describe('golden cases', () => {
  const getCaseName = (facet: Facet): string =>
    `facet-${facet.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const cases = new Map(goldenCases().map((golden) => [golden.claim, golden]));

  it.each(facets)('contain one for the facet %s, with all default targets', async (facet) => {
    const golden = cases.get(getCaseName(facet));
    if (golden === undefined) throw new Error(`test/golden/${getCaseName(facet)} is missing`);
    expect(golden.config.targets.toSorted()).toEqual(defaultTargetNames.toSorted());
    const keywords = new Set<string>();
    for (const { jsonSchema } of (await loadModel(`test/golden/${golden.claim}/${golden.document}`)).schemas)
      visitSchemas(jsonSchema, (schema) => {
        const values = typeof schema === 'object' ? keywordsOfFacet(schema, facet) : undefined;
        for (const keyword of Object.keys(values ?? {}))
          if ((facetKeywords[facet] as readonly string[]).includes(keyword)) keywords.add(keyword);
      });
    expect([...keywords].toSorted()).toEqual([...facetKeywords[facet]].toSorted());
  });
});

describe('a column', () => {
  const unused = ignored('this test does not need it');
  const empty = mapFacets(() => unused);
  const column: FunctionColumn<[string], string> = {
    ...empty,
    length: ({ minLength }, unit) => `at least ${minLength ?? 0} ${unit}`,
    pattern: ({ pattern }) => `matching ${pattern ?? ''}`,
  };

  it('is applied to the facets that a schema has', async () => {
    const schema = await buildSchema('{ type: string, minLength: 2, pattern: ^a }');
    expect(applyColumn(schema, column, 'characters')).toEqual(['at least 2 characters', 'matching ^a']);
    expect(applyColumn(await buildSchema('{ type: string }'), column, 'characters')).toEqual([]);
  });

  it('reports whether a schema has one of its facets, or only its facets', async () => {
    const [bounded, typed] = [
      await buildSchema('{ minLength: 2 }'),
      await buildSchema('{ type: string, minLength: 2 }'),
    ];
    expect([hasHandledFacet(bounded, column), hasHandledFacet(await buildSchema('{ type: string }'), column)]).toEqual([
      true,
      false,
    ]);
    expect([hasOnlyHandledFacets(bounded, column), hasOnlyHandledFacets(typed, column)]).toEqual([true, false]);
  });

  it('of keywords is applied in the order of its entries', async () => {
    const line = (value: unknown, keyword: string): string => `${keyword} ${JSON.stringify(value)}`;
    const { types: _, ...others } = Object.fromEntries(listedKeywords.map((keyword) => [keyword, line]));
    const keywordColumn = { maximum: line, types: unused, ...others } as unknown as KeywordColumn<[], string>;
    const schema = await buildSchema('{ type: integer, minimum: 2, maximum: 3 }');
    expect(applyKeywordColumn(schema, keywordColumn)).toEqual(['maximum 3', 'minimum 2']);
  });

  it('does not compile without an entry for each facet and each keyword', () => {
    type Marks = { readonly [F in Facet]: 'mark' };
    const { range: _, ...withoutRange } = empty;
    // @ts-expect-error the entry for `range` is missing
    const incomplete: Column<Marks> = withoutRange;
    const wrong: Column<Marks> = {
      ...empty,
      // @ts-expect-error the entry has the wrong type
      range: 'other',
    };
    const wrongKeyword: FunctionColumn<[]> = {
      ...empty,
      // @ts-expect-error the facet does not contain the keyword
      range: (values) => void values.minLength,
    };
    const withoutMaximum = {} as { readonly [K in Exclude<keyof KeywordColumn<[], string>, 'maximum'>]: Ignored };
    // @ts-expect-error the entry for `maximum` is missing
    const incompleteKeywords: KeywordColumn<[], string> = withoutMaximum;
    const withoutItems = {} as { readonly [K in Exclude<SubschemaKeyword, 'items'>]: Ignored };
    // @ts-expect-error the entry for `items` is missing
    const incompleteSubschemas: SubschemaColumn<'mark'> = withoutItems;
    expect([incomplete, wrong, wrongKeyword, incompleteKeywords, incompleteSubschemas]).toHaveLength(5);
  });
});
