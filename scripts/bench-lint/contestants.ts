// Linters to measure: commands that print findings as JSON.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installComparedTools } from '../install-peers.ts';

export interface Contestant {
  readonly name: string;
  readonly command: (document: string) => readonly string[];
  /** Returns the number of findings; `undefined` if the output is invalid. */
  readonly countFindings: (output: unknown) => number | undefined;
}

/** Versions that run on every version of Node that Ashlar supports. */
const peerVersions = { '@redocly/cli': '2.77.0', '@stoplight/spectral-cli': '6.16.3' };

/** Ashlar with its own rules only, and with the Redocly rules. */
export function ashlarContestants(program: string): readonly Contestant[] {
  const args = (document: string): readonly string[] => [program, 'lint', document, '--json', '--quiet'];
  return [
    {
      name: 'ashlar, built-in rules',
      command: (document) => [...args(document), '--no-redocly'],
      countFindings,
    },
    { name: 'ashlar, all rules', command: args, countFindings },
  ];
}

/** Other linters, with their recommended rules. The first one is the baseline. */
export function peerContestants(scratch: string): readonly Contestant[] {
  const directory = installComparedTools('lint', peerVersions);
  const ruleset = join(scratch, 'spectral.json');
  writeFileSync(ruleset, JSON.stringify({ extends: ['spectral:oas'] }));
  return [
    {
      name: `redocly ${peerVersions['@redocly/cli']}`,
      command: (document) => [
        join(directory, 'node_modules/@redocly/cli/bin/cli.js'),
        'lint',
        document,
        '--extends',
        'recommended',
        '--format',
        'json',
        '--max-problems',
        '1000000',
      ],
      countFindings: (output) => arrayLength(output, 'problems'),
    },
    {
      name: `spectral ${peerVersions['@stoplight/spectral-cli']}`,
      command: (document) => [
        join(directory, 'node_modules/@stoplight/spectral-cli/dist/index.js'),
        'lint',
        document,
        '--ruleset',
        ruleset,
        '--format',
        'json',
        '--quiet',
      ],
      countFindings: (output) => (Array.isArray(output) ? output.length : undefined),
    },
  ];
}

function countFindings(output: unknown): number | undefined {
  return arrayLength(output, 'diagnostics');
}

function arrayLength(output: unknown, property: string): number | undefined {
  const value: unknown =
    typeof output === 'object' && output !== null
      ? Object.entries(output).find(([name]) => name === property)?.[1]
      : undefined;
  return Array.isArray(value) ? value.length : undefined;
}
