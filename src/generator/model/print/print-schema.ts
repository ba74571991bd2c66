// Text format of schemas.

import type {
  Annotations,
  ArrayKeywords,
  Assertion,
  Discriminator,
  ObjectKeywords,
  ObjectSchema,
  StringKeywords,
} from '../types/schema.ts';
import { foreign, schemaFacts } from './print-extensions.ts';
import { block, compact, fact, flag, json, list, name, type Lines } from './indented-lines.ts';

/** Prints a schema; `{}` if it has no keyword. */
export function assertionLines(assertion: Assertion): Lines {
  if (typeof assertion === 'boolean') return [String(assertion)];
  const lines = schemaLines(assertion);
  return lines.length > 0 ? lines : ['{}'];
}

function schemaLines(schema: ObjectSchema): Lines {
  return [
    ...list('ref', schema.ref === undefined ? undefined : [schema.ref]),
    ...(schema.dynamicRef
      ? list('dynamicRef', [
          schema.dynamicRef.ref,
          ...(schema.dynamicRef.anchor === undefined ? [] : ['by', schema.dynamicRef.anchor]),
        ])
      : []),
    ...fact('resource', schema.resource),
    ...fact('dynamicAnchor', schema.dynamicAnchor),
    ...list('types', schema.types),
    ...(schema.enum ? [`enum ${schema.enum.map(json).join(' ')}`] : []),
    ...(schema.const ? [`const ${json(schema.const.value)}`] : []),
    ...(schema.number ? plain({ ...schema.number }) : []),
    ...(schema.string ? stringLines(schema.string) : []),
    ...(schema.array ? arrayLines(schema.array) : []),
    ...(schema.object ? objectLines(schema.object) : []),
    ...several('allOf', schema.allOf),
    ...several('anyOf', schema.anyOf),
    ...several('oneOf', schema.oneOf),
    ...one('not', schema.not),
    ...one('if', schema.if),
    ...one('then', schema.then),
    ...one('else', schema.else),
    ...(schema.discriminator ? discriminatorLines(schema.discriminator) : []),
    ...annotationLines(schema.annotations),
    ...schemaFacts(schema.facts),
    ...foreign(schema.foreign),
  ];
}

function stringLines({ contentSchema, ...keywords }: StringKeywords): Lines {
  return [...plain(keywords), ...one('contentSchema', contentSchema)];
}

function arrayLines(keywords: ArrayKeywords): Lines {
  const { items, prefixItems, contains, unevaluatedItems, ...counts } = keywords;
  return [
    ...one('items', items),
    ...several('prefixItems', prefixItems),
    ...one('contains', contains),
    ...plain(counts),
    ...one('unevaluatedItems', unevaluatedItems),
  ];
}

function objectLines(keywords: ObjectKeywords): Lines {
  return [
    ...list('required', keywords.required),
    ...named('properties', keywords.properties),
    ...named('patternProperties', keywords.patternProperties),
    ...one('additionalProperties', keywords.additionalProperties),
    ...one('propertyNames', keywords.propertyNames),
    ...fact('minProperties', keywords.minProperties),
    ...fact('maxProperties', keywords.maxProperties),
    ...[...(keywords.dependentRequired ?? [])].flatMap(([property, needs]) =>
      list(`dependentRequired ${name(property)}:`, needs),
    ),
    ...named('dependentSchemas', keywords.dependentSchemas),
    ...one('unevaluatedProperties', keywords.unevaluatedProperties),
  ];
}

function discriminatorLines({ property, mapping }: Discriminator): Lines {
  return block(
    `discriminator ${name(property)}`,
    [...mapping].map(([value, id]) => `${json(value)} -> ${name(id)}`),
  );
}

function annotationLines(annotations: Annotations): Lines {
  const { title, description, comment, format, deprecated, readOnly, writeOnly, externalDocs, xml } = annotations;
  return [
    ...fact('format', format),
    ...fact('title', title),
    ...fact('description', description),
    ...fact('comment', comment),
    ...(annotations.default ? [`default ${json(annotations.default.value)}`] : []),
    ...(annotations.examples ?? []).map((example) => `example ${json(example)}`),
    ...fact('deprecated', deprecated),
    ...fact('readOnly', readOnly),
    ...fact('writeOnly', writeOnly),
    ...(externalDocs ? fact('externalDocs', { ...externalDocs }) : []),
    ...fact('xml', xml),
  ];
}

function plain(keywords: Readonly<Record<string, string | number | boolean>>): Lines {
  return Object.entries(keywords).flatMap(([keyword, value]) => fact(keyword, value));
}

function one(keyword: string, assertion: Assertion | undefined): Lines {
  return assertion === undefined ? [] : compact(keyword, assertionLines(assertion));
}

function several(keyword: string, assertions: readonly Assertion[] | undefined): Lines {
  if (!assertions) return [];
  return assertions.length === 0
    ? flag(`${keyword} none`, true)
    : assertions.flatMap((assertion) => compact(keyword, assertionLines(assertion)));
}

function named(keyword: string, assertions: ReadonlyMap<string, Assertion> | undefined): Lines {
  if (!assertions) return [];
  return block(
    keyword,
    [...assertions].flatMap(([key, assertion]) => compact(name(key), assertionLines(assertion))),
  );
}
