// Does `npm run interface` print the table, the open statements, and a sentence for what it cannot read?

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { areas, items, open } from './checklist.ts';
import { closed } from './closed.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const run = (...args: string[]): { status: number | null; out: string; err: string } => {
  const environment = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', 'scripts/interface.ts', ...args],
    {
      cwd: root,
      encoding: 'utf8',
      env: environment,
    },
  );
  return { status, out: stdout, err: stderr };
};

describe('npm run interface', () => {
  it('prints a line for each area and one for all together', () => {
    const { status, out } = run();
    expect(status).toBe(0);
    const lines = out.split('\n');
    for (const { area, title, items: stated } of areas) {
      const start = `${area}  ${title} `;
      const line = lines.find((text) => text.startsWith(start)) ?? '';
      expect(line.slice(start.length).trim().split(/ +/)[0]).toBe(String(stated.length));
    }
    const claimed = (column: string): number => closed.filter((claim) => claim.column === column).length;
    const left = open.a.length + open.b.length + open.c.length;
    expect(lines.find((text) => text.includes('Together'))).toMatch(
      new RegExp(`${items.length} +${claimed('a')}/584 +${claimed('b')}/315 +\\d+/849 +${left}$`),
    );
  });

  it('prints no colours where they are not wanted', () => {
    expect(run().out).not.toContain('\u001B[');
  });

  it('lists what is open in one area', () => {
    const { status, out } = run('--open', '--area', 'evt');
    expect(status).toBe(0);
    expect([...open.a, ...open.b, ...open.c].filter((id) => id.startsWith('EVT'))).toEqual([]);
    expect(out).toBe('Nothing is open.\n');
  });

  it('refuses a flag that it does not know, and an area that there is not', () => {
    const flag = run('--closed');
    expect(flag.status).toBe(2);
    expect(flag.err).toMatch(/^Unknown option '--closed'\./);
    const area = run('--area', 'XYZ');
    expect(area.status).toBe(2);
    expect(area.err).toMatch(/^There is no area XYZ\. The areas are GEN, PAG,/);
  });
});
