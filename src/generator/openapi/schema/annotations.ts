// Checks of the discriminator, XML, and external documentation objects of a schema.

import {
  mapOf,
  boolean,
  transform,
  object,
  optional,
  required,
  since32,
  string,
  stringEnum,
} from '../object-parsers.ts';
import { readExternalDocs } from '../objects/info-servers-tags.ts';
import type { Parser } from '../read-context.ts';
import type { ValueCheck } from './keyword-value.ts';

const readDiscriminator = object('discriminator', {
  propertyName: required(string),
  mapping: optional(mapOf(string)),
  defaultMapping: since32(optional(string)),
});
const readXml = object('xml', {
  name: optional(string),
  namespace: optional(string),
  prefix: optional(string),
  attribute: optional(boolean),
  wrapped: optional(boolean),
  nodeType: since32(optional(stringEnum(['element', 'attribute', 'text', 'cdata', 'none']))),
});

export const checkDiscriminator = checkWithParser(readDiscriminator);
export const checkXml = checkWithParser(readXml);
export const checkExternalDocs = checkWithParser(transform(readExternalDocs, (docs) => docs));

function checkWithParser(read: Parser<unknown>): ValueCheck {
  return (value, context) => {
    read({ node: value, resource: context.resolver.root.resource }, context);
  };
}
