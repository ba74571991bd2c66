// Watch triggers: changes of files that are read run the tests that read them.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { root } from '../architecture/files.ts';
import { testsThatRead, watchTriggerPatterns } from './watch-triggers.ts';

describe('in watch mode, a change of a file that tests read runs these tests', () => {
  it.each([
    ['templates/validators/file.hbs', 'test/golden/golden.test.ts'],
    ['templates/types/openapi.hbs', 'test/output/template-types.test.ts'],
    ['test/golden/nullable-ref/document.yaml', 'test/golden/golden.test.ts'],
    ['spec/schemas/managed.yaml', 'test/generated.test.ts'],
    ['spec/paths/oauth.yaml', 'test/service/oauth/client-errors.test.ts'],
    ['docs/vocabulary.md', 'test/openapi/vocabulary-consistency.test.ts'],
    ['docs/rules.md', 'test/cel/docs-page.test.ts'],
    ['README.md', 'test/readme.test.ts'],
    ['schemas/ashlar.config.schema.json', 'test/cli/config-validation.test.ts'],
  ])('%s: %s', (file, expected) => {
    const tests = testsThatRead(file);
    expect(tests).toContain(expected);
    expect(tests.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

test('changes of other files run the tests that import them', () => {
  const [trigger] = watchTriggerPatterns;
  expect(trigger?.pattern.test('src/generator/model/build-api.ts')).toBe(false);
  // This file contains the name only in parts, so that no test contains it.
  expect(testsThatRead(['unread', 'json'].join('.'))).toEqual([]);
});
