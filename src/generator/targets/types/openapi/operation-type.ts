// Type of an operation: its parameters, request body, and responses.

import { indexedAccess, ts } from '../../../code/typescript/template-literals.ts';
import { wordType, type MemberDoc, type MemberType, type TypeTree } from '../../../code/typescript/types.ts';
import type { Operation, Parameter } from '../../../model/types/api.ts';
import type { ComponentSection } from '../../../model/naming/component-keys.ts';
import type { TypeContext } from './context.ts';
import { bodyType, parameterDoc, parameterType, responseType } from './operation-part-types.ts';

const never = wordType(ts`never`);

/** Returns an optional member of type `never`. */
export function neverMember(name: string): MemberType {
  return { name, optional: true, type: never };
}

export function operationType({ parameters, requestBody, responses }: Operation, context: TypeContext): TypeTree {
  const statusMembers = responses.map((response): MemberType =>
    response.component === undefined
      ? { name: response.status, type: responseType(response, context), doc: { text: response.description } }
      : { name: response.status, type: componentReference('responses', response.component, context) },
  );
  return {
    kind: 'members',
    members: [
      parametersMember(parameters, context),
      bodyMember(requestBody, context),
      { name: 'responses', type: statusMembers.length === 0 ? never : { kind: 'members', members: statusMembers } },
    ],
  };
}

/** Returns the documentation comment of an operation. */
export function operationDoc({ summary, description, deprecated }: Operation): MemberDoc {
  const text = [summary, description === summary ? undefined : description]
    .filter((part) => part !== undefined)
    .join('\n\n');
  return { text, tags: { deprecated } };
}

/** Returns the parameters grouped by location. A location is optional if all its parameters are optional. */
export function parametersMember(parameters: readonly Parameter[], context: TypeContext): MemberType {
  const members = (['query', 'header', 'path', 'cookie'] as const).map((location): MemberType => {
    const atLocation = parameters.filter((parameter) => parameter.in === location);
    if (atLocation.length === 0) return neverMember(location);
    return {
      name: location,
      optional: location !== 'path' && !atLocation.some(({ required }) => required),
      type: { kind: 'members', members: atLocation.map((parameter) => parameterMember(parameter, context)) },
    };
  });
  return { name: 'parameters', type: { kind: 'members', members } };
}

function parameterMember(parameter: Parameter, context: TypeContext): MemberType {
  const { name, required, component: shared } = parameter;
  const type =
    shared === undefined ? parameterType(parameter, context) : componentReference('parameters', shared, context);
  return { name, optional: parameter.in !== 'path' && !required, type, doc: parameterDoc(parameter) };
}

function bodyMember(body: Operation['requestBody'], context: TypeContext): MemberType {
  if (!body) return neverMember('requestBody');
  const member = { name: 'requestBody', optional: !body.required } as const;
  if (body.component !== undefined)
    return { ...member, type: componentReference('requestBodies', body.component, context) };
  return { ...member, type: bodyType(body, context), doc: { text: body.description ?? '' } };
}

function componentReference(section: ComponentSection, name: string, { names }: TypeContext): TypeTree {
  return wordType(indexedAccess(ts`components`, section, names.key(section, name)));
}
