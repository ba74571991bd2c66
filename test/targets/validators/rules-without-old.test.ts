// Rules that read `old`, in validators of complete values: they apply if their result is known without `old`.

import { describe, expect, it, test } from 'vitest';
import type { Problem } from '../../../src/runtime/validation/problem.ts';
import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object): object => ({ content: { 'application/json': { schema } } });
const rule = (id: string, expression: string, field: string): object => ({
  id,
  rule: expression,
  message: `${id}.`,
  field,
});
const formatProblems = (problems: unknown): readonly string[] =>
  (problems as readonly Problem[]).map(
    ({ pointer, keyword, message }) => `${pointer} ${keyword === 'rule' ? message : keyword}`,
  );

describe('rules that read `old`, applied to a complete value', () => {
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
  const exchange = {
    requestBody: json(ref('Vault')),
    responses: { 200: { description: 'Done.', content: { 'application/json': { schema: ref('Vault') } } } },
  };
  const paths = {
    '/vaults': {
      post: { operationId: 'createVault', 'x-effect': { kind: 'create' }, ...exchange },
    },
    '/vaults/{vaultId}': {
      ...resource,
      put: { operationId: 'updateVault', 'x-effect': { kind: 'update' }, ...exchange },
      post: { operationId: 'replaceVault', 'x-effect': { kind: 'replace' }, ...exchange },
    },
  };
  const validatorsPromise = modelOf(
    documentOf({ Vault, Vaults: { type: 'array', items: ref('Vault') } }, { 'x-ashlar': { version: 1 }, paths }),
  ).then((api) => loadValidators(api));
  const listProblems = async (name: string, ...values: readonly unknown[]): Promise<readonly string[]> =>
    formatProblems((await validatorsPromise).call(name, ...values));
  const vault = { size: 6, kind: 'closed' };

  test('apply if their result is known without it: `has(old.x)` is false because no value is stored yet', async () => {
    expect(await listProblems('checkVault', vault)).toEqual([]);
    expect(await listProblems('checkVault', { ...vault, cert: null })).toEqual([]);
    expect(await listProblems('checkVault', { ...vault, kind: 'open', cert: 'c' })).toEqual([]);
    expect(await listProblems('checkVault', { ...vault, cert: 'c' })).toEqual(['/cert kept-cert.']);
    expect(await listProblems('checkVault', { ...vault, size: 5 })).toEqual(['/size is-large.']);
    expect(await listProblems('checkVault', { ...vault, items: [1, 9] })).toEqual([]);
    expect(await listProblems('checkVault', { ...vault, items: [1, 0] })).toEqual(['/items is-listed.']);
    expect(await listProblems('checkVault', { ...vault, items: [1, 1, 1, 1] })).toEqual(['/items is-capped.']);
    expect(await listProblems('checkVault', { ...vault, kind: 'none' })).toEqual(['/kind is-unlike.']);
  });

  test('apply in guards, Standard Schemas, nested values, and bodies of create operations', async () => {
    const invalid = { ...vault, cert: 'c' };
    const validators = await validatorsPromise;
    expect([
      validators.schema('Vault').is(vault),
      validators.schema('Vault').is(invalid),
      validators.schema('Vaults').is([invalid]),
    ]).toEqual([true, false, false]);
    expect(await listProblems('checkVaults', [vault, invalid])).toEqual(['/1/cert kept-cert.']);
    expect(await listProblems('checkCreateVaultRules', invalid, 0)).toEqual(['/cert kept-cert.']);
    const standard = validators.exports['vaultSchema'] as {
      readonly '~standard': { validate(value: unknown): { readonly issues?: readonly unknown[] } };
    };
    expect(standard['~standard'].validate(invalid).issues).toHaveLength(1);
  });

  test('do not apply if an old value may exist: in bodies of replacements and updates, and in responses', async () => {
    const withCert = { ...vault, cert: 'c' };
    expect(await listProblems('checkReplaceVaultRules', withCert, 0)).toEqual([]);
    expect(await listProblems('checkUpdateVaultRules', withCert, 0)).toEqual([]);
    const headers = { 'content-type': 'application/json' };
    expect(await listProblems('checkUpdateVaultResponse', 200, headers, withCert)).toEqual([]);
    expect(await listProblems('checkUpdateVaultMerged', withCert, 0, { ...withCert, size: 2 })).toEqual([]);
    expect(await listProblems('checkUpdateVaultMerged', withCert, 0, { ...withCert, size: 2, cert: 'd' })).toEqual([
      '/cert kept-cert.',
      '/cert is-fixed.',
    ]);
  });
});

