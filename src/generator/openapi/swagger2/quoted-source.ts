// Report wrapper that quotes Swagger 2.0 names in the messages about a converted document.

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

/** Returns a report that restores the original names if the sources were converted; else the report itself. */
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

/** A converted root has an `openapi` entry whose source range is that of `swagger`. */
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
  // If the document has no such group, the missing segment is reported by the original name of the group.
  if (components && member(components, now)) return words;
  return words.replace(new RegExp(`(there is no) "(?:components|${now})"$`), `$1 "${written}"`);
}
