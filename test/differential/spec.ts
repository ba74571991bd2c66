// The comparison of the validators of spec/ with Ajv, with or without rules.

import { document } from '../spec/validator.ts';
import type { Compared } from './compare.ts';
import { differences } from './differences.ts';
import { modelOfFile } from '../models.ts';
import { typesOfRules } from './rule-types.ts';
import { namedSubjects } from './subjects.ts';

const api = await modelOfFile('spec/openapi.yaml');

/** Creates a comparison of every schema of spec/. CEL's evaluator is the oracle for rules. */
export function createSpecComparison(rules: Compared['rules'], values: number, seed: number): Compared {
  const subjects = namedSubjects(api);
  return {
    api,
    document,
    version: '3.1',
    subjects,
    rules,
    values,
    seed,
    known: differences,
    ...(rules === 'judge' && { oracle: { rules: (id: string, text: string) => types.get(`${id} ${text}`) } }),
  };
}

const types = typesOfRules(api);

/** The number of rules. */
export const ruleCount = types.size;
