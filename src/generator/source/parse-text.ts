// Full parser for JSON and YAML, with diagnostics.

import type { Report } from '../diagnostics/report.ts';
import { parseJson } from './json.ts';
import { isJsonSource } from './source-text.ts';
import { parseJsonFast } from './fast-json.ts';
import type { Node, Source } from './node.ts';
import { parseYaml } from './yaml.ts';

/** Parses a source; reports one that is invalid or empty and returns `undefined`. */
export function parseText(source: Source, report: Report): Node | undefined {
  if (source.text.trim() === '') {
    report.add('source/empty-file', { message: 'the file is empty', location: source.location(0, 0) });
    return undefined;
  }
  return isJsonSource(source) ? (parseJsonFast(source) ?? parseJson(source, report)) : parseYaml(source, report);
}
