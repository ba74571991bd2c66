// Raw parameter values by location and style.

import type { SafeText } from '../../../code/branded-text.ts';
import { stringLiteral, joinCode, ts } from '../../../code/typescript/typescript.ts';
import type { Header, Parameter } from '../../../model/types/api.ts';
import type { Module } from '../module-plan.ts';
import type { SerializedForm } from './parameter-reader.ts';

/**
 * Returns an expression for the raw value of a parameter, which is `undefined` at run time if missing. `nameTest`
 * is a predicate for whether an additional name is a property of the parameter.
 */
export function rawParameter(
  parameter: Parameter,
  form: SerializedForm,
  module: Module,
  nameTest?: SafeText<'ts'>,
): SafeText<'ts'> {
  switch (parameter.in) {
    case 'path':
      return rawPathParameter(parameter, form, module);
    case 'query':
      return rawQueryParameter(parameter, form, module, ts`query`, nameTest);
    case 'cookie':
      return rawQueryParameter(parameter, form, module, ts`cookies`, nameTest);
    case 'header':
      return rawHeader(
        parameter,
        form,
        ts`${module.runtime('getRequestHeader')}(raw, ${stringLiteral(parameter.name.toLowerCase())})`,
        module,
      );
  }
}

/** Returns an expression for the raw value of a header, from its text. */
export function rawHeader(
  { explode }: Pick<Header, 'explode'>,
  form: SerializedForm,
  text: SafeText<'ts'>,
  module: Module,
): SafeText<'ts'> {
  if (form.kind === 'text') return text;
  if (form.kind === 'list') return ts`${module.runtime('parseHeaderArray')}(${text})`;
  return ts`${module.runtime('parseHeaderObject')}(${text}, ${booleanLiteral(explode)})`;
}

function rawPathParameter({ name, style, explode }: Parameter, form: SerializedForm, module: Module): SafeText<'ts'> {
  const text = ts`${module.runtime('getPathParameter')}(raw, ${stringLiteral(name)})`;
  switch (style) {
    case 'label':
      if (form.kind === 'text') return ts`${module.runtime('parseLabelValue')}(${text})`;
      return ts`${module.runtime(form.kind === 'list' ? 'parseLabelArray' : 'parseLabelObject')}(${text}, ${booleanLiteral(explode)})`;
    case 'matrix':
      if (form.kind === 'text') return ts`${module.runtime('parseMatrixValue')}(${text}, ${stringLiteral(name)})`;
      return ts`${module.runtime(form.kind === 'list' ? 'parseMatrixArray' : 'parseMatrixObject')}(${text}, ${stringLiteral(name)}, ${booleanLiteral(explode)})`;
    case 'simple':
    case 'form':
    case 'spaceDelimited':
    case 'pipeDelimited':
    case 'deepObject':
      if (form.kind === 'text') return ts`${module.runtime('parseSimpleValue')}(${text})`;
      if (form.kind === 'list') return ts`${module.runtime('parseSimpleArray')}(${text})`;
      return ts`${module.runtime('parseSimpleObject')}(${text}, ${booleanLiteral(explode)})`;
  }
}

function rawQueryParameter(
  { name, style, explode, allowEmptyValue }: Parameter,
  form: SerializedForm,
  module: Module,
  source: SafeText<'ts'>,
  nameTest?: SafeText<'ts'>,
): SafeText<'ts'> {
  const key = stringLiteral(name);
  if (form.kind === 'text') {
    const text = ts`${module.runtime(source === 'cookies' ? 'parseCookieValue' : 'parseFormValue')}(${source}, ${key})`;
    return allowEmptyValue ? ts`(${text} || undefined)` : text;
  }
  if (style === 'spaceDelimited' || style === 'pipeDelimited') {
    const separator = stringLiteral(style === 'spaceDelimited' ? ' ' : '|');
    return ts`${module.runtime(form.kind === 'list' ? 'parseDelimitedArray' : 'parseDelimitedObject')}(${source}, ${key}, ${separator})`;
  }
  if (form.kind === 'list')
    return ts`${module.runtime('parseFormArray')}(${source}, ${key}, ${booleanLiteral(explode)})`;
  const properties = ts`[${joinCode([...form.properties.keys()].map(stringLiteral), ts`, `)}]`;
  return ts`${module.runtime('parseFormObject')}(${joinCode([source, key, booleanLiteral(explode), properties, ...(nameTest === undefined ? [] : [nameTest])], ts`, `)})`;
}

function booleanLiteral(value: boolean): SafeText<'ts'> {
  return value ? ts`true` : ts`false`;
}
