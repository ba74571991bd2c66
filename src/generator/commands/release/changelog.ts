// Changelog of a package (CHANGELOG.md).

import { formatChange } from '../diff/changelog.ts';
import type { DeclarationChange } from './declaration-diff.ts';
import type { BumpDecision } from './version-bump.ts';

const title = '# Changelog\n';

/** Adds the entry for a version to the top of the changelog. */
export function prependEntry(
  version: string,
  decision: BumpDecision,
  siblings: readonly string[],
  previousText: string,
): string {
  const olderEntries = previousText.startsWith(title)
    ? previousText.slice(title.length)
    : previousText === ''
      ? ''
      : `\n${previousText}`;
  return `${title}\n${formatChangelogEntry(version, decision, siblings)}${olderEntries}`;
}

/** Returns the entry: breaking changes, other changes, and updated sibling packages. */
export function formatChangelogEntry(
  version: string,
  { bump, documentChanges, declarations, files }: BumpDecision,
  siblings: readonly string[],
): string {
  const breakingChanges = [
    ...documentChanges.filter(({ level }) => level !== 'compatible').map(formatChange),
    ...declarations.filter(isBreaking).map(formatDeclarationChange),
  ];
  const otherChanges = [
    ...documentChanges.filter(({ level }) => level === 'compatible').map(formatChange),
    ...declarations.filter((change) => !isBreaking(change)).map(formatDeclarationChange),
  ];
  const sections = [
    ...section('Breaking', breakingChanges),
    ...section('Changed', otherChanges),
    ...section(
      'Dependencies',
      siblings.map((sibling) => `- ${sibling}`),
    ),
  ];
  if (sections.length > 0) return `## ${version}\n\n${sections.join('\n')}`;
  return `## ${version}\n\n${
    bump === 'first'
      ? 'Initial version.'
      : files.length === 0
        ? 'No changes.'
        : `No declarations changed. Changed files: ${files
            .map((path) => `\`${path}\``)
            .slice(0, 10)
            .join(', ')}${files.length > 10 ? ' and more' : ''}.`
  }\n`;
}

/** Returns a section, or nothing if it has no lines. */
function section(heading: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`### ${heading}\n\n${lines.join('\n')}\n`];
}

function isBreaking({ kind }: DeclarationChange): boolean {
  return kind === 'removed' || kind === 'narrowed';
}

const changeDescriptions: Readonly<Record<DeclarationChange['kind'], string>> = {
  removed: 'was removed',
  narrowed: 'has an incompatible type',
  widened: 'has a different, compatible type',
  added: 'was added',
};

/** Formats a changed declaration: `` - `getUser` was removed. `` */
function formatDeclarationChange({ kind, entry: module, name }: DeclarationChange): string {
  const moduleSuffix = module === '.' ? '' : ` of \`${module}\``;
  return name === undefined
    ? `- The module \`${module}\` ${changeDescriptions[kind]}.`
    : `- \`${name}\`${moduleSuffix} ${changeDescriptions[kind]}.`;
}
