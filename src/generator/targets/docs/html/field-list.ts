// Properties as a list, each with anchor, type, labels, and notes.

import { html, emptyHtml, htmlNumber, escapeHtml, type Html } from '../../../code/html/html-and-svg.ts';
import { describeEntryPresence, describePresence, type FieldEntry } from '../field-rows.ts';
import type { SchemaParts } from '../flatten-schema-parts.ts';
import { describeType } from '../type-descriptions.ts';
import { valueNotesHtml, type PageContext, type ValueNotesHtml } from './value-notes.ts';
import { lineHtml } from './markdown-to-view.ts';

/** View of `docs/html/fields`. */
export interface FieldsHtml {
  readonly fields: readonly FieldHtml[];
}

export interface FieldHtml extends ValueNotesHtml {
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
  readonly isOnSchemaPage: boolean;
  /** Location of a parameter: "query". */
  readonly in: Html;
}

/** Returns entries as a list. `anchorName` returns the anchor name of an entry by its dotted path. */
export function fieldsHtml(
  entries: readonly FieldEntry[],
  anchorName: (path: string) => string,
  headingLevel: number,
  context: PageContext,
): FieldsHtml {
  return {
    fields: entries.map((entry) => fieldHtml(entry, anchorName, headingLevel, context)),
  };
}

// Properties are listed explicitly: with thousands of entries, object spread would dominate the run time.
function fieldHtml(
  { path, depth, schemas, parts, notes, isRequired, isOnSchemaPage }: FieldEntry,
  anchorName: (path: string) => string,
  headingLevel: number,
  context: PageContext,
): FieldHtml {
  const { marks, description, facts, longDefault, blocks, listed, more } = valueNotesHtml(notes, headingLevel, context);
  const { within, name } = splitPath(path);
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
    anchor: context.anchors.take(anchorName(path)),
    depth: htmlNumber(Math.min(depth, 6)),
    type: lineHtml(describeType(schemas, context.links)),
    required: isRequired === true,
    isOnSchemaPage,
    presence:
      isRequired === undefined ? lineHtml(describeEntryPresence(parts, isRequired)) : presenceHtml(parts, isRequired),
    in: emptyHtml,
  };
}

/** Describes the presence, except for "required", which is a separate label. */
export function presenceHtml(parts: SchemaParts, isRequired: boolean): Html {
  const phrase = describePresence(parts, isRequired).replace(/^required(?:, )?/, '');
  return phrase === '' ? emptyHtml : phrase === 'optional' ? html`optional` : lineHtml(describePresence(parts, false));
}

// Splits a path before its last segment; `[]` and `(1)` are part of the segment that they follow.
function splitPath(path: string): { readonly within: Html; readonly name: Html } {
  const cut = path.lastIndexOf('.') + 1;
  return cut === path.length
    ? { within: emptyHtml, name: escapeHtml(path) }
    : { within: escapeHtml(path.slice(0, cut)), name: escapeHtml(path.slice(cut)) };
}
