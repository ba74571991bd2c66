// Checks of the discriminator, XML, and external documentation objects of a schema.

import { dictionary, flag, mapped, object, optional, required, since32, text, word } from '../object-parsers.ts';
import { readExternalDocs } from '../objects/info-servers-tags.ts';
import type { Read } from '../read-context.ts';
import type { Judge } from './keyword-value.ts';

const readDiscriminator = object('discriminator', {
  propertyName: required(text),
  mapping: optional(dictionary(text)),
  defaultMapping: since32(optional(text)),
});
const readXml = object('xml', {
  name: optional(text),
  namespace: optional(text),
  prefix: optional(text),
  attribute: optional(flag),
  wrapped: optional(flag),
  nodeType: since32(optional(word(['element', 'attribute', 'text', 'cdata', 'none']))),
});

export const discriminator = judgedBy(readDiscriminator);
export const xml = judgedBy(readXml);
export const externalDocs = judgedBy(mapped(readExternalDocs, (docs) => docs));

function judgedBy(read: Read<unknown>): Judge {
  return (value, reading) => {
    read({ node: value, resource: reading.references.root.resource }, reading);
  };
}
