// Parsing of form fields by declared type and style.

import type { Code } from '../../../code/branded-text.ts';
import { propertyKey } from '../../../code/typescript/identifier.ts';
import { string } from '../../../code/typescript/string-literal.ts';
import { join, ts } from '../../../code/typescript/template-literals.ts';
import type { Content, Encoding, Parameter } from '../../../model/types/api.ts';
import type { Use } from '../../../model/types/shape.ts';
import { propertiesOf } from '../../../model/all-properties.ts';
import { filesOf } from '../../../model/binary-form-fields.ts';
import type { Module } from '../module-plan.ts';
import { valueOfDeep } from './deep-object.ts';
import { formOf, tupleOf, valuesOfForm, type WrittenForm } from './parameter-reader.ts';
import { everyTextIsValid } from './accepts-any-string.ts';
import { kindsOf } from './json-kinds.ts';
import { restOf, type Named } from './exploded-rest.ts';
import { firstValid, readerOf, resolved, scalarOf, staysText } from './parse-scalar.ts';
import { isJson, writingOf } from './form-encoding.ts';

/** Returns the parsed value of a form; `undefined` if its schema has no properties. */
export function valuesOfMembers(content: Content, form: Code<'ts'>, module: Module): Code<'ts'> | undefined {
  if (!/urlencoded/i.test(content.mediaType))
    return valuesOf(content, () => partsAsText(content, form, module), module);
  return valuesOf(
    content,
    (styled) => ts`${module.runtime('formOf')}(${join([form, ...(styled === undefined ? [] : [styled])], ts`, `)})`,
    module,
  );
}

/**
 * Returns the parts of a form, decoded if their schema is not binary: clients can set any content type. Untyped parts
 * are left as bytes.
 */
function partsAsText(content: Content, form: Code<'ts'>, module: Module): Code<'ts'> {
  const { api } = module.workshop;
  const files = filesOf(content, api);
  const texts = content.schema
    ? propertiesOf(content.schema.request, api).filter(
        ({ name, use }) => !files.includes(name) && resolved(use.shape, api).shape.kind !== 'any',
      )
    : [];
  return texts.length === 0
    ? form
    : ts`${module.runtime('partTexts')}(${form}, [${join([...new Set(texts.map(({ name }) => name))].map(string), ts`, `)}])`;
}

/** Returns the value of the parameter that is the whole query; `otherNames` are those of other parameters. */
export function valueOfQuery(
  { schema, form: encoding = [], required }: Parameter,
  others: readonly string[],
  module: Module,
): Code<'ts'> {
  const find = (styled?: Code<'ts'>): Code<'ts'> =>
    ts`${module.runtime('wholeQuery')}(${join([ts`query`, ts`[${join(others.map(string), ts`, `)}]`, ...(styled === undefined ? [] : [styled])], ts`, `)})`;
  const value =
    (schema && valuesOf({ mediaType: 'application/x-www-form-urlencoded', schema, encoding }, find, module)) ?? find();
  return required ? ts`${value} ?? {}` : value;
}

/** `textsOf` returns the raw values by name; `styled` describes the fields with styles. */
function valuesOf(
  { mediaType, schema, encoding }: Pick<Content, 'mediaType' | 'schema' | 'encoding'>,
  textsOf: (styled?: Code<'ts'>) => Code<'ts'>,
  module: Module,
): Code<'ts'> | undefined {
  if (!schema) return undefined;
  const { api } = module.workshop;
  const properties = propertiesOf(schema.request, api);
  const { shape } = resolved(schema.request.shape, api);
  const open = shape.kind === 'map' ? shape.values : shape.kind === 'object' ? shape.rest : undefined;
  if (properties.length === 0 && !open) return undefined;
  const isText = /urlencoded/i.test(mediaType);
  const encodings = new Map(encoding.map((each) => [each.property, each]));
  const named = properties.map(({ name, use }) => ({ name, use, ...styleOf(encodings.get(name)) }));
  const written = named.map((member) => {
    const rest = isText
      ? restOf(
          member,
          named.filter(({ name }) => name !== member.name),
          api,
        )
      : undefined;
    const encoding = encodings.get(member.name);
    return isText
      ? writtenMember(member.name, member.use, encoding, module, rest)
      : { name: member.name, reader: partReader(member.use, encoding, module) };
  });
  const readers = new Map(written.flatMap(({ name, reader }) => (reader === undefined ? [] : [[name, reader]])));
  const rest = open && memberReader(open, module);
  const styled = written.flatMap(({ style }) => style ?? []);
  const texts = textsOf(styled.length > 0 ? ts`[${join(styled, ts`, `)}]` : undefined);
  const members = [...readers].map(
    ([name, reader]) => ts`${name === '__proto__' ? ts`['__proto__']` : propertyKey(name)}: ${reader}`,
  );
  return ts`${module.runtime('objectOf')}(${join([texts, ts`{ ${join(members, ts`, `)} }`, ...(rest === undefined ? [] : [rest])], ts`, `)})`;
}

/** Without a style, a field keeps its own name. */
function styleOf({ style, explode }: Pick<Encoding, 'style' | 'explode'> = {}): Pick<Named, 'style' | 'explode'> {
  return { style: style ?? 'form', explode: explode ?? style === 'form' };
}

/** A field: the function that parses its raw values, and how they are found if it has a style. */
interface WrittenMember {
  readonly name: string;
  readonly reader?: Code<'ts'> | undefined;
  readonly style?: Code<'ts'> | undefined;
}

