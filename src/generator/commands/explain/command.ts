// `ashlar explain` command.

import { didYouMean } from '../../openapi/did-you-mean.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { ExplainFlags } from '../../cli/arguments.ts';
import type { Outcome } from '../../cli/command-result.ts';
import { explanations, type Explanation } from './explanations.ts';

/** Runs the command. An unknown code is reported. */
export function runExplain({ code, json }: ExplainFlags, report: Report): Outcome {
  const outcome: Outcome = { command: 'explain', report, texts: new Map(), timings: [] };
  const all = explanations();
  const found = code === undefined ? all : all.filter((each) => each.code === code);
  if (code !== undefined && found.length === 0) {
    const within = all.filter((each) => each.code.split('/')[1] === code).map((each) => each.code);
    const help =
      within.length > 0
        ? `Did you mean ${within.join(' or ')}?`
        : didYouMean(
            code,
            all.map((each) => each.code),
          );
    report.add('cli/unknown-code', {
      message: `no diagnostic has the code ${JSON.stringify(code)}`,
      help: help ?? 'ashlar explain lists them all.',
    });
    return outcome;
  }
  if (json === true)
    return report.failed
      ? outcome
      : { ...outcome, printed: `${JSON.stringify(code === undefined ? found : found[0], null, 2)}\n` };
  return { ...outcome, printed: code === undefined ? found.map(line).join('') : found.map(whole).join('') };
}

function line({ code, severity, meaning }: Explanation): string {
  return `${code.padEnd(40)} ${severity.padEnd(7)} ${meaning.split('. ')[0]?.replace(/\.$/, '') ?? ''}\n`;
}

function whole({ code, severity, meaning, more }: Explanation): string {
  return `${code}: ${severity === 'off' ? 'off unless turned on' : severity}\n\n${[meaning, ...more].map((sentence) => `  ${sentence}\n`).join('\n')}`;
}
