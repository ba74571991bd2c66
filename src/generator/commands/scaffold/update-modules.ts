// Changes to tag modules and the index module: new, renamed, removed, and restored handlers and tags.

import { posix } from 'node:path';
import type { TextEdit } from '../../source/text-edits.ts';
import type { OperationMatches, RecordedTag, ScaffoldState } from './scaffold-state.ts';
import type { ExpectedHandler, ExpectedTag } from './expected-handlers.ts';
import { type HandlersObject, listHandlerMembers, listMemberNames, type Member } from './handlers-object.ts';
import {
  createServerImport,
  findServerNamespace,
  type TypeRename,
  createImportEdit,
  findSpecifierOfImportedName,
} from './imports.ts';
import {
  insertAfterMember,
  formatMember,
  detectLayout,
  updateKeyComment,
  updateOrphanComment,
} from './member-edits.ts';
import { renderHandler, formatOrphanComment, formatOrphanTagComment } from './handler-templates.ts';
import { printImport } from '../../code/typescript/print-import.ts';
import { propertyKey } from '../../code/typescript/typescript.ts';

/** Context shared by the modules of all tags. */
export interface ModuleUpdateContext {
  readonly matches: OperationMatches;
  /** Returns the file with the handlers of a tag, relative to the handler directory. */
  fileOf(tag: ExpectedTag): string | undefined;
  readonly serverModule: string;
  isServer(specifier: string, file: HandlersObject['file']): boolean;
}

/** Changes to a tag module, and its removed handlers. */
export interface TagChange {
  readonly edits: readonly TextEdit[];
  readonly typeRenames: readonly TypeRename[];
  /** Removed operations whose handler still exists. */
  readonly orphans: readonly ExpectedHandler[];
}

/**
 * Returns the changes to one handlers object. `tag` is `undefined` if the tag was removed; `previousTag` is `undefined`
 * if it is new.
 */
export function updateTagModule(
  handlersObject: HandlersObject,
  tag: ExpectedTag | undefined,
  previousTag: RecordedTag | undefined,
  context: ModuleUpdateContext,
): TagChange {
  const { file } = handlersObject;
  const text = file.getFullText();
  const members = listHandlerMembers(handlersObject);
  const layout = detectLayout(handlersObject, members, true);
  const edits: TextEdit[] = [];
  const typeRenames: TypeRename[] = [];
  const memberByOperation = matchMembers(tag?.operations ?? [], previousTag, members, context.matches);

  for (const [operation, member] of memberByOperation) {
    const previousHandler = previousTag?.operations.find(({ name }) => name === member.name) ?? operation;
    edits.push(
      ...updateOrphanComment(text, member, undefined, layout),
      ...updateKeyComment(member, previousHandler.key, operation.key),
    );
    if (member.name !== operation.name) edits.push(renameMember(member, operation.name));
    if (previousHandler.type !== operation.type) {
      const within = { start: member.start, end: member.end };
      typeRenames.push(
        { from: `${previousHandler.type}Request`, to: `${operation.type}Request`, within },
        { from: `${previousHandler.type}Response`, to: `${operation.type}Response`, within },
      );
    }
  }

  const claimedMembers = new Set([...memberByOperation.values()]);
  const orphans: ExpectedHandler[] = [];
  for (const previousHandler of previousTag?.operations ?? []) {
    // Of two members with the same name, the last one takes effect, and may be claimed.
    const member = members.findLast(({ name }) => name === previousHandler.name);
    if (member === undefined || claimedMembers.has(member)) continue;
    const current = [...context.matches.current].find(
      ([handler]) => handler.tag === previousTag?.id && handler.key === previousHandler.key,
    )?.[1];
    const newTag = current && current.tag !== tag ? current.tag : undefined;
    edits.push(
      ...updateOrphanComment(
        text,
        member,
        formatOrphanComment(current?.operation.key ?? previousHandler.key, newTag, newTag && context.fileOf(newTag)),
        layout,
      ),
    );
    orphans.push(previousHandler);
  }

  const existingNames = listMemberNames(handlersObject, members);
  const missingHandlers = (tag?.operations ?? []).filter(
    (operation) => !memberByOperation.has(operation) && !existingNames.has(operation.name),
  );
  edits.push(
    ...insertMissingHandlers(
      missingHandlers,
      tag?.operations ?? [],
      memberByOperation,
      members,
      handlersObject,
      context,
    ),
  );
  return { edits, typeRenames, orphans };
}

