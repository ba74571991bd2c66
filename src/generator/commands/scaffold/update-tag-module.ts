// What changes in the module of an area: handlers that are new, renamed, gone or back.

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

/** What an area needs to know of all others. */
export interface Surroundings {
  readonly followed: Followed;
  /** The file, below the folder of the handlers, in which an area's handlers stand. */
  fileOf(area: WantedArea): string | undefined;
  readonly serverModule: string;
  isServer(specifier: string, file: Holder['file']): boolean;
}

export interface AreaChange {
  readonly edits: readonly Edit[];
  readonly retyped: readonly Retyped[];
  /** Operations of the record that have gone, and whose handler still stands. */
  readonly gone: readonly Wanted[];
}

/** The change of a holder. `area` undefined: nobody asks for any of its handlers now; `old` undefined: it is new to scaffold. */
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
    // Of two of one name the last is the one that answers, and may be claimed.
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

/**
 * Which member answers which operation: the one of its own name; where there is none, the one that answered the
 * operation under its name before.
 */
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
  // A name that was another operation's, which is wanted too, is that one's: two may have changed places.
  for (const operation of wanted)
    if (previous(operation)?.name === operation.name || !names.has(operation.name))
      claim(operation, byName.get(operation.name));
  for (const operation of wanted) claim(operation, byName.get(previous(operation)?.name ?? ''));
  for (const operation of wanted) claim(operation, byName.get(operation.name));
  return claimed;
}

/** Gives a member another name, and nothing else. */
function renamed({ nameStart, nameEnd, shorthand, name }: Member, to: string): Edit {
  return { start: nameStart, end: nameEnd, text: shorthand ? `${to}: ${name}` : to };
}

/** New handlers, each behind the one that comes before it in the document, if that is there. */
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
