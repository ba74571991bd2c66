// Parameters and headers as entries of a list, with what lies within them.

import { html, join, nothing, text } from '../../../emit/code/html.ts';
import { exampleViews } from '../examples.ts';
import { headerEntry, parameterEntry, type ParameterEntry } from '../parameters.ts';
import type { Header, Parameter } from '../../../model/declarations/api.ts';
import { md } from '../../../emit/code/markdown.ts';
import { code } from '../../../emit/code/markdown.ts';
import { typeWords } from '../types.ts';
import { places } from './anchors.ts';
import { fieldsHtml, presenceHtml, type FieldHtml, type FieldsHtml } from './fields.ts';
import { examplesHtml, toldHtml, type ExampleHtml, type PagePart } from './told.ts';
import { line, sentences } from './words.ts';

export interface ParametersHtml extends FieldsHtml {
  readonly examples: readonly ExampleHtml[];
}

export function parametersHtml(parameters: readonly Parameter[], under: number, part: PagePart): ParametersHtml {
  return listOf(parameters.map((parameter) => ({ entry: parameterEntry(parameter, part.links), at: (name) => places.parameter(parameter.in, name) })), under, part);
}

/** Headers; `at` names the place of one by its name. */
export function headersHtml(headers: readonly Header[], at: (name: string) => string, under: number, part: PagePart): ParametersHtml {
  return listOf(headers.map((header) => ({ entry: headerEntry(header, part.links), at })), under, part);
}

interface Placed {
  readonly entry: ParameterEntry;
  readonly at: (name: string) => string;
}

function listOf(placed: readonly Placed[], under: number, part: PagePart): ParametersHtml {
  return {
    fields: placed.flatMap(({ entry, at }) => [parameterHtml(entry, at, under, part), ...fieldsHtml(entry.fields, at, under, part).fields]),
    examples: placed.flatMap(({ entry: { item, examples } }) => examplesHtml(exampleViews(examples, item.content?.mediaType).map((example) => ({ ...example, title: md`${code(item.name)}: ${example.title}` })))),
  };
}

function parameterHtml({ item, in: place, schema, parts, told, examplesInLine }: ParameterEntry, at: (name: string) => string, under: number, part: PagePart): FieldHtml {
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
    presence: presenceHtml(parts, item.required),
    place: join([line(place)], ''),
  };
}
