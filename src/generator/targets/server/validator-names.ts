// What the validators of each operation and schema are called, as the validators target exports them.

import type { Api, Operation, Schema } from '../../model/declarations/api.ts';
import { answering } from '../../model/follow/kept.ts';
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
  const schemas = answering(api, 'what validators of schemas are called', () => {
    const { schemas: exported } = declaredOf(api);
    return (id) => {
      const [response = '', request = response] = (exported.get(id) ?? []).flatMap(({ name, role }) => (role === 'check' ? [name] : []));
      return { response, request };
    };
  });
  const operations = answering(api, 'what validators of operations are called', () => {
    const { operations: exported } = declaredOf(api);
    const types = new Map(api.operations.map(({ id, name }) => [id, name.type]));
    return (id) => namesOf(types.get(id) ?? '', (exported.get(id) ?? []).map(({ name }) => name));
  });
  return { operation: ({ id }) => operations(id), schema: ({ id }) => schemas(id) };
}

function namesOf(type: string, names: readonly string[]): OperationValidators {
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
