// What `init` adds to a package.json, which otherwise stays as it is laid out.

import { applyEdits, findNodeAtLocation, modify, parse, parseTree, type FormattingOptions, type ParseError } from 'jsonc-parser';
import { indentAt, lineEndOf } from '../../scaffold/edit.ts';
import { isRecord } from '../../source/value.ts';
import type { Planned } from './planned.ts';
import { withWorkspace } from './workspaces.ts';

/** What is to be in a package.json. */
export interface Additions {
  readonly scripts: Readonly<Record<string, string>>;
  /** A pattern of workspaces. */
  readonly workspace: string | undefined;
}

/** The file with the additions. */
export function packageJson({ scripts, workspace }: Additions, path: string, old: string | undefined): Planned {
  if (old === undefined) return { path, text: `${JSON.stringify({ private: true, type: 'module', ...(workspace !== undefined && { workspaces: [workspace] }), scripts }, null, 2)}\n` };
  const mark = old.startsWith('\uFEFF') ? '\uFEFF' : '';
  let text = old.slice(mark.length);
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors);
  if (errors.length > 0 || !isRecord(value) || !(value['scripts'] === undefined || isRecord(value['scripts']))) return { path, refused: true, remark: 'is no JSON object with scripts' };
  const present = isRecord(value['scripts']) ? value['scripts'] : {};
  const kept: string[] = [];
  for (const [name, command] of Object.entries(scripts)) {
    if (!Object.hasOwn(present, name)) text = withScript(text, name, command);
    else if (present[name] !== command) kept.push(`${name} (${command})`);
  }
  if (workspace !== undefined) text = withWorkspace(text, workspace, formattingOf(text));
  const remark = kept.length > 0 ? { remark: `has scripts of other content, which were left: ${kept.join(', ')}` } : {};
  return mark + text === old ? { path, remark: 'has the scripts', ...remark } : { path, text: mark + text, ...remark };
}

/** The text with a script behind the others, each of which stays as it is laid out. */
function withScript(text: string, name: string, command: string): string {
  const tree = parseTree(text);
  const last = tree && findNodeAtLocation(tree, ['scripts'])?.children?.at(-1);
  if (last === undefined) return applyEdits(text, modify(text, ['scripts', name], command, { formattingOptions: formattingOf(text) }));
  const end = last.offset + last.length;
  return `${text.slice(0, end)},${lineEndOf(text)}${indentAt(text, last.offset)}${JSON.stringify(name)}: ${JSON.stringify(command)}${text.slice(end)}`;
}

function formattingOf(text: string): FormattingOptions {
  const indent = /^[ \t]+(?=")/m.exec(text)?.[0] ?? '  ';
  return { insertSpaces: !indent.startsWith('\t'), tabSize: indent.startsWith('\t') ? 1 : indent.length, eol: lineEndOf(text) };
}
