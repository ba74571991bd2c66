// Reading of baseline files: the fingerprints, or an error that says what is wrong with the file.

import { describe, expect, it } from 'vitest';
import { readBaseline } from '../../../src/generator/commands/lint/cli/baseline-file.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { createTempDirectory } from '../../cli/temp-directory.ts';

const finding = (fingerprint: unknown): string => JSON.stringify({ findings: [{ fingerprint }] });

describe('a baseline', () => {
  it('has the fingerprints of its findings', () => {
    const directory = createTempDirectory({ 'baseline.json': finding('0123456789ab') });
    const report = createReport();
    expect([...(readBaseline('baseline.json', directory, report)?.fingerprints ?? [])]).toEqual(['0123456789ab']);
    expect(report.diagnostics).toEqual([]);
  });

  it('reports fingerprints that match no finding', () => {
    const directory = createTempDirectory({ 'baseline.json': finding('0123456789ab') });
    const report = createReport();
    const baseline = readBaseline('baseline.json', directory, report);
    baseline?.reportStale(new Set(['0123456789ab']), report);
    expect(report.diagnostics).toEqual([]);
    baseline?.reportStale(new Set(['ba9876543210']), report);
    expect(report.diagnostics).toHaveLength(1);
  });

  it.each([
    ['a short fingerprint', finding('012345'), 'expected findings with fingerprints'],
    ['a fingerprint in capitals', finding('0123456789AB'), 'expected findings with fingerprints'],
    ['a number', finding(123_456_789_012), 'expected findings with fingerprints'],
    ['a finding without a fingerprint', '{ "findings": [{}] }', 'expected findings with fingerprints'],
    ['no findings', '{}', 'expected findings with fingerprints'],
    ['an array', '[]', 'expected findings with fingerprints'],
    ['broken JSON', '{', 'cannot parse `baseline.json`'],
  ])('is invalid with %s', (_, text, message) => {
    const report = createReport();
    expect(readBaseline('baseline.json', createTempDirectory({ 'baseline.json': text }), report)).toBeUndefined();
    expect(report.diagnostics).toMatchObject([
      { code: 'lint/invalid-baseline', message: expect.stringContaining(message) as string },
    ]);
  });

  it.each([
    ['', 'the baseline path is empty'],
    ['missing.json', 'cannot find the baseline `missing.json`'],
    ['.', 'cannot read `.`'],
  ])('is invalid at the path "%s"', (path, message) => {
    const report = createReport();
    expect(readBaseline(path, createTempDirectory(), report)).toBeUndefined();
    expect(report.diagnostics).toMatchObject([
      { code: 'lint/invalid-baseline', message: expect.stringContaining(message) as string },
    ]);
  });
});
