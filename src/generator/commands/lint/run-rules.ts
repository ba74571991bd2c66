// Linter core: runs the rules on a model and combines their findings with diagnostics.

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

/** Document, as far as it could be parsed. */
export interface Understood {
  readonly roots: Roots;
  readonly document?: Document;
  readonly api?: Api;
  readonly rules?: RuleBook;
  /** Diagnostics of the parser and model stages. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface Linted {
  /** By location. */
  readonly findings: readonly LintFinding[];
  /** Number of findings that the document suppresses. */
  readonly suppressed: number;
}

type Levelled = Omit<LintFinding, 'fingerprint'>;

/** Lints a document. `externalFindings`: findings of other linters. */
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

/** Removes findings with the same code, location, and message. */
function distinct(found: readonly Levelled[]): readonly Levelled[] {
  const seen = new Set<string>();
  return found.filter(({ code, place, message }) => {
    const key = JSON.stringify([code, place?.file, place?.line, place?.column, message]);
    return !seen.has(key) && seen.add(key);
  });
}
