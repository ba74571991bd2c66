// Raw parameter values by location and style.

import type { Code } from '../../../code/branded-text.ts';
import { string } from '../../../code/typescript/string-literal.ts';
import { join, ts } from '../../../code/typescript/template-literals.ts';
import type { Header, Parameter } from '../../../model/types/api.ts';
import type { Module } from '../module-plan.ts';
import type { WrittenForm } from './parameter-reader.ts';

/**
 * Returns an expression for the raw value of a parameter, which is `undefined` at run time if missing. `rest` tests
 * whether an additional name is a property of it.
 */
export function textsOf(parameter: Parameter, form: WrittenForm, module: Module, rest?: Code<'ts'>): Code<'ts'> {
  switch (parameter.in) {
    case 'path':
      return pathTexts(parameter, form, module);
    case 'query':
      return queryTexts(parameter, form, module, ts`query`, rest);
    case 'cookie':
      return queryTexts(parameter, form, module, ts`cookies`, rest);
    case 'header':
      return headerTexts(
        parameter,
        form,
        ts`${module.runtime('headerText')}(raw, ${string(parameter.name.toLowerCase())})`,
        module,
      );
  }
}

/** Returns an expression for the raw value of a header, from its text. */
export function headerTexts(
  { explode }: Pick<Header, 'explode'>,
  form: WrittenForm,
  text: Code<'ts'>,
  module: Module,
): Code<'ts'> {
  if (form.kind === 'text') return text;
  if (form.kind === 'list') return ts`${module.runtime('headerList')}(${text})`;
  return ts`${module.runtime('headerObject')}(${text}, ${flag(explode)})`;
}

function pathTexts({ name, style, explode }: Parameter, form: WrittenForm, module: Module): Code<'ts'> {
  const text = ts`${module.runtime('pathText')}(raw, ${string(name)})`;
  switch (style) {
    case 'label':
      if (form.kind === 'text') return ts`${module.runtime('labelText')}(${text})`;
      return ts`${module.runtime(form.kind === 'list' ? 'labelList' : 'labelObject')}(${text}, ${flag(explode)})`;
    case 'matrix':
      if (form.kind === 'text') return ts`${module.runtime('matrixText')}(${text}, ${string(name)})`;
      return ts`${module.runtime(form.kind === 'list' ? 'matrixList' : 'matrixObject')}(${text}, ${string(name)}, ${flag(explode)})`;
    case 'simple':
    case 'form':
    case 'spaceDelimited':
    case 'pipeDelimited':
    case 'deepObject':
      if (form.kind === 'text') return ts`${module.runtime('simpleText')}(${text})`;
      if (form.kind === 'list') return ts`${module.runtime('simpleList')}(${text})`;
      return ts`${module.runtime('simpleObject')}(${text}, ${flag(explode)})`;
  }
}

function queryTexts(
  { name, style, explode, allowEmptyValue }: Parameter,
  form: WrittenForm,
  module: Module,
  from: Code<'ts'>,
  rest?: Code<'ts'>,
): Code<'ts'> {
  const key = string(name);
  if (form.kind === 'text') {
    const text = ts`${module.runtime(from === 'cookies' ? 'cookieText' : 'formText')}(${from}, ${key})`;
    return allowEmptyValue ? ts`(${text} || undefined)` : text;
  }
  if (style === 'spaceDelimited' || style === 'pipeDelimited') {
    const separator = string(style === 'spaceDelimited' ? ' ' : '|');
    return ts`${module.runtime(form.kind === 'list' ? 'delimitedList' : 'delimitedObject')}(${from}, ${key}, ${separator})`;
  }
  if (form.kind === 'list') return ts`${module.runtime('formList')}(${from}, ${key}, ${flag(explode)})`;
  const members = ts`[${join([...form.members.keys()].map(string), ts`, `)}]`;
  return ts`${module.runtime('formObject')}(${join([from, key, flag(explode), members, ...(rest === undefined ? [] : [rest])], ts`, `)})`;
}

function flag(value: boolean): Code<'ts'> {
  return value ? ts`true` : ts`false`;
}
