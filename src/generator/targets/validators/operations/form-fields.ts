// Parsing of form fields according to their declared types and styles.

import {
  array,
  arrow,
  binary,
  call,
  keyword,
  literal,
  local,
  method,
  name,
  object,
} from '../../../code/typescript/build-tree.ts';
import { isSameNode } from '../../../code/typescript/inspect-tree.ts';
import type { Expression } from '../../../code/typescript/tree.ts';
import type { Api, MediaType, Encoding, Parameter } from '../../../model/types/api.ts';
import type { ShapeUse } from '../../../model/types/shape.ts';
import { collectProperties } from '../../../model/shape/find-properties.ts';
import { binaryFormFields } from '../../../model/media-types.ts';
import type { Direction } from '../../../model/shape/object-shape.ts';
import type { ModuleContext } from '../function-request.ts';
import { runtime } from '../runtime-imports.ts';
import { variables } from '../variables.ts';
import { parsedDeepObject } from './deep-object.ts';
import { parameterForm, parsedTuple, parsedParameter, type SerializedForm } from './parse-parameter-and-text-body.ts';
import {
  acceptsAnyString,
  firstValidCall,
  scalarReader,
  resolveShape,
  createScalar,
  staysString,
  textReader,
} from './parse-scalar.ts';
import { collectJsonKinds } from './json-kinds.ts';
import { additionalNameTest, type ParameterOrField } from './exploded-additional-properties.ts';
import { isJsonContentType, fieldEncoding } from './form-encoding.ts';

type FormContent = Pick<MediaType, 'mediaType' | 'schema' | 'encoding'>;

/** The properties of a form, and the shape of its additional properties. */
interface FormFields {
  readonly properties: ReturnType<typeof collectProperties>;
  readonly additional: ShapeUse | undefined;
}

/** Returns the fields of a form; `undefined` if its schema has no properties. */
function formFields({ schema }: FormContent, api: Api, direction: Direction): FormFields | undefined {
  if (!schema) return undefined;
  const properties = collectProperties(schema[direction], api, direction);
  const { shape } = resolveShape(schema[direction].shape, api);
  const additional = shape.kind === 'map' ? shape.values : shape.kind === 'object' ? shape.rest : undefined;
  return properties.length === 0 && !additional ? undefined : { properties, additional };
}

/** Returns whether the schema of a form has properties, so that the form can be parsed. */
export function hasFormFields(content: FormContent, api: Api, direction: Direction): boolean {
  return formFields(content, api, direction) !== undefined;
}

/** Returns the parsed value of a form; `undefined` if its schema has no properties. */
export function parsedForm(
  content: MediaType,
  form: Expression,
  module: ModuleContext,
  direction: Direction,
): Expression | undefined {
  return isUrlEncoded(content)
    ? parsedFields(content, (styled) => call(runtime('parseUrlEncodedForm'), form, ...styled), module, direction)
    : parsedFields(content, () => decodedParts(content, form, module, direction), module, direction);
}

function isUrlEncoded({ mediaType }: FormContent): boolean {
  return /urlencoded/i.test(mediaType);
}

/**
 * Returns the parts of a form, decoded if their schema is not binary: clients can set any content type. Untyped parts
 * are left as bytes.
 */
function decodedParts(content: MediaType, form: Expression, module: ModuleContext, direction: Direction): Expression {
  const { api } = module.analysis;
  const files = binaryFormFields(content, api, direction);
  const texts = content.schema
    ? collectProperties(content.schema[direction], api, direction).filter(
        ({ name: property, use }) => !files.includes(property) && resolveShape(use.shape, api).shape.kind !== 'any',
      )
    : [];
  return texts.length === 0
    ? form
    : call(runtime('decodeTextParts'), form, stringArray(new Set(texts.map(({ name: property }) => property))));
}

/** Returns the value of the parameter that is the whole query; `otherNames` are those of other parameters. */
export function parsedQuerystringParameter(
  { schema, querystringEncoding: encoding = [], required }: Parameter,
  otherNames: readonly string[],
  module: ModuleContext,
): Expression {
  const findTexts = (styled: readonly Expression[]): Expression =>
    call(runtime('parseQueryForm'), variables.query, stringArray(otherNames), ...styled);
  const value =
    (schema &&
      parsedFields(
        { mediaType: 'application/x-www-form-urlencoded', schema, encoding },
        findTexts,
        module,
        'request',
      )) ??
    findTexts([]);
  return required ? binary(value, '??', object([])) : value;
}

