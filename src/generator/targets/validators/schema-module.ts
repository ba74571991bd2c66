// Exports of the module of a schema: a type guard and a check function per variant.

import { ts } from '../../code/typescript/template-literals.ts';
import type { Schema } from '../../model/types/api.ts';
import { documented } from './document.ts';
import { asksForTime, noAnchors, type Reading } from './validation-variant.ts';
import { typeName, type Workshop } from './function-requests.ts';
import { omit } from '../../model/omit-properties.ts';

export type OperationRole = 'parameters' | 'body' | 'form' | 'rules' | 'merged' | 'response';

/** An exported function, constant, or type. */
export interface Export {
  readonly name: string;
  /** The module path below the target source directory. */
  readonly path: string;
  readonly type?: boolean;
  /** The purpose, for a schema or an operation. */
  readonly role?: 'guard' | 'check' | 'standard' | OperationRole;
}

/** Declares the exported functions of a schema and returns them. */
export function declareSchema(schema: Schema, workshop: Workshop): readonly Export[] {
  const { rules } = workshop.options;
  return readingsOf(schema).flatMap((reading) =>
    declareReading(
      schema,
      { ...reading, ...(rules === 'leave' ? { shapeOnly: true } : { standalone: true }) },
      workshop,
    ),
  );
}

function readingsOf({ readingsDiffer }: Schema): readonly Reading[] {
  const response: Reading = { audience: 'response', anchors: noAnchors };
  return readingsDiffer ? [response, { audience: 'request', anchors: noAnchors }] : [response];
}

/** Declares the exports of one variant: guard, check function, and both as a Standard Schema. */
export function declareReading(schema: Schema, reading: Reading, workshop: Workshop): readonly Export[] {
  const module = workshop.moduleOf(schema);
  const type = typeName(schema, omit(reading, 'shapeOnly', 'standalone'), workshop.derived);
  const noun = type + (reading.partial ? ', as far as it is given' : '');
  const problemsOf = module.named(schema.id, reading, 'collect', ts`value`);
  const timed = asksForTime(schema.assertion, reading, workshop.readings);
  const parameters = timed ? ts`value: unknown, now: number = Date.now()` : ts`value: unknown`;
  const deep = workshop.isDeep(schema.id);
  const guard = workshop.names.exactly(`is${type}`);
  const check = workshop.names.exactly(`check${type}`);
  const typed = reading.partial ? undefined : workshop.types(schema, reading);
  const named = typed && module.import(typed.name, typed.from, true);
  const doc = `Whether a value is a valid ${noun}.`;
  if (deep) {
    const accepts = module.named(schema.id, reading, 'guard', ts`value`);
    const answer = named === undefined ? ts`boolean` : ts`value is ${named}`;
    module.declare(() =>
      documented(
        doc,
        ts`export function ${guard}(${parameters}): ${answer} { return ${module.runtime('acceptDeep')}(() => ${accepts}); }`,
      ),
    );
  } else workshop.offer(schema, reading, { name: guard, doc, ...(named !== undefined && { type: named }) });
  module.declare(() =>
    documented(
      `All that is wrong with a value as ${noun}; nothing for a valid one.`,
      ts`export function ${check}(${parameters}): readonly ${module.runtime('Problem', true)}[] {
    return ${deep ? ts`${module.runtime('checkDeep')}(() => ${problemsOf})` : ts`${problemsOf} ?? ${module.runtime('noProblems')}`};
  }`,
    ),
  );
  const { path } = module;
  const functions: readonly Export[] = [
    { name: guard, path, role: 'guard' },
    { name: check, path, role: 'check' },
  ];
  if (reading.partial) return functions;
  const standard = workshop.names.exactly(workshop.derived.standard(type));
  module.declare(() =>
    documented(
      `${noun} as a Standard Schema.`,
      ts`export const ${standard}: ${module.runtime('StandardSchema', true)}<${named ?? ts`unknown`}> = /* @__PURE__ */ ${module.runtime('standard')}(${check});`,
    ),
  );
  return [...functions, { name: standard, path, role: 'standard' }];
}