/** Matches operations with members by current name, then by previous name. */
function matchMembers(
  expectedHandlers: readonly ExpectedHandler[],
  previousTag: RecordedTag | undefined,
  members: readonly Member[],
  { previous: previousByOperation }: OperationMatches,
): ReadonlyMap<ExpectedHandler, Member> {
  const byName = new Map(members.map((member) => [member.name, member]));
  const memberByOperation = new Map<ExpectedHandler, Member>();
  const claimedMembers = new Set<Member>();
  const claim = (operation: ExpectedHandler, member: Member | undefined): void => {
    if (member === undefined || claimedMembers.has(member) || memberByOperation.has(operation)) return;
    memberByOperation.set(operation, member);
    claimedMembers.add(member);
  };
  const findPrevious = (operation: ExpectedHandler): ExpectedHandler | undefined => {
    const previousHandler = previousByOperation.get(operation);
    return previousHandler && previousHandler.tag === previousTag?.id ? previousHandler : undefined;
  };
  const names = new Set(expectedHandlers.map((operation) => findPrevious(operation)?.name));
  // A member with the previous name of another expected operation belongs to that operation: names may be swapped.
  for (const operation of expectedHandlers)
    if (findPrevious(operation)?.name === operation.name || !names.has(operation.name))
      claim(operation, byName.get(operation.name));
  for (const operation of expectedHandlers) claim(operation, byName.get(findPrevious(operation)?.name ?? ''));
  for (const operation of expectedHandlers) claim(operation, byName.get(operation.name));
  return memberByOperation;
}

function renameMember({ nameStart, nameEnd, isShorthand, name }: Member, newName: string): TextEdit {
  return { start: nameStart, end: nameEnd, text: isShorthand ? `${newName}: ${name}` : newName };
}

/** Inserts new handlers, each after the handler that precedes it in the document, if there is one. */
function insertMissingHandlers(
  missingHandlers: readonly ExpectedHandler[],
  expectedHandlers: readonly ExpectedHandler[],
  memberByOperation: ReadonlyMap<ExpectedHandler, Member>,
  members: readonly Member[],
  handlersObject: HandlersObject,
  context: ModuleUpdateContext,
): readonly TextEdit[] {
  if (missingHandlers.length === 0) return [];
  const { file } = handlersObject;
  const layout = detectLayout(handlersObject, members, true);
  const existingAlias = findServerNamespace(file, (specifier) => context.isServer(specifier, file));
  const serverImport = existingAlias === undefined ? createServerImport(file, context.serverModule) : undefined;
  const alias = existingAlias ?? serverImport?.alias ?? 'server';
  const insertions = new Map<Member | undefined, string[]>();
  let precedingMember: Member | undefined;
  for (const operation of expectedHandlers) {
    precedingMember = memberByOperation.get(operation) ?? precedingMember;
    if (!missingHandlers.includes(operation)) continue;
    const anchor = precedingMember ?? members.at(-1);
    const texts = insertions.get(anchor) ?? [];
    const lines = renderHandler(
      operation,
      alias,
      handlersObject.typeArguments,
      layout.indentUnit,
      layout.indent.length,
    );
    texts.push(formatMember(lines, layout, anchor === undefined && texts.length === 0));
    insertions.set(anchor, texts);
  }
  return [
    ...(serverImport ? [serverImport.edit] : []),
    ...[...insertions].flatMap(([anchor, texts]) => insertAfterMember(handlersObject, anchor, texts, layout)),
  ];
}

/** Tag with its exported handlers object; `handlersObject` is `undefined` if no module exports one. */
export interface IndexEntry {
  readonly tag: ExpectedTag;
  readonly previous: RecordedTag | undefined;
  readonly handlersObject: { readonly name: string; readonly file: string } | undefined;
}

/** Returns the edits of the index module, whose object contains all handlers. */
export function updateIndexModule(
  indexObject: HandlersObject,
  entries: readonly IndexEntry[],
  previousState: ScaffoldState,
  extension: string,
): readonly TextEdit[] {
  const { file } = indexObject;
  const text = file.getFullText();
  const members = listHandlerMembers(indexObject);
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
      const relativePath = posix.relative(posix.dirname(file.getFilePath()), handlersObject.file);
      const from = (relativePath.startsWith('.') ? relativePath : `./${relativePath}`).replace(/\.ts$/, extension);
      edits.push(createImportEdit(file, printImport(handlersObject.name, localName, from)));
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
      ...insertAfterMember(
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