/**
 * Returns the parsed fields of a form. `textsOf` returns the raw values by name; its argument is the list of styled
 * fields, or empty.
 */
function parsedFields(
  content: FormContent,
  textsOf: (styled: readonly Expression[]) => Expression,
  module: ModuleContext,
  direction: Direction,
): Expression | undefined {
  const { api } = module.analysis;
  const form = formFields(content, api, direction);
  if (!form) return undefined;
  const isText = isUrlEncoded(content);
  const encodings = new Map(content.encoding.map((each) => [each.property, each]));
  const entries = form.properties.map((property) => ({
    name: property.name,
    use: property.use,
    ...fieldStyle(encodings.get(property.name)),
  }));
  const fields = entries.map((entry): FormField => {
    const encoding = encodings.get(entry.name);
    if (!isText) return { name: entry.name, reader: partReader(entry.use, encoding, module) };
    const siblings = entries.filter((each) => each.name !== entry.name);
    return formField(entry.name, entry.use, encoding, module, additionalNameTest(entry, siblings, api));
  });
  const additionalReader = form.additional && fieldReader(form.additional, module);
  const styled = fields.flatMap(({ style }) => style ?? []);
  // A property can be listed more than once.
  const readers = new Map(fields.flatMap((field) => (field.reader ? [[field.name, field.reader]] : [])));
  return call(
    runtime('parseObject'),
    textsOf(styled.length > 0 ? [array(styled)] : []),
    object([...readers]),
    ...(additionalReader ? [additionalReader] : []),
  );
}

/** Returns the style of a field. Without one, the field is serialized under its name. */
function fieldStyle({ style, explode }: Pick<Encoding, 'style' | 'explode'> = {}): Pick<
  ParameterOrField,
  'style' | 'explode'
> {
  return { style: style ?? 'form', explode: explode ?? style === 'form' };
}

/** A field: the function that parses its raw values, and how they are found if it has a style. */
interface FormField {
  readonly name: string;
  readonly reader?: Expression | undefined;
  readonly style?: Expression | undefined;
}

// The parameters of functions that are not nested, so they can share them.
const textsSymbol = local('texts');
const querySymbol = local('query');
const keySymbol = local('key');

function formField(
  fieldName: string,
  use: ShapeUse,
  encoding: Encoding | undefined,
  module: ModuleContext,
  nameTest: Expression | undefined,
): FormField {
  const serialization = fieldEncoding(use, encoding, module.analysis.api);
  if (serialization === 'json') return { name: fieldName, reader: runtime('parseJsonText') };
  if (serialization === 'deep') return deepObjectField(fieldName, use, module);
  const style = encoding?.style ?? 'form';
  const form = serialization === 'parts' ? parameterForm(use, undefined, module, fieldName) : undefined;
  if (!form || form.kind === 'text' || form.kind === 'either')
    return { name: fieldName, reader: fieldReader(use, module) };
  const texts = name(textsSymbol);
  const values = parsedParameter(form, () => texts, module);
  return {
    name: fieldName,
    reader: isSameNode(values, texts) ? undefined : arrow([{ symbol: textsSymbol, type: keyword('unknown') }], values),
    style: styledField(fieldName, form, style, encoding?.explode ?? style === 'form', nameTest),
  };
}

/** Returns the reader of a part: that of a field, except for strings with a JSON content type. */
function partReader(use: ShapeUse, encoding: Encoding | undefined, module: ModuleContext): Expression | undefined {
  const { api } = module.analysis;
  const { shape } = resolveShape(use.shape, api);
  const item = shape.kind === 'list' ? resolveShape(shape.items.shape, api).shape : shape;
  if (!['text', 'enum', 'union'].includes(item.kind) || !isJsonContentType(encoding?.contentType))
    return fieldReader(use, module);
  return shape.kind === 'list' ? arrayReader(runtime('parseJsonText')) : runtime('parseJsonText');
}

function deepObjectField(fieldName: string, use: ShapeUse, module: ModuleContext): FormField {
  return {
    name: fieldName,
    reader: textReader((text) => parsedDeepObject(use, text, module)),
    style: call(runtime('deepObjectProperty'), literal(fieldName)),
  };
}

