// What a document says about itself: its title, servers, tags and further reading.

import type * as doc from '../../document/openapi.ts';
import type * as model from '../declarations/api.ts';
import { originOf } from '../origin.ts';
import { present } from '../present.ts';

export function info(value: doc.Info, further: doc.ExternalDocs | undefined): model.Info {
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

export function server({ url, description, variables }: doc.Server): model.Server {
  return present<model.Server>({
    url,
    description,
    variables: [...variables].map(([name, variable]) =>
      present<model.Server['variables'][number]>({
        name,
        default: variable.default,
        enum: variable.enum,
        description: variable.description,
      }),
    ),
  });
}
