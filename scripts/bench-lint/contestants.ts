// The linters that are measured: commands from a cold start that print what they find as JSON.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPeers } from '../peers.ts';

export interface Contestant {
  readonly name: string;
  readonly command: (document: string) => readonly string[];
  /** How many findings it told; undefined where what it printed is no answer. */
  readonly told: (printed: unknown) => number | undefined;
}

/** That run on every version of Node which Ashlar supports. */
const peers = { '@redocly/cli': '2.77.0', '@stoplight/spectral-cli': '6.16.3' };

/** Ashlar with its own rules alone, and with those underneath. */
export function ownContestants(program: string): readonly Contestant[] {
  const words = (document: string): readonly string[] => [program, 'lint', document, '--json', '--quiet'];
  return [
    { name: 'ashlar, own rules', command: (document) => [...words(document), '--no-redocly'], told: findings },
    { name: 'ashlar, all rules', command: words, told: findings },
  ];
}

/** Each with the set of rules that it recommends. The first is what the others are compared with. */
export function peerContestants(scratch: string): readonly Contestant[] {
  const folder = installPeers('lint', peers);
  const ruleset = join(scratch, 'spectral.json');
  writeFileSync(ruleset, JSON.stringify({ extends: ['spectral:oas'] }));
  return [
    {
      name: `redocly ${peers['@redocly/cli']}`,
      command: (document) => [
        join(folder, 'node_modules/@redocly/cli/bin/cli.js'),
        'lint',
        document,
        '--extends',
        'recommended',
        '--format',
        'json',
        '--max-problems',
        '1000000',
      ],
      told: (printed) => countOf(printed, 'problems'),
    },
    {
      name: `spectral ${peers['@stoplight/spectral-cli']}`,
      command: (document) => [
        join(folder, 'node_modules/@stoplight/spectral-cli/dist/index.js'),
        'lint',
        document,
        '--ruleset',
        ruleset,
        '--format',
        'json',
        '--quiet',
      ],
      told: (printed) => (Array.isArray(printed) ? printed.length : undefined),
    },
  ];
}

function findings(printed: unknown): number | undefined {
  return countOf(printed, 'diagnostics');
}

function countOf(printed: unknown, member: string): number | undefined {
  const list: unknown =
    typeof printed === 'object' && printed !== null
      ? Object.entries(printed).find(([name]) => name === member)?.[1]
      : undefined;
  return Array.isArray(list) ? list.length : undefined;
}
