// What the validators of each operation and schema are called, as the validators target exports them.

import type { Api, Operation, Schema } from '../../model/declarations/api.ts';
import { declaredOf } from '../validators/declared.ts';

/** The exports of one operation; absent where there is nothing to check. */
export interface OperationValidators {
  /** The type of what is read, and the reader. */
  readonly parameters: { readonly type: string; readonly read: string };
  readonly body?: string;
  readonly form?: string;
  readonly rules?: string;
  readonly merged?: string;
  readonly response?: string;
}

export interface ValidatorNames {
  operation(operation: Operation): OperationValidators;
  /** What checks a whole value: as a response carries it, and as a request does. */
  schema(schema: Schema): { readonly response: string; readonly request: string };
}

export function validatorNames(api: Api): ValidatorNames {
  const declared = declaredOf(api);
  const schemas = new Map(
    [...declared.schemas].map(([schema, exports]) => {
      const [response = '', request = response] = exports.flatMap(({ name, role }) => (role === 'check' ? [name] : []));
      return [schema, { response, request }];
    }),
  );
  const operations = new Map([...declared.operations].map(([operation, exports]) => [operation, namesOf(operation, exports.map(({ name }) => name))]));
  return {
    operation: (operation) => found(operations, operation),
    schema: (schema) => found(schemas, schema),
  };
}

function namesOf({ name: { type } }: Operation, names: readonly string[]): OperationValidators {
  /** A name that is taken has a number at its end. */
  const named = (prefix: string, part: string): string | undefined => {
    const whole = `${prefix}${type}${part}`;
    return names.find((each) => each.startsWith(whole) && /^(?:_?[0-9]+)?$/.test(each.slice(whole.length)));
  };
  const read = named('read', 'Parameters');
  const typed = named('', 'Parameters');
  if (read === undefined || typed === undefined) throw new Error(`the validators have no reader of the parameters of ${type}`);
  const parts = { body: named('check', 'Body'), form: named('read', 'Form'), rules: named('check', 'Rules'), merged: named('check', 'Merged'), response: named('check', 'Response') };
  return { parameters: { type: typed, read }, ...defined(parts) };
}

function defined(parts: { readonly [Name in keyof OperationValidators]?: string | undefined }): Omit<OperationValidators, 'parameters'> {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
}

function found<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error('the validators leave nothing out');
  return value;
}
