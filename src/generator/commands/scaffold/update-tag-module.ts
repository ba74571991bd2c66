// Changes of a tag module: new, renamed, removed, and restored handlers.

import type { Edit } from '../../source/text-edits.ts';
import type { Followed } from './detect-renames.ts';
import type { Holder } from './find-handlers-object.ts';
import { importServer, serverAlias } from './imports.ts';
import { insertAfter, laidOut, layoutOf } from './insert-member.ts';
import { keyEdits, markEdits } from './orphan-comments.ts';
import { membersOf, namesOf, type Member } from './object-members.ts';
import type { Retyped } from './rename-types.ts';
import { handlerLines, markText } from './handler-templates.ts';
import type { RecordedArea } from './scaffold-state.ts';
import type { Wanted, WantedArea } from './expected-handlers.ts';

/** Context of all tags. */
export interface Surroundings {
  readonly followed: Followed;
  /** Returns the file with the handlers of a tag, relative to the handler directory. */
  fileOf(area: WantedArea): string | undefined;
  readonly serverModule: string;
  isServer(specifier: string, file: Holder['file']): boolean;
}

export interface AreaChange {
  readonly edits: readonly Edit[];
  readonly retyped: readonly Retyped[];
  /** Removed operations whose handler still exists. */
  readonly gone: readonly Wanted[];
}

/** Returns the changes of one handlers object. `tag` is `undefined` if the tag was removed, `old` if it is new. */
export function areaChange(
  holder: Holder,
  area: WantedArea | undefined,
  old: RecordedArea | undefined,
  around: Surroundings,
): AreaChange {
  const { file } = holder;
  const text = file.getFullText();
  const members = membersOf(holder);
  const layout = layoutOf(holder, members, true);
  const edits: Edit[] = [];
  const retyped: Retyped[] = [];
  const claimed = claims(area?.operations ?? [], old, members, around.followed);

  for (const [operation, member] of claimed) {
    const was = old?.operations.find(({ name }) => name === member.name) ?? operation;
    edits.push(...markEdits(text, member, undefined, layout), ...keyEdits(member, was.key, operation.key));
    if (member.name !== operation.name) edits.push(renamed(member, operation.name));
    if (was.type !== operation.type) {
      const within = { start: member.start, end: member.end };
      retyped.push(
        { from: `${was.type}Request`, to: `${operation.type}Request`, within },
        { from: `${was.type}Response`, to: `${operation.type}Response`, within },
      );
    }
  }

  const kept = new Set([...claimed.values()]);
  const gone: Wanted[] = [];
  for (const was of old?.operations ?? []) {
    // Of two members with the same name, the last one takes effect, and may be claimed.
    const member = members.findLast(({ name }) => name === was.name);
    if (member === undefined || kept.has(member)) continue;
    const today = [...around.followed.now].find(([before]) => before.area === old?.id && before.key === was.key)?.[1];
    const moved = today && today.area !== area ? today.area : undefined;
    edits.push(
      ...markEdits(
        text,
        member,
        markText(today?.operation.key ?? was.key, moved, moved && around.fileOf(moved)),
        layout,
      ),
    );
    gone.push(was);
  }

  const present = namesOf(holder, members);
  const missing = (area?.operations ?? []).filter(
    (operation) => !claimed.has(operation) && !present.has(operation.name),
  );
  edits.push(...additions(missing, area?.operations ?? [], claimed, members, holder, around));
  return { edits, retyped, gone };
}

/** Matches operations with members: by current name, otherwise by previous name. */
function claims(
  wanted: readonly Wanted[],
  old: RecordedArea | undefined,
  members: readonly Member[],
  { before }: Followed,
): ReadonlyMap<Wanted, Member> {
  const byName = new Map(members.map((member) => [member.name, member]));
  const claimed = new Map<Wanted, Member>();
  const taken = new Set<Member>();
  const claim = (operation: Wanted, member: Member | undefined): void => {
    if (member === undefined || taken.has(member) || claimed.has(operation)) return;
    claimed.set(operation, member);
    taken.add(member);
  };
  const previous = (operation: Wanted): Wanted | undefined => {
    const was = before.get(operation);
    return was && was.area === old?.id ? was : undefined;
  };
  const names = new Set(wanted.map((operation) => previous(operation)?.name));
  // A member with the previous name of another expected operation belongs to that operation: names may be swapped.
  for (const operation of wanted)
    if (previous(operation)?.name === operation.name || !names.has(operation.name))
      claim(operation, byName.get(operation.name));
  for (const operation of wanted) claim(operation, byName.get(previous(operation)?.name ?? ''));
  for (const operation of wanted) claim(operation, byName.get(operation.name));
  return claimed;
}

/** Renames a member. */
function renamed({ nameStart, nameEnd, shorthand, name }: Member, to: string): Edit {
  return { start: nameStart, end: nameEnd, text: shorthand ? `${to}: ${name}` : to };
}

/** Inserts new handlers, each after the handler that precedes it in the document, if there is one. */
function additions(
  missing: readonly Wanted[],
  order: readonly Wanted[],
  claimed: ReadonlyMap<Wanted, Member>,
  members: readonly Member[],
  holder: Holder,
  around: Surroundings,
): readonly Edit[] {
  if (missing.length === 0) return [];
  const { file } = holder;
  const layout = layoutOf(holder, members, true);
  const known = serverAlias(file, (specifier) => around.isServer(specifier, file));
  const added = known === undefined ? importServer(file, around.serverModule) : undefined;
  const alias = known ?? added?.alias ?? 'server';
  const places = new Map<Member | undefined, string[]>();
  let behind: Member | undefined;
  for (const operation of order) {
    behind = claimed.get(operation) ?? behind;
    if (!missing.includes(operation)) continue;
    const place = behind ?? members.at(-1);
    const texts = places.get(place) ?? [];
    const written = handlerLines(operation, alias, holder.parameters, layout.step, layout.indent.length);
    texts.push(laidOut(written, layout, place === undefined && texts.length === 0));
    places.set(place, texts);
  }
  return [
    ...(added ? [added.edit] : []),
    ...[...places].flatMap(([place, texts]) => insertAfter(holder, place, texts, layout)),
  ];
}
