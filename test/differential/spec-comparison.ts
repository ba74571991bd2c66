// Comparison of the validators of spec/ with Ajv, with or without rules.

import { document } from '../spec/validator.ts';
import type { ComparisonInput } from './compare.ts';
import { differences } from './differences.ts';
import { loadModel } from '../models.ts';
import { collectRuleTypes } from './collect-rule-types.ts';
import { namedSubjects } from './compared-schemas.ts';

const api = await loadModel('spec/openapi.yaml');

/** Creates a comparison of every schema of spec/. The reference CEL evaluator is the oracle for rules. */
export function createSpecComparison(rules: ComparisonInput['rules'], values: number, seed: number): ComparisonInput {
  const subjects = namedSubjects(api);
  return {
    api,
    document,
    version: '3.1',
    subjects,
    rules,
    values,
    seed,
    knownDifferences: differences,
    ...(rules === 'check' && { oracle: { rules: (id: string, text: string) => types.get(`${id} ${text}`) } }),
  };
}

const types = collectRuleTypes(api);

/** The number of rules. */
export const ruleCount = types.size;
