// Data for scripts of pages: as a call that a file makes when it is loaded, or as a block that lies in a page.

import { trust, type Code } from '../branded-text.ts';
import { html, text, type Html } from './html.ts';
import { jsonLine, type JsonTree } from '../json/json.ts';

/** A file that hands `value` to the function `name`, which must be an identifier. */
export function call(name: string, value: JsonTree): Code<'js'> {
  if (!/^[A-Za-z_$][\w$]*$/.test(name)) throw new Error(`${name} is no identifier`);
  return trust(`${name}(${jsonLine(value)});\n`);
}

/** JSON in a page, to be found by its id; it is data, which no policy has to allow. Nothing in it ends the block. */
export function dataBlock(id: string, value: JsonTree): Html {
  const inside = trust<'html'>(jsonLine(value).replaceAll('<', '\\u003c'));
  return html`<script type="application/json" id="${text(id)}">${inside}</script>`;
}
