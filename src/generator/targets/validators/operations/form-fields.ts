// Parsing of form fields by declared type and style.

import type { SafeText } from '../../../code/branded-text.ts';
import { propertyKey, joinCode, ts, stringLiteral } from '../../../code/typescript/typescript.ts';
import type { MediaType, Encoding, Parameter } from '../../../model/types/api.ts';
import type { ShapeUse } from '../../../model/types/shape.ts';
import { collectProperties } from '../../../model/shape/find-properties.ts';
import { binaryFormFields } from '../../../model/media-types.ts';
import type { Module } from '../module-plan.ts';
import { parsedDeepObject } from './deep-object.ts';
import { parameterForm, parsedTuple, parsedParameter, type SerializedForm } from './parameter-reader.ts';
import {
  acceptsAnyString,
  firstValidCall,
  scalarReader,
  resolveShape,
  createScalar,
  staysString,
} from './parse-scalar.ts';
import { collectJsonKinds } from './json-kinds.ts';
import { additionalNameTest, type FormEntry } from './exploded-additional-properties.ts';
import { isJsonContentType, fieldEncoding } from './form-encoding.ts';

/** Returns the parsed value of a form; `undefined` if its schema has no properties. */
export function parsedForm(content: MediaType, form: SafeText<'ts'>, module: Module): SafeText<'ts'> | undefined {
  if (!/urlencoded/i.test(content.mediaType))
    return parsedFields(content, () => decodedParts(content, form, module), module);
  return parsedFields(
    content,
    (styled) =>
      ts`${module.runtime('parseForm')}(${joinCode([form, ...(styled === undefined ? [] : [styled])], ts`, `)})`,
    module,
  );
}

/**
 * Returns the parts of a form, decoded if their schema is not binary: clients can set any content type. Untyped parts
 * are left as bytes.
 */
function decodedParts(content: MediaType, form: SafeText<'ts'>, module: Module): SafeText<'ts'> {
  const { api } = module.registry;
  const files = binaryFormFields(content, api);
  const texts = content.schema
    ? collectProperties(content.schema.request, api).filter(
        ({ name, use }) => !files.includes(name) && resolveShape(use.shape, api).shape.kind !== 'any',
      )
    : [];
  return texts.length === 0
    ? form
    : ts`${module.runtime('decodeTextParts')}(${form}, [${joinCode([...new Set(texts.map(({ name }) => name))].map(stringLiteral), ts`, `)}])`;
}

/** Returns the value of the parameter that is the whole query; `otherNames` are those of other parameters. */
export function parsedQuerystringParameter(
  { schema, querystringEncoding: encoding = [], required }: Parameter,
  otherNames: readonly string[],
  module: Module,
): SafeText<'ts'> {
  const findTexts = (styled?: SafeText<'ts'>): SafeText<'ts'> =>
    ts`${module.runtime('parseQueryForm')}(${joinCode([ts`query`, ts`[${joinCode(otherNames.map(stringLiteral), ts`, `)}]`, ...(styled === undefined ? [] : [styled])], ts`, `)})`;
  const value =
    (schema && parsedFields({ mediaType: 'application/x-www-form-urlencoded', schema, encoding }, findTexts, module)) ??
    findTexts();
  return required ? ts`${value} ?? {}` : value;
}

