// Serialization styles of parameters and form fields that differ from the runtime's defaults.

import type { Code } from '../../code/branded-text.ts';
import { string } from '../../code/typescript/string-literal.ts';
import { join, ts } from '../../code/typescript/template-literals.ts';
import type { Encoding, Parameter } from '../../model/types/api.ts';
import { isJsonParameter, kindOf } from '../../model/media-type-kind.ts';

/** Returns the style of a parameter; `undefined` if it is the default of its location. */
export function styleOf(parameter: Parameter): Code<'ts'> | undefined {
  if (parameter.content) return isJsonParameter(parameter) ? ts`{ json: true }` : undefined;
  const usual = parameter.in === 'query' || parameter.in === 'cookie' ? 'form' : 'simple';
  return written([
    ...styleMembers(parameter.style, parameter.explode, usual),
    ...(parameter.allowReserved && parameter.in !== 'header' ? [ts`reserved: true`] : []),
  ]);
}

/** Returns the style of a form field; `undefined` if it is the default of forms. */
export function formStyle({ style, explode, allowReserved, contentType }: Encoding): Code<'ts'> | undefined {
  const single = contentType !== undefined && !/[,*]/.test(contentType);
  const json = single && kindOf(contentType) === 'json' && style === undefined;
  return written([
    // An explicit style also applies to objects, which otherwise default to JSON.
    ...(style === 'form' || (style === undefined && explode !== undefined) ? [ts`style: 'form'`] : []),
    ...styleMembers(style ?? 'form', explode ?? (style ?? 'form') === 'form', 'form'),
    ...(allowReserved ? [ts`reserved: true`] : []),
    ...(json ? [ts`json: true`] : []),
    ...(single ? [ts`type: ${string(contentType)}`] : []),
  ]);
}

function styleMembers(style: Parameter['style'], explode: boolean, usual: Parameter['style']): readonly Code<'ts'>[] {
  return [
    ...(style === usual ? [] : [ts`style: ${string(style)}`]),
    ...(explode === (style === 'form') || style === 'deepObject'
      ? []
      : [ts`explode: ${explode ? ts`true` : ts`false`}`]),
  ];
}

function written(members: readonly Code<'ts'>[]): Code<'ts'> | undefined {
  return members.length === 0 ? undefined : ts`{ ${join(members, ts`, `)} }`;
}
