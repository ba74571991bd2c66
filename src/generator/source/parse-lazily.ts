// Which tree a text holds, with no more of Ashlar loaded than that takes.

import type { Report } from '../diagnostics/report.ts';
import { isJson } from './detect-language.ts';
import { soundJson } from './fast-json.ts';
import { soundYaml } from './fast-yaml/fast-yaml.ts';
import type { Node, Source } from './node.ts';

/** As `parse`. A sound text needs neither all of YAML nor the words for mistakes, which take longer to load than most documents. */
export async function read(source: Source, report: Report): Promise<Node | undefined> {
  const sound = isJson(source) ? soundJson(source) : soundYaml(source);
  return sound ?? (await import('./parse-text.ts')).parse(source, report);
}
