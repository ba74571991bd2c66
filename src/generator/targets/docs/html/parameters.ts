// Parameters and headers as a list, with their nested properties.

import { html, join, nothing, text } from '../../../code/html/html.ts';
import { exampleViews } from '../examples.ts';
import { headerEntry, parameterEntry, type ParameterEntry } from '../parameters.ts';
import type { Header, Parameter } from '../../../model/types/api.ts';
import { code, md } from '../../../code/markdown/markdown.ts';
import { typeWords } from '../type-words.ts';
import { places } from './anchors.ts';
import { placedPerComponent } from './components.ts';
import { fieldsHtml, presenceHtml, type FieldHtml, type FieldsHtml } from './field-list.ts';
import { examplesHtml, toldHtml, type ExampleHtml, type PagePart } from './value-notes.ts';
import { line, sentences } from './markdown-to-view.ts';

export interface ParametersHtml extends FieldsHtml {
  readonly examples: readonly ExampleHtml[];
}

const parameterHtmlOf = placedPerComponent<ParametersHtml>();

export function parametersHtml(parameters: readonly Parameter[], under: number, part: PagePart): ParametersHtml {
  return together(
    parameters.map((parameter) => {
      const key = parameter.component === undefined ? undefined : `${under} ${parameter.component}`;
      return parameterHtmlOf(part, key, (own) =>
        entryHtml(parameterEntry(parameter, own.links), (name) => places.parameter(parameter.in, name), under, own),
      );
    }),
  );
}

/** Returns headers as a list. `anchorName` returns the anchor name of a header by its name. */
export function headersHtml(
  headers: readonly Header[],
  at: (name: string) => string,
  under: number,
  part: PagePart,
): ParametersHtml {
  return together(headers.map((header) => entryHtml(headerEntry(header, part.links), at, under, part)));
}

function together(lists: readonly ParametersHtml[]): ParametersHtml {
  return { fields: lists.flatMap(({ fields }) => fields), examples: lists.flatMap(({ examples }) => examples) };
}

/** Returns a parameter or header with its nested properties. */
function entryHtml(entry: ParameterEntry, at: (name: string) => string, under: number, part: PagePart): ParametersHtml {
  const { item, examples } = entry;
  return {
    fields: [parameterHtml(entry, at, under, part), ...fieldsHtml(entry.fields, at, under, part).fields],
    examples: examplesHtml(
      exampleViews(examples, item.content?.mediaType).map((example) => ({
        ...example,
        title: md`${code(item.name)}: ${example.title}`,
      })),
    ),
  };
}

function parameterHtml(
  { item, in: place, schema, parts, told, examplesInLine }: ParameterEntry,
  at: (name: string) => string,
  under: number,
  part: PagePart,
): FieldHtml {
  const { facts, ...rest } = toldHtml(told, under, part);
  return {
    ...rest,
    facts: [...facts, ...sentences(examplesInLine)],
    anchor: part.anchors.take(at(item.name)),
    within: nothing,
    name: text(item.name),
    depth: html`0`,
    type: line(typeWords([schema], part.links)),
    required: item.required,
    elsewhere: false,
    presence: presenceHtml(parts, item.required),
    place: join([line(place)], ''),
  };
}
