// Watch triggers: changes of files that are read run the tests that read them.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { root } from '../architecture/files.ts';
import { listAffectedTests } from './affected-tests.ts';
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

/** Returns the test files that watch mode runs after a change of a file. */
function triggeredTests(path: string): unknown {
  const [trigger] = watchTriggerPatterns;
  const match = trigger?.pattern.exec(join(root, path));
  return match && trigger?.testsToRun(join(root, path), match);
}

describe('a change of a module runs the most relevant test files that import it', () => {
  it.each([
    ['src/runtime/client/retry.ts', 'test/targets/client/retry.test.ts'],
    ['src/generator/openapi/repair/repair-references.ts', 'test/openapi/repair/repair-schema.test.ts'],
    ['src/generator/targets/validators/rules/rule-statements.ts', 'test/targets/validators/rules.test.ts'],
    ['src/generator/cli/request-readers.ts', 'test/commands/generate/request-readers.test.ts'],
    ['src/generator/pipeline/inputs/download.ts', 'test/cli/remote-documents.test.ts'],
    ['src/runtime/server/response/json-body.ts', 'test/targets/server/responses.test.ts'],
    ['test/golden/discriminator-inherited/expected/validators/runtime.ts', 'test/golden/golden.test.ts'],
    ['test/targets/validators/golden.compile.ts', 'test/compile/compile-cases.test.ts'],
  ])('%s: %s', (path, expected) => {
    expect(existsSync(join(root, path))).toBe(true);
    const tests = triggeredTests(path);
    expect(tests).toContain(expected);
    expect(tests).toHaveProperty(
      'length',
      expect.toSatisfy((length: number) => length <= 10),
    );
    expect(tests).not.toContainEqual(expect.stringContaining('.full.test.ts'));
  });
});

test('a module that is imported only for its types affects no test', () => {
  const path = 'src/generator/model/types/operation-parts.ts';
  expect(existsSync(join(root, path))).toBe(true);
  expect(listAffectedTests(path)).toEqual([]);
});

test('a changed test file runs alone', () => {
  expect(triggeredTests('test/setup/watch-triggers.test.ts')).toEqual(['test/setup/watch-triggers.test.ts']);
});

test('vitest decides about files that no test reads or imports', () => {
  // This file contains the name only in parts, so that no test contains it.
  expect(triggeredTests(['unread', 'json'].join('.'))).toBeUndefined();
  expect(triggeredTests(['unread', 'ts'].join('.'))).toBeUndefined();
});
