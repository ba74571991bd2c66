// Rules of spec/ in English, compared with a reviewed golden file.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  conditionClause,
  toPlainText,
  ruleSentence,
} from '../../src/generator/targets/expressions/english/to-english.ts';
import { isGoldenUpdate } from '../golden-harness/update.ts';
import { spec } from './harness/spec-rules.ts';

const file = join(import.meta.dirname, 'spec-english.md');

it('prints the rules as in the golden file', () => {
  const sections = new Map<string, string[]>();
  for (const { owner, kind, id, expression } of spec.rules.all) {
    const isRequirement = kind === 'rule' || kind === 'precondition';
    const sentence = isRequirement
      ? toPlainText(ruleSentence(expression))
      : `(${kind}) ${toPlainText(conditionClause(expression))}`;
    sections.set(owner, [...(sections.get(owner) ?? []), `- ${id}: ${sentence}`]);
  }
  const text = `# The rules of spec/ in English\n${[...sections].map(([owner, lines]) => `\n## ${owner}\n\n${lines.join('\n')}\n`).join('')}`;
  if (isGoldenUpdate(process.env)) writeFileSync(file, text);
  expect(readFileSync(file, 'utf8')).toBe(text);
});
