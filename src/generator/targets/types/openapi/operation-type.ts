// Type of an operation: its parameters, request body, and responses.

import { indexed, ts } from '../../../code/typescript/template-literals.ts';
import { word, type Doc, type MemberType, type TypeTree } from '../../../code/typescript/types.ts';
import type { Operation, Parameter } from '../../../model/types/api.ts';
import type { Section } from '../../../model/naming/component-keys.ts';
import type { Typing } from './context.ts';
import { bodyType, parameterDoc, parameterType, responseType } from './operation-part-types.ts';

const never = word(ts`never`);

/** Returns an optional member of type `never`. */
export function absent(name: string): MemberType {
  return { name, optional: true, type: never };
}

export function operationType({ parameters, body, responses }: Operation, typing: Typing): TypeTree {
  const answers = responses.map((response): MemberType =>
    response.component === undefined
      ? { name: response.status, type: responseType(response, typing), doc: { text: response.description } }
      : { name: response.status, type: component('responses', response.component, typing) },
  );
  return {
    kind: 'members',
    members: [
      parametersMember(parameters, typing),
      bodyMember(body, typing),
      { name: 'responses', type: answers.length === 0 ? never : { kind: 'members', members: answers } },
    ],
  };
}

/** Returns the documentation comment of an operation. */
export function operationDoc({ summary, description, deprecated }: Operation): Doc {
  const text = [summary, description === summary ? undefined : description]
    .filter((part) => part !== undefined)
    .join('\n\n');
  return { text, tags: { deprecated } };
}

/** Returns the parameters grouped by location. A location is optional if all its parameters are optional. */
export function parametersMember(parameters: readonly Parameter[], typing: Typing): MemberType {
  const members = (['query', 'header', 'path', 'cookie'] as const).map((place): MemberType => {
    const here = parameters.filter((parameter) => parameter.in === place);
    if (here.length === 0) return absent(place);
    return {
      name: place,
      optional: place !== 'path' && !here.some(({ required }) => required),
      type: { kind: 'members', members: here.map((parameter) => parameterMember(parameter, typing)) },
    };
  });
  return { name: 'parameters', type: { kind: 'members', members } };
}

function parameterMember(parameter: Parameter, typing: Typing): MemberType {
  const { name, required, component: shared } = parameter;
  const type = shared === undefined ? parameterType(parameter, typing) : component('parameters', shared, typing);
  return { name, optional: parameter.in !== 'path' && !required, type, doc: parameterDoc(parameter) };
}

function bodyMember(body: Operation['body'], typing: Typing): MemberType {
  if (!body) return absent('requestBody');
  const member = { name: 'requestBody', optional: !body.required } as const;
  if (body.component !== undefined) return { ...member, type: component('requestBodies', body.component, typing) };
  return { ...member, type: bodyType(body, typing), doc: { text: body.description ?? '' } };
}

function component(section: Section, name: string, { names }: Typing): TypeTree {
  return word(indexed(ts`components`, section, names.key(section, name)));
}
