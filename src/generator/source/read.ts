// Which tree a text holds, with no more of Ashlar loaded than that takes.

import type { Report } from '../report/report.ts';
import { isJson } from './language.ts';
import { soundJson } from './sound-json.ts';
import { soundYaml } from './sound-yaml/read.ts';
import type { Node, Source } from './tree.ts';

/** As `parse`. A sound text needs neither all of YAML nor the words for mistakes, which take longer to load than most documents. */
export async function read(source: Source, report: Report): Promise<Node | undefined> {
  const sound = isJson(source) ? soundJson(source) : soundYaml(source);
  return sound ?? (await import('./parse.ts')).parse(source, report);
}
