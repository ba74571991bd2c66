// What the rules of a document's schemas say of its examples.

import { describe, expect, it } from 'vitest';
import { soundPets } from './command.ts';
import { folderWith } from './folder.ts';
import { findings } from './scattered.ts';

const rules = `
      x-rules:
        - { id: named-old, rule: '!has(self.age) || self.age < 40 || self.name.startsWith("Methuselah")', message: The oldest have one name., field: age }
        - { id: grows, rule: '!has(self.age) || !has(old.age) || self.age >= old.age', message: Nobody grows younger. }`;
const ruled = (example: string): string =>
  soundPets
    .replace('servers:', 'x-ashlar: { version: 1 }\nservers:')
    .replace(
      '      type: object\n      required: [name]',
      `      type: object\n      required: [name]\n      examples: [${example}]${rules}`,
    );

describe('an example', () => {
  const told = async (document: string): Promise<readonly string[]> =>
    (await findings(folderWith({ 'openapi.yaml': document })))
      .filter(({ code }) => code === 'correctness/example-value')
      .map(({ message, place }) => `${message} ${place?.line ?? 0}:${place?.column ?? 0}`);

  it('is held against the rules of its schema, at the field that a rule names', async () => {
    const bad = ruled('{ name: Tom, age: 99 }');
    const lines = bad.split('\n');
    const line = lines.findIndex((each) => each.includes('age: 99'));
    expect(await told(bad)).toEqual([
      `age of the example breaks the rule "named-old": The oldest have one name ${line + 1}:${(lines[line] ?? '').indexOf('99') + 1}`,
    ]);
    expect(await told(ruled('{ name: Methuselah II, age: 99 }'))).toEqual([]);
    expect(await told(ruled('{ name: Tom }'))).toEqual([]);
  });

  it('that its schema refuses already is not held against rules', async () => {
    expect(await told(ruled('{ name: 7, age: 99 }'))).toHaveLength(1);
  });

  it('of what an update changes lacks what it leaves as it is', async () => {
    const change = (effect: string): string =>
      ruled('{ name: Tom }')
        .replace(
          '      responses:',
          `      x-effect: ${effect}\n      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' }, examples: { one: { value: { age: 99 } } } } } }\n      responses:`,
        )
        .replace(
          '  /pets:\n    get:',
          '  /pets/{id}:\n    x-resource: { schema: Pet, parameter: id }\n    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]\n    put:',
        );
    expect(await told(change('update'))).toEqual([]);
    expect((await told(change('replace'))).join()).toContain('the example lacks "name"');
  });
});
