// What the configuration of the linter decides, rules of one's own, and what makes a run fail.

import { describe, expect, it } from 'vitest';
import { ashlar, petShop, soundPets, type Said } from './command.ts';
import { folderWith } from './folder.ts';
import { scattered, type Told } from './scattered.ts';

describe('the configuration', () => {
  const levels = async (
    lint: unknown,
    files: Readonly<Record<string, string>> = scattered,
  ): Promise<readonly string[]> => {
    const folder = folderWith({ ...files, 'ashlar.config.json': JSON.stringify({ document: 'openapi.yaml', lint }) });
    const { stdout } = await ashlar(folder, ['lint', '--json']);
    return (JSON.parse(stdout) as { readonly diagnostics: readonly Told[] }).diagnostics.map(
      ({ code, severity, place }) => `${severity} ${code} ${place?.file ?? ''}`,
    );
  };

  it('decides by code, by glob of codes, and by path; later entries win', async () => {
    const rules = { '*/*': 'off', 'vocabulary/*': 'error', 'vocabulary/misspelled-format': 'note' };
    expect(await levels({ rules, overrides: [{ files: ['parts/**'], rules: { 'vocabulary/*': 'warning' } }] })).toEqual(
      ['warning vocabulary/type-mismatch parts/age.json', 'note vocabulary/misspelled-format pets.yaml'],
    );
  });

  it('turns on what is off, and what runs underneath', async () => {
    const told = await levels(
      { rules: { '*/*': 'off', 'completeness/property-description': 'warning', 'redocly/info-contact': 'error' } },
      { 'openapi.yaml': petShop },
    );
    expect(told).toEqual([
      'error redocly/info-contact openapi.yaml',
      'warning completeness/property-description openapi.yaml',
      'warning completeness/property-description openapi.yaml',
    ]);
    expect(
      await levels(
        { redocly: false, rules: { '*/*': 'off', 'redocly/info-contact': 'error' } },
        { 'openapi.yaml': petShop },
      ),
    ).toEqual([]);
  });

  it('cannot make less of an error of reading', async () => {
    expect(
      await levels({ rules: { '*/*': 'off' } }, { 'openapi.yaml': petShop.replace('/schemas/Pet', '/schemas/Dog') }),
    ).toEqual(['error document/unresolved-reference openapi.yaml']);
  });

  it('names only rules that there are', async () => {
    expect(await levels({ rules: { 'correctness/exmaple-value': 'off' } })).toEqual(['error lint/unknown-rule ']);
    expect(await levels({ rules: { 'corectness/*': 'off' } })).toEqual(['error lint/unknown-rule ']);
    expect(await levels({ overrides: [{ files: ['**'], rules: { '*': 'off' } }] })).toEqual([
      'error lint/unknown-rule ',
    ]);
  });

  it.each([
    [
      'a level',
      { rules: { 'a/b': 'loud' } },
      'lint.rules.a/b is "loud", and must be one of "off", "note", "warning", "error"',
    ],
    ['a member', { rule: {} }, 'lint.rule is not a member'],
    ['files', { overrides: [{ rules: {} }] }, 'lacks files'],
    ['a count', { maxWarnings: -1 }, 'must be a whole number from 0'],
    [
      'a rule in JSON',
      { custom: [{ code: 'acme/x', severity: 'note', explanation: 'M.', help: 'R.' }] },
      'lint.custom[0].create is nothing, and must be a function',
    ],
  ])('refuses what %s cannot be', async (_, lint, hint) => {
    const folder = folderWith({
      ...scattered,
      'ashlar.config.json': JSON.stringify({ document: 'openapi.yaml', lint }),
    });
    const { status, stderr } = await ashlar(folder, ['lint']);
    expect(status).toBe(2);
    expect(stderr).toContain(hint);
  });

  it('may hold rules of its own', async () => {
    const config = `import { defineConfig, defineRule } from 'ashlar';
const plural = defineRule({
  code: 'acme/no-plurals', severity: 'error', explanation: 'Paths are in the singular.', help: 'Take the s away.',
  create: ({ report }) => ({ operation: ({ path, sourceLocation }) => { if (path.endsWith('s')) report({ message: path + ' is a plural', at: sourceLocation }); } }),
});
const broken = defineRule({ code: 'acme/broken', severity: 'error', explanation: 'Breaks.', help: 'None.', create: () => ({ schema: () => { throw new Error('no luck'); } }) });
export default defineConfig({ document: 'openapi.yaml', lint: { custom: [plural, ...(process.env.BROKEN ? [broken] : [])] } });
`;
    const folder = folderWith({
      'openapi.yaml': soundPets,
      'ashlar.config.ts': config,
      'broken.config.ts': config.replace('process.env.BROKEN', '"yes"'),
    });
    const { status, stderr } = await ashlar(folder, ['lint', '--quiet']);
    expect(status).toBe(1);
    expect(stderr).toContain('openapi.yaml:8:5 error acme/no-plurals\n  /pets is a plural');
    const broken = await ashlar(folder, ['lint', '--quiet', '--config', 'broken.config.ts']);
    expect(broken.status).toBe(2);
    expect(broken.stderr).toContain('error lint/rule-failed\n  the rule acme/broken throws: no luck');
  });
});

