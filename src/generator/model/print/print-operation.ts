// Text format of operations, callbacks, and security requirements.

import type { Callback, Operation, SecurityRequirement } from '../types/api.ts';
import type { Name } from '../types/name.ts';
import { serverLines } from './print-info.ts';
import { unknownExtensionLines, operationExtensionLines, resourceLines } from './print-extensions.ts';
import { block, valueLine, booleanLine, namesLine, printName, unspecifiedLines, type Lines } from './indented-lines.ts';
import { bodyUseLines, parameterUseLines, responseUseLines } from './print-operation-parts.ts';

export function operationLines(heading: string, operation: Operation): Lines {
  return block(`${heading} ${printName(operation.id)}`, [
    ...nameLines(operation.name),
    `${operation.method} ${printName(operation.path)}`,
    ...namesLine('tag group', [operation.tagGroup]),
    ...(operation.tags.length > 0 ? namesLine('tags', operation.tags) : []),
    ...valueLine('summary', operation.summary),
    ...valueLine('description', operation.description),
    ...booleanLine('deprecated', operation.deprecated),
    ...(operation.externalDocs ? valueLine('externalDocs', { ...operation.externalDocs }) : []),
    ...(operation.servers ?? []).flatMap(serverLines),
    ...securityLines(operation.security, operation.hasOwnSecurity),
    ...(operation.resource ? resourceLines('resource', operation.resource) : []),
    ...valueLine('path summary', operation.pathSummary),
    ...valueLine('path description', operation.pathDescription),
    ...unspecifiedLines(operation.pathUnspecified, 'path unspecified'),
    ...operationExtensionLines(operation.extensions),
    ...unknownExtensionLines(operation.unknownExtensions),
    ...operation.parameters.flatMap(parameterUseLines),
    ...(operation.requestBody ? bodyUseLines(operation.requestBody) : []),
    ...operation.responses.flatMap(responseUseLines),
    ...operation.callbacks.flatMap(callbackUseLines),
  ]);
}

/** Prints the case styles of a name. */
export function nameLines({ type, value, file }: Name): Lines {
  return [`name ${type} ${value} ${file}`];
}

function callbackUseLines(callback: Callback): Lines {
  const heading = `callback ${printName(callback.name)}`;
  return callback.component === undefined
    ? block(heading, callbackLines(callback))
    : [`${heading} component ${printName(callback.component)}`];
}

export function callbackLines({ operations, unspecified }: Callback): Lines {
  return [
    ...unspecifiedLines(unspecified),
    ...operations.flatMap((operation) => operationLines('operation', operation)),
  ];
}

/** Prints a line for each alternative; `anonymous` for an empty one. */
export function securityLines(alternatives: readonly SecurityRequirement[], hasOwnSecurity: boolean): Lines {
  const keyword = hasOwnSecurity ? 'own security' : 'security';
  if (alternatives.length === 0) return hasOwnSecurity ? [`${keyword} none`] : [];
  return alternatives.map(({ schemes }) => {
    const schemeNames = schemes.map(({ scheme, scopes }) =>
      scopes.length > 0 ? `${printName(scheme)} [${scopes.map(printName).join(' ')}]` : printName(scheme),
    );
    return `${keyword} ${schemeNames.length > 0 ? schemeNames.join(' and ') : 'anonymous'}`;
  });
}
