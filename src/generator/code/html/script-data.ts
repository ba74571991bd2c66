// Data for page scripts: a script file with a call, or an inline JSON block.

import { trust, type SafeText } from '../branded-text.ts';
import { html, escapeHtml, type Html } from './html.ts';
import { printJsonLine, type JsonTree } from '../json/json.ts';

/**
 * Returns a script that calls the function `name` with `value`.
 *
 * @throws if `name` is not an identifier.
 */
export function scriptCall(name: string, value: JsonTree): SafeText<'js'> {
  if (!/^[A-Za-z_$][\w$]*$/.test(name)) throw new Error(`${name} is no identifier`);
  return trust(`${name}(${printJsonLine(value)});\n`);
}

/**
 * Returns a `<script type="application/json">` block, which needs no content security policy. The data cannot end the
 * block.
 */
export function jsonDataBlock(id: string, value: JsonTree): Html {
  const inside = trust<'html'>(printJsonLine(value).replaceAll('<', '\\u003c'));
  return html`<script type="application/json" id="${escapeHtml(id)}">${inside}</script>`;
}
