// Configuration of `ashlar lint`: severities, custom rules, and exit status.

import { describe, expect, it } from 'vitest';
import { ashlar, petShop, cleanPetShop, type CommandOutput } from '../../cli/command.ts';
import { createTempDirectory } from '../../cli/temp-directory.ts';
import { sampleFiles, type FindingJson } from './lint-findings.ts';

describe('the configuration', () => {
  const lintSeverities = async (
    lint: unknown,
    files: Readonly<Record<string, string>> = sampleFiles,
  ): Promise<readonly string[]> => {
    const directory = createTempDirectory({
      ...files,
      'ashlar.config.json': JSON.stringify({ document: 'openapi.yaml', lint }),
    });
    const { stdout } = await ashlar(directory, ['lint', '--json']);
    return (JSON.parse(stdout) as { readonly diagnostics: readonly FindingJson[] }).diagnostics.map(
      ({ code, severity, location }) => `${severity} ${code} ${location?.file ?? ''}`,
    );
  };

  it('sets severities by code, by glob of codes, and by path; later entries take precedence', async () => {
    const rules = { '*/*': 'off', 'vocabulary/*': 'error', 'vocabulary/misspelled-format': 'note' };
    expect(
      await lintSeverities({ rules, overrides: [{ files: ['parts/**'], rules: { 'vocabulary/*': 'warning' } }] }),
    ).toEqual(['warning vocabulary/type-mismatch parts/age.json', 'note vocabulary/misspelled-format pets.yaml']);
  });

  it('turns on rules that are off by default, and Redocly rules', async () => {
    const findings = await lintSeverities(
      { rules: { '*/*': 'off', 'completeness/property-description': 'warning', 'redocly/info-contact': 'error' } },
      { 'openapi.yaml': petShop },
    );
    expect(findings).toEqual([
      'error redocly/info-contact openapi.yaml',
      'warning completeness/property-description openapi.yaml',
      'warning completeness/property-description openapi.yaml',
    ]);
    expect(
      await lintSeverities(
        { redocly: false, rules: { '*/*': 'off', 'redocly/info-contact': 'error' } },
        { 'openapi.yaml': petShop },
      ),
    ).toEqual([]);
  });

  it('can change the severity of mistakes that are tolerated, and these hide no findings', async () => {
    const document = `openapi: 3.1.0
info: { title: T, version: '1' }
paths: {}
components:
  schemas:
    Pet: { type: object, nullable: true, properties: { id: { type: string } }, required: [name] }
`;
    const rules = { '*/*': 'off', 'correctness/undeclared-required': 'warning' };
    const undeclared = 'warning correctness/undeclared-required openapi.yaml';
    expect(
      await lintSeverities(
        { rules: { ...rules, 'document/keyword-version-mismatch': 'note' } },
        { 'openapi.yaml': document },
      ),
    ).toEqual(['note document/keyword-version-mismatch openapi.yaml', undeclared]);
    expect(await lintSeverities({ rules }, { 'openapi.yaml': document })).toEqual([undeclared]);
    const contact = document.replace("'1' }", "'1', contact: Support }");
    expect(
      await lintSeverities({ rules: { ...rules, 'document/wrong-type': 'note' } }, { 'openapi.yaml': contact }),
    ).toEqual(['note document/wrong-type openapi.yaml', undeclared]);
    expect(await lintSeverities({ rules: {} }, { 'openapi.yaml': contact })).toContain(
      'error document/wrong-type openapi.yaml',
    );
  });

  it('cannot change the severity of errors in the document', async () => {
    expect(
      await lintSeverities(
        { rules: { '*/*': 'off' } },
        { 'openapi.yaml': petShop.replace('/schemas/Pet', '/schemas/Dog') },
      ),
    ).toEqual(['error document/unresolved-reference openapi.yaml']);
  });

  it('reports unknown rules', async () => {
    expect(await lintSeverities({ rules: { 'correctness/exmaple-value': 'off' } })).toEqual([
      'error lint/unknown-rule ',
    ]);
    expect(await lintSeverities({ rules: { 'corectness/*': 'off' } })).toEqual(['error lint/unknown-rule ']);
    expect(await lintSeverities({ overrides: [{ files: ['**'], rules: { '*': 'off' } }] })).toEqual([
      'error lint/unknown-rule ',
    ]);
  });

  it.each([
    [
      'severity',
      { rules: { 'a/b': 'loud' } },
      '`lint.rules.a/b`: expected one of "off", "note", "warning", "error"; found "loud"',
    ],
    ['option', { rule: {} }, '`lint.rule`: unknown option'],
    ['override without files', { overrides: [{ rules: {} }] }, 'missing `files`'],
    ['count', { maxWarnings: -1 }, 'expected a non-negative integer'],
    [
      'rule in JSON',
      { customRules: [{ code: 'acme/x', severity: 'note', cause: 'M.', help: 'R.' }] },
      '`lint.customRules[0].create`: expected a function, found nothing',
    ],
    [
      'consequence',
      { customRules: [{ code: 'acme/x', severity: 'note', cause: 'M.', consequence: 1, help: 'R.' }] },
      '`lint.customRules[0].consequence`: expected a string, found 1',
    ],
    [
      'name of a rule property',
      { customRules: [{ code: 'acme/x', severity: 'note', cause: 'M.', consequnce: 'C.', help: 'R.' }] },
      /`lint\.customRules\[0\]\.consequnce`: unknown option\n.*\n.*\n  help: did you mean `consequence`\?/,
    ],
    [
      'boolean of a rule',
      { customRules: [{ code: 'acme/x', severity: 'note', cause: 'M.', help: 'R.', fixable: 'yes' }] },
      '`lint.customRules[0].fixable`: expected a boolean, found "yes"',
    ],
  ])('rejects an invalid %s', async (_, lint, message) => {
    const directory = createTempDirectory({
      ...sampleFiles,
      'ashlar.config.json': JSON.stringify({ document: 'openapi.yaml', lint }),
    });
    const { status, stderr } = await ashlar(directory, ['lint']);
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
  });

  it('can define custom rules', async () => {
    const config = `import { defineConfig, defineRule } from 'ashlar';
const plural = defineRule({
  code: 'acme/no-plurals', severity: 'error', cause: 'A path is in the plural.', help: 'Take the s away.',
  create: ({ report }) => ({ operation: ({ path, sourceLocation }) => { if (path.endsWith('s')) report({ message: path + ' is a plural', at: sourceLocation }); } }),
});
const broken = defineRule({ code: 'acme/broken', severity: 'error', cause: 'Breaks.', help: 'None.', create: () => ({ schema: () => { throw new Error('no luck'); } }) });
export default defineConfig({ document: 'openapi.yaml', lint: { customRules: [plural, ...(process.env.BROKEN ? [broken] : [])] } });
`;
    const directory = createTempDirectory({
      'openapi.yaml': cleanPetShop,
      'ashlar.config.ts': config,
      'broken.config.ts': config.replace('process.env.BROKEN', '"yes"'),
    });
    const { status, stderr } = await ashlar(directory, ['lint', '--quiet']);
    expect(status).toBe(1);
    expect(stderr).toContain('openapi.yaml:8:5 error acme/no-plurals\n  /pets is a plural');
    const failing = await ashlar(directory, ['lint', '--quiet', '--config', 'broken.config.ts']);
    expect(failing.status).toBe(2);
    expect(failing.stderr).toContain('error lint/rule-failed\n  the rule `acme/broken` failed: no luck');
  });
});

