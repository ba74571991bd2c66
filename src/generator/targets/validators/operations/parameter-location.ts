// Raw parameter values by location and style.

import type { SafeText } from '../../../code/branded-text.ts';
import { stringLiteral } from '../../../code/typescript/string-literal.ts';
import { joinCode, ts } from '../../../code/typescript/template-literals.ts';
import type { Header, Parameter } from '../../../model/types/api.ts';
import type { Module } from '../module-plan.ts';
import type { SerializedForm } from './parameter-reader.ts';

/**
 * Returns an expression for the raw value of a parameter, which is `undefined` at run time if missing. `rest` tests
 * whether an additional name is a property of it.
 */
export function rawParameter(parameter: Parameter, form: SerializedForm, module: Module, rest?: SafeText<'ts'>): SafeText<'ts'> {
  switch (parameter.in) {
    case 'path':
      return rawPathParameter(parameter, form, module);
    case 'query':
      return rawQueryParameter(parameter, form, module, ts`query`, rest);
    case 'cookie':
      return rawQueryParameter(parameter, form, module, ts`cookies`, rest);
    case 'header':
      return rawHeader(
        parameter,
        form,
        ts`${module.runtime('headerText')}(raw, ${stringLiteral(parameter.name.toLowerCase())})`,
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
  if (form.kind === 'list') return ts`${module.runtime('headerList')}(${text})`;
  return ts`${module.runtime('headerObject')}(${text}, ${booleanLiteral(explode)})`;
}

function rawPathParameter({ name, style, explode }: Parameter, form: SerializedForm, module: Module): SafeText<'ts'> {
  const text = ts`${module.runtime('pathText')}(raw, ${stringLiteral(name)})`;
  switch (style) {
    case 'label':
      if (form.kind === 'text') return ts`${module.runtime('labelText')}(${text})`;
      return ts`${module.runtime(form.kind === 'list' ? 'labelList' : 'labelObject')}(${text}, ${booleanLiteral(explode)})`;
    case 'matrix':
      if (form.kind === 'text') return ts`${module.runtime('matrixText')}(${text}, ${stringLiteral(name)})`;
      return ts`${module.runtime(form.kind === 'list' ? 'matrixList' : 'matrixObject')}(${text}, ${stringLiteral(name)}, ${booleanLiteral(explode)})`;
    case 'simple':
    case 'form':
    case 'spaceDelimited':
    case 'pipeDelimited':
    case 'deepObject':
      if (form.kind === 'text') return ts`${module.runtime('simpleText')}(${text})`;
      if (form.kind === 'list') return ts`${module.runtime('simpleList')}(${text})`;
      return ts`${module.runtime('simpleObject')}(${text}, ${booleanLiteral(explode)})`;
  }
}

function rawQueryParameter(
  { name, style, explode, allowEmptyValue }: Parameter,
  form: SerializedForm,
  module: Module,
  from: SafeText<'ts'>,
  rest?: SafeText<'ts'>,
): SafeText<'ts'> {
  const key = stringLiteral(name);
  if (form.kind === 'text') {
    const text = ts`${module.runtime(from === 'cookies' ? 'cookieText' : 'formText')}(${from}, ${key})`;
    return allowEmptyValue ? ts`(${text} || undefined)` : text;
  }
  if (style === 'spaceDelimited' || style === 'pipeDelimited') {
    const separator = stringLiteral(style === 'spaceDelimited' ? ' ' : '|');
    return ts`${module.runtime(form.kind === 'list' ? 'delimitedList' : 'delimitedObject')}(${from}, ${key}, ${separator})`;
  }
  if (form.kind === 'list') return ts`${module.runtime('formList')}(${from}, ${key}, ${booleanLiteral(explode)})`;
  const properties = ts`[${joinCode([...form.properties.keys()].map(stringLiteral), ts`, `)}]`;
  return ts`${module.runtime('formObject')}(${joinCode([from, key, booleanLiteral(explode), properties, ...(rest === undefined ? [] : [rest])], ts`, `)})`;
}

function booleanLiteral(value: boolean): SafeText<'ts'> {
  return value ? ts`true` : ts`false`;
}
