// Variables that are in scope in a rule or condition, and their types.

import type { Scope } from '../../cel/checker-context.ts';
import { removeNull, string, timestamp, type FieldDefinition, type ObjectType, type CelType } from '../../cel/types.ts';
import type { Api, RequestBody, Operation, Parameter } from '../types/api.ts';
import type { SchemaObject } from '../types/schema.ts';
import { lazy, memoize } from '../lazy.ts';
import { mediaTypeKind } from '../media-types.ts';
import { messageDirection } from '../operations/message-direction.ts';
import { diagnosticLocationOf } from '../source-location.ts';
import type { ValueCompleteness, CelTypes } from './cel-type-of-schema.ts';

export interface RuleScopes {
  /** Scope of `x-rules`: the complete value, the stored value on updates, and the current time. */
  rule(schema: SchemaObject, name: string): Scope;
  /** Scope of `x-preconditions`: the resource, the parts of the request, the caller, and the current time. */
  precondition(operation: Operation): Scope;
  /** Scope of a limit's `where`: the counted value. */
  where(schema: string): Scope;
  /** Scope of a redaction's `unless`: the caller and the operation. */
  unless(): Scope;
}

/** Creates the scopes of a model. */
export function createRuleScopes(api: Api, types: CelTypes): RuleScopes {
  const callerType = lazy(() => (api.caller === undefined ? undefined : types.ofNamedSchema(api.caller, 'complete')));
  const noCaller = ['caller', 'set the schema of `caller` at the root, with `x-ashlar: { caller: … }`'] as const;
  const ids = [...api.operations, ...api.webhooks].map(({ id }) => id);
  return {
    rule(schema, name) {
      // Rules are evaluated for objects only, even if the schema allows null.
      const self = removeNull(types.ofSchema(schema, 'complete', name));
      return {
        variables: new Map([
          ['self', self],
          ['old', self],
          ['now', timestamp],
        ]),
      };
    },
    precondition(operation) {
      const { resource: resourceReference, requestBody, parameters } = operation;
      const resource = resourceReference && types.ofNamedSchema(resourceReference.schema, 'complete');
      const body = requestBody && bodyType(requestBody, bodyState(operation), types);
      const caller = callerType();
      const variables: (readonly [string, CelType] | undefined)[] = [
        resource && (['resource', resource] as const),
        body && (['body', body] as const),
        ['path', parametersType(parameters, 'path', requestState(operation), types)],
        ['query', parametersType(parameters, 'query', requestState(operation), types)],
        caller && (['caller', caller] as const),
        ['now', timestamp],
      ];
      const unavailable = [
        ['resource', 'add `x-resource` to the path to declare its resource'] as const,
        ['body', 'declare a JSON request body for this operation'] as const,
        ['self', 'use `resource` or `body` in a precondition'] as const,
        noCaller,
      ];
      return {
        variables: new Map(variables.filter((variable) => variable !== undefined)),
        unavailable: new Map(unavailable),
      };
    },
    where(schema) {
      const self = types.ofNamedSchema(schema, 'complete');
      return { variables: new Map(self ? [['self', self]] : []) };
    },
    unless() {
      const caller = callerType();
      return {
        variables: new Map<string, CelType>([
          ...(caller ? [['caller', caller] as const] : []),
          ['operation', { ...string, values: ids }],
        ]),
        unavailable: new Map([noCaller]),
      };
    },
  };
}

/** Returns which properties a body has: an update contains only the properties that it changes. */
function bodyState(operation: Operation): ValueCompleteness {
  const { effect } = operation.extensions;
  if (effect?.kind !== 'update') return requestState(operation);
  return effect.merge === 'shallow' ? 'shallow' : 'merge';
}

/** Returns which properties the values of a request have: those of webhooks and callbacks are complete. */
function requestState(operation: Operation): ValueCompleteness {
  return messageDirection('request', operation) === 'response' ? 'complete' : 'request';
}

/** Returns the type of a JSON body; an absent optional body is treated as an empty object. */
function bodyType(
  { content: contents, required }: RequestBody,
  state: ValueCompleteness,
  types: CelTypes,
): CelType | undefined {
  const content = contents.find(({ mediaType }) => mediaTypeKind(mediaType) === 'json');
  if (!content?.schema) return undefined;
  const type = types.ofSchema(content.schema.jsonSchema, state, 'the body');
  return required ? type : withOptionalFields(type);
}

function withOptionalFields(type: CelType): CelType {
  if (type.kind !== 'object') return type;
  return {
    ...type,
    findField(name) {
      const field = type.findField(name);
      return field && { ...field, isOptional: true };
    },
  };
}

function parametersType(
  parameters: readonly Parameter[],
  location: 'path' | 'query',
  state: ValueCompleteness,
  types: CelTypes,
): ObjectType {
  const matching = parameters.filter((parameter) => parameter.in === location);
  const fieldOfName = memoize((name: string): FieldDefinition | undefined => {
    const parameter = matching.find((candidate) => candidate.name === name);
    return parameter && fieldOf(parameter);
  });
  const fieldOf = ({ name, required, schema, content, sourceLocation }: Parameter): FieldDefinition => {
    const schemaAndShapes = schema ?? content?.schema;
    return {
      type: types.ofSchema(schemaAndShapes?.jsonSchema ?? true, state, name),
      isOptional: !required,
      location: diagnosticLocationOf(sourceLocation),
    };
  };
  return {
    kind: 'object',
    name: `the ${location} parameters`,
    fields: matching.map(({ name }) => name),
    findField: fieldOfName,
  };
}
