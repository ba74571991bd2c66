// Linter validation of examples against `x-rules`.

import { describe, expect, it, test } from 'vitest';
import { cleanPetShop } from '../../cli/command.ts';
import { createTempDirectory } from '../../cli/temp-directory.ts';
import { getFindings } from './lint-findings.ts';

const rules = `
      x-rules:
        - { id: senior-name, rule: '!has(self.age) || self.age < 40 || self.name.startsWith("Senior")', message: Old pets need a prefix., field: age }
        - { id: age-increases, rule: '!has(self.age) || !has(old.age) || self.age >= old.age', message: The age cannot decrease. }`;
const withRules = (example: string): string =>
  cleanPetShop
    .replace('servers:', 'x-ashlar: { version: 1 }\nservers:')
    .replace(
      '      type: object\n      required: [name]',
      `      type: object\n      required: [name]\n      examples: [${example}]${rules}`,
    );

describe('an example', () => {
  const exampleFindings = async (document: string): Promise<readonly string[]> =>
    (await getFindings(createTempDirectory({ 'openapi.yaml': document })))
      .filter(({ code }) => code === 'correctness/example-value')
      .map(({ message, location }) => `${message} ${location?.line ?? 0}:${location?.column ?? 0}`);

  it("is validated against the rules of its schema, and a violation is located at the rule's field", async () => {
    const invalid = withRules('{ name: Tom, age: 99 }');
    const lines = invalid.split('\n');
    const line = lines.findIndex((content) => content.includes('age: 99'));
    expect(await exampleFindings(invalid)).toEqual([
      `invalid example at \`age\`: violates the rule \`senior-name\`: Old pets need a prefix ${line + 1}:${(lines[line] ?? '').indexOf('99') + 1}`,
    ]);
    expect(await exampleFindings(withRules('{ name: Senior Tom, age: 99 }'))).toEqual([]);
    expect(await exampleFindings(withRules('{ name: Tom }'))).toEqual([]);
  });

  test('that violates its schema is not validated against rules', async () => {
    expect(await exampleFindings(withRules('{ name: 7, age: 99 }'))).toHaveLength(1);
  });

  test('is matched against a safe equivalent of a slow pattern, or else with a time limit', async () => {
    const withPattern = (pattern: string): string =>
      withRules(`{ name: ${'a'.repeat(60)}b }`).replace(
        /rule: '!has\(self.age\) \|\| self.age[^']*'/,
        () => `rule: '!self.name.startsWith("aa") || self.name.matches("${pattern}")'`,
      );
    expect((await exampleFindings(withPattern('^(a+)+$'))).join()).toContain('violates the rule `senior-name`');
    expect(await exampleFindings(withPattern('^(a|aa)+$'))).toEqual([]);
  });

  test('for an update request can omit required properties', async () => {
    const withEffect = (effect: string): string =>
      withRules('{ name: Tom }')
        .replace(
          '      responses:',
          `      x-effect: ${effect}\n      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' }, examples: { one: { value: { age: 99 } } } } } }\n      responses:`,
        )
        .replace(
          '  /pets:\n    get:',
          '  /pets/{id}:\n    x-resource: { schema: Pet, parameter: id }\n    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]\n    put:',
        );
    expect(await exampleFindings(withEffect('update'))).toEqual([]);
    expect((await exampleFindings(withEffect('replace'))).join()).toContain('invalid example: missing `name`');
  });
});
