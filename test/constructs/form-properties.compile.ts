// Handler types for form properties that are unions or integers.

import type { CompileCase } from '../compile/case.ts';
import { compileCaseName } from './constructs.compile.ts';

const range = '{ low?: number | bigint; high?: number | bigint; small?: number; lows?: number[] }';
const deepRange = '{ low?: number | bigint; high?: number | bigint; small?: number; lows?: (number | bigint)[] }';

const properties: readonly (readonly [request: string, name: string, type: string])[] = [
  ['FormsRequest', 'version', "number | bigint | 'latest'"],
  ['FormsRequest', 'versions', "readonly (number | bigint | 'latest')[]"],
  ['FormsRequest', 'ids', 'number | bigint | readonly (number | bigint)[]'],
  ['FormsRequest', 'mixed', "1 | '1' | true | 1.5"],
  ['FormsRequest', 'long', 'number | bigint'],
  ['FormsRequest', 'small', 'number'],
  ['StyledRequest', 'range', range],
  ['StyledRequest', 'joined', '{ either?: boolean | number | bigint }'],
  ['StyledRequest', 'pipes', 'readonly (number | bigint)[]'],
  ['StyledRequest', 'map', '{ [name: string]: number | bigint }'],
  ['StyledRequest', 'deep', `{ range?: ${deepRange}; ranges?: readonly ${deepRange}[]; small?: number }`],
  ['StyledRequest', 'tree', 'Tree'],
  ['StyledRequest', 'labels', 'Labels'],
  ['StyledRequest', 'json', 'number'],
  ['StyledRequest', 'object', '{ low?: number; high?: number; small?: number; lows?: number[] }'],
  ['StyledRequest', 'tuple', 'readonly [number | bigint, string]'],
  ['StyledRequest', 'lists', 'readonly (readonly number[])[]'],
  ['OpenRequest', 'any name', 'number | bigint'],
];

const assertions = properties
  .map(([request, name, type]) => `  true satisfies Is<${request}<unknown>['body'], '${name}', ${type}>,`)
  .join('\n');

const program = `import type { FormsRequest, OpenRequest, StyledRequest } from './server/index.ts';
type Writable<T> = T extends object ? { -readonly [K in keyof T]: Writable<T[K]> } : T;
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Is<Body, Name extends keyof Body, Type> = Same<Writable<Exclude<Body[Name], undefined>>, Writable<Type>>;
interface Tree { size?: number | bigint; trees?: Tree[] }
interface Labels { small?: number; within?: Labels }
export const same: readonly true[] = [
${assertions}
];
`;

export const cases: readonly CompileCase[] = [
  {
    name: 'types integers in forms as number or bigint according to their bounds',
    within: compileCaseName('unions.yaml'),
    files: () => new Map([['form.ts', program]]),
  },
];
