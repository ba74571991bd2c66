// Tests that SQL filters select and sort like the reference implementation, on both databases.

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSelection, type FilterFields } from '../../../src/service/collections/filter-sql.ts';
import { queryPage } from '../../../src/service/collections/page.ts';
import type { Storage } from '../../../src/service/storage/storage.ts';
import { dropTemplates, openSeededStorage, storages } from '../harness/storages.ts';
import { getSeed } from '../harness/seed.ts';
import { selectEntries, type Entry } from './reference-filter.ts';
import { runs } from '../../tier.ts';

/** A filter with fields of every type; `thumbnail` can be null. */
interface ProbeFilter {
  label?: string | object;
  thumbnail?: string | object;
  position?: number | object;
  public?: boolean | object;
  '+order_by'?: string;
}

const fields: FilterFields<ProbeFilter> = {
  label: { column: 'oauth_clients.label', type: 'text' },
  thumbnail: { column: 'oauth_clients.thumbnail_url', type: 'text' },
  position: { column: 'oauth_clients.position', type: 'integer' },
  public: { column: 'oauth_clients.public', type: 'boolean' },
};

const labels = [
  '',
  'a',
  'A',
  'ab',
  'Ab',
  'b%',
  'b_',
  '%',
  '_',
  '\\',
  "'",
  '"',
  'é',
  'e\u0301',
  '\u{ffff}',
  '\u{1f600}',
  'a\u{1f600}b',
  'web-01',
  'web_01',
  'webx01',
  'true',
  '7',
  'null',
];
const entries: readonly Entry[] = Array.from({ length: 60 }, (_, index) => ({
  label: labels[(index * 7) % labels.length] ?? '',
  thumbnail: index % 3 === 0 ? null : (labels[(index * 5) % labels.length] ?? ''),
  position: index + 1,
  public: index % 4 === 1,
}));

const text = fc.oneof(
  fc.constantFrom(...labels, '\0', 'a\0', '\ud800', '\udc00'),
  fc.string({ unit: 'binary', maxLength: 2 }),
);
const number = fc.oneof(
  fc.integer({ min: -2, max: 62 }),
  fc.integer({ min: -5, max: 125 }).map((half) => half / 2),
  fc.constantFrom(-0, 2 ** 31, -(2 ** 40), 2 ** 53, 1e30, -1e300),
);
const comparisonOperators = fc.dictionary(fc.constantFrom('+gt', '+gte', '+lt', '+lte'), number, {
  minKeys: 1,
  maxKeys: 2,
});
const textCondition = fc.oneof(
  text,
  fc
    .record({ '+contains': text, '+neq': text }, { requiredKeys: [] })
    .filter((operators) => Object.keys(operators).length > 0),
);

/** Conjunctions have a low weight, because conjunctions of many conditions rarely select any entries. */
const { term } = fc.letrec<{ term: object; condition: object }>((tie) => ({
  term: fc.oneof(
    { weight: 3, arbitrary: tie('condition') },
    {
      weight: 1,
      arbitrary: fc.tuple(tie('condition'), tie('condition')).map(([left, right]) => ({ ...left, ...right })),
    },
  ),
  condition: fc.oneof(
    { depthSize: 'small' },
    fc.record({ label: textCondition }),
    fc.record({ thumbnail: fc.oneof(textCondition, fc.constant(null)) }),
    fc.record({
      position: fc.oneof(
        number,
        comparisonOperators,
        fc.record({ '+neq': fc.oneof(number, number.map(String), text) }),
      ),
    }),
    fc.record({ public: fc.oneof(fc.boolean(), fc.record({ '+neq': fc.oneof(fc.boolean(), text) })) }),
    fc.record({ '+and': fc.array(tie('term'), { maxLength: 3 }) }),
    fc.record({ '+or': fc.array(tie('term'), { maxLength: 3 }) }),
  ),
}));
const order = fc.oneof(
  fc.constant({}),
  fc.record(
    { '+order_by': fc.constantFrom('label', 'position', 'public'), '+order': fc.constantFrom('asc', 'desc') },
    { requiredKeys: ['+order_by'] },
  ),
);

