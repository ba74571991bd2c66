// Parser entry: loads the full parsers only if the fast path fails.

import type { Report } from '../diagnostics/report.ts';
import { isJsonSource } from './source-text.ts';
import { parseJsonFast } from './fast-json.ts';
import { parseYamlFast } from './fast-yaml/fast-yaml.ts';
import type { Node, Source } from './node.ts';

/** Parses a source as `parseText`. Loading the full YAML parser takes longer than parsing most documents. */
export async function parseSource(source: Source, report: Report): Promise<Node | undefined> {
  const root = isJsonSource(source) ? parseJsonFast(source) : parseYamlFast(source);
  return root ?? (await import('./parse-text.ts')).parseText(source, report);
}
