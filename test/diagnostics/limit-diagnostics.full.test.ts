// Which diagnostics are printed, and what is said about the others.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DiagnosticData } from '../../src/generator/diagnostics/diagnostic.ts';
import { formatText } from '../../src/generator/diagnostics/format-text.ts';
import { limitDiagnostics } from '../../src/generator/diagnostics/limit-diagnostics.ts';

const at = (line: number, message: string, severity: DiagnosticData['severity'] = 'note'): DiagnosticData => ({
  code: 'model/test',
  severity,
  message,
  location: { file: 'a.yaml', line, column: 1 },
});

describe('limitDiagnostics', () => {
  it('returns one diagnostic for equal messages, with the other locations', () => {
    const { printed, hiddenCount } = limitDiagnostics([at(1, 'a'), at(2, 'b'), at(3, 'a')], 50);
    expect(printed.map(({ diagnostic, otherLocations }) => [diagnostic.message, otherLocations])).toEqual([
      ['a', [{ file: 'a.yaml', line: 3, column: 1 }]],
      ['b', []],
    ]);
    expect(hiddenCount).toBe(0);
  });

  it('keeps the most severe diagnostics, in their order', () => {
    const diagnostics = [at(1, 'note 1'), at(2, 'warning', 'warning'), at(3, 'note 2'), at(4, 'error', 'error')];
    const { printed, hiddenCount } = limitDiagnostics(diagnostics, 2);
    expect(printed.map(({ diagnostic }) => diagnostic.message)).toEqual(['warning', 'error']);
    expect(hiddenCount).toBe(2);
  });

  it('counts every diagnostic once, and keeps errors if there are fewer than the maximum', () => {
    const diagnostic = fc
      .record({
        line: fc.integer({ min: 1, max: 5 }),
        message: fc.constantFrom('a', 'b', 'c', 'd'),
        severity: fc.constantFrom('error' as const, 'warning' as const, 'note' as const),
        hasLocation: fc.boolean(),
      })
      .map(({ line, message, severity, hasLocation }): DiagnosticData => {
        const { location, ...others } = at(line, message, severity);
        return { ...others, ...(hasLocation && location && { location }) };
      });
    fc.assert(
      fc.property(fc.array(diagnostic), fc.integer({ min: 0, max: 10 }), (diagnostics, max) => {
        const { printed, hiddenCount } = limitDiagnostics(diagnostics, max);
        const shown = printed.reduce((sum, { otherLocations }) => sum + 1 + otherLocations.length, 0);
        expect(shown + hiddenCount).toBe(diagnostics.length);
        if (max > 0) expect(printed.length).toBeLessThanOrEqual(max);
        const hasHiddenError =
          diagnostics.some(({ severity }) => severity === 'error') &&
          !printed.some((each) => each.diagnostic.severity === 'error');
        expect(hasHiddenError).toBe(false);
      }),
    );
  });
});

describe('formatText', () => {
  it('summarizes what is not printed', () => {
    const diagnostics = [1, 2, 3, 4, 5, 6].map((line) => at(line, 'same'));
    const others = [7, 8].map((line) => at(line, `other ${line}`, 'warning'));
    expect(formatText([...diagnostics, ...others], new Map(), { maxDiagnostics: 2 })).toBe(
      'a.yaml:7:1 warning model/test\n  other 7\n\na.yaml:8:1 warning model/test\n  other 8\n\n' +
        'and 6 more; use --max-diagnostics 0 to show all\n\n2 warnings, 6 notes\n',
    );
    expect(formatText(diagnostics, new Map())).toBe(
      'a.yaml:1:1 note model/test\n  same\n  also at a.yaml:2:1, a.yaml:3:1, a.yaml:4:1, and 2 more\n\n6 notes\n',
    );
    expect(formatText(diagnostics, new Map(), { maxDiagnostics: 0 }).match(/same/g)).toHaveLength(6);
  });

  it('prints less than 100 kB by default', () => {
    const long = 'x'.repeat(100_000);
    const diagnostics = Array.from({ length: 40_000 }, (_, line) => ({
      ...at(line + 1, `${line} ${long.slice(0, line < 60 ? 100_000 : 10)}`, 'error'),
      help: long,
      related: Array.from({ length: 40 }, () => ({
        location: { file: 'a.yaml', line: 1, column: 1 },
        message: 'here',
      })),
    }));
    const text = formatText(diagnostics, new Map());
    expect(text.length).toBeLessThan(100_000);
    expect(text).toContain('and 39,950 more; use --max-diagnostics 0 to show all');
  });
});
