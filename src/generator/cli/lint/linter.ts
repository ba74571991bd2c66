// The linter as a configuration wants it: read a document, run the rules, join what those underneath say.

import { relative, resolve } from 'node:path';
import { didYouMean } from '../../document/suggest.ts';
import { understand, type Input, type Observe } from '../../generate.ts';
import { codes, type Code } from '../../report/codes.ts';
import { showApi } from '../../model/show.ts';
import { createReport, type Report } from '../../report/report.ts';
import type { Files } from '../../source/files.ts';
import type { Source } from '../../source/tree.ts';
import { lint, type Linted } from '../../lint/lint.ts';
import type { LintConfig } from '../../lint/config.ts';
import type { About } from '../../lint/print/formats.ts';
import { borrowed, prefix } from '../../lint/redocly/rules.ts';
import { underneath } from '../../lint/redocly/run.ts';
import { rules } from '../../lint/registry.ts';
import type { Roots } from '../../lint/places.ts';
import { createSettings, matcher } from '../../lint/settings.ts';
import { guarded } from './guarded-rule.ts';

/** One look at a document. */
export interface LintRun extends Linted {
  readonly texts: ReadonlyMap<string, Source>;
  /** The tree of each file, by its path. */
  readonly roots: Roots;
  /** Prints the model, which has no locations; absent if the document has errors. */
  readonly model?: () => string;
}

export interface Linter {
  run(input: Input, files: Files, observe?: Observe): Promise<LintRun>;
  /** What a rule means, and what to do about it. */
  about(code: string): About | undefined;
}

interface Around {
  readonly redocly: boolean;
  readonly cwd: string;
  readonly folder: string;
  readonly report: Report;
}

/** What is wrong with the configuration is reported. */
export function createLinter(config: LintConfig, { redocly, cwd, folder, report }: Around): Linter {
  const all = [...rules, ...(config.custom ?? []).map((rule) => guarded(rule, report))];
  const known = [
    ...all.map(({ code }) => code),
    ...Object.keys(codes),
    ...Object.keys(borrowed).map((name) => prefix + name),
  ];
  for (const code of [config.rules ?? {}, ...(config.overrides ?? []).map((each) => each.rules)].flatMap((each) =>
    Object.keys(each),
  )) {
    const isMeant = matcher(code);
    if (known.some((each) => isMeant(each))) continue;
    const isGlob = code.includes('*');
    report.add('lint/unknown-rule', {
      message: `no rule has ${isGlob ? 'a code like' : 'the code'} ${JSON.stringify(code)}`,
      help: isGlob
        ? 'Codes are <family>/<problem>: */* is every one.'
        : (didYouMean(code, known) ?? 'docs/lint.md lists them.'),
    });
  }
  const settings = createSettings(config, (file) => relative(folder, resolve(cwd, file)).replaceAll('\\', '/'));
  return {
    about: (code) =>
      all.find((rule) => rule.code === code) ?? (Object.hasOwn(codes, code) ? codes[code as Code] : undefined), // the registry has it
    async run(input, files, observe) {
      const own = createReport();
      const {
        sources,
        document,
        api,
        rules: book,
      } = await understand({ ...input, despiteErrors: true }, files, own, observe);
      const understood = {
        roots: sources.roots,
        diagnostics: own.diagnostics,
        ...(document && { document }),
        ...(api && { api }),
        ...(book && { rules: book }),
      };
      const others = redocly && config.redocly !== false && api ? await underneath(sources, settings) : [];
      return {
        ...lint(understood, all, settings, others),
        texts: sources.texts,
        roots: sources.roots,
        ...(api && !own.failed && { model: () => showApi(api) }),
      };
    },
  };
}
