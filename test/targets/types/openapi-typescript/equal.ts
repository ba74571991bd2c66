// Proof that Ashlar and openapi-typescript print equal types: modules that compile only if each type is equal.

import type { Api } from '../../../../src/generator/model/types/api.ts';
import type { TypesOptions } from '../../../../src/generator/plugin/target.ts';
import { renderTypeModules } from '../render-openapi-module.ts';
import { printReferenceModule } from './declare.ts';

/** Compiler errors name the type that differs. */
const comparison = `import type * as Ashlar from './ashlar/openapi.js';
import type * as Reference from './reference.js';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Differing<A, B> = { [K in keyof A | keyof B]: K extends keyof A & keyof B ? (Equal<A[K], B[K]> extends true ? never : K) : K }[keyof A | keyof B];
type Same<A, B> = [Differing<A, B>] extends [never] ? true : Differing<A, B>;

export const paths: Same<Ashlar.paths, Reference.paths> = true;
export const webhooks: Same<Ashlar.webhooks, Reference.webhooks> = true;
export const operations: Same<Ashlar.operations, Reference.operations> = true;
export const components: Same<Ashlar.components, Reference.components> = true;
export const schemas: Same<Ashlar.components['schemas'], Reference.components['schemas']> = true;
export const responses: Same<Ashlar.components['responses'], Reference.components['responses']> = true;
export const parameters: Same<Ashlar.components['parameters'], Reference.components['parameters']> = true;
export const requestBodies: Same<Ashlar.components['requestBodies'], Reference.components['requestBodies']> = true;
export const headers: Same<Ashlar.components['headers'], Reference.components['headers']> = true;
`;

export type Module = readonly [path: string, code: string];

/** Returns the modules, in `directory`, that prove that the types of a model are equal. */
export function createProof(
  directory: string,
  api: Api,
  options?: TypesOptions,
  reference: string = printReferenceModule(api, options),
): readonly Module[] {
  return [
    ...[...renderTypeModules(api, options)].map(([path, code]): Module => [`${directory}/ashlar/${path}`, code]),
    [`${directory}/reference.ts`, reference],
    [`${directory}/equal.ts`, comparison],
  ];
}
