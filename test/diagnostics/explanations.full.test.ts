// Explanations whose examples take seconds: they type-check handlers or templates, or build packages.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diagnosticCodes, isDiagnosticCode } from '../../src/generator/diagnostics/codes.ts';
import { explanationOf } from '../../src/generator/diagnostics/explanations.ts';
import { initializeProject } from '../commands/release/project.ts';
import { startRegistry, type Registry } from '../commands/release/registry.ts';
import {
  commandOf,
  createExampleDirectory,
  exitStatusesOf,
  isExpensive,
  runCommands,
  summarize,
} from './run-example.ts';

let registry: Registry;

beforeAll(async () => {
  registry = await startRegistry();
});

afterAll(() => registry.close());

const explained = Object.keys(diagnosticCodes)
  .filter(isDiagnosticCode)
  .flatMap((code) => {
    const explanation = explanationOf(code);
    return isExpensive(code) && 'invalid' in explanation ? [[code, explanation] as const] : [];
  });

describe.each(explained)('%s', (code, explanation) => {
  test.each([
    ['is the only code of its invalid example', 'invalid', `${diagnosticCodes[code].severity} ${code}`],
    ['is not reported for its valid example, which has no other problem', 'valid', ''],
  ] as const)('%s', async (_, kind, expected) => {
    const directory = createExampleDirectory(explanation, kind);
    if (code.startsWith('release/')) {
      initializeProject(directory, registry);
      expect(await runCommands(directory, 'ashlar generate', [0])).toEqual([]);
    }
    const command = commandOf(explanation, kind) ?? '';
    expect(summarize(await runCommands(directory, command, exitStatusesOf(code, kind)))).toBe(expected);
  });
});
