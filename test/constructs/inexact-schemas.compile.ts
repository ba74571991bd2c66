// Handler parameter types for imprecise schemas that are common in practice.

import type { CompileCase } from '../compile/case.ts';
import { compileCaseName } from './constructs.compile.ts';

/** Prelude of a module that compares property types with expected types. */
const prelude = `type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Is<Group, Name extends keyof Group, Type> = Same<Exclude<Group[Name], undefined>, Type>;`;

const choices = `import type { ChoicesRequest } from './server/index.ts';
${prelude}
type Query = ChoicesRequest<unknown>['query'];
export const same: readonly true[] = [
  true satisfies Is<Query, 'created', { readonly gt?: number | undefined; readonly lt?: number | bigint | undefined } | number>,
  true satisfies Is<Query, 'metadata', { readonly [name: string]: string }>,
  true satisfies Is<Query, 'id', number | string | null>,
  true satisfies Is<Query, 'ids', number | bigint | readonly (number | bigint)[]>,
  true satisfies Is<Query, 'kind', 'here' | 'there'>,
  true satisfies Is<Query, 'pair', readonly [number, boolean?]>,
  true satisfies Is<Query, 'more', { readonly a: string; readonly [name: string]: unknown }>,
  true satisfies Is<Query, 'both', { readonly [name: string]: boolean } & { readonly a: boolean }>,
  true satisfies Is<Query, 'where', number | readonly number[]>,
];
export const name = ({ query }: ChoicesRequest<unknown>): string | undefined => query.tree?.children?.[0]?.children?.[0]?.name;
`;

const integers = `import type { IntegersRequest } from './server/index.ts';
${prelude}
type Query = IntegersRequest<unknown>['query'];
type Body = IntegersRequest<unknown>['body'];
export const same: readonly true[] = [
  true satisfies Is<Query, 'short', number>,
  true satisfies Is<Query, 'shorts', readonly number[]>,
  true satisfies Is<Query, 'bounded', number>,
  true satisfies Is<Query, 'scaled', number>,
  true satisfies Is<Query, 'half', number | bigint>,
  true satisfies Is<Query, 'long', number | bigint>,
  true satisfies Is<Body, 'short', number>,
  true satisfies Is<Body, 'long', number | bigint>,
];
`;

const within = compileCaseName('inexact-schemas.yaml');

export const cases: readonly CompileCase[] = [
  {
    name: 'types a handler parameter according to its alternatives, properties, and items',
    within,
    files: () => new Map([['choices.ts', choices]]),
  },
  { name: 'types an integer with narrow bounds as number', within, files: () => new Map([['integers.ts', integers]]) },
];
