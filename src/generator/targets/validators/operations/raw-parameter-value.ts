// Raw parameter values by location and style.

import { array, binary, call, literal } from '../../../code/typescript/build-tree.ts';
import type { Expression } from '../../../code/typescript/tree.ts';
import type { Header, Parameter } from '../../../model/types/api.ts';
import { runtime } from '../runtime-imports.ts';
import { variables } from '../variables.ts';
import type { SerializedForm } from './parse-parameter-and-text-body.ts';

/**
 * Returns an expression for the raw value of a parameter, which is `undefined` at run time if missing. `nameTest`
 * is a predicate for whether an additional name is a property of the parameter.
 */
export function rawParameter(parameter: Parameter, form: SerializedForm, nameTest?: Expression): Expression {
  switch (parameter.in) {
    case 'path':
      return rawPathParameter(parameter, form);
    case 'query':
    case 'cookie':
      return rawQueryParameter(parameter, form, nameTest);
    case 'header':
      return rawHeader(
        parameter,
        form,
        call(runtime('getRequestHeader'), variables.raw, literal(parameter.name.toLowerCase())),
      );
  }
}

/** Returns an expression for the raw value of a header, from its text. */
export function rawHeader({ explode }: Pick<Header, 'explode'>, form: SerializedForm, text: Expression): Expression {
  if (form.kind === 'text') return text;
  if (form.kind === 'list') return call(runtime('parseHeaderArray'), text);
  return call(runtime('parseHeaderObject'), text, literal(explode));
}

function rawPathParameter({ name, style, explode }: Parameter, form: SerializedForm): Expression {
  const text = call(runtime('getPathParameter'), variables.raw, literal(name));
  switch (style) {
    case 'label':
      if (form.kind === 'text') return call(runtime('parseLabelValue'), text);
      return call(runtime(form.kind === 'list' ? 'parseLabelArray' : 'parseLabelObject'), text, literal(explode));
    case 'matrix':
      if (form.kind === 'text') return call(runtime('parseMatrixValue'), text, literal(name));
      return call(
        runtime(form.kind === 'list' ? 'parseMatrixArray' : 'parseMatrixObject'),
        text,
        literal(name),
        literal(explode),
      );
    case 'simple':
    case 'form':
    case 'spaceDelimited':
    case 'pipeDelimited':
    case 'deepObject':
      if (form.kind === 'text') return call(runtime('parseSimpleValue'), text);
      if (form.kind === 'list') return call(runtime('parseSimpleArray'), text);
      return call(runtime('parseSimpleObject'), text, literal(explode));
  }
}

/** Returns an expression for the raw value of a query parameter or cookie. */
function rawQueryParameter(
  { in: location, name, style, explode, allowEmptyValue }: Parameter,
  form: SerializedForm,
  nameTest: Expression | undefined,
): Expression {
  const isCookie = location === 'cookie';
  const source = isCookie ? variables.cookies : variables.query;
  const key = literal(name);
  if (form.kind === 'text') {
    const text = call(runtime(isCookie ? 'parseCookieValue' : 'parseFormValue'), source, key);
    return allowEmptyValue ? binary(text, '||', literal(undefined)) : text;
  }
  if (style === 'spaceDelimited' || style === 'pipeDelimited') {
    const separator = literal(style === 'spaceDelimited' ? ' ' : '|');
    return call(runtime(form.kind === 'list' ? 'parseDelimitedArray' : 'parseDelimitedObject'), source, key, separator);
  }
  if (form.kind === 'list') return call(runtime('parseFormArray'), source, key, literal(explode));
  return call(
    runtime('parseFormObject'),
    source,
    key,
    literal(explode),
    array([...form.properties.keys()].map(literal)),
    ...(nameTest === undefined ? [] : [nameTest]),
  );
}
