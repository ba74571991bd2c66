// `ashlar explain`: what each code means, in words and for programs.

import { describe, expect, it } from 'vitest';
import { listExplanations, listFamilies } from '../../../src/generator/commands/explain/explanations.ts';
import { redoclySeverities } from '../../../src/generator/commands/lint/redocly/redocly-rules.ts';
import { builtinRules } from '../../../src/generator/commands/lint/registry.ts';
import { diagnosticCodes } from '../../../src/generator/diagnostics/codes.ts';
import { ashlar } from './command.ts';
import { folderWith } from './folder.ts';

const say = (...words: readonly string[]) => ashlar(folderWith(), ['explain', ...words]);

describe('explain', () => {
  it('says what a diagnostic means, who tells it and what the exit status is', async () => {
    expect(await say('cli/stale')).toEqual({
      status: 0,
      stdout:
        'cli/stale: error\n\n  With --check: the output folder does not hold what the document yields today.\n\n  Told of the command line, the configuration and the output folder.\n\n  The exit status is then 1.\n',
      stderr: '',
    });
  });

  it('says what a rule means, what to do, and how to turn it off', async () => {
    const { stdout } = await say('consistency/trailing-slash');
    expect(stdout).toMatch(
      /^consistency\/trailing-slash: warning\n\n.*\n\n {2}What to do: .*\n\n(?:.*\n)*.*lint\.rules: \{ "consistency\/trailing-slash": "off" \}\.\n$/,
    );
    expect((await say('redocly/info-contact')).stdout).toContain('redocly/info-contact: off unless turned on');
  });

  it('knows every code, each in a family that says what tells it', async () => {
    const known = listExplanations().map(({ code }) => code);
    expect(known).toEqual([...new Set(known)]);
    for (const code of [
      ...Object.keys(diagnosticCodes),
      ...builtinRules.map((rule) => rule.code),
      ...Object.keys(redoclySeverities).map((rule) => `redocly/${rule}`),
    ])
      expect(known).toContain(code);
    expect([...new Set(listExplanations().map(({ family }) => family))]).toEqual(
      listFamilies().map(({ family }) => family),
    );
    const { stdout } = await say();
    expect(
      stdout
        .split('\n')
        .map((line) => line.split(' ')[0])
        .filter((code) => code !== ''),
    ).toEqual(known);
  });

  it('answers programs as one document of JSON', async () => {
    expect(JSON.parse((await say('cli/stale', '--json')).stdout)).toMatchObject({
      code: 'cli/stale',
      family: 'cli',
      severity: 'error',
    });
    expect(JSON.parse((await say('--json')).stdout)).toHaveLength(listExplanations().length);
    const { status, stdout } = await say('nope', '--json');
    expect([status, JSON.parse(stdout)]).toMatchObject([
      2,
      { command: 'explain', diagnostics: [{ code: 'cli/unknown-code' }] },
    ]);
  });
});
