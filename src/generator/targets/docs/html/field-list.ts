// Fields as entries of a list: each with a place of its own, its type, its marks and all that is told of it.

import { html, nothing, number, text, type Html } from '../../../code/html/html.ts';
import { presenceOf, presenceWords, type FieldEntry } from '../field-rows.ts';
import type { Parts } from '../allof-members.ts';
import { typeWords } from '../type-words.ts';
import { toldHtml, type PagePart, type ToldHtml } from './value-notes.ts';
import { line } from './markdown-to-view.ts';

/** The view of `docs/html/fields`. */
export interface FieldsHtml {
  readonly fields: readonly FieldHtml[];
}

export interface FieldHtml extends ToldHtml {
  readonly anchor: Html;
  /** What its name begins with, and what is its own: `config.nodes[].` and `address`. */
  readonly within: Html;
  readonly name: Html;
  /** How deep it lies, from 0; more than 6 count as 6. */
  readonly depth: Html;
  readonly type: Html;
  readonly required: boolean;
  /** "optional" and the default. */
  readonly presence: Html;
  /** Whether it is on the page of a named schema, too. */
  readonly elsewhere: boolean;
  /** Where a parameter stands: "query". */
  readonly place: Html;
}

/** Entries as they stand on a page; `place` names the place of one by its dotted name. */
export function fieldsHtml(
  entries: readonly FieldEntry[],
  place: (at: string) => string,
  under: number,
  part: PagePart,
): FieldsHtml {
  return {
    fields: entries.map((entry) => fieldHtml(entry, place, under, part)),
  };
}

// Written out: spreading objects into one another takes most of the time where there are thousands.
function fieldHtml(
  { at, depth, assertions, parts, told, required, elsewhere }: FieldEntry,
  place: (at: string) => string,
  under: number,
  part: PagePart,
): FieldHtml {
  const { marks, description, facts, longDefault, blocks, listed, more } = toldHtml(told, under, part);
  const { within, name } = nameOf(at);
  return {
    marks,
    description,
    facts,
    longDefault,
    blocks,
    listed,
    more,
    within,
    name,
    anchor: part.anchors.take(place(at)),
    depth: number(Math.min(depth, 6)),
    type: line(typeWords(assertions, part.links)),
    required: required === true,
    elsewhere,
    presence: required === undefined ? line(presenceOf(parts, required)) : presenceHtml(parts, required),
    place: nothing,
  };
}

/** What is to be said of the presence beside "required". */
export function presenceHtml(parts: Parts, required: boolean): Html {
  const words = presenceWords(parts, required).replace(/^required(?:, )?/, '');
  return words === '' ? nothing : words === 'optional' ? html`optional` : line(presenceWords(parts, false));
}

// The last segment is what one looks for; `a.[]` and `a(1)` belong to what they are of.
function nameOf(at: string): { readonly within: Html; readonly name: Html } {
  const cut = at.lastIndexOf('.') + 1;
  return cut === at.length
    ? { within: nothing, name: text(at) }
    : { within: text(at.slice(0, cut)), name: text(at.slice(cut)) };
}
