// Data for page scripts: a script file with a call, or an inline JSON block.

import { trust, type Code } from '../branded-text.ts';
import { html, text, type Html } from './html.ts';
import { jsonLine, type JsonTree } from '../json/json.ts';

/**
 * Returns a script that calls the function `name` with `value`.
 *
 * @throws if `name` is not an identifier.
 */
export function call(name: string, value: JsonTree): Code<'js'> {
  if (!/^[A-Za-z_$][\w$]*$/.test(name)) throw new Error(`${name} is no identifier`);
  return trust(`${name}(${jsonLine(value)});\n`);
}

/**
 * Returns a `<script type="application/json">` block, which needs no content security policy. The data cannot end the
 * block.
 */
export function dataBlock(id: string, value: JsonTree): Html {
  const inside = trust<'html'>(jsonLine(value).replaceAll('<', '\\u003c'));
  return html`<script type="application/json" id="${text(id)}">${inside}</script>`;
}