afterAll(dropTemplates);

describe.each(storages)('a filter on %s', (name) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = (await openSeededStorage(name, getSeed('empty'))).storage;
    await storage.work('write', async (db) => {
      await db.insertInto('accounts').values({ id: 'one', billing: null }).execute();
      for (const { label, thumbnail, position, public: isPublic } of entries) {
        const row = {
          position: Number(position),
          id: `client-${String(position)}`,
          label: String(label),
          public: isPublic === true ? 1 : 0,
          thumbnail_url: thumbnail as string | null,
        } as const;
        await db
          .insertInto('oauth_clients')
          .values({ ...row, account_id: 'one', status: 'active', redirect_uri: 'https://example.com', secret_hash: '' })
          .execute();
      }
    });
  });
  afterAll(() => storage.close());

  /** Returns the positions that the SQL of a filter selects. */
  async function selectPositions(filter: object): Promise<number[]> {
    const selection = buildSelection(fields, { dialect: storage.dialect, filter, order: 'oauth_clients.position' });
    const page = await storage.work('read', (db) =>
      queryPage(db.selectFrom('oauth_clients').selectAll(), { page: 1, page_size: 500 }, selection, (rows) =>
        rows.map(({ position }) => position),
      ),
    );
    return page.data;
  }

  const expectedPositions = (filter: object): unknown[] =>
    selectEntries(entries, filter).map(({ position }) => position);

  test('selects and sorts like the reference implementation', async () => {
    await fc.assert(
      fc.asyncProperty(term, order, async (conditions, sorting) => {
        const filter = JSON.parse(JSON.stringify({ ...conditions, ...sorting })) as object;
        expect(await selectPositions(filter)).toEqual(expectedPositions(filter));
      }),
      { numRuns: runs(5000) },
    );
  });

  test('compares a field with any number, including fractions and numbers out of range', async () => {
    for (const operator of ['+gt', '+gte', '+lt', '+lte']) {
      for (const operand of [6.5, 7, 7.5, -1, 61, 2 ** 31, 1e30, -1e30]) {
        const filter = { position: { [operator]: operand } };
        expect(await selectPositions(filter), JSON.stringify(filter)).toEqual(expectedPositions(filter));
      }
    }
  });

  test('can nest operators as deep as the header limit allows', async () => {
    for (const depth of [5, 11, 40, 1000]) {
      let filter: object = { label: 'web-01' };
      for (let level = 0; level < depth; level++) {
        const sibling = { position: { '+neq': String(level % 60) } };
        filter =
          level % 2 === 0
            ? { '+or': [{ position: level % 60 }, filter] }
            : { '+and': level % 3 === 0 ? [filter, sibling] : [sibling, filter] };
      }
      expect(await selectPositions(filter)).toEqual(expectedPositions(filter));
    }
  });

  test('can be a tree of operators that is deep on both sides', async () => {
    const tree = (depth: number, index: number): object =>
      depth === 0
        ? { position: { '+neq': String(index % 60) } }
        : {
            [depth % 2 === 0 ? '+or' : '+and']: [
              tree(depth - 1, index * 2),
              tree(depth - 2 < 0 ? 0 : depth - 2, index * 2 + 1),
            ],
          };
    const filter = tree(14, 1);
    expect(await selectPositions(filter)).toEqual(expectedPositions(filter));
  });

  test('can contain arrays of conditions as long as the header limit allows', async () => {
    for (const kind of ['+and', '+or']) {
      const filter = {
        [kind]: Array.from({ length: 2500 }, (_, index) => ({
          position: kind === '+or' ? index + 30 : { '+neq': String(index + 30) },
        })),
      };
      expect(await selectPositions(filter)).toEqual(expectedPositions(filter));
    }
  });
});