describe('a custom rule without type-checking', () => {
  it.each([
    ['returns no visitor', '() => undefined', '`create` must return an object of functions'],
    ['visits an unknown part', '() => ({ operatoin: () => {} })', 'invalid function `operatoin`'],
    ['has a visitor that is not a function', '() => ({ operation: 3 })', 'invalid function `operation`'],
    ['is created asynchronously', 'async () => ({})', 'its functions must not be asynchronous'],
    [
      'visits asynchronously',
      '() => ({ operation: async () => { throw new Error("late"); } })',
      'its functions must not be asynchronous',
    ],
    ['reports no message', '({ report }) => ({ operation: () => report({}) })', 'a finding has no `message`'],
    [
      'reports a number as the message',
      '({ report }) => ({ operation: ({ sourceLocation }) => report({ message: 3, at: sourceLocation }) })',
      'a finding has no `message`',
    ],
    [
      'reports a part instead of its location',
      '({ report }) => ({ operation: (operation) => report({ message: "x", at: operation }) })',
      'the finding "x" has no valid `at`',
    ],
    [
      'reports a related location without a location',
      '({ report }) => ({ operation: ({ sourceLocation }) => report({ message: "x", at: sourceLocation, related: [{}] }) })',
      'has `related` locations without `at`',
    ],
    [
      'reports an unknown kind of fix',
      '({ report }) => ({ operation: ({ sourceLocation }) => report({ message: "x", at: sourceLocation, fix: { kind: "mend" } }) })',
      'has an invalid `fix`; expected',
    ],
  ])('is reported once if it %s', async (_, create, message) => {
    const config = `export default { document: 'openapi.yaml', lint: { customRules: [{ code: 'acme/x', severity: 'error', cause: 'M.', help: 'R.', create: ${create} }] } };\n`;
    const { status, stdout, stderr } = await ashlar(
      createTempDirectory({ ...sampleFiles, 'ashlar.config.mjs': config }),
      ['lint', '--json', '--no-redocly'],
    );
    const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly FindingJson[] };
    expect(diagnostics.filter(({ code }) => code === 'lint/rule-failed').map(({ message }) => message)).toEqual([
      expect.stringMatching(/^the rule `acme\/x` failed: /),
    ]);
    expect(stdout).toContain(JSON.stringify(message).slice(1, -1));
    expect(status).toBe(2);
    expect(stderr).not.toContain('bug in Ashlar');
  });
});

describe('the exit status', () => {
  const runLint = (...args: readonly string[]): Promise<CommandOutput> =>
    ashlar(createTempDirectory({ 'openapi.yaml': petShop, taken: '' }), ['lint', 'openapi.yaml', ...args]);

  it('is 1 with more warnings than --max-warnings', async () => {
    expect((await runLint()).status).toBe(0);
    expect((await runLint('--max-warnings', '9')).status).toBe(0);
    const { status, stderr } = await runLint('--max-warnings', '0');
    expect(status).toBe(1);
    expect(stderr).toContain('error lint/too-many-warnings');
  });

  it.each([
    ['an invalid count', ['--max-warnings', 'few'], 'found `few`'],
    ['an unknown format', ['--format', 'xml'], 'unknown format `xml`'],
    ['a format without a file name', ['--format', 'sarif='], '`--format sarif=` has no path'],
    ['two formats on stdout', ['--format', 'sarif', '--format', 'junit'], 'several formats on stdout: sarif, junit'],
    ['--json and a different format', ['--json', '--format', 'sarif'], '`--json` conflicts with `--format sarif`'],
    ['an output path below a file', ['--format', 'sarif=taken/lint.sarif'], 'cannot write `taken/lint.sarif`'],
  ])('is 2 with %s', async (_, args, message) => {
    const { status, stdout, stderr } = await runLint(...args);
    expect(status).toBe(2);
    expect(stdout + stderr).toContain(message);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});
