// Servers of the API or of one operation.

import { summarizeDescription } from '../../code/markdown/commonmark-descriptions.ts';
import { codeSpan, withPeriod, joinMarkdown, md, emptyMarkdown, type Markdown } from '../../code/markdown/markdown.ts';
import type { Server } from '../../model/types/api.ts';
import { labeledUnspecifiedSentences } from './schema-sentences.ts';
import { valueList } from './json-to-markdown.ts';

export interface ServerView {
  readonly line: Markdown;
  readonly variables: readonly Markdown[];
}

/** Returns each server with its variables. */
export function serverViews(servers: readonly Server[]): readonly ServerView[] {
  return servers.map((server) => ({
    line: joinMarkdown([describeServer(server), ...labeledUnspecifiedSentences(server.unspecified)], ' '),
    variables: server.variables.map(describeVariable),
  }));
}

function describeServer({ url, description, unspecified }: Server): Markdown {
  if (description === undefined) return unspecified.length === 0 ? codeSpan(url) : md`${codeSpan(url)}.`;
  const { line } = summarizeDescription(description);
  return md`${codeSpan(url)}: ${unspecified.length === 0 ? line : withPeriod(line)}`;
}

function describeVariable(variable: Server['variables'][number]): Markdown {
  return joinMarkdown(
    [
      md`${codeSpan(variable.name)}: default ${codeSpan(variable.default)}${variable.enum === undefined ? emptyMarkdown : md`, one of ${valueList(variable.enum)}`}.`,
      variable.description === undefined ? emptyMarkdown : withPeriod(summarizeDescription(variable.description).line),
      ...labeledUnspecifiedSentences(variable.unspecified),
    ],
    ' ',
  );
}
