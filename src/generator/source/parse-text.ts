// Full parser of JSON and YAML, with diagnostics.

import type { Report } from '../diagnostics/report.ts';
import { parseJson } from './json.ts';
import { isJson } from './detect-language.ts';
import { soundJson } from './fast-json.ts';
import type { Node, Source } from './node.ts';
import { parseYaml } from './yaml.ts';

/** Parses a source; `undefined` if it is invalid or empty, which is reported. */
export function parse(source: Source, report: Report): Node | undefined {
  if (source.text.trim() === '') {
    report.add('source/empty', { message: 'the file is empty', place: source.place(0, 0) });
    return undefined;
  }
  return isJson(source) ? (soundJson(source) ?? parseJson(source, report)) : parseYaml(source, report);
}
