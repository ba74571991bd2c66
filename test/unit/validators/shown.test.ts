// The validator that the documentation shows is the one that is generated. `UPDATE=1` writes it anew.

import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const page = new URL('../../../docs/validators.md', import.meta.url);
const frame = /(<!-- validator: ([a-z-]+) -->\n```ts\n)([^]*?)(```\n<!-- end -->)/;

it('is the whole of its module, but for the imports', () => {
  const text = readFileSync(page, 'utf8');
  const [, , name = '', shown = ''] = frame.exec(text) ?? [];
  const module = readFileSync(new URL(`../../../generated/validators/src/schemas/${name}.ts`, import.meta.url), 'utf8');
  const body = module.slice(module.indexOf('\n/**') + 1);
  if (process.env.UPDATE === '1')
    writeFileSync(
      page,
      text.replace(frame, (_whole, start: string, _name, _shown, end: string) => start + body + end),
    );
  else expect(shown).toBe(body);
});
