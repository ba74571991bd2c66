// `ashlar explain`: explanations of diagnostic codes and lint rules, as text and as JSON.

import { describe, expect, it } from 'vitest';
import { listExplanations, listFamilies } from '../../../src/generator/commands/explain/command.ts';
import { redoclySeverities } from '../../../src/generator/commands/lint/redocly.ts';
import { builtinRules } from '../../../src/generator/commands/lint/registry.ts';
import { diagnosticCodes } from '../../../src/generator/diagnostics/codes.ts';
import { ashlar } from '../../cli/command.ts';
import { createTempDirectory } from '../../cli/temp-directory.ts';

const explain = (...args: readonly string[]) => ashlar(createTempDirectory(), ['explain', ...args]);

describe('explain', () => {
  it('prints the explanation, the source, and the exit status of a diagnostic', async () => {
    expect(await explain('cli/stale')).toEqual({
      status: 0,
      stdout:
        'cli/stale: error\n\n  With --check: the output folder does not hold what the document yields today.\n\n  Told of the command line, the configuration and the output folder.\n\n  The exit status is then 1.\n',
      stderr: '',
    });
  });

  it('prints the explanation and the help of a rule, and how to turn it off', async () => {
    const { stdout } = await explain('consistency/trailing-slash');
    expect(stdout).toMatch(
      /^consistency\/trailing-slash: warning\n\n.*\n\n {2}What to do: .*\n\n(?:.*\n)*.*lint\.rules: \{ "consistency\/trailing-slash": "off" \}\.\n$/,
    );
    expect((await explain('redocly/info-contact')).stdout).toContain('redocly/info-contact: off unless turned on');
  });

  it('lists every code once, grouped by family', async () => {
    const codes = listExplanations().map(({ code }) => code);
    expect(codes).toEqual([...new Set(codes)]);
    for (const code of [
      ...Object.keys(diagnosticCodes),
      ...builtinRules.map((rule) => rule.code),
      ...Object.keys(redoclySeverities).map((rule) => `redocly/${rule}`),
    ])
      expect(codes).toContain(code);
    expect([...new Set(listExplanations().map(({ family }) => family))]).toEqual(
      listFamilies().map(({ family }) => family),
    );
    const { stdout } = await explain();
    expect(
      stdout
        .split('\n')
        .map((line) => line.split(' ')[0])
        .filter((code) => code !== ''),
    ).toEqual(codes);
  });

  it('prints one JSON document with --json', async () => {
    expect(JSON.parse((await explain('cli/stale', '--json')).stdout)).toMatchObject({
      code: 'cli/stale',
      family: 'cli',
      severity: 'error',
    });
    expect(JSON.parse((await explain('--json')).stdout)).toHaveLength(listExplanations().length);
    const { status, stdout } = await explain('nope', '--json');
    expect([status, JSON.parse(stdout)]).toMatchObject([
      2,
      { command: 'explain', diagnostics: [{ code: 'cli/unknown-code' }] },
    ]);
  });
});
