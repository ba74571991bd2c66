// Output of `npm run interface`: coverage table, open statements, and usage errors.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { groups, items, openStatements } from './checklist.ts';
import { claimedStatements } from './claimed-statements.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const run = (...args: string[]): { status: number | null; stdout: string; stderr: string } => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', 'scripts/checklist-coverage.ts', ...args],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    },
  );
  return { status, stdout, stderr };
};

describe('npm run interface', () => {
  it('prints a line for each group and a total', () => {
    const { status, stdout } = run();
    expect(status).toBe(0);
    const lines = stdout.split('\n');
    for (const { code, title, items: groupItems } of groups) {
      const start = `${code}  ${title} `;
      const row = lines.find((line) => line.startsWith(start)) ?? '';
      expect(row.slice(start.length).trim().split(/ +/)[0]).toBe(String(groupItems.length));
    }
    const countClaimed = (column: string): number =>
      claimedStatements.filter((claim) => claim.column === column).length;
    const openCount = openStatements.a.length + openStatements.b.length + openStatements.c.length;
    expect(lines.find((line) => line.includes('Total'))).toMatch(
      new RegExp(`${items.length} +${countClaimed('a')}/584 +${countClaimed('b')}/315 +\\d+/849 +${openCount}$`),
    );
  });

  it('prints no color codes if NO_COLOR is set', () => {
    expect(run().stdout).not.toContain('\u001B[');
  });

  it('reports a group without open statements', () => {
    const openIds = [...openStatements.a, ...openStatements.b, ...openStatements.c];
    expect(openIds.filter((id) => id.startsWith('EVT'))).toEqual([]);
    const { status, stdout } = run('--open', '--group', 'evt');
    expect(status).toBe(0);
    expect(stdout).toBe('All statements are covered.\n');
  });

  it('rejects an unknown option and an unknown group', () => {
    const unknownOption = run('--closed');
    expect(unknownOption.status).toBe(2);
    expect(unknownOption.stderr).toMatch(/^Unknown option '--closed'\./);
    const unknownGroup = run('--group', 'XYZ');
    expect(unknownGroup.status).toBe(2);
    expect(unknownGroup.stderr).toMatch(/^Unknown group XYZ\. Use one of GEN, PAG,/);
  });
});
