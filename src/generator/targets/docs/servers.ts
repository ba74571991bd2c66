// The servers of the interface or of one operation.

import { brief } from '../../emit/code/markdown-prose.ts';
import { code, ended, join, md, nothing, type Md } from '../../emit/code/markdown.ts';
import type { Server } from '../../model/declarations/api.ts';
import { valueList } from './values.ts';

export interface ServerView {
  readonly line: Md;
  readonly variables: readonly Md[];
}

/** Each server with its variables. */
export function serverViews(servers: readonly Server[]): readonly ServerView[] {
  return servers.map(({ url, description, variables }) => ({
    line: description === undefined ? code(url) : md`${code(url)}: ${brief(description).line}`,
    variables: variables.map(variableWords),
  }));
}

function variableWords(variable: Server['variables'][number]): Md {
  return join(
    [
      md`${code(variable.name)}: default ${code(variable.default)}${variable.enum === undefined ? nothing : md`, one of ${valueList(variable.enum)}`}.`,
      variable.description === undefined ? nothing : ended(brief(variable.description).line),
    ],
    ' ',
  );
}
