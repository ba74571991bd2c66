// How fast and how large generated validators are beside others: `npm run bench -- validators`.

import { documentOf, modelOf } from '../test/unit/validators/model.ts';
import { cases, type Case } from './bench-validators/cases.ts';
import { ajv, ashlar, type Contestant } from './bench-validators/contestants.ts';
import { geometricMean, hasMeasured, measure, type Judge } from './bench-validators/measure.ts';
import { peers } from './bench-validators/peers.ts';
import { sizes } from './bench-validators/size.ts';
import { subjects, whole } from './bench-validators/subjects.ts';
import { table } from './table.ts';

export interface BenchOptions {
  readonly markdown: boolean;
  /** False: against Ajv alone, which needs nothing installed. */
  readonly peers: boolean;
}

/** The tables of times, sizes and cold starts. */
export async function benchValidators({ markdown, peers: withPeers }: BenchOptions): Promise<string> {
  const schemas = await subjects();
  const model = await modelOf(documentOf(schemas));
  const names = [...new Set(cases.map(({ schema }) => schema))];
  const payloads = names.filter((name) => cases.some(({ schema, closed }) => schema === name && !closed));
  const own = await ashlar(model, names);
  const others = [ajv(schemas, names), ...(withPeers ? await peers(Object.fromEntries(payloads.map((name) => [name, whole(schemas[name], schemas)]))) : [])];
  const contestants = [own, ...others];
  for (const each of cases) agree(each, contestants);
  const all = times('all', contestants);
  const is = times('is', contestants);
  const notes = others.filter(({ lacks }) => lacks !== 'nothing').map(({ name, lacks }) => `${name}'s schemas leave out ${lacks}.`);
  const parts = [
    `All problems: nanoseconds of Ashlar, and how many times as long the others take.\n\n${table(['payload', ...contestants.map(({ name }) => name)], all, markdown)}`,
    `The verdict alone.\n\n${table(['payload', ...contestants.map(({ name }) => name)], is, markdown)}`,
    notes.join('\n'),
    table(['', 'Ashlar', 'Ajv', 'Ashlar ÷ Ajv'], await sizes(model, schemas, [60, Object.keys(schemas).length]), markdown),
  ];
  if (!hasMeasured()) throw new Error('nothing was valid, so nothing was measured');
  return parts.filter((part) => part !== '').join('\n');
}

/** All contestants must say the same of a payload before they are timed on it. */
function agree({ name, schema, value }: Case, [own, ...others]: readonly Contestant[]): void {
  const expected = own?.accepts(own.judges[schema]?.all(value));
  for (const other of others) {
    const judges = other.judges[schema];
    const verdicts = judges ? [other.accepts(judges.all(value)), ...(judges.is ? [judges.is(value) === true] : [])] : [];
    if (verdicts.some((verdict) => verdict !== expected)) throw new Error(`${name}: ${other.name} says ${verdicts.join(' and ')}, Ashlar ${String(expected)}`);
  }
}

function times(mode: 'is' | 'all', contestants: readonly Contestant[]): readonly (readonly string[])[] {
  const ratios = new Map<string, number[]>(contestants.map(({ name }) => [name, []]));
  const rows = cases.map(({ name, schema, value }) => {
    const judges = new Map<string, Judge>(contestants.flatMap((each) => { const judge = each.judges[schema]?.[mode]; return judge ? [[each.name, judge] as const] : []; }));
    // As they come from a request: parsed, each one anew.
    const found = measure(judges, Array.from({ length: 8 }, (): unknown => JSON.parse(JSON.stringify(value))));
    const own = found.get('Ashlar') ?? 0;
    return [name, own.toFixed(0), ...contestants.slice(1).map((other) => {
      const ns = found.get(other.name);
      if (ns === undefined) return '';
      ratios.get(other.name)?.push(ns / own);
      return `${(ns / own).toFixed(2)} ×`;
    })];
  });
  const means = contestants.slice(1).map(({ name }) => { const own = ratios.get(name) ?? []; return own.length === 0 ? '' : `${geometricMean(own).toFixed(2)} ×`; });
  return [...rows, ['geometric mean', '', ...means]];
}
