// Rules that read `old` in validators of complete values: they apply as far as they can be known without a stored value.

import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../src/runtime/validation/problem.ts';
import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object): object => ({ content: { 'application/json': { schema } } });
const rule = (id: string, text: string, field: string): object => ({ id, rule: text, message: `${id}.`, field });
const lines = (problems: unknown): readonly string[] =>
  (problems as readonly Problem[]).map(
    ({ pointer, keyword, message }) => `${pointer} ${keyword === 'rule' ? message : keyword}`,
  );

describe('rules that read `old`, of a complete value', () => {
  const Vault = {
    type: 'object',
    required: ['size', 'kind'],
    properties: {
      size: { type: 'integer' },
      kind: { type: 'string' },
      cert: { type: ['string', 'null'] },
      items: { type: 'array', items: { type: 'integer' } },
    },
    'x-rules': [
      rule(
        'kept-cert',
        'self.kind == "open" || !has(self.cert) || self.cert == null || (has(old.cert) && self.cert == old.cert)',
        'cert',
      ),
      rule('only-grows', 'self.size >= old.size', 'size'),
      rule('is-fixed', '!has(old.cert) || (has(self.cert) && self.cert == old.cert)', 'cert'),
      rule('is-large', '(old.kind == "small" || old.size < 3) && self.size > 5', 'size'),
      rule('is-listed', '!has(self.items) || self.items.all(item, item > 0 && item < old.size)', 'items'),
      rule('is-capped', 'old.size > 1 && (has(self.items) ? size(self.items) < 4 : true)', 'items'),
      rule('is-unlike', '!(old.kind == "none" || self.kind == "none")', 'kind'),
    ],
  };
  const resource = {
    'x-resource': { schema: 'Vault', parameter: 'vaultId' },
    parameters: [{ name: 'vaultId', in: 'path', required: true, schema: { type: 'integer' } }],
  };
  const done = {
    responses: { 200: { description: 'Done.', content: { 'application/json': { schema: ref('Vault') } } } },
  };
  const paths = {
    '/vaults': {
      post: { operationId: 'createVault', 'x-effect': { kind: 'create' }, requestBody: json(ref('Vault')), ...done },
    },
    '/vaults/{vaultId}': {
      ...resource,
      put: { operationId: 'updateVault', 'x-effect': { kind: 'update' }, requestBody: json(ref('Vault')), ...done },
      post: { operationId: 'replaceVault', 'x-effect': { kind: 'replace' }, requestBody: json(ref('Vault')), ...done },
    },
  };
  const made = modelOf(
    documentOf({ Vault, Vaults: { type: 'array', items: ref('Vault') } }, { 'x-ashlar': { version: 1 }, paths }),
  ).then((api) => loadValidators(api));
  const said = async (name: string, ...values: readonly unknown[]): Promise<readonly string[]> =>
    lines(Reflect.apply((await made).exports[name] as () => unknown, undefined, values));
  const vault = { size: 6, kind: 'closed' };

  it('apply as far as they can be known: nothing is stored yet, so `has(old.x)` is false', async () => {
    expect(await said('checkVault', vault)).toEqual([]);
    expect(await said('checkVault', { ...vault, cert: null })).toEqual([]);
    expect(await said('checkVault', { ...vault, kind: 'open', cert: 'c' })).toEqual([]);
    expect(await said('checkVault', { ...vault, cert: 'c' })).toEqual(['/cert kept-cert.']);
    expect(await said('checkVault', { ...vault, size: 5 })).toEqual(['/size is-large.']);
    expect(await said('checkVault', { ...vault, items: [1, 9] })).toEqual([]);
    expect(await said('checkVault', { ...vault, items: [1, 0] })).toEqual(['/items is-listed.']);
    expect(await said('checkVault', { ...vault, items: [1, 1, 1, 1] })).toEqual(['/items is-capped.']);
    expect(await said('checkVault', { ...vault, kind: 'none' })).toEqual(['/kind is-unlike.']);
  });

  it('apply to guards, Standard Schemas, values inside others, and bodies that create', async () => {
    const bad = { ...vault, cert: 'c' };
    const loaded = await made;
    expect([
      loaded.schema('Vault').is(vault),
      loaded.schema('Vault').is(bad),
      loaded.schema('Vaults').is([bad]),
    ]).toEqual([true, false, false]);
    expect(await said('checkVaults', [vault, bad])).toEqual(['/1/cert kept-cert.']);
    expect(await said('checkCreateVaultRules', bad, 0)).toEqual(['/cert kept-cert.']);
    const standard = loaded.exports['vaultSchema'] as {
      readonly '~standard': { validate(value: unknown): { readonly issues?: readonly unknown[] } };
    };
    expect(standard['~standard'].validate(bad).issues).toHaveLength(1);
  });

  it('are not guessed where a value may have a history: what replaces another, what an update sends, and responses', async () => {
    const repeated = { ...vault, cert: 'c' };
    expect(await said('checkReplaceVaultRules', repeated, 0)).toEqual([]);
    expect(await said('checkUpdateVaultRules', repeated, 0)).toEqual([]);
    expect(await said('checkUpdateVaultResponse', 200, { 'content-type': 'application/json' }, repeated)).toEqual([]);
    expect(await said('checkUpdateVaultMerged', repeated, 0, { ...repeated, size: 2 })).toEqual([]);
    expect(await said('checkUpdateVaultMerged', repeated, 0, { ...repeated, size: 2, cert: 'd' })).toEqual([
      '/cert kept-cert.',
      '/cert is-fixed.',
    ]);
  });
});

it('a condition that depends on `has(old.x)` alone is known', async () => {
  const Box = {
    type: 'object',
    required: ['size'],
    properties: { size: { type: 'integer' }, cert: { type: 'string' }, tag: { type: 'string' } },
    'x-rules': [
      rule('is-small', 'has(old.cert) ? self.size == old.size : self.size < 200', 'size'),
      rule('is-unlike', 'self.size < 300 ? !has(old.cert) || self.size == old.size : has(old.cert)', 'size'),
      rule('is-open', 'old.size > 3 ? self.size > 1000 : self.size < 0', 'size'),
      rule('is-new', 'has(old.cert) == has(self.cert) && false != !has(old.cert)', 'cert'),
      rule('is-tagged', '(!has(old.tag) && has(self.tag)) || self.size < 20', 'tag'),
      rule('is-guarded', 'has(self.tag) && (old.size > 3 ? self.tag == "a" : self.tag == "b")', 'tag'),
    ],
  };
  const loaded = await loadValidators(await modelOf(documentOf({ Box }, { 'x-ashlar': { version: 1 } })));
  const found = (value: object): readonly string[] => {
    const problems = lines(loaded.schema('Box').check(value));
    expect(loaded.schema('Box').is(value)).toBe(problems.length === 0);
    return problems;
  };
  const box = { size: 6, tag: 'a' };
  expect(found(box)).toEqual([]);
  expect(found({ ...box, size: 200 })).toEqual(['/size is-small.']);
  expect(found({ ...box, size: 300 })).toEqual(['/size is-small.', '/size is-unlike.']);
  expect(found({ ...box, cert: 'c' })).toEqual(['/cert is-new.']);
  expect(found({ size: 21 })).toEqual(['/tag is-tagged.', '/tag is-guarded.']);
});
