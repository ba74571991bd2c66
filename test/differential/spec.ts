// The document of spec/, as its own bundler and Ajv read it, with and without its rules.

import { createScopes } from '../../src/generator/model/rules/scopes.ts';
import { createTypes } from '../../src/generator/model/rules/types.ts';
import { visitAssertions } from '../../src/generator/model/walk.ts';
import type { Variables } from '../../src/generator/rules/context.ts';
import { document } from '../spec/validator.ts';
import type { Compared } from './compare.ts';
import { differences } from './differences.ts';
import { modelOfFile } from './documents.ts';
import { namedSubjects } from './subjects.ts';

const api = await modelOfFile('spec/openapi.yaml');

/** spec/, every schema of it; rules are judged by CEL's own evaluator on the other side. */
export function comparedSpec(rules: Compared['rules'], values: number, seed: number): Compared {
  const subjects = namedSubjects(api);
  return { api, document, version: '3.1', subjects, rules, values, seed, known: differences, ...(rules === 'judge' && { oracle: { rules: ruleTypes } }) };
}

const scopes = createScopes(api, createTypes(api));
const types = new Map<string, Variables>();
for (const { id, assertion } of api.schemas) {
  visitAssertions(assertion, (each) => {
    if (typeof each === 'boolean') return;
    for (const rule of each.facts.rules) types.set(`${rule.id} ${rule.rule.text}`, scopes.rule(each, id).variables);
  });
}

/** Rules that compare with what was stored are for updates, so no value alone is judged by them. */
function ruleTypes(id: string, text: string): Variables | undefined {
  return /\bold\b/.test(text) ? undefined : types.get(`${id} ${text}`);
}

/** How many rules are judged. */
export const ruleCount = types.size;
