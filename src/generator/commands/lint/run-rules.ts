// What the linter finds in a document: rules are run over its model, and what was said while reading joins them.

import type { Document } from '../../openapi/types.ts';
import type { Api } from '../../model/types/api.ts';
import type { RuleBook } from '../../model/expressions/compile-rules.ts';
import { createJudge } from '../../model/validate/validate.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDoubt } from './unreliable-parts.ts';
import { byPlace, type Found, type LintFinding } from './finding.ts';
import { fingerprintsOf } from './fingerprint.ts';
import { mendOf } from './diagnostic-fixes.ts';
import { placeWithin, spotOf, type Roots } from './finding-location.ts';
import type { Rule, Said } from './rule.ts';
import type { Settings } from './settings.ts';
import { suppressed } from './suppressions.ts';
import { rulesBy } from './values/check-x-rules.ts';
import { visit } from './visit-model.ts';

/** A document as far as it was understood. */
export interface Understood {
  readonly roots: Roots;
  readonly document?: Document;
  readonly api?: Api;
  readonly rules?: RuleBook;
  /** What the stages that read have said. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface Linted {
  /** By place. */
  readonly findings: readonly LintFinding[];
  /** How many the document itself calls all right. */
  readonly suppressed: number;
}

type Levelled = Omit<LintFinding, 'fingerprint'>;

/** Everything that is to be told of a document. `underneath`: what other linters have found. */
export function lint(
  understood: Understood,
  rules: readonly Rule[],
  settings: Settings,
  underneath: readonly Found[] = [],
): Linted {
  const { roots, diagnostics } = understood;
  const reading = diagnostics.map((diagnostic): Found => ({
    ...diagnostic,
    ...mendOf(diagnostic, roots),
    ...(diagnostic.severity === 'error' && { binding: true }),
  }));
  const found = [...reading, ...ruled(understood, rules, settings), ...underneath].flatMap((each) =>
    levelled(each, settings),
  );
  const { kept, suppressed: gone, complaints } = suppressed(found, roots);
  const told = distinct([...kept, ...complaints.flatMap((each) => levelled(each, settings))].sort(byPlace));
  const prints = fingerprintsOf(told, roots);
  return {
    findings: told.map(({ code, severity, message, place, related, help, mend }, index) => ({
      code,
      severity,
      message,
      ...(place && { place }),
      ...(related && { related }),
      ...(help !== undefined && { help }),
      ...(mend && { mend }),
      fingerprint: prints[index] ?? '',
    })),
    suppressed: gone.length,
  };
}

function levelled(found: Found, settings: Settings): readonly Levelled[] {
  const level = found.binding ? found.severity : settings.level(found.code, found.place?.file, found.severity);
  return level === 'off' ? [] : [{ ...found, severity: level }];
}

function ruled(
  { api, document, roots, rules: book, diagnostics }: Understood,
  rules: readonly Rule[],
  settings: Settings,
): readonly Found[] {
  if (!api || !document) return [];
  const found: Found[] = [];
  const judge = createJudge(api, book && { rules: rulesBy(book) });
  const isDoubtful = createDoubt(diagnostics, roots);
  const visitors = rules.flatMap(({ code, severity, look, needsWhole }) => {
    const say = (said: Said): void => {
      if (needsWhole !== true || !isDoubtful(said.at)) found.push({ ...foundOf(code, said, roots), severity });
    };
    return settings.isOn(code, severity) ? [look({ api, document, roots, judge, say })] : [];
  });
  visit(api, visitors);
  return found;
}

function foundOf(
  code: string,
  { message, at, within = [], onName = false, related, help, fix }: Said,
  roots: Roots,
): Omit<Found, 'severity'> {
  const spot = fix && spotOf(at, within, roots);
  return {
    code,
    message,
    place: placeWithin(at, within, roots, onName),
    ...(related && {
      related: related.map((other) => ({
        place: placeWithin(other.at, other.within ?? [], roots),
        message: other.message,
      })),
    }),
    ...(help !== undefined && { help }),
    ...(fix && spot && { mend: { spot, fix } }),
  };
}

/** The same code, place and message is told once. */
function distinct(found: readonly Levelled[]): readonly Levelled[] {
  const seen = new Set<string>();
  return found.filter(({ code, place, message }) => {
    const key = JSON.stringify([code, place?.file, place?.line, place?.column, message]);
    return !seen.has(key) && seen.add(key);
  });
}
