// Variables in scope of a rule, and their types.

import type { Scope } from '../../cel/checker-context.ts';
import { nonNull, string, timestamp, type Field, type ObjectType, type Type } from '../../cel/types.ts';
import type { Api, Body, Content, Operation, Parameter } from '../types/api.ts';
import type { ObjectSchema } from '../types/schema.ts';
import { once, onceFor } from '../dependencies/reads.ts';
import { placeOf } from '../locate-origin.ts';
import type { Reading, Types } from './cel-type-of-schema.ts';

export interface Scopes {
  /** Scope of `x-rules`: the complete value, the stored value on updates, and the current time. */
  rule(schema: ObjectSchema, name: string): Scope;
  /** Scope of `x-preconditions`: the resource, the parts of the request, the caller, and the current time. */
  precondition(operation: Operation): Scope;
  /** Scope of `where` of a limit: the counted value. */
  where(schema: string): Scope;
  /** Scope of `unless` of a redaction: the caller and the operation. */
  unless(): Scope;
}

/** Creates the scopes of a model. */
export function createScopes(api: Api, types: Types): Scopes {
  const callerType = once(() => (api.caller === undefined ? undefined : types.named(api.caller, 'complete')));
  const noCaller = ['caller', 'The root names the schema of `caller` in `x-ashlar: { caller: … }`.'] as const;
  const ids = [...api.operations, ...api.webhooks].map(({ id }) => id);
  return {
    rule(schema, name) {
      // Rules are evaluated for objects only, even if the schema allows null.
      const self = nonNull(types.of(schema, 'complete', name));
      return {
        variables: new Map([
          ['self', self],
          ['old', self],
          ['now', timestamp],
        ]),
      };
    },
    precondition(operation) {
      const { resource: loaded, body: sent, parameters } = operation;
      const resource = loaded && types.named(loaded.schema, 'complete');
      const body = sent && bodyType(sent, readingOf(operation), types);
      const caller = callerType();
      const variables: (readonly [string, Type] | undefined)[] = [
        resource && (['resource', resource] as const),
        body && (['body', body] as const),
        ['path', parametersType(parameters, 'path', types)],
        ['query', parametersType(parameters, 'query', types)],
        caller && (['caller', caller] as const),
        ['now', timestamp],
      ];
      const missing = [
        ['resource', 'A resource is there where the path says `x-resource`.'] as const,
        ['body', 'This operation has no JSON body.'] as const,
        ['self', 'A precondition speaks of `resource` and `body`.'] as const,
        noCaller,
      ];
      return { variables: new Map(variables.filter((each) => each !== undefined)), missing: new Map(missing) };
    },
    where(schema) {
      const self = types.named(schema, 'complete');
      return { variables: new Map(self ? [['self', self]] : []) };
    },
    unless() {
      const caller = callerType();
      return {
        variables: new Map<string, Type>([
          ...(caller ? [['caller', caller] as const] : []),
          ['operation', { ...string, values: ids }],
        ]),
        missing: new Map([noCaller]),
      };
    },
  };
}

/** Returns which properties a body has: an update contains only what it changes. */
function readingOf({ facts: { effect } }: Operation): Reading {
  if (effect?.kind !== 'update') return 'request';
  return effect.merge === 'shallow' ? 'shallow' : 'merge';
}

/** Returns the type of a JSON body; an absent optional body reads as an empty object. */
function bodyType({ contents, required }: Body, reading: Reading, types: Types): Type | undefined {
  const content = contents.find(isJson);
  if (!content?.schema) return undefined;
  const type = types.of(content.schema.assertion, reading, 'the body');
  return required ? type : withoutCertainty(type);
}

function isJson({ mediaType }: Content): boolean {
  return /^application\/(?:[\w.+-]+\+)?json\b/i.test(mediaType);
}

function withoutCertainty(type: Type): Type {
  if (type.kind !== 'object') return type;
  return {
    ...type,
    field(name) {
      const field = type.field(name);
      return field && { ...field, optional: true };
    },
  };
}

function parametersType(parameters: readonly Parameter[], place: 'path' | 'query', types: Types): ObjectType {
  const here = parameters.filter((parameter) => parameter.in === place);
  const read = onceFor((name: string): Field | undefined => {
    const parameter = here.find((each) => each.name === name);
    return parameter && fieldOf(parameter);
  });
  const fieldOf = ({ name, required, schema, content, origin }: Parameter): Field => {
    const typed = schema ?? content?.schema;
    return { type: types.of(typed?.assertion ?? true, 'request', name), optional: !required, place: placeOf(origin) };
  };
  return {
    kind: 'object',
    name: `the ${place} parameters`,
    fields: here.map(({ name }) => name),
    field: read,
  };
}
