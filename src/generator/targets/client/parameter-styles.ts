// Serialization styles of parameters and form fields that differ from the runtime's defaults.

import type { SafeText } from '../../code/branded-text.ts';
import { stringLiteral } from '../../code/typescript/string-literal.ts';
import { joinCode, ts } from '../../code/typescript/template-literals.ts';
import type { Encoding, Parameter } from '../../model/types/api.ts';
import { isJsonParameter, mediaTypeKind } from '../../model/media-type-kind.ts';

/** Returns the style of a parameter; `undefined` if it is the default of its location. */
export function printParameterStyle(parameter: Parameter): SafeText<'ts'> | undefined {
  if (parameter.content) return isJsonParameter(parameter) ? ts`{ json: true }` : undefined;
  const defaultStyle = parameter.in === 'query' || parameter.in === 'cookie' ? 'form' : 'simple';
  return printOptionalObject([
    ...printStyleMembers(parameter.style, parameter.explode, defaultStyle),
    ...(parameter.allowReserved && parameter.in !== 'header' ? [ts`reserved: true`] : []),
  ]);
}

/** Returns the style of a form field; `undefined` if it is the default of forms. */
export function printEncodingStyle({
  style,
  explode,
  allowReserved,
  contentType,
}: Encoding): SafeText<'ts'> | undefined {
  const single = contentType !== undefined && !/[,*]/.test(contentType);
  const json = single && mediaTypeKind(contentType) === 'json' && style === undefined;
  return printOptionalObject([
    // An explicit style also applies to objects, which otherwise default to JSON.
    ...(style === 'form' || (style === undefined && explode !== undefined) ? [ts`style: 'form'`] : []),
    ...printStyleMembers(style ?? 'form', explode ?? (style ?? 'form') === 'form', 'form'),
    ...(allowReserved ? [ts`reserved: true`] : []),
    ...(json ? [ts`json: true`] : []),
    ...(single ? [ts`type: ${stringLiteral(contentType)}`] : []),
  ]);
}

function printStyleMembers(
  style: Parameter['style'],
  explode: boolean,
  defaultStyle: Parameter['style'],
): readonly SafeText<'ts'>[] {
  return [
    ...(style === defaultStyle ? [] : [ts`style: ${stringLiteral(style)}`]),
    ...(explode === (style === 'form') || style === 'deepObject'
      ? []
      : [ts`explode: ${explode ? ts`true` : ts`false`}`]),
  ];
}

function printOptionalObject(members: readonly SafeText<'ts'>[]): SafeText<'ts'> | undefined {
  return members.length === 0 ? undefined : ts`{ ${joinCode(members, ts`, `)} }`;
}
