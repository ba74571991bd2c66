// Parameters and headers as a list, with their nested properties.

import { html, joinHtml, emptyHtml, escapeHtml } from '../../../code/html/html.ts';
import { exampleViews } from '../examples.ts';
import { headerEntry, parameterEntry, type ParameterEntry } from '../parameters.ts';
import type { Header, Parameter } from '../../../model/types/api.ts';
import { codeSpan, md } from '../../../code/markdown/markdown.ts';
import { describeType } from '../type-descriptions.ts';
import { anchorNames } from './anchors.ts';
import { createHtmlComponentCache } from './component-cache.ts';
import { fieldsHtml, presenceHtml, type FieldHtml, type FieldsHtml } from './field-list.ts';
import { examplesHtml, valueNotesHtml, type ExampleHtml, type PageContext } from './value-notes.ts';
import { lineHtml, sentencesHtml } from './markdown-to-view.ts';

export interface ParametersHtml extends FieldsHtml {
  readonly examples: readonly ExampleHtml[];
}

const parameterHtmlOf = createHtmlComponentCache<ParametersHtml>();

export function parametersHtml(
  parameters: readonly Parameter[],
  headingLevel: number,
  context: PageContext,
): ParametersHtml {
  return mergeLists(
    parameters.map((parameter) => {
      const key = parameter.component === undefined ? undefined : `${headingLevel} ${parameter.component}`;
      return parameterHtmlOf(context, key, (cachedContext) =>
        entryHtml(
          parameterEntry(parameter, cachedContext.links),
          (name) => anchorNames.parameter(parameter.in, name),
          headingLevel,
          cachedContext,
        ),
      );
    }),
  );
}

/** Returns headers as a list. `anchorName` returns the anchor name of a header by its name. */
export function headersHtml(
  headers: readonly Header[],
  anchorName: (name: string) => string,
  headingLevel: number,
  context: PageContext,
): ParametersHtml {
  return mergeLists(
    headers.map((header) => entryHtml(headerEntry(header, context.links), anchorName, headingLevel, context)),
  );
}

function mergeLists(lists: readonly ParametersHtml[]): ParametersHtml {
  return { fields: lists.flatMap(({ fields }) => fields), examples: lists.flatMap(({ examples }) => examples) };
}

/** Returns a parameter or header with its nested properties. */
function entryHtml(
  entry: ParameterEntry,
  anchorName: (name: string) => string,
  headingLevel: number,
  context: PageContext,
): ParametersHtml {
  const { item, examples } = entry;
  return {
    fields: [
      parameterHtml(entry, anchorName, headingLevel, context),
      ...fieldsHtml(entry.fields, anchorName, headingLevel, context).fields,
    ],
    examples: examplesHtml(
      exampleViews(examples, item.content?.mediaType).map((example) => ({
        ...example,
        title: md`${codeSpan(item.name)}: ${example.title}`,
      })),
    ),
  };
}

function parameterHtml(
  { item, in: location, schema, parts, notes, inlineExamples }: ParameterEntry,
  anchorName: (name: string) => string,
  headingLevel: number,
  context: PageContext,
): FieldHtml {
  const { facts, ...otherNotes } = valueNotesHtml(notes, headingLevel, context);
  return {
    ...otherNotes,
    facts: [...facts, ...sentencesHtml(inlineExamples)],
    anchor: context.anchors.take(anchorName(item.name)),
    within: emptyHtml,
    name: escapeHtml(item.name),
    depth: html`0`,
    type: lineHtml(describeType([schema], context.links)),
    required: item.required,
    isOnSchemaPage: false,
    presence: presenceHtml(parts, item.required),
    in: joinHtml([lineHtml(location)], ''),
  };
}
