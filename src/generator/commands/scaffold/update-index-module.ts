// Changes of the index module: new, renamed, and removed tags.

import { posix } from 'node:path';
import { identifier, propertyKey } from '../../code/typescript/identifier.ts';
import { string } from '../../code/typescript/string-literal.ts';
import { ts } from '../../code/typescript/template-literals.ts';
import type { Edit } from '../../source/text-edits.ts';
import type { Holder } from './find-handlers-object.ts';
import { importEdit, importOf } from './imports.ts';
import { insertAfter, laidOut, layoutOf } from './insert-member.ts';
import { markEdits } from './orphan-comments.ts';
import { membersOf, namesOf } from './object-members.ts';
import type { Handlers, RecordedArea } from './scaffold-state.ts';
import { areaMarkText } from './handler-templates.ts';
import type { WantedArea } from './expected-handlers.ts';

/** Tag with its exported handlers object; `handlersObject` is `undefined` if no module exports one. */
export interface Placed {
  readonly area: WantedArea;
  readonly old: RecordedArea | undefined;
  readonly value: { readonly name: string; readonly file: string } | undefined;
}

/** Returns the edits of the object with all handlers. */
export function indexEdits(
  holder: Holder,
  placed: readonly Placed[],
  record: Handlers,
  extension: string,
): readonly Edit[] {
  const { file } = holder;
  const text = file.getFullText();
  const members = membersOf(holder);
  const layout = layoutOf(holder, members, false);
  const present = namesOf(holder, members);
  const edits: Edit[] = [];
  const kept = new Set<string>();
  const added: string[] = [];
  for (const { area, old, value } of placed) {
    const own = members.find(({ name }) => name === area.name);
    const before = own ? undefined : members.find(({ name }) => name === old?.name);
    if (own ?? before) kept.add((own ?? before)?.name ?? '');
    if (own) edits.push(...markEdits(text, own, undefined, layout));
    else if (before)
      edits.push({
        start: before.nameStart,
        end: before.nameEnd,
        text: before.shorthand ? `${area.name}: ${before.name}` : area.name,
      });
    else if (value && !present.has(area.name)) {
      const local = importOf(file, value.name) === undefined ? value.name : `${value.name}OfArea`;
      const named =
        local === value.name ? identifier(value.name) : ts`${identifier(value.name)} as ${identifier(local)}`;
      const way = posix.relative(posix.dirname(file.getFilePath()), value.file);
      const from = (way.startsWith('.') ? way : `./${way}`).replace(/\.ts$/, extension);
      edits.push(importEdit(file, ts`import { ${named} } from ${string(from)};`));
      added.push(local === area.name ? propertyKey(area.name) : `${propertyKey(area.name)}: ${local}`);
    }
  }
  const last = members.at(-1);
  if (added.length > 0 && last && layout.inLine)
    edits.push({ start: last.end, end: last.end, text: added.map((member) => `, ${member}`).join('') });
  else if (added.length > 0)
    edits.push(
      ...insertAfter(
        holder,
        last,
        added.map((member, index) => laidOut([member], layout, members.length === 0 && index === 0)),
        layout,
      ),
    );
  for (const { name } of record) {
    const member = kept.has(name) ? undefined : members.find((each) => each.name === name);
    if (member) edits.push(...markEdits(text, member, areaMarkText(name), layout));
  }
  return edits;
}
