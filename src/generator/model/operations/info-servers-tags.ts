// Info, servers, and external documentation.

import type * as doc from '../../openapi/types.ts';
import type * as model from '../types/api.ts';
import type { FactReader } from '../read-extensions.ts';
import { originOf } from '../locate-origin.ts';
import { present } from '../omit-undefined.ts';

/**
 * Converts the Info Object. `unspecified` includes that of the root, and of objects without a counterpart in the model.
 */
export function info({ info: value, externalDocs: further, node }: doc.Document, facts: FactReader): model.Info {
  return present<model.Info>({
    title: value.title,
    version: value.version,
    summary: value.summary,
    description: value.description,
    termsOfService: value.termsOfService,
    contact: value.contact && contact(value.contact),
    license: value.license && license(value.license),
    externalDocs: further && externalDocs(further),
    origin: originOf(value.node),
    unspecified: [
      ...facts.unspecified(value.node, 'contact', 'license'),
      ...facts.unspecified(node, 'paths', 'components', 'externalDocs'),
    ],
  });
}

function contact({ name, url, email }: NonNullable<doc.Info['contact']>): NonNullable<model.Info['contact']> {
  return present<NonNullable<model.Info['contact']>>({ name, url, email });
}

function license({ name, identifier, url }: NonNullable<doc.Info['license']>): NonNullable<model.Info['license']> {
  return present<NonNullable<model.Info['license']>>({ name, identifier, url });
}

export function externalDocs({ url, description }: doc.ExternalDocs): model.ExternalDocs {
  return present<model.ExternalDocs>({ url, description });
}

export function server({ node, url, description, variables }: doc.Server, facts: FactReader): model.Server {
  return present<model.Server>({
    url,
    origin: originOf(node),
    description,
    variables: [...variables].map(([name, variable]) =>
      present<model.ServerVariable>({
        name,
        default: variable.default,
        enum: variable.enum,
        description: variable.description,
        unspecified: facts.unspecified(variable.node),
      }),
    ),
    unspecified: facts.unspecified(node),
  });
}
