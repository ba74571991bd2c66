// Names of the validators of each operation, as the validators target exports them.

import type { Api, Operation } from '../../model/types/api.ts';
import { createQuery } from '../../model/dependencies/result-cache.ts';
import { declaredOf } from '../validators/declared.ts';
import type { Export, OperationRole } from '../validators/schema-module.ts';

/** The validators of an operation; absent if there is nothing to validate. */
export interface OperationValidators {
  /** The type of the parsed parameters, and the function that parses them. */
  readonly parameters: { readonly type: string; readonly read: string };
  readonly body?: string;
  readonly form?: string;
  readonly rules?: string;
  readonly merged?: string;
  readonly response?: string;
}

export interface ValidatorNames {
  operation(operation: Operation): OperationValidators;
}

export function createValidatorNames(api: Api): ValidatorNames {
  const operations = createQuery(api, 'what validators of operations are called', () => {
    const { operations: exported } = declaredOf(api);
    return (id) => findOperationValidators(id, exported.get(id) ?? []);
  });
  return { operation: ({ id }) => operations(id) };
}

function findOperationValidators(id: string, exported: readonly Export[]): OperationValidators {
  const exportName = (role: OperationRole, type = false): string | undefined =>
    exported.find((each) => each.role === role && (each.type ?? false) === type)?.name;
  const [read, type] = [exportName('parameters'), exportName('parameters', true)];
  if (read === undefined || type === undefined)
    throw new Error(`the validators have no reader of the parameters of ${id}`);
  const parts = {
    body: exportName('body'),
    form: exportName('form'),
    rules: exportName('rules'),
    merged: exportName('merged'),
    response: exportName('response'),
  };
  return { parameters: { type, read }, ...omitUndefinedNames(parts) };
}

function omitUndefinedNames(parts: { readonly [Name in keyof OperationValidators]?: string | undefined }): Omit<
  OperationValidators,
  'parameters'
> {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
}