it('evaluates a condition that depends only on `has(old.x)`', async () => {
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
  const validators = await loadValidators(await modelOf(documentOf({ Box }, { 'x-ashlar': { version: 1 } })));
  const listProblems = (value: object): readonly string[] => {
    const problems = formatProblems(validators.schema('Box').check(value));
    expect(validators.schema('Box').is(value)).toBe(problems.length === 0);
    return problems;
  };
  const box = { size: 6, tag: 'a' };
  expect(listProblems(box)).toEqual([]);
  expect(listProblems({ ...box, size: 200 })).toEqual(['/size is-small.']);
  expect(listProblems({ ...box, size: 300 })).toEqual(['/size is-small.', '/size is-unlike.']);
  expect(listProblems({ ...box, cert: 'c' })).toEqual(['/cert is-new.']);
  expect(listProblems({ size: 21 })).toEqual(['/tag is-tagged.', '/tag is-guarded.']);
});

it('treats the existence of a nested field of `old` as unknown', async () => {
  const Box = {
    type: 'object',
    required: ['lid', 'size'],
    properties: {
      lid: { type: ['object', 'null'], properties: { lock: { type: 'string' } } },
      size: { type: 'integer' },
    },
    'x-rules': [rule('was-locked', 'old.lid != null && has(old.lid.lock) && self.size > 5', 'size')],
  };
  const validators = await loadValidators(await modelOf(documentOf({ Box }, { 'x-ashlar': { version: 1 } })));
  const listProblems = (value: object): readonly string[] => formatProblems(validators.schema('Box').check(value));
  expect(listProblems({ lid: null, size: 6 })).toEqual([]);
  expect(listProblems({ lid: null, size: 5 })).toEqual(['/size was-locked.']);
});

it.each<[string, readonly object[], readonly object[]]>([
  [
    '(has(self.tag) ? old.size == self.size : true) ? has(old.tag) : self.size < 0',
    [{ size: 1, tag: 'a' }],
    [{ size: 1 }, { size: -1 }],
  ],
  [
    '!(has(self.tag) && (has(self.cert) || old.size == 1) && self.tag == "a")',
    [{ size: 1, tag: 'b', cert: 'c' }, { size: 1, tag: 'a' }, { size: 1 }],
    [],
  ],
  [
    '(has(self.tag) || old.size == 1) ? self.size > 5 : self.size < 0',
    [{ size: 6, tag: 'a' }, { size: 1 }],
    [{ size: 5, tag: 'a' }],
  ],
])('%s is false only if no old value could make it true', async (expression, valid, invalid) => {
  const Box = {
    type: 'object',
    required: ['size'],
    properties: { size: { type: 'integer' }, cert: { type: 'string' }, tag: { type: 'string' } },
    'x-rules': [rule('a-rule', expression, 'size')],
  };
  const validators = await loadValidators(await modelOf(documentOf({ Box }, { 'x-ashlar': { version: 1 } })));
  for (const value of valid) expect(formatProblems(validators.schema('Box').check(value))).toEqual([]);
  for (const value of invalid) expect(formatProblems(validators.schema('Box').check(value))).toEqual(['/size a-rule.']);
});
