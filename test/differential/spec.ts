// The document of spec/, as its own bundler and Ajv read it, with and without its rules.

import { document } from '../spec/validator.ts';
import type { Compared } from './compare.ts';
import { differences } from './differences.ts';
import { modelOfFile } from '../models.ts';
import { typesOfRules } from './rule-types.ts';
import { namedSubjects } from './subjects.ts';

const api = await modelOfFile('spec/openapi.yaml');

/** spec/, every schema of it; rules are judged by CEL's own evaluator on the other side. */
export function comparedSpec(rules: Compared['rules'], values: number, seed: number): Compared {
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

/** How many rules are judged. */
export const ruleCount = types.size;
