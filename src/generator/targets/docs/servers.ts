// Servers of the API or of one operation.

import { brief } from '../../code/markdown/commonmark.ts';
import { code, ended, join, md, nothing, type Md } from '../../code/markdown/markdown.ts';
import type { Server } from '../../model/types/api.ts';
import { leftOpen } from './schema-sentences.ts';
import { valueList } from './json-values.ts';

export interface ServerView {
  readonly line: Md;
  readonly variables: readonly Md[];
}

/** Returns each server with its variables. */
export function serverViews(servers: readonly Server[]): readonly ServerView[] {
  return servers.map((server) => ({
    line: join([serverWords(server), ...leftOpen(server.unspecified)], ' '),
    variables: server.variables.map(variableWords),
  }));
}

function serverWords({ url, description, unspecified }: Server): Md {
  if (description === undefined) return unspecified.length === 0 ? code(url) : md`${code(url)}.`;
  const { line } = brief(description);
  return md`${code(url)}: ${unspecified.length === 0 ? line : ended(line)}`;
}

function variableWords(variable: Server['variables'][number]): Md {
  return join(
    [
      md`${code(variable.name)}: default ${code(variable.default)}${variable.enum === undefined ? nothing : md`, one of ${valueList(variable.enum)}`}.`,
      variable.description === undefined ? nothing : ended(brief(variable.description).line),
      ...leftOpen(variable.unspecified),
    ],
    ' ',
  );
}
