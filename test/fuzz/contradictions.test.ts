// What the fuzz has found of schemas that contradict themselves: their validators judge as Ajv does.

import { expect, it } from 'vitest';
import { contradictions } from './contradictions.ts';
import { judge } from './judge.ts';

it('judges whatever contradicts itself as Ajv does', async () => {
  const { wrong, refused, values } = await judge(contradictions, 1, 200);
  expect(refused).toEqual([]);
  expect(wrong).toEqual([]);
  expect(values).toBeGreaterThan(2_000);
});
