// What a diagnostic of a Swagger 2.0 document quotes: the words of the file, not those of the document that it is read as.

import type { Finding, Report } from '../../diagnostics/report.ts';
import type { SourceSet } from '../../source/load-sources.ts';
import { member } from '../../source/pointer.ts';
import type { Node } from '../../source/node.ts';

const groups: readonly (readonly [now: string, written: string])[] = [
  ['schemas', 'definitions'],
  ['parameters', 'parameters'],
  ['responses', 'responses'],
  ['securitySchemes', 'securityDefinitions'],
];

/** A report that quotes so, where the sources were converted; the report itself where they were not. */
export function inWordsOfFile(report: Report, { entry, roots, texts }: SourceSet): Report {
  const root = roots.get(entry);
  if (!root || !wasSwagger(root)) return report;
  return {
    add(code, finding) {
      report.add(code, { ...finding, message: reworded(finding, root, texts) });
    },
    get diagnostics() {
      return report.diagnostics;
    },
    get failed() {
      return report.failed;
    },
  };
}

/** The version that a conversion states stands where the file states its own. */
function wasSwagger(root: Node): boolean {
  const stated = root.kind === 'map' ? root.entries.get('openapi') : undefined;
  return stated?.value.source.text.slice(stated.start, stated.end).includes('swagger') === true;
}

function reworded({ message, place }: Finding, root: Node, texts: SourceSet['texts']): string {
  const source = place && texts.get(place.file);
  if (!source) return message;
  const start = source.offset(place.line, place.column);
  const end = place.end ? source.offset(place.end.line, place.end.column) : start;
  const there = source.text.slice(start, end);
  const before = source.text.slice(Math.max(0, start - 100), start);
  const keyword = (/\bx-(nullable|example)["']?$/.exec(there) ??
    /\bx-(nullable|example)["']?\s*:\s*$/.exec(before))?.[1];
  const words = keyword === undefined ? message : message.replaceAll(`"${keyword}"`, `"x-${keyword}"`);
  const [now, written] = groups.find(([, group]) => there.includes(`#/${group}/`)) ?? [];
  if (now !== undefined && written !== undefined) return ofReference(words, now, written, root);
  return groups.reduce(
    (text, [group, own]) => (text.startsWith(`components.${group}.`) ? text.replace(`components.${group}`, own) : text),
    words,
  );
}

function ofReference(message: string, now: string, written: string, root: Node): string {
  const words = message.replaceAll(`#/components/${now}/`, `#/${written}/`);
  const components = member(root, 'components');
  // Where the file has no such group, a part of the way to it is what is missing.
  if (components && member(components, now)) return words;
  return words.replace(new RegExp(`(there is no) "(?:components|${now})"$`), `$1 "${written}"`);
}
