// Properties as a list, each with anchor, type, labels, and notes.

import { html, nothing, number, text, type Html } from '../../../code/html/html.ts';
import { presenceOf, presenceWords, type FieldEntry } from '../field-rows.ts';
import type { Parts } from '../allof-members.ts';
import { typeWords } from '../type-words.ts';
import { toldHtml, type PagePart, type ToldHtml } from './value-notes.ts';
import { line } from './markdown-to-view.ts';

/** View of `docs/html/fields`. */
export interface FieldsHtml {
  readonly fields: readonly FieldHtml[];
}

export interface FieldHtml extends ToldHtml {
  readonly anchor: Html;
  /** Prefix of the dotted path: `config.nodes[].` of `config.nodes[].address`. */
  readonly within: Html;
  readonly name: Html;
  /** Nesting depth, from 0 to 6. */
  readonly depth: Html;
  readonly type: Html;
  readonly required: boolean;
  /** "optional", and the default. */
  readonly presence: Html;
  /** Whether the page of a named schema documents it too. */
  readonly elsewhere: boolean;
  /** Location of a parameter: "query". */
  readonly place: Html;
}

/** Returns entries as a list. `anchorName` returns the anchor name of an entry by its dotted path. */
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

// Properties are listed explicitly: object spread dominates the run time with thousands of entries.
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

/** Describes the presence, except for "required", which is a separate label. */
export function presenceHtml(parts: Parts, required: boolean): Html {
  const words = presenceWords(parts, required).replace(/^required(?:, )?/, '');
  return words === '' ? nothing : words === 'optional' ? html`optional` : line(presenceWords(parts, false));
}

// Splits a path before its last segment; `[]` and `(1)` are part of the segment that they follow.
function nameOf(at: string): { readonly within: Html; readonly name: Html } {
  const cut = at.lastIndexOf('.') + 1;
  return cut === at.length
    ? { within: nothing, name: text(at) }
    : { within: text(at.slice(0, cut)), name: text(at.slice(cut)) };
}
