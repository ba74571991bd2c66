// Info, server, tag, and external documentation objects.

import {
  defaulted,
  mapOf,
  expected,
  array,
  transform,
  object,
  optional,
  required,
  since31,
  since32,
  string,
} from '../parser-combinators.ts';
import type { Server, ServerVariable, Tag } from '../types.ts';
import { reportAt, type Parser, type ReadContext } from '../read-context.ts';
import { diagnosticCodes } from '../../diagnostics/codes.ts';
import { mapReport } from '../../diagnostics/report.ts';

/** Wraps the parser of an object that only documents the API. Its errors become warnings: nothing else depends on it. */
function downgradeErrors<T>(read: Parser<T>): Parser<T> {
  return (location, context) => {
    const report = mapReport(context.report, (code, details) =>
      diagnosticCodes[code].severity === 'error' ? { severity: 'warning', ...details } : details,
    );
    return read(location, { ...context, report });
  };
}

const readContact = object('contact', { name: optional(string), url: optional(string), email: optional(string) });

const readLicense = object('license', {
  name: required(string),
  identifier: since31(optional(string)),
  url: optional(string),
});

export const readInfo = downgradeErrors(
  object('info', {
    title: expected(string, ''),
    version: expected(string, ''),
    summary: since31(optional(string)),
    description: optional(string),
    termsOfService: optional(string),
    contact: optional(readContact),
    license: optional(readLicense),
  }),
);

export const readExternalDocs = downgradeErrors(
  object('external documentation', { url: required(string), description: optional(string) }),
);

const readTag: Parser<Tag> = transform(
  object('tag', {
    name: required(string),
    description: optional(string),
    externalDocs: optional(readExternalDocs),
    summary: since32(optional(string)),
    // Parents are only documentation: the output is grouped by the first tag of each operation, not by parent tags.
    parent: since32(optional(string)),
    kind: since32(optional(string)),
  }),
  ({ node, name, summary, description = summary, externalDocs, parent }) => ({
    node,
    name,
    ...(description !== undefined && { description }),
    ...(externalDocs && { externalDocs }),
    ...(parent !== undefined && { parent }),
  }),
);

/** Parses `tags`. */
export const readTags: Parser<readonly Tag[]> = downgradeErrors(array(readTag));

const readServerVariable: Parser<ServerVariable> = transform(
  object('server variable', {
    default: required(string),
    enum: optional(array(string)),
    description: optional(string),
  }),
  (variable, _location, context) => {
    if (variable.enum && !variable.enum.includes(variable.default)) {
      const node = variable.node.entries.get('default')?.value ?? variable.node;
      reportAt(
        context,
        'document/server-variable-mismatch',
        node,
        `default \`${variable.default}\` is not listed in \`enum\``,
      );
    }
    return variable;
  },
);

export const readServer: Parser<Server> = transform(
  object('server', {
    url: required(string),
    name: since32(optional(string)),
    description: optional(string),
    variables: defaulted(mapOf(readServerVariable), new Map<string, ServerVariable>()),
  }),
  (server, _location, context) => {
    checkServerVariables(server, context);
    return server;
  },
);

function checkServerVariables(server: Server, context: ReadContext): void {
  const url = server.node.entries.get('url')?.value ?? server.node;
  const usedNames = new Set([...server.url.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? ''));
  for (const name of usedNames) {
    if (!server.variables.has(name))
      reportAt(
        context,
        'document/server-variable-mismatch',
        url,
        `server variable \`{${name}}\` is not defined in \`variables\``,
      );
  }
  for (const [name, variable] of server.variables) {
    if (!usedNames.has(name))
      reportAt(
        context,
        'document/server-variable-mismatch',
        variable.node,
        `server variable \`${name}\` has no effect: the URL does not use it`,
      );
  }
}
