// Proof that Ashlar and openapi-typescript print equal types: modules that compile only if each type is equal.

import type { Api } from '../../../../src/generator/model/types/api.ts';
import { analyzeReadWriteOnly } from '../../../../src/generator/model/read-write-only.ts';
import { hasDirectionTypes } from '../../../../src/generator/targets/types/openapi-types.ts';
import { renderOpenapiModule } from '../render-openapi.ts';
import { printTheirModule } from './declare.ts';

/** Compiler errors name the type that differs. */
const comparison = `import type * as Own from './own.js';
import type * as Theirs from './theirs.js';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Differing<A, B> = { [K in keyof A | keyof B]: K extends keyof A & keyof B ? (Equal<A[K], B[K]> extends true ? never : K) : K }[keyof A | keyof B];
type Same<A, B> = [Differing<A, B>] extends [never] ? true : Differing<A, B>;

export const paths: Same<Own.paths, Theirs.paths> = true;
export const webhooks: Same<Own.webhooks, Theirs.webhooks> = true;
export const operations: Same<Own.operations, Theirs.operations> = true;
export const components: Same<Own.components, Theirs.components> = true;
export const schemas: Same<Own.components['schemas'], Theirs.components['schemas']> = true;
export const responses: Same<Own.components['responses'], Theirs.components['responses']> = true;
export const parameters: Same<Own.components['parameters'], Theirs.components['parameters']> = true;
export const requestBodies: Same<Own.components['requestBodies'], Theirs.components['requestBodies']> = true;
export const headers: Same<Own.components['headers'], Theirs.components['headers']> = true;
`;

export type Module = readonly [path: string, code: string];

/** Returns the modules that prove the types of a model, in `directory`. */
export function createProof(directory: string, api: Api): readonly [Module, Module, Module] {
  return [
    [`${directory}/own.ts`, renderOpenapiModule(api)],
    [`${directory}/theirs.ts`, printTheirModule(api, hasDirectionTypes(api, analyzeReadWriteOnly(api)))],
    [`${directory}/equal.ts`, comparison],
  ];
}
