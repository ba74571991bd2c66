// Validators that return the result of another function or of a union's branch, without collecting problems.

import { expect, it } from 'vitest';
import { loadValidators, renderValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

const animal = (kind: string) => ({
  type: 'object',
  required: ['kind', 'age'],
  properties: { kind: { const: kind }, age: { type: 'integer' } },
});

const schemas = {
  Cat: animal('cat'),
  Dog: animal('dog'),
  Pet: { oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }] },
  Alias: { allOf: [{ $ref: '#/components/schemas/Cat' }] },
  Tagged: {
    allOf: [{ $ref: '#/components/schemas/Cat' }, { type: 'object', properties: { tag: { type: 'string' } } }],
  },
  Noise: {
    anyOf: [{ $ref: '#/components/schemas/Bark' }, { $ref: '#/components/schemas/Purr' }],
    discriminator: { propertyName: 'kind', mapping: { bark: 'Bark', purr: 'Purr' } },
  },
  Bark: {
    type: 'object',
    required: ['kind', 'bark'],
    properties: { kind: { type: 'string' }, bark: { type: 'integer' } },
  },
  Purr: {
    type: 'object',
    required: ['kind', 'purr'],
    properties: { kind: { type: 'string' }, purr: { type: 'integer' } },
  },
  // `Bark` is a part of a branch, and `Cat` of none, so that both can accept a value that no branch accepts.
  LoudNoise: {
    anyOf: [{ $ref: '#/components/schemas/Bark', required: ['volume'] }, { $ref: '#/components/schemas/Purr' }],
    discriminator: { propertyName: 'kind', mapping: { bark: 'Bark', purr: 'Purr', cat: 'Cat' } },
  },
};
const model = modelOf(documentOf(schemas));
const loaded = model.then((api) => loadValidators(api));

async function moduleOf(name: string): Promise<string> {
  return renderValidators(await model).get(`schemas/${name}.ts`) ?? '';
}

it('returns the problems of the selected branch, and of the only part', async () => {
  const pet = await moduleOf('pet');
  expect(pet).toContain('return problemsOfCat(value)');
  expect(pet).toContain('return isCat(value');
  expect(pet).not.toContain('mergeProblems');
  expect(await moduleOf('alias')).not.toContain('mergeProblems');
  expect(await moduleOf('tagged')).toContain('let problems = problemsOfCat(value)');
  expect(await moduleOf('noise')).toMatch(/case 'Bark':\s*case 'bark':\s*return problemsOfBark\(value\);/);
});

it('reports that no branch matches only for values of the discriminator whose schema is not a branch', async () => {
  expect(await moduleOf('noise')).not.toContain('noMatch');
  const loudNoise = await moduleOf('loud-noise');
  expect(loudNoise).toContain('return problemsOfBark(value) ?? noMatch;');
  expect(loudNoise).toContain('return problemsOfCat(value) ?? noMatch;');
  expect(loudNoise).toContain('return problemsOfPurr(value);');
});

it.each([
  ['Pet', { kind: 'cat', age: 1 }, []],
  ['Pet', { kind: 'dog', age: 'x' }, ['/age must be an integer']],
  ['Pet', { kind: 'cow' }, ['/kind must be one of "cat" or "dog"']],
  ['Pet', 1, [' must be an object']],
  ['Alias', { kind: 'cat', age: 'x' }, ['/age must be an integer']],
  ['Tagged', { kind: 'cat', age: 1, tag: 'x' }, []],
  ['Tagged', { kind: 'cat', age: 'x', tag: 1 }, ['/age must be an integer', '/tag must be a string']],
  ['Noise', { kind: 'anything', purr: 1 }, []],
  ['Noise', { kind: 'bark', bark: 'x' }, ['/bark must be an integer']],
  ['Noise', { kind: 'Purr', purr: 'x' }, ['/purr must be an integer']],
  ['Noise', { kind: 'moo' }, ['/kind must be one of "bark" or "purr"']],
  ['Noise', {}, ['/kind is required']],
  ['LoudNoise', { kind: 'bark', bark: 1, volume: 1 }, []],
  ['LoudNoise', { kind: 'bark', bark: 1 }, [' must match one of the alternatives']],
  ['LoudNoise', { kind: 'bark', bark: 'x' }, ['/bark must be an integer']],
  ['LoudNoise', { kind: 'cat', age: 1 }, [' must match one of the alternatives']],
  ['LoudNoise', { kind: 'purr' }, ['/purr is required']],
])('validates a %s: %j', async (type, value, expected) => {
  const validator = (await loaded).schema(type);
  expect(validator.check(value).map(({ pointer, message }) => `${pointer} ${message}`)).toEqual(expected);
  expect(validator.is(value)).toBe(expected.length === 0);
});
