// One benchmark run in a child process, because engine optimizations differ between processes.

import process from 'node:process';
import { documentOf, modelOf } from '../../test/targets/validators/model.ts';
import { cases, type Case } from './payloads.ts';
import { createAjvContestant, createAshlarContestant, type Contestant } from './contestants.ts';
import { hasMeasured, measure, type Validator } from './measure.ts';
import { loadPeers } from './peers.ts';
import { loadSchemas, inlineReferences } from './benchmark-schemas.ts';

export const modes = ['check', 'is'] as const;
export type Mode = (typeof modes)[number];

/** Result of a run. Ashlar is the first contestant. */
export interface Run {
  readonly contestants: readonly {
    readonly name: string;
    readonly unsupportedKeywords: string;
    readonly weakerSchemas: readonly string[];
  }[];
  /** Nanoseconds by mode, payload, and contestant. */
  readonly times: Readonly<Record<Mode, Readonly<Record<string, Readonly<Record<string, number>>>>>>;
}

async function run(withPeers: boolean): Promise<Run> {
  const schemas = await loadSchemas();
  const model = await modelOf(documentOf(schemas));
  const names = [...new Set(cases.map(({ schema }) => schema))];
  const peerSchemas = names.filter((name) => cases.some(({ schema, closed }) => schema === name && !closed));
  const peerContestants = withPeers
    ? await loadPeers(Object.fromEntries(peerSchemas.map((name) => [name, inlineReferences(schemas[name], schemas)])))
    : [];
  const contestants = [
    await createAshlarContestant(model, names),
    createAjvContestant(schemas, names),
    ...peerContestants,
  ];
  for (const payload of cases) checkAgreement(payload, contestants);
  const times = { check: measureAll('check', contestants), is: measureAll('is', contestants) };
  if (!hasMeasured()) throw new Error('no value was valid, so nothing was measured');
  return {
    contestants: contestants.map(({ name, unsupportedKeywords, weakerSchemas }) => ({
      name,
      unsupportedKeywords,
      weakerSchemas: [...weakerSchemas],
    })),
    times,
  };
}

/** Throws if the contestants disagree on whether a payload is valid. */
function checkAgreement({ name, schema, value }: Case, [ashlar, ...others]: readonly Contestant[]): void {
  const expected = ashlar?.accepts(ashlar.validators[schema]?.check(value));
  for (const other of others) {
    const validators = other.validators[schema];
    const results = validators
      ? [other.accepts(validators.check(value)), ...(validators.is ? [validators.is(value) === true] : [])]
      : [];
    if (results.some((result) => result !== expected))
      throw new Error(`${name}: ${other.name} returns ${results.join(' and ')}, Ashlar returns ${String(expected)}`);
  }
}

function measureAll(mode: Mode, contestants: readonly Contestant[]): Run['times'][Mode] {
  return Object.fromEntries(
    cases.map(({ name, schema, value }) => {
      const validators = new Map<string, Validator>(
        contestants.flatMap((contestant) => {
          const validate = contestant.validators[schema]?.[mode];
          return validate ? [[contestant.name, validate] as const] : [];
        }),
      );
      // Each value is parsed separately from JSON text, like a request body.
      return [
        name,
        Object.fromEntries(
          measure(
            validators,
            Array.from({ length: 8 }, (): unknown => JSON.parse(JSON.stringify(value))),
          ),
        ),
      ];
    }),
  );
}

process.send?.(await run(!process.argv.includes('--no-peers')));