/** Returns how to find the raw values of a field in its form, and which names belong to the field. */
function styledField(
  fieldName: string,
  form: Exclude<SerializedForm, { readonly kind: 'text' }>,
  style: NonNullable<Encoding['style']>,
  explode: boolean,
  nameTest: Expression | undefined,
): Expression {
  const key = literal(fieldName);
  if (style === 'spaceDelimited' || style === 'pipeDelimited') {
    const parser = runtime(form.kind === 'list' ? 'parseDelimitedArray' : 'parseDelimitedObject');
    const separator = literal(style === 'spaceDelimited' ? ' ' : '|');
    return fieldParser(fieldName, (query) => call(parser, query, key, separator));
  }
  if (form.kind === 'list')
    return fieldParser(fieldName, (query) => call(runtime('parseFormArray'), query, key, literal(explode)));
  const properties = stringArray(form.properties.keys());
  const parse = (query: Expression): Expression =>
    call(runtime('parseFormObject'), query, key, literal(explode), properties, ...(nameTest ? [nameTest] : []));
  return explode
    ? fieldParser(fieldName, parse, nameTest ?? keyTest(method(properties, 'includes', name(keySymbol))))
    : fieldParser(fieldName, parse);
}

/** Returns a styled field; by default, only its own name belongs to it. */
function fieldParser(
  fieldName: string,
  parse: (query: Expression) => Expression,
  ownsKey: Expression = keyTest(isKey(fieldName)),
): Expression {
  return object([
    ['name', literal(fieldName)],
    ['parse', arrow([querySymbol], parse(name(querySymbol)))],
    ['ownsKey', ownsKey],
  ]);
}

function isKey(fieldName: string): Expression {
  return binary(name(keySymbol), '===', literal(fieldName));
}

/** Returns the predicate for whether a name in the form belongs to a field. */
function keyTest(test: Expression): Expression {
  return arrow([keySymbol], test);
}

/**
 * Returns the reader of the raw values of a field: an array can occur once, an object is JSON. `undefined` if they
 * stay strings.
 */
function fieldReader(use: ShapeUse, module: ModuleContext, isNested = false): Expression | undefined {
  const { api } = module.analysis;
  const { shape } = resolveShape(use.shape, api);
  switch (shape.kind) {
    case 'tuple': {
      if (isNested) return runtime('parseJsonText');
      const readers = shape.items.map((item) => fieldReader(item, module, true));
      const rest = shape.rest && fieldReader(shape.rest, module, true);
      return textReader((text) => parsedTuple(readers, rest, call(runtime('toArray'), text)));
    }
    case 'list': {
      if (isNested) return runtime('parseJsonText');
      return arrayReader(fieldReader(shape.items, module, true));
    }
    case 'object':
    case 'map':
    case 'intersection':
      return runtime('parseJsonText');
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

/** Returns the reader of a field that can be an array or have a different type. */
function unionReader(use: ShapeUse, module: ModuleContext, isNested: boolean): Expression | undefined {
  const { api } = module.analysis;
  const { items, scalars, isOpen } = collectJsonKinds([use], api);
  if (isOpen || !items) return scalarReader(createScalar([use], api), module);
  const firstValidReader = (other: Expression): Expression =>
    textReader((text) => firstValidCall({ types: scalars.types, uses: [use] }, text, [other], module));
  // Nested arrays are JSON.
  if (isNested)
    return scalars.uses.some((each) => acceptsAnyString(each, module))
      ? undefined
      : firstValidReader(runtime('parseJsonText'));
  const [single, ...others] = items;
  const reader =
    single && others.length === 0 ? fieldReader(single, module, true) : scalarReader(createScalar(items, api), module);
  if (reader === undefined && staysString(scalars, module)) return undefined;
  return firstValidReader(arrayReader(reader));
}

/** Returns the reader of an array from one raw value or several; `reader` reads the items. */
function arrayReader(reader: Expression | undefined): Expression {
  return reader
    ? textReader((text) => call(runtime('parseArray'), call(runtime('toArray'), text), reader))
    : runtime('toArray');
}

function stringArray(strings: Iterable<string>): Expression {
  return array([...strings].map(literal));
}
