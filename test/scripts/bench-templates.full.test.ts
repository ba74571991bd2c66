// Template benchmark: it renders the views of all targets, both as they are and with blank strings.

import { expect, it } from 'vitest';
import { benchTemplates } from '../../scripts/bench-templates.ts';
import { targetNames } from '../../src/generator/targets/builtin.ts';

it('reports a share of template text for each target', async () => {
  const [, , ...rows] = (await benchTemplates({ markdown: true })).trim().split('\n');
  const shares = rows.map((row) => row.split('|').map((cell) => cell.trim()));
  expect(shares.map(([, target]) => target)).toEqual(targetNames);
  for (const [, , , , , share] of shares) {
    expect(Number.parseFloat(share ?? '')).toBeGreaterThan(0);
    expect(Number.parseFloat(share ?? '')).toBeLessThan(100);
  }
});
