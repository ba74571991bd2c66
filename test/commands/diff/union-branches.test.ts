// Matching of union branches: an inserted branch does not affect the comparison of the others.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listChanges } from '../../../src/generator/commands/diff/compare-apis.ts';
import { formatSubject } from '../../../src/generator/commands/diff/change.ts';
import { modelOf } from '../../targets/validators/model.ts';
import { documentWithSharedSchema } from './harness/documents.ts';

const objectSchema = (properties: object): object => ({ type: 'object', properties });
const label = (keywords: object = {}): object =>
  objectSchema({ id: { type: 'integer' }, name: { type: 'string' }, color: { type: 'string', ...keywords } });
const user = objectSchema({ login: { type: 'string' }, email: { type: 'string' } });
const team = objectSchema({ slug: { type: 'string' }, members: { type: 'integer' } });

/** Schemas that contain another schema; branches of such schemas differ only in the contained schema. */
const wrappers: Readonly<Record<string, (inner: object) => object>> = {
  arrays: (items) => ({ type: 'array', items }),
  'arrays of arrays': (items) => ({ type: 'array', items: { type: 'array', items } }),
  tuples: (first) => ({ type: 'array', prefixItems: [first, { type: 'string' }] }),
  maps: (additionalProperties) => ({ type: 'object', additionalProperties }),
  'arrays of unions': (items) => ({
    type: 'array',
    items: { anyOf: [items, { type: 'string', minLength: 2 }, { type: 'string', pattern: '^x' }] },
  }),
};

async function summarizeChanges(
  base: readonly object[],
  head: readonly object[],
  keyword: string,
): Promise<readonly string[]> {
  const changes = listChanges(
    await modelOf(documentWithSharedSchema({ [keyword]: base })),
    await modelOf(documentWithSharedSchema({ [keyword]: head })),
  );
  return changes.map(({ id, subject }) => `${id} ${formatSubject(subject).split(' › ').at(-1) ?? ''}`).sort();
}

it.each(Object.entries(wrappers))('reports an inserted branch and a changed branch that are %s', async (_, wrap) => {
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([user, team, { type: 'integer' }], { minLength: 1 }),
      fc.constantFrom('oneOf', 'anyOf'),
      fc.nat(3),
      fc.nat(3),
      async ([inserted = user, ...others], keyword, from, to) => {
        const [before, after] = [others.map(wrap), others.map(wrap)];
        before.splice(from, 0, wrap(label()));
        after.splice(to, 0, wrap(label({ maxLength: 6 })));
        after.splice(from, 0, wrap(inserted));
        // Both unions always have a branch of a different type.
        for (const branches of [before, after]) branches.push({ type: 'boolean' });
        const changes = await summarizeChanges(before, after, keyword);
        expect(changes).toHaveLength(2);
        expect(changes).toEqual(expect.arrayContaining(['max-length-added color']));
        expect(changes.find((text) => !text.endsWith('color'))).toMatch(/^branch-added/);
      },
    ),
    { seed: 4, numRuns: 12 },
  );
});

it('names the changed union if the schema has several unions', async () => {
  const branch = (name: string, maximum: number): object => ({
    type: 'object',
    title: name,
    required: [name],
    properties: { [name]: { type: 'integer', maximum } },
  });
  const union = (kind: string, name: string, maximum: number): object => ({
    [kind]: [branch(name, maximum), branch(`${name}2`, 9)],
  });
  const listSubjects = async (before: readonly object[], after: readonly object[]): Promise<readonly string[]> => {
    const changes = listChanges(
      await modelOf(documentWithSharedSchema({ allOf: before })),
      await modelOf(documentWithSharedSchema({ allOf: after })),
    );
    return changes.map(({ id, subject }) => `${id}: ${formatSubject(subject)}`);
  };
  expect(await listSubjects([union('oneOf', 'a', 9)], [union('oneOf', 'a', 8)])).toEqual([
    'maximum-lowered: Thing › a › a',
  ]);
  expect(
    await listSubjects(
      [union('oneOf', 'a', 9), union('anyOf', 'b', 9)],
      [union('oneOf', 'a', 8), union('anyOf', 'b', 8)],
    ),
  ).toEqual(['maximum-lowered: Thing › anyOf, b › b', 'maximum-lowered: Thing › oneOf, a › a']);
  expect(
    await listSubjects(
      [union('oneOf', 'a', 9), union('oneOf', 'b', 9)],
      [union('oneOf', 'a', 8), union('oneOf', 'b', 8)],
    ),
  ).toEqual(['maximum-lowered: Thing › oneOf 1, a › a', 'maximum-lowered: Thing › oneOf 2, b › b']);
});

it('does not assume that a changed branch still accepts the values that it shares with an added branch', async () => {
  const branch = (minimum: number, defaultValue: number): object => ({
    type: 'object',
    required: ['a'],
    properties: { a: { type: 'integer', minimum, default: defaultValue } },
  });
  const added = { type: 'object', required: ['b'], properties: { b: {} } };
  const listIds = async (head: object): Promise<readonly string[]> => {
    const changes = listChanges(
      await modelOf(documentWithSharedSchema(branch(1, 7))),
      await modelOf(documentWithSharedSchema({ oneOf: [head, added] })),
    );
    return changes.map(({ id }) => id).sort();
  };
  expect(await listIds(branch(1, 7))).toEqual(['overlapping-branch-added']);
  expect(await listIds(branch(1, 8))).toEqual(['default-changed', 'overlapping-branch-added']);
  expect(await listIds(branch(2, 8))).toEqual(['branch-added', 'default-changed', 'minimum-raised']);
});
