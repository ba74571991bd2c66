// Full parsers of JSON and YAML, without the fast YAML parser.

import type { Report } from '../../src/generator/diagnostics/report.ts';
import { parseJson } from '../../src/generator/source/json.ts';
import type { Node, Source } from '../../src/generator/source/node.ts';
import { isJsonSource } from '../../src/generator/source/source-text.ts';
import { parseYaml } from '../../src/generator/source/yaml.ts';

/** Parses a source. Reports errors and returns `undefined` if it is invalid. */
export function parseFully(source: Source, report: Report): Node | undefined {
  return isJsonSource(source) ? parseJson(source, report) : parseYaml(source, report);
}
