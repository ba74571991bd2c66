// Example of a target for another language: the schemas of a document as Python types.

import { defineTarget, type Api, type JsonSchema, type SchemaObject } from 'ashlar';

export default defineTarget({
  name: 'python',
  plan: (api) => [{ path: 'models.py', text: printModule(api) }],
});

/** Names that a Python module of types must not redefine. */
const keywords = new Set(
  'and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield None True False'.split(
    ' ',
  ),
);

function printModule(api: Api): string {
  const declarations = api.schemas.map(({ name, jsonSchema }) => printDeclaration(name.type, jsonSchema, api));
  return `${[
    `"""Types of ${JSON.stringify(api.info.title).slice(1, -1)} ${JSON.stringify(api.info.version).slice(1, -1)}."""`,
    'from __future__ import annotations\n\nfrom typing import Any, Literal, NotRequired, TypeAlias, TypedDict, Union',
    ...declarations,
  ].join('\n\n')}\n`;
}

/** Returns a class for an object with properties, and an alias for any other schema. */
function printDeclaration(name: string, schema: JsonSchema, api: Api): string {
  const properties = propertiesOf(schema);
  if (typeof schema === 'boolean' || properties === undefined)
    // Aliases are evaluated when the module is imported, before the names that follow.
    return `${comment(schema, '')}${name}: TypeAlias = ${JSON.stringify(typeOf(schema, api))}`;
  const fields = [...properties].map(([property, value]) => {
    const type = typeOf(value, api);
    const isRequired = schema.object?.required?.includes(property) ?? false;
    return { property, value, type: isRequired ? type : `NotRequired[${type}]` };
  });
  if (fields.some(({ property }) => !isIdentifier(property))) {
    const entries = fields.map(({ property, type }) => `    ${JSON.stringify(property)}: ${JSON.stringify(type)},\n`);
    return `${comment(schema, '')}${name} = TypedDict(${JSON.stringify(name)}, {\n${entries.join('')}})`;
  }
  const lines = fields.map(({ property, value, type }) => `${comment(value, '    ')}    ${property}: ${type}`);
  return `${comment(schema, '')}class ${name}(TypedDict):\n${lines.join('\n') || '    pass'}`;
}

/** Returns the properties of a schema that only describes an object. */
function propertiesOf(schema: JsonSchema): ReadonlyMap<string, JsonSchema> | undefined {
  if (typeof schema === 'boolean' || schema.ref !== undefined || isComposed(schema)) return undefined;
  const [type, ...others] = schema.types ?? [];
  return type === 'object' && others.length === 0 ? schema.object?.properties : undefined;
}

function isComposed({ allOf, anyOf, oneOf, enum: values, const: constant }: SchemaObject): boolean {
  return [allOf, anyOf, oneOf, values, constant].some((keyword) => keyword !== undefined);
}

/** Returns the Python type of a schema. What Python cannot express is not narrowed. */
function typeOf(schema: JsonSchema, api: Api): string {
  if (typeof schema === 'boolean') return schema ? 'Any' : 'None';
  if (schema.ref !== undefined) return api.schema(schema.ref)?.name.type ?? 'Any';
  if (schema.const !== undefined) return literal([schema.const.value]);
  if (schema.enum !== undefined) return literal(schema.enum);
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives !== undefined) return union(alternatives.map((alternative) => typeOf(alternative, api)));
  const [only, ...others] = schema.allOf ?? [];
  if (only !== undefined) return others.length === 0 ? typeOf(only, api) : 'dict[str, Any]';
  return union((schema.types ?? ['any']).map((type) => typeOfKind(type, schema, api)));
}

function typeOfKind(type: string, { array, object }: SchemaObject, api: Api): string {
  switch (type) {
    case 'null':
      return 'None';
    case 'boolean':
      return 'bool';
    case 'integer':
      return 'int';
    case 'number':
      return 'float';
    case 'string':
      return 'str';
    case 'array':
      return `list[${typeOf(array?.items ?? true, api)}]`;
    case 'object':
      return `dict[str, ${typeOf(object?.properties ? true : (object?.additionalProperties ?? true), api)}]`;
    default:
      return 'Any';
  }
}

function union(types: readonly string[]): string {
  const distinct = [...new Set(types)];
  if (distinct.includes('Any') || distinct.length === 0) return 'Any';
  return distinct.length === 1 ? (distinct[0] ?? 'Any') : `Union[${distinct.join(', ')}]`;
}

/** Returns a type with these values, or `Any` if Python has no literal type for one of them. */
function literal(values: readonly unknown[]): string {
  const printed = values.map((value) => {
    if (typeof value === 'string') return JSON.stringify(value);
    if (typeof value === 'boolean') return value ? 'True' : 'False';
    if (value === null) return 'None';
    return typeof value === 'number' && Number.isInteger(value) ? String(value) : undefined;
  });
  return printed.includes(undefined) ? 'Any' : `Literal[${printed.join(', ')}]`;
}

function isIdentifier(name: string): boolean {
  return /^[A-Za-z_]\w*$/.test(name) && !keywords.has(name);
}

function comment(schema: JsonSchema, indent: string): string {
  const description = typeof schema === 'boolean' ? undefined : schema.annotations.description;
  if (description === undefined) return '';
  const lines = description.trim().split(/\r\n?|[\n\u2028\u2029]/);
  return lines.map((line) => `${indent}#${line === '' ? '' : ` ${line}`}\n`).join('');
}
