// Report wrapper that restores Swagger 2.0 names in messages about a converted document.

import { mapReport, type DiagnosticDetails, type Report } from '../../diagnostics/report.ts';
import type { SourceSet } from '../../source/load-sources.ts';
import { childNode } from '../../source/pointer.ts';
import type { Node } from '../../source/node.ts';

const groupNames: readonly (readonly [converted: string, original: string])[] = [
  ['schemas', 'definitions'],
  ['parameters', 'parameters'],
  ['responses', 'responses'],
  ['securitySchemes', 'securityDefinitions'],
];

/** Returns a report that restores the original names; the report itself if the sources were not converted. */
export function withOriginalNames(report: Report, { entry, roots, texts }: SourceSet): Report {
  const root = roots.get(entry);
  if (!root || !isConverted(root)) return report;
  return mapReport(report, (_code, details) => ({ ...details, message: restoreNames(details, root, texts) }));
}

/** Returns whether the root was converted. If so, its `openapi` entry has the source range of `swagger`. */
function isConverted(root: Node): boolean {
  const version = root.kind === 'map' ? root.entries.get('openapi') : undefined;
  return version?.value.source.text.slice(version.start, version.end).includes('swagger') === true;
}

function restoreNames({ message, location }: DiagnosticDetails, root: Node, texts: SourceSet['texts']): string {
  const source = location && texts.get(location.file);
  if (!source) return message;
  const start = source.offset(location.line, location.column);
  const end = location.end ? source.offset(location.end.line, location.end.column) : start;
  const quotedText = source.text.slice(start, end);
  const textBefore = source.text.slice(Math.max(0, start - 100), start);
  const keyword = (/\bx-(nullable|example)["']?$/.exec(quotedText) ??
    /\bx-(nullable|example)["']?\s*:\s*$/.exec(textBefore))?.[1];
  const restored = (keyword === undefined ? message : message.replaceAll(`\`${keyword}\``, `\`x-${keyword}\``)).replace(
    /^missing `flows`/,
    'missing `flow`',
  );
  const [convertedName, originalName] = groupNames.find(([, group]) => quotedText.includes(`#/${group}/`)) ?? [];
  if (convertedName !== undefined && originalName !== undefined)
    return restorePointer(restored, convertedName, originalName, root);
  return groupNames.reduce(
    (text, [group, originalGroup]) =>
      text.startsWith(`\`components.${group}.`) ? text.replace(`components.${group}`, originalGroup) : text,
    restored,
  );
}

function restorePointer(message: string, convertedName: string, originalName: string, root: Node): string {
  const restored = message.replaceAll(`#/components/${convertedName}/`, `#/${originalName}/`);
  const components = childNode(root, 'components');
  // If the document has no such group, the message must name the missing group by its original name.
  if (components && childNode(components, convertedName)) return restored;
  return restored.replace(
    new RegExp(`: \`(?:components|${convertedName})\` is not defined$`),
    `: \`${originalName}\` is not defined`,
  );
}
