// Changelog of a package (CHANGELOG.md).

import { entryOf } from '../diff/changelog.ts';
import type { DeclarationChange } from './api-report.ts';
import type { Decision } from './version-bump.ts';

const title = '# Changelog\n';

/** Prepends the entry of this version to the changelog. */
export function changelogWith(
  version: string,
  decision: Decision,
  siblings: readonly string[],
  before: string,
): string {
  const older = before.startsWith(title) ? before.slice(title.length) : before === '' ? '' : `\n${before}`;
  return `${title}\n${entry(version, decision, siblings)}${older}`;
}

/** Returns the entry: breaking changes, other changes, and updated sibling packages. */
export function entry(
  version: string,
  { bump, verdicts, declarations, files }: Decision,
  siblings: readonly string[],
): string {
  const breaks = [
    ...verdicts.filter(({ level }) => level !== 'compatible').map(entryOf),
    ...declarations.filter(isBreaking).map(lineOf),
  ];
  const others = [
    ...verdicts.filter(({ level }) => level === 'compatible').map(entryOf),
    ...declarations.filter((change) => !isBreaking(change)).map(lineOf),
  ];
  const said = [
    ...section('Breaking', breaks),
    ...section('Changed', others),
    ...section(
      'Dependencies',
      siblings.map((sibling) => `- ${sibling}`),
    ),
  ];
  if (said.length > 0) return `## ${version}\n\n${said.join('\n')}`;
  return `## ${version}\n\n${
    bump === 'first'
      ? 'The first version.'
      : `Nothing that is declared differs; changed: ${files
          .map((path) => `\`${path}\``)
          .slice(0, 10)
          .join(', ')}${files.length > 10 ? ' and more' : ''}.`
  }\n`;
}

function section(heading: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`### ${heading}\n\n${lines.join('\n')}\n`];
}

function isBreaking({ kind }: DeclarationChange): boolean {
  return kind === 'removed' || kind === 'narrowed';
}

const words: Readonly<Record<DeclarationChange['kind'], string>> = {
  removed: 'is gone',
  narrowed: 'has another type, which not all code that used it can do with',
  widened: 'has another type, which all code that used it can do with',
  added: 'is new',
};

/** Formats a changed declaration: `` - `getUser` is gone. `` */
function lineOf({ kind, entry: module, name }: DeclarationChange): string {
  const where = module === '.' ? '' : ` of \`${module}\``;
  return name === undefined ? `- The module \`${module}\` ${words[kind]}.` : `- \`${name}\`${where} ${words[kind]}.`;
}