describe("a rule of one's own that no compiler has looked at", () => {
  it.each([
    ['looks at nothing', '() => undefined', 'looks at nothing'],
    ['looks at what there is not', '() => ({ operatoin: () => {} })', 'has "operatoin"'],
    ['looks with no function', '() => ({ operation: 3 })', 'has "operation"'],
    ['comes later', 'async () => ({})', 'is asynchronous'],
    ['visits later', '() => ({ operation: async () => { throw new Error("late"); } })', 'is asynchronous'],
    ['says nothing', '({ report }) => ({ operation: () => report({}) })', 'says no message'],
    [
      'says a number',
      '({ report }) => ({ operation: ({ sourceLocation }) => report({ message: 3, at: sourceLocation }) })',
      'says no message',
    ],
    [
      'names a part, not its origin',
      '({ report }) => ({ operation: (operation) => report({ message: "x", at: operation }) })',
      'says "x" at no place',
    ],
    [
      'relates to no place',
      '({ report }) => ({ operation: ({ sourceLocation }) => report({ message: "x", at: sourceLocation, related: [{}] }) })',
      'related places that lack at',
    ],
    [
      'fixes as nothing does',
      '({ report }) => ({ operation: ({ sourceLocation }) => report({ message: "x", at: sourceLocation, fix: { kind: "mend" } }) })',
      'a fix that is none of',
    ],
  ])('is told once where it %s', async (_, create, hint) => {
    const config = `export default { document: 'openapi.yaml', lint: { custom: [{ code: 'acme/x', severity: 'error', explanation: 'M.', help: 'R.', create: ${create} }] } };\n`;
    const { status, stdout, stderr } = await ashlar(folderWith({ ...scattered, 'ashlar.config.mjs': config }), [
      'lint',
      '--json',
      '--no-redocly',
    ]);
    const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly Told[] };
    expect(diagnostics.filter(({ code }) => code === 'lint/rule-failed').map(({ message }) => message)).toEqual([
      expect.stringMatching(/^the rule acme\/x /),
    ]);
    expect(stdout).toContain(JSON.stringify(hint).slice(1, -1));
    expect(status).toBe(2);
    expect(stderr).not.toContain('bug in Ashlar');
  });
});

describe('what fails', () => {
  const run = (...words: readonly string[]): Promise<Said> =>
    ashlar(folderWith({ 'openapi.yaml': petShop, taken: '' }), ['lint', 'openapi.yaml', ...words]);

  it('is more warnings than may be', async () => {
    expect((await run()).status).toBe(0);
    expect((await run('--max-warnings', '9')).status).toBe(0);
    const { status, stderr } = await run('--max-warnings', '0');
    expect(status).toBe(1);
    expect(stderr).toContain('error lint/too-many-warnings');
  });

  it.each([
    ['a count that is none', ['--max-warnings', 'few'], 'cannot be "few"'],
    ['a format that there is not', ['--format', 'xml'], 'there is no format "xml"'],
    ['a format without its file', ['--format', 'sarif='], 'names no file'],
    ['two formats on stdout', ['--format', 'sarif', '--format', 'junit'], 'cannot both be printed on stdout'],
    ['JSON and another', ['--json', '--format', 'sarif'], 'cannot both be printed on stdout'],
    ['a file in the way', ['--format', 'sarif=taken/lint.sarif'], 'taken/lint.sarif cannot be written'],
  ])('is %s', async (_, words, hint) => {
    const { status, stdout, stderr } = await run(...words);
    expect(status).toBe(2);
    expect(stdout + stderr).toContain(hint);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});
