// Text format of servers, tags, and security schemes.

import type { SecurityScheme, Server, Tag } from '../types/api.ts';
import { block, valueLine, printJson, printName, unspecifiedLines, type Lines } from './indented-lines.ts';

export function tagLines({ name: id, description, externalDocs, unspecified }: Tag): Lines {
  return block(`tag ${printName(id)}`, [
    ...valueLine('description', description),
    ...(externalDocs ? valueLine('externalDocs', { ...externalDocs }) : []),
    ...unspecifiedLines(unspecified),
  ]);
}

export function schemeLines({ name: id, description, scheme, unspecified }: SecurityScheme): Lines {
  const { type } = scheme;
  const details: Lines =
    type === 'oauth2'
      ? scheme.flows.flatMap(({ grant, scopes, unspecified: unspecifiedSentences, ...urls }) =>
          block(`flow ${grant}`, [
            ...Object.entries(urls).flatMap(([keyword, url]) => valueLine(keyword, url)),
            ...scopes.map((scope) => `scope ${printName(scope.scope)} ${printJson(scope.description)}`),
            ...unspecifiedLines(unspecifiedSentences),
          ]),
        )
      : Object.entries(scheme).flatMap(([keyword, value]) => (keyword === 'type' ? [] : valueLine(keyword, value)));
  return block(`security scheme ${printName(id)} ${type}`, [
    ...valueLine('description', description),
    ...details,
    ...unspecifiedLines(unspecified),
  ]);
}

export function serverLines({ url, description, variables, unspecified }: Server): Lines {
  return block(`server ${printJson(url)}`, [
    ...valueLine('description', description),
    ...variables.flatMap((variable) =>
      block(`variable ${printName(variable.name)} = ${printJson(variable.default)}`, [
        ...(variable.enum ? [`enum ${variable.enum.map(printJson).join(' ')}`] : []),
        ...valueLine('description', variable.description),
        ...unspecifiedLines(variable.unspecified),
      ]),
    ),
    ...unspecifiedLines(unspecified),
  ]);
}