/** Returns the parsed fields of a form. `textsOf` returns the raw values by name; `styled` describes styled fields. */
function parsedFields(
  { mediaType, schema, encoding }: Pick<MediaType, 'mediaType' | 'schema' | 'encoding'>,
  textsOf: (styled?: SafeText<'ts'>) => SafeText<'ts'>,
  module: Module,
): SafeText<'ts'> | undefined {
  if (!schema) return undefined;
  const { api } = module.registry;
  const properties = collectProperties(schema.request, api);
  const { shape } = resolveShape(schema.request.shape, api);
  const additional = shape.kind === 'map' ? shape.values : shape.kind === 'object' ? shape.rest : undefined;
  if (properties.length === 0 && !additional) return undefined;
  const isText = /urlencoded/i.test(mediaType);
  const encodings = new Map(encoding.map((each) => [each.property, each]));
  const entries = properties.map(({ name, use }) => ({ name, use, ...fieldStyle(encodings.get(name)) }));
  const fields = entries.map((entry) => {
    const nameTest = isText
      ? additionalNameTest(
          entry,
          entries.filter(({ name }) => name !== entry.name),
          api,
        )
      : undefined;
    const encoding = encodings.get(entry.name);
    return isText
      ? formField(entry.name, entry.use, encoding, module, nameTest)
      : { name: entry.name, reader: partReader(entry.use, encoding, module) };
  });
  const readers = new Map(fields.flatMap(({ name, reader }) => (reader === undefined ? [] : [[name, reader]])));
  const additionalReader = additional && fieldReader(additional, module);
  const styled = fields.flatMap(({ style }) => style ?? []);
  const texts = textsOf(styled.length > 0 ? ts`[${joinCode(styled, ts`, `)}]` : undefined);
  const readerEntries = [...readers].map(
    ([name, reader]) => ts`${name === '__proto__' ? ts`['__proto__']` : propertyKey(name)}: ${reader}`,
  );
  return ts`${module.runtime('parseObject')}(${joinCode([texts, ts`{ ${joinCode(readerEntries, ts`, `)} }`, ...(additionalReader === undefined ? [] : [additionalReader])], ts`, `)})`;
}

/** Returns the style of a field. Without one, the field is serialized under its name. */
function fieldStyle({ style, explode }: Pick<Encoding, 'style' | 'explode'> = {}): Pick<
  FormEntry,
  'style' | 'explode'
> {
  return { style: style ?? 'form', explode: explode ?? style === 'form' };
}

/** A field: the function that parses its raw values, and how they are found if it has a style. */
interface FormField {
  readonly name: string;
  readonly reader?: SafeText<'ts'> | undefined;
  readonly style?: SafeText<'ts'> | undefined;
}

function formField(
  name: string,
  use: ShapeUse,
  encoding: Encoding | undefined,
  module: Module,
  nameTest: SafeText<'ts'> | undefined,
): FormField {
  const serialization = fieldEncoding(use, encoding, module.registry.api);
  if (serialization === 'json') return { name, reader: module.runtime('parseJsonText') };
  if (serialization === 'deep') return deepObjectField(name, use, module);
  const style = encoding?.style ?? 'form';
  const form = serialization === 'parts' ? parameterForm(use, undefined, module, name) : undefined;
  if (!form || form.kind === 'text' || form.kind === 'either') return { name, reader: fieldReader(use, module) };
  const values = parsedParameter(form, () => ts`texts`, module);
  const reader = values === 'texts' ? undefined : ts`(texts: unknown) => ${values}`;
  return {
    name,
    reader,
    style: styledField(name, form, style, encoding?.explode ?? style === 'form', module, nameTest),
  };
}

/** Returns the reader of a part: that of a field, except for strings with a JSON content type. */
function partReader(use: ShapeUse, encoding: Encoding | undefined, module: Module): SafeText<'ts'> | undefined {
  const { api } = module.registry;
  const { shape } = resolveShape(use.shape, api);
  const item = shape.kind === 'list' ? resolveShape(shape.items.shape, api).shape : shape;
  if (!['text', 'enum', 'union'].includes(item.kind) || !isJsonContentType(encoding?.contentType))
    return fieldReader(use, module);
  const json = module.runtime('parseJsonText');
  return shape.kind === 'list'
    ? ts`(text: unknown) => ${module.runtime('parseArray')}(${module.runtime('toArray')}(text), ${json})`
    : json;
}

