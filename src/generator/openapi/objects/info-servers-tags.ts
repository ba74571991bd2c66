// Info, server, tag, and external documentation objects.

import {
  defaulted,
  dictionary,
  expected,
  list,
  mapped,
  object,
  optional,
  required,
  since31,
  since32,
  text,
} from '../object-parsers.ts';
import type { Server, ServerVariable, Tag } from '../types.ts';
import { slip, type Read, type Reading } from '../read-context.ts';
import { codes } from '../../diagnostics/codes.ts';
import type { Report } from '../../diagnostics/report.ts';

/**
 * Wraps the parser of an object that is only documentation: without it, the rest of the document is unaffected. So its
 * errors become warnings, unless the document uses the vocabulary.
 */
function telling<T>(read: Read<T>): Read<T> {
  return (at, reading) => {
    const { report, strict } = reading;
    if (strict) return read(at, reading);
    const mild: Report = {
      add: (code, finding) => {
        report.add(code, codes[code].severity === 'error' ? { severity: 'warning', ...finding } : finding);
      },
      get diagnostics() {
        return report.diagnostics;
      },
      get failed() {
        return report.failed;
      },
    };
    return read(at, { ...reading, report: mild });
  };
}

const readContact = object('contact', { name: optional(text), url: optional(text), email: optional(text) });

const readLicense = object('license', {
  name: required(text),
  identifier: since31(optional(text)),
  url: optional(text),
});

export const readInfo = telling(
  object('info', {
    title: expected(text, ''),
    version: expected(text, ''),
    summary: since31(optional(text)),
    description: optional(text),
    termsOfService: optional(text),
    contact: optional(readContact),
    license: optional(readLicense),
  }),
);

export const readExternalDocs = telling(
  object('external documentation', { url: required(text), description: optional(text) }),
);

const readTag: Read<Tag> = mapped(
  object('tag', {
    name: required(text),
    description: optional(text),
    externalDocs: optional(readExternalDocs),
    summary: since32(optional(text)),
    // Only documentation: output is grouped by each operation's first tag, not by parent tags.
    parent: since32(optional(text)),
    kind: since32(optional(text)),
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
export const readTags: Read<readonly Tag[]> = telling(list(readTag));

const readVariable: Read<ServerVariable> = mapped(
  object('server variable', { default: required(text), enum: optional(list(text)), description: optional(text) }),
  (variable, _at, reading) => {
    if (variable.enum && !variable.enum.includes(variable.default)) {
      const node = variable.node.entries.get('default')?.value ?? variable.node;
      slip(
        reading,
        'document/server-variable',
        node,
        `the default "${variable.default}" is not among the variable's enum`,
      );
    }
    return variable;
  },
);

export const readServer: Read<Server> = mapped(
  object('server', {
    url: required(text),
    name: since32(optional(text)),
    description: optional(text),
    variables: defaulted(dictionary(readVariable), new Map<string, ServerVariable>()),
  }),
  (server, _at, reading) => {
    checkVariables(server, reading);
    return server;
  },
);

function checkVariables(server: Server, reading: Reading): void {
  const url = server.node.entries.get('url')?.value ?? server.node;
  const used = new Set([...server.url.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? ''));
  for (const name of used) {
    if (!server.variables.has(name))
      slip(reading, 'document/server-variable', url, `the URL uses {${name}}, and "variables" does not describe it`);
  }
  for (const [name, variable] of server.variables) {
    if (!used.has(name))
      slip(reading, 'document/server-variable', variable.node, `the URL does not use the variable "${name}"`);
  }
}
