// Text format of operations, callbacks, and security requirements.

import type { Callback, Operation, SecurityAlternative } from '../types/api.ts';
import type { Name } from '../types/name.ts';
import { serverLines } from './print-info.ts';
import { foreign, operationFacts, resourceLines } from './print-extensions.ts';
import { block, fact, flag, list, name, open, type Lines } from './indented-lines.ts';
import { bodyUse, parameterUse, responseUse } from './print-operation-parts.ts';

export function operationLines(heading: string, operation: Operation): Lines {
  return block(`${heading} ${name(operation.id)}`, [
    ...nameLines(operation.name),
    `${operation.method} ${name(operation.path)}`,
    ...list('area', [operation.area]),
    ...(operation.tags.length > 0 ? list('tags', operation.tags) : []),
    ...fact('summary', operation.summary),
    ...fact('description', operation.description),
    ...flag('deprecated', operation.deprecated),
    ...(operation.externalDocs ? fact('externalDocs', { ...operation.externalDocs }) : []),
    ...(operation.servers ?? []).flatMap(serverLines),
    ...securityLines(operation.security, operation.ownSecurity),
    ...(operation.resource ? resourceLines('resource', operation.resource) : []),
    ...fact('path summary', operation.pathSummary),
    ...fact('path description', operation.pathDescription),
    ...open(operation.pathUnspecified, 'path unspecified'),
    ...operationFacts(operation.facts),
    ...foreign(operation.foreign),
    ...operation.parameters.flatMap(parameterUse),
    ...(operation.body ? bodyUse(operation.body) : []),
    ...operation.responses.flatMap(responseUse),
    ...operation.callbacks.flatMap(callbackUse),
  ]);
}

/** Prints the case styles of a name. */
export function nameLines({ type, value, file }: Name): Lines {
  return [`name ${type} ${value} ${file}`];
}

function callbackUse(callback: Callback): Lines {
  const heading = `callback ${name(callback.name)}`;
  return callback.component === undefined
    ? block(heading, callbackLines(callback))
    : [`${heading} component ${name(callback.component)}`];
}

export function callbackLines({ operations, unspecified }: Callback): Lines {
  return [...open(unspecified), ...operations.flatMap((operation) => operationLines('operation', operation))];
}

/** Prints a line for each alternative; `anonymous` for an empty one. */
export function securityLines(alternatives: readonly SecurityAlternative[], own: boolean): Lines {
  const keyword = own ? 'own security' : 'security';
  if (alternatives.length === 0) return own ? [`${keyword} none`] : [];
  return alternatives.map(({ schemes }) => {
    const words = schemes.map(({ scheme, scopes }) =>
      scopes.length > 0 ? `${name(scheme)} [${scopes.map(name).join(' ')}]` : name(scheme),
    );
    return `${keyword} ${words.length > 0 ? words.join(' and ') : 'anonymous'}`;
  });
}
