// Additions of `init` to package.json, which keep its formatting.

import {
  applyEdits,
  findNodeAtLocation,
  modify,
  parse,
  parseTree,
  type FormattingOptions,
  type ParseError,
} from 'jsonc-parser';
import { indentAt, lineEndOf } from '../../source/text-edits.ts';
import { isRecord } from '../../source/node-to-json.ts';
import type { Planned } from './planned-file.ts';
import { withWorkspace } from './workspaces.ts';

/** Expected entries of package.json. */
export interface Additions {
  readonly scripts: Readonly<Record<string, string>>;
  /** Ranges by name; existing dependencies of any kind are kept. */
  readonly devDependencies: Readonly<Record<string, string>>;
  /** Workspace pattern. */
  readonly workspace: string | undefined;
}

/** Dependency properties of package.json. */
const needing = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const;

/** Returns the file with the additions. */
export function packageJson(
  { scripts, devDependencies, workspace }: Additions,
  path: string,
  old: string | undefined,
): Planned {
  if (old === undefined) {
    const needs = Object.keys(devDependencies).length > 0 && { devDependencies };
    return {
      path,
      text: `${JSON.stringify({ private: true, type: 'module', ...(workspace !== undefined && { workspaces: [workspace] }), scripts, ...needs }, null, 2)}\n`,
    };
  }
  const mark = old.startsWith('\uFEFF') ? '\uFEFF' : '';
  let text = old.slice(mark.length);
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors);
  const members = errors.length === 0 && isRecord(value) ? value : undefined;
  if (
    members === undefined ||
    ['scripts', ...needing].some((name) => members[name] !== undefined && !isRecord(members[name]))
  )
    return { path, refused: true, remark: 'is no JSON object with scripts and dependencies' };
  const [present = {}, ...needed] = ['scripts', ...needing].map((name) =>
    isRecord(members[name]) ? members[name] : {},
  );
  const kept: string[] = [];
  for (const [name, command] of Object.entries(scripts)) {
    if (!Object.hasOwn(present, name)) text = withMember(text, 'scripts', name, command);
    else if (present[name] !== command) kept.push(`${name} (${command})`);
  }
  for (const [name, range] of Object.entries(devDependencies))
    if (!needed.some((each) => Object.hasOwn(each, name))) text = withMember(text, 'devDependencies', name, range);
  if (workspace !== undefined) text = withWorkspace(text, workspace, formattingOf(text));
  const remark = kept.length > 0 ? { remark: `has scripts of other content, which were left: ${kept.join(', ')}` } : {};
  return mark + text === old ? { path, remark: 'has the scripts', ...remark } : { path, text: mark + text, ...remark };
}

/** Appends a property to an object without reformatting the others. */
function withMember(text: string, of: 'scripts' | 'devDependencies', name: string, value: string): string {
  const tree = parseTree(text);
  const last = tree && findNodeAtLocation(tree, [of])?.children?.at(-1);
  if (last === undefined)
    return applyEdits(text, modify(text, [of, name], value, { formattingOptions: formattingOf(text) }));
  const end = last.offset + last.length;
  return `${text.slice(0, end)},${lineEndOf(text)}${indentAt(text, last.offset)}${JSON.stringify(name)}: ${JSON.stringify(value)}${text.slice(end)}`;
}

function formattingOf(text: string): FormattingOptions {
  const indent = /^[ \t]+(?=")/m.exec(text)?.[0] ?? '  ';
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 1 : indent.length,
    eol: lineEndOf(text),
  };
}
