// Example validator in docs/validators.md, compared with the generated one. `UPDATE=1` updates the page.

import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const page = new URL('../../../docs/validators.md', import.meta.url);
const exampleBlock = /(<!-- validator: ([a-z-]+) -->\n\n```ts\n)([^]*?)(```\n\n<!-- end -->)/;

it('shows the complete generated module except its imports', () => {
  const text = readFileSync(page, 'utf8');
  const [, , name = '', example = ''] = exampleBlock.exec(text) ?? [];
  const module = readFileSync(new URL(`../../../generated/validators/src/schemas/${name}.ts`, import.meta.url), 'utf8');
  const body = module.slice(module.indexOf('\n/**') + 1);
  if (process.env.UPDATE === '1')
    writeFileSync(
      page,
      text.replace(exampleBlock, (_match, start: string, _name, _example, end: string) => start + body + end),
    );
  else expect(example).toBe(body);
});
