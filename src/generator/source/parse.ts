// Which tree a text holds: JSON or YAML, by the file's extension, else by its first character.

import type { Report } from '../report/report.ts';
import { parseJson } from './json.ts';
import { soundJson } from './sound-json.ts';
import type { Node, Source } from './tree.ts';
import { parseYaml } from './yaml.ts';

/** The located tree of a text; undefined where there is none to be had, which is reported. */
export function parse(source: Source, report: Report): Node | undefined {
  if (source.text.trim() === '') {
    report.add('source/empty', { message: 'the file is empty', place: source.place(0, 0) });
    return undefined;
  }
  return isJson(source) ? (soundJson(source) ?? parseJson(source, report)) : parseYaml(source, report);
}

function isJson(source: Source): boolean {
  if (/\.json$/i.test(source.file)) return true;
  if (/\.ya?ml$/i.test(source.file)) return false;
  return /^\s*[{[]/.test(source.text);
}
