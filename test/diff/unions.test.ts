// Which alternative of a union is which: an inserted one leaves the others what they are.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareModels } from '../../src/generator/commands/diff/compare-apis.ts';
import { formatSubject } from '../../src/generator/commands/diff/change.ts';
import { modelOf } from '../unit/validators/model.ts';
import { sharedSchema } from './harness/documents.ts';

const object = (properties: object): object => ({ type: 'object', properties });
const label = (more: object = {}): object =>
  object({ id: { type: 'integer' }, name: { type: 'string' }, color: { type: 'string', ...more } });
const user = object({ login: { type: 'string' }, email: { type: 'string' } });
const team = object({ slug: { type: 'string' }, members: { type: 'integer' } });

/** Ways to have something inside, by which nothing but that tells two alternatives apart. */
const holders: Readonly<Record<string, (inner: object) => object>> = {
  lists: (items) => ({ type: 'array', items }),
  'lists of lists': (items) => ({ type: 'array', items: { type: 'array', items } }),
  positions: (first) => ({ type: 'array', prefixItems: [first, { type: 'string' }] }),
  maps: (additionalProperties) => ({ type: 'object', additionalProperties }),
  'lists of one or the other': (items) => ({
    type: 'array',
    items: { anyOf: [items, { type: 'string', minLength: 2 }, { type: 'string', pattern: '^x' }] },
  }),
};

async function changed(base: readonly object[], head: readonly object[], keyword: string): Promise<readonly string[]> {
  const changes = compareModels(
    await modelOf(sharedSchema({ [keyword]: base })),
    await modelOf(sharedSchema({ [keyword]: head })),
  );
  return changes.map(({ id, subject }) => `${id} ${formatSubject(subject).split(' › ').at(-1) ?? ''}`).sort();
}

it.each(Object.entries(holders))('%s: one is inserted, and another changes', async (_, hold) => {
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([user, team, { type: 'integer' }], { minLength: 1 }),
      fc.constantFrom('oneOf', 'anyOf'),
      fc.nat(3),
      fc.nat(3),
      async ([inserted = user, ...others], keyword, from, to) => {
        const [before, after] = [others.map(hold), others.map(hold)];
        before.splice(from, 0, hold(label()));
        after.splice(to, 0, hold(label({ maxLength: 6 })));
        after.splice(from, 0, hold(inserted));
        // Without another list, types alone told the alternatives apart.
        for (const all of [before, after]) all.push({ type: 'boolean' });
        const found = await changed(before, after, keyword);
        expect(found).toHaveLength(2);
        expect(found).toEqual(expect.arrayContaining(['max-length-added color']));
        expect(found.find((text) => !text.endsWith('color'))).toMatch(/^branch-added/);
      },
    ),
    { seed: 4, numRuns: 12 },
  );
});

it('a change names the union that it is in, if there are several', async () => {
  const branch = (name: string, maximum: number): object => ({
    type: 'object',
    title: name,
    required: [name],
    properties: { [name]: { type: 'integer', maximum } },
  });
  const two = (kind: string, name: string, maximum: number): object => ({
    [kind]: [branch(name, maximum), branch(`${name}2`, 9)],
  });
  const subjects = async (before: readonly object[], after: readonly object[]): Promise<readonly string[]> => {
    const changes = compareModels(
      await modelOf(sharedSchema({ allOf: before })),
      await modelOf(sharedSchema({ allOf: after })),
    );
    return changes.map(({ id, subject }) => `${id}: ${formatSubject(subject)}`);
  };
  expect(await subjects([two('oneOf', 'a', 9)], [two('oneOf', 'a', 8)])).toEqual(['maximum-lowered: Thing › a › a']);
  expect(
    await subjects([two('oneOf', 'a', 9), two('anyOf', 'b', 9)], [two('oneOf', 'a', 8), two('anyOf', 'b', 8)]),
  ).toEqual(['maximum-lowered: Thing › anyOf, b › b', 'maximum-lowered: Thing › oneOf, a › a']);
  expect(
    await subjects([two('oneOf', 'a', 9), two('oneOf', 'b', 9)], [two('oneOf', 'a', 8), two('oneOf', 'b', 8)]),
  ).toEqual(['maximum-lowered: Thing › oneOf 1, a › a', 'maximum-lowered: Thing › oneOf 2, b › b']);
});