function deepObjectField(name: string, use: ShapeUse, module: Module): FormField {
  const key = stringLiteral(name);
  const style = ts`{ name: ${key}, parse: (query) => ${module.runtime('parseDeepObject')}(query, ${key}), ownsKey: (key) => key === ${key} || key.startsWith(${stringLiteral(`${name}[`)}) }`;
  return { name, reader: ts`(texts: unknown) => ${parsedDeepObject(use, ts`texts`, module)}`, style };
}

/** Returns how the raw values of a field are found among those of its form, and which names belong to it. */
function styledField(
  name: string,
  form: Exclude<SerializedForm, { readonly kind: 'text' }>,
  style: NonNullable<Encoding['style']>,
  explode: boolean,
  module: Module,
  nameTest: SafeText<'ts'> | undefined,
): SafeText<'ts'> {
  const key = stringLiteral(name);
  const printField = (read: SafeText<'ts'>, ownsKey: SafeText<'ts'> = ts`(key) => key === ${key}`): SafeText<'ts'> =>
    ts`{ name: ${key}, parse: (query) => ${read}, ownsKey: ${ownsKey} }`;
  const exploded = explode ? ts`true` : ts`false`;
  if (style === 'spaceDelimited' || style === 'pipeDelimited') {
    return printField(
      ts`${module.runtime(form.kind === 'list' ? 'parseDelimitedArray' : 'parseDelimitedObject')}(query, ${key}, ${stringLiteral(style === 'spaceDelimited' ? ' ' : '|')})`,
    );
  }
  if (form.kind === 'list') return printField(ts`${module.runtime('parseFormArray')}(query, ${key}, ${exploded})`);
  const properties = ts`[${joinCode([...form.properties.keys()].map(stringLiteral), ts`, `)}]`;
  const read = ts`${module.runtime('parseFormObject')}(${joinCode([ts`query`, key, exploded, properties, ...(nameTest === undefined ? [] : [nameTest])], ts`, `)})`;
  return explode ? printField(read, nameTest ?? ts`(key) => ${properties}.includes(key)`) : printField(read);
}

/**
 * Returns the reader of the raw values of a field: an array can occur once, an object is JSON. `undefined` if they
 * stay strings.
 */
function fieldReader(use: ShapeUse, module: Module, isNested = false): SafeText<'ts'> | undefined {
  const { api } = module.registry;
  const { shape } = resolveShape(use.shape, api);
  switch (shape.kind) {
    case 'tuple': {
      if (isNested) return module.runtime('parseJsonText');
      const values = parsedTuple(
        shape.items.map((item) => fieldReader(item, module, true)),
        shape.rest && fieldReader(shape.rest, module, true),
        ts`${module.runtime('toArray')}(text)`,
        module,
      );
      return ts`(text: unknown) => ${values}`;
    }
    case 'list': {
      if (isNested) return module.runtime('parseJsonText');
      const reader = fieldReader(shape.items, module, true);
      return reader === undefined
        ? module.runtime('toArray')
        : ts`(text: unknown) => ${module.runtime('parseArray')}(${module.runtime('toArray')}(text), ${reader})`;
    }
    case 'object':
    case 'map':
    case 'intersection':
      return module.runtime('parseJsonText');
    case 'text':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'ref':
    case 'any':
    case 'never':
      return scalarReader(createScalar([use], api), module);
    case 'union':
      return unionReader(use, module, isNested);
  }
}

/** Returns the reader of a field that can be an array or something else. */
function unionReader(use: ShapeUse, module: Module, isNested: boolean): SafeText<'ts'> | undefined {
  const { api } = module.registry;
  const { items, scalars, isOpen } = collectJsonKinds([use], api);
  if (isOpen || !items) return scalarReader(createScalar([use], api), module);
  // Nested arrays are JSON.
  if (isNested)
    return scalars.uses.some((each) => acceptsAnyString(each, module))
      ? undefined
      : ts`(text: unknown) => ${firstValidCall({ types: scalars.types, uses: [use] }, ts`text`, [module.runtime('parseJsonText')], module)}`;
  const [single, ...others] = items;
  const reader =
    single && others.length === 0 ? fieldReader(single, module, true) : scalarReader(createScalar(items, api), module);
  if (reader === undefined && staysString(scalars, module)) return undefined;
  const list =
    reader === undefined
      ? module.runtime('toArray')
      : ts`(texts: unknown) => ${module.runtime('parseArray')}(${module.runtime('toArray')}(texts), ${reader})`;
  return ts`(text: unknown) => ${firstValidCall({ types: scalars.types, uses: [use] }, ts`text`, [list], module)}`;
}