function writtenMember(
  name: string,
  use: Use,
  encoding: Encoding | undefined,
  module: Module,
  rest: Code<'ts'> | undefined,
): WrittenMember {
  const writing = writingOf(use, encoding, module.workshop.api);
  if (writing === 'json') return { name, reader: module.runtime('jsonText') };
  if (writing === 'deep') return deepMember(name, use, module);
  const style = encoding?.style ?? 'form';
  const form = writing === 'parts' ? formOf(use, undefined, module, name) : undefined;
  if (!form || form.kind === 'text' || form.kind === 'either') return { name, reader: memberReader(use, module) };
  const values = valuesOfForm(form, () => ts`texts`, module);
  const reader = values === 'texts' ? undefined : ts`(texts: unknown) => ${values}`;
  return { name, reader, style: styledMember(name, form, style, encoding?.explode ?? style === 'form', module, rest) };
}

/** Returns the reader of a part: that of a field, except for strings with a JSON content type. */
function partReader(use: Use, encoding: Encoding | undefined, module: Module): Code<'ts'> | undefined {
  const { api } = module.workshop;
  const { shape } = resolved(use.shape, api);
  const item = shape.kind === 'list' ? resolved(shape.items.shape, api).shape : shape;
  if (!['text', 'enum', 'union'].includes(item.kind) || !isJson(encoding?.contentType))
    return memberReader(use, module);
  const json = module.runtime('jsonText');
  return shape.kind === 'list'
    ? ts`(text: unknown) => ${module.runtime('listOf')}(${module.runtime('many')}(text), ${json})`
    : json;
}

function deepMember(name: string, use: Use, module: Module): WrittenMember {
  const key = string(name);
  const style = ts`{ name: ${key}, read: (query) => ${module.runtime('deepTexts')}(query, ${key}), owns: (key) => key === ${key} || key.startsWith(${string(`${name}[`)}) }`;
  return { name, reader: ts`(texts: unknown) => ${valueOfDeep(use, ts`texts`, module)}`, style };
}

/** Returns how the raw values of a field are found among those of its form, and which names belong to it. */
function styledMember(
  name: string,
  form: Exclude<WrittenForm, { readonly kind: 'text' }>,
  style: NonNullable<Encoding['style']>,
  explode: boolean,
  module: Module,
  rest: Code<'ts'> | undefined,
): Code<'ts'> {
  const key = string(name);
  const own = (read: Code<'ts'>, owns: Code<'ts'> = ts`(key) => key === ${key}`): Code<'ts'> =>
    ts`{ name: ${key}, read: (query) => ${read}, owns: ${owns} }`;
  const exploded = explode ? ts`true` : ts`false`;
  if (style === 'spaceDelimited' || style === 'pipeDelimited') {
    return own(
      ts`${module.runtime(form.kind === 'list' ? 'delimitedList' : 'delimitedObject')}(query, ${key}, ${string(style === 'spaceDelimited' ? ' ' : '|')})`,
    );
  }
  if (form.kind === 'list') return own(ts`${module.runtime('formList')}(query, ${key}, ${exploded})`);
  const members = ts`[${join([...form.members.keys()].map(string), ts`, `)}]`;
  const read = ts`${module.runtime('formObject')}(${join([ts`query`, key, exploded, members, ...(rest === undefined ? [] : [rest])], ts`, `)})`;
  return explode ? own(read, rest ?? ts`(key) => ${members}.includes(key)`) : own(read);
}

/**
 * Returns the reader of the raw values of a field: an array can occur once, an object is JSON. `undefined` if they
 * stay strings.
 */
function memberReader(use: Use, module: Module, inList = false): Code<'ts'> | undefined {
  const { api } = module.workshop;
  const { shape } = resolved(use.shape, api);
  switch (shape.kind) {
    case 'tuple': {
      if (inList) return module.runtime('jsonText');
      const values = tupleOf(
        shape.items.map((item) => memberReader(item, module, true)),
        shape.rest && memberReader(shape.rest, module, true),
        ts`${module.runtime('many')}(text)`,
        module,
      );
      return ts`(text: unknown) => ${values}`;
    }
    case 'list': {
      if (inList) return module.runtime('jsonText');
      const reader = memberReader(shape.items, module, true);
      return reader === undefined
        ? module.runtime('many')
        : ts`(text: unknown) => ${module.runtime('listOf')}(${module.runtime('many')}(text), ${reader})`;
    }
    case 'object':
    case 'map':
    case 'intersection':
      return module.runtime('jsonText');
    case 'text':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'ref':
    case 'any':
    case 'never':
      return readerOf(scalarOf([use], api), module);
    case 'union':
      return unionReader(use, module, inList);
  }
}

/** Returns the reader of a field that can be an array or something else. */
function unionReader(use: Use, module: Module, inList: boolean): Code<'ts'> | undefined {
  const { api } = module.workshop;
  const { items, scalars, open } = kindsOf([use], api);
  if (open || !items) return readerOf(scalarOf([use], api), module);
  // Nested arrays are JSON.
  if (inList)
    return scalars.uses.some((each) => everyTextIsValid(each, module))
      ? undefined
      : ts`(text: unknown) => ${firstValid({ types: scalars.types, uses: [use] }, ts`text`, [module.runtime('jsonText')], module)}`;
  const [only, ...others] = items;
  const reader =
    only && others.length === 0 ? memberReader(only, module, true) : readerOf(scalarOf(items, api), module);
  if (reader === undefined && staysText(scalars, module)) return undefined;
  const list =
    reader === undefined
      ? module.runtime('many')
      : ts`(texts: unknown) => ${module.runtime('listOf')}(${module.runtime('many')}(texts), ${reader})`;
  return ts`(text: unknown) => ${firstValid({ types: scalars.types, uses: [use] }, ts`text`, [list], module)}`;
}
