// What a schema's module offers: a type guard and a collector of problems for each of its readings.

import { ts } from '../../emit/code/typescript.ts';
import type { Schema } from '../../model/declarations/api.ts';
import { documented } from './document.ts';
import { asksForTime, type Reading } from './reading.ts';
import { noAnchors, typeName, type Workshop } from './workshop.ts';
import { omit } from './omit.ts';

/** One function that a package offers. */
export interface Export {
  readonly name: string;
  /** Its module, below the target's sources. */
  readonly path: string;
  readonly type?: boolean;
}

/** Declares the public functions of a schema; the answer lists them. */
export function declareSchema(schema: Schema, workshop: Workshop): readonly Export[] {
  const { rules } = workshop.options;
  return readingsOf(schema).flatMap((reading) => declareReading(schema, rules === 'leave' ? { ...reading, shapeOnly: true } : reading, workshop));
}

function readingsOf({ readingsDiffer }: Schema): readonly Reading[] {
  const response: Reading = { audience: 'response', anchors: noAnchors };
  return readingsDiffer ? [response, { audience: 'request', anchors: noAnchors }] : [response];
}

/** Declares the guard and the collector of one reading. */
export function declareReading(schema: Schema, reading: Reading, workshop: Workshop): readonly Export[] {
  const module = workshop.moduleOf(schema);
  const type = typeName(schema, omit(reading, 'shapeOnly'));
  const noun = type + (reading.partial ? ', as far as it is given' : '');
  const accepts = module.named(schema.id, reading, 'guard', ts`value`);
  const problemsOf = module.named(schema.id, reading, 'collect', ts`value`);
  const timed = asksForTime(schema.assertion, reading, workshop.readings);
  const parameters = timed ? ts`value: unknown, now: number = Date.now()` : ts`value: unknown`;
  const deep = workshop.isDeep(schema.id);
  const guard = workshop.names.exactly(`is${type}`);
  const check = workshop.names.exactly(`check${type}`);
  const typed = reading.partial ? undefined : workshop.types?.(schema, reading);
  const answer = typed === undefined ? ts`boolean` : ts`value is ${module.import(typed.name, typed.from, true)}`;
  module.declare(() => documented(`Whether a value is a valid ${noun}.`, ts`export function ${guard}(${parameters}): ${answer} {
    return ${deep ? ts`${module.runtime('acceptDeep')}(() => ${accepts})` : accepts};
  }`));
  module.declare(() => documented(`All that is wrong with a value as ${noun}; nothing for a valid one.`, ts`export function ${check}(${parameters}): readonly ${module.runtime('Problem', true)}[] {
    return ${deep ? ts`${module.runtime('checkDeep')}(() => ${problemsOf})` : ts`${problemsOf} ?? ${module.runtime('noProblems')}`};
  }`));
  return [
    { name: guard, path: module.path },
    { name: check, path: module.path },
  ];
}
