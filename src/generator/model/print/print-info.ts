// Text format of servers, tags, and security schemes.

import type { SecurityScheme, Server, Tag } from '../types/api.ts';
import { block, fact, json, name, open, type Lines } from './indented-lines.ts';

export function tagLines({ name: id, description, externalDocs, unspecified }: Tag): Lines {
  return block(`tag ${name(id)}`, [
    ...fact('description', description),
    ...(externalDocs ? fact('externalDocs', { ...externalDocs }) : []),
    ...open(unspecified),
  ]);
}

export function schemeLines({ name: id, description, scheme, unspecified }: SecurityScheme): Lines {
  const { type } = scheme;
  const details: Lines =
    type === 'oauth2'
      ? scheme.flows.flatMap(({ grant, scopes, unspecified: left, ...urls }) =>
          block(`flow ${grant}`, [
            ...Object.entries(urls).flatMap(([keyword, url]) => fact(keyword, url)),
            ...scopes.map((scope) => `scope ${name(scope.scope)} ${json(scope.description)}`),
            ...open(left),
          ]),
        )
      : Object.entries(scheme).flatMap(([keyword, value]) => (keyword === 'type' ? [] : fact(keyword, value)));
  return block(`security scheme ${name(id)} ${type}`, [
    ...fact('description', description),
    ...details,
    ...open(unspecified),
  ]);
}

export function serverLines({ url, description, variables, unspecified }: Server): Lines {
  return block(`server ${json(url)}`, [
    ...fact('description', description),
    ...variables.flatMap((variable) =>
      block(`variable ${name(variable.name)} = ${json(variable.default)}`, [
        ...(variable.enum ? [`enum ${variable.enum.map(json).join(' ')}`] : []),
        ...fact('description', variable.description),
        ...open(variable.unspecified),
      ]),
    ),
    ...open(unspecified),
  ]);
}
