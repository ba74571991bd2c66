// Changes of the index module: new, renamed, and removed tags.

import { posix } from 'node:path';
import { identifier, propertyKey, ts, stringLiteral } from '../../code/typescript/typescript.ts';
import type { TextEdit } from '../../source/text-edits.ts';
import { type HandlersObject, listMembers, listMemberNames } from './handlers-object.ts';
import { createImportEdit, findSpecifierOfImportedName } from './imports.ts';
import { insertAfter, formatMember, detectLayout } from './insert-member.ts';
import { updateOrphanComment } from './orphan-comments.ts';
import type { ScaffoldState, RecordedTag } from './scaffold-state.ts';
import { formatOrphanTagComment } from './handler-templates.ts';
import type { ExpectedTag } from './expected-handlers.ts';

/** Tag with its exported handlers object; `handlersObject` is `undefined` if no module exports one. */
export interface IndexEntry {
  readonly tag: ExpectedTag;
  readonly previous: RecordedTag | undefined;
  readonly handlersObject: { readonly name: string; readonly file: string } | undefined;
}

/** Returns the edits of the module with the object that contains all handlers. */
export function updateIndexModule(
  indexObject: HandlersObject,
  entries: readonly IndexEntry[],
  previousState: ScaffoldState,
  extension: string,
): readonly TextEdit[] {
  const { file } = indexObject;
  const text = file.getFullText();
  const members = listMembers(indexObject);
  const layout = detectLayout(indexObject, members, false);
  const memberNames = listMemberNames(indexObject, members);
  const edits: TextEdit[] = [];
  const existingNames = new Set<string>();
  const newMembers: string[] = [];
  for (const { tag, previous, handlersObject } of entries) {
    const existing = members.find(({ name }) => name === tag.name);
    const renamedMember = existing ? undefined : members.find(({ name }) => name === previous?.name);
    if (existing ?? renamedMember) existingNames.add((existing ?? renamedMember)?.name ?? '');
    if (existing) edits.push(...updateOrphanComment(text, existing, undefined, layout));
    else if (renamedMember)
      edits.push({
        start: renamedMember.nameStart,
        end: renamedMember.nameEnd,
        text: renamedMember.isShorthand ? `${tag.name}: ${renamedMember.name}` : tag.name,
      });
    else if (handlersObject && !memberNames.has(tag.name)) {
      const localName =
        findSpecifierOfImportedName(file, handlersObject.name) === undefined
          ? handlersObject.name
          : `${handlersObject.name}OfTag`;
      const importSpecifier =
        localName === handlersObject.name
          ? identifier(handlersObject.name)
          : ts`${identifier(handlersObject.name)} as ${identifier(localName)}`;
      const relativePath = posix.relative(posix.dirname(file.getFilePath()), handlersObject.file);
      const from = (relativePath.startsWith('.') ? relativePath : `./${relativePath}`).replace(/\.ts$/, extension);
      edits.push(createImportEdit(file, ts`import { ${importSpecifier} } from ${stringLiteral(from)};`));
      newMembers.push(localName === tag.name ? propertyKey(tag.name) : `${propertyKey(tag.name)}: ${localName}`);
    }
  }
  const lastMember = members.at(-1);
  if (newMembers.length > 0 && lastMember && layout.isInline)
    edits.push({
      start: lastMember.end,
      end: lastMember.end,
      text: newMembers.map((member) => `, ${member}`).join(''),
    });
  else if (newMembers.length > 0)
    edits.push(
      ...insertAfter(
        indexObject,
        lastMember,
        newMembers.map((member, index) => formatMember([member], layout, members.length === 0 && index === 0)),
        layout,
      ),
    );
  for (const { name } of previousState) {
    const member = existingNames.has(name) ? undefined : members.find((candidate) => candidate.name === name);
    if (member) edits.push(...updateOrphanComment(text, member, formatOrphanTagComment(name), layout));
  }
  return edits;
}
