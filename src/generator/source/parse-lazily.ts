// Parser entry: loads the full parsers only if the fast path fails.

import type { Report } from '../diagnostics/report.ts';
import { isJson } from './detect-language.ts';
import { soundJson } from './fast-json.ts';
import { soundYaml } from './fast-yaml/fast-yaml.ts';
import type { Node, Source } from './node.ts';

/** Parses a source as `parseText`. Loading the full YAML parser takes longer than parsing most documents. */
export async function read(source: Source, report: Report): Promise<Node | undefined> {
  const sound = isJson(source) ? soundJson(source) : soundYaml(source);
  return sound ?? (await import('./parse-text.ts')).parse(source, report);
}
