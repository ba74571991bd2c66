// One benchmark run in a child process, because engine optimizations differ between processes.

import process from 'node:process';
import { documentOf, modelOf } from '../../test/unit/validators/model.ts';
import { cases, type Case } from './cases.ts';
import { ajv, ashlar, type Contestant } from './contestants.ts';
import { hasMeasured, measure, type Judge } from './measure.ts';
import { peers } from './peers.ts';
import { subjects, whole } from './subjects.ts';

export const modes = ['all', 'is'] as const;
export type Mode = (typeof modes)[number];

/** Result of a run, with Ashlar first. */
export interface Run {
  readonly contestants: readonly {
    readonly name: string;
    readonly lacks: string;
    readonly weaker: readonly string[];
  }[];
  /** Nanoseconds by mode, payload, and contestant. */
  readonly times: Readonly<Record<Mode, Readonly<Record<string, Readonly<Record<string, number>>>>>>;
}

async function run(withPeers: boolean): Promise<Run> {
  const schemas = await subjects();
  const model = await modelOf(documentOf(schemas));
  const names = [...new Set(cases.map(({ schema }) => schema))];
  const payloads = names.filter((name) => cases.some(({ schema, closed }) => schema === name && !closed));
  const others = withPeers
    ? await peers(Object.fromEntries(payloads.map((name) => [name, whole(schemas[name], schemas)])))
    : [];
  const contestants = [await ashlar(model, names), ajv(schemas, names), ...others];
  for (const each of cases) agree(each, contestants);
  const times = { all: timesOf('all', contestants), is: timesOf('is', contestants) };
  if (!hasMeasured()) throw new Error('nothing was valid, so nothing was measured');
  return { contestants: contestants.map(({ name, lacks, weaker }) => ({ name, lacks, weaker: [...weaker] })), times };
}

/** Throws unless all contestants agree on a payload. */
function agree({ name, schema, value }: Case, [own, ...others]: readonly Contestant[]): void {
  const expected = own?.accepts(own.judges[schema]?.all(value));
  for (const other of others) {
    const judges = other.judges[schema];
    const verdicts = judges
      ? [other.accepts(judges.all(value)), ...(judges.is ? [judges.is(value) === true] : [])]
      : [];
    if (verdicts.some((verdict) => verdict !== expected))
      throw new Error(`${name}: ${other.name} says ${verdicts.join(' and ')}, Ashlar ${String(expected)}`);
  }
}

function timesOf(mode: Mode, contestants: readonly Contestant[]): Run['times'][Mode] {
  return Object.fromEntries(
    cases.map(({ name, schema, value }) => {
      const judges = new Map<string, Judge>(
        contestants.flatMap((each) => {
          const judge = each.judges[schema]?.[mode];
          return judge ? [[each.name, judge] as const] : [];
        }),
      );
      // Parsed separately, like request bodies.
      return [
        name,
        Object.fromEntries(
          measure(
            judges,
            Array.from({ length: 8 }, (): unknown => JSON.parse(JSON.stringify(value))),
          ),
        ),
      ];
    }),
  );
}

process.send?.(await run(!process.argv.includes('--no-peers')));
