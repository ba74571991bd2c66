// Schedules for background work: recurring jobs, backup retention, and node health.

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { utcWeekday, completeSchedule } from '../../../src/service/work/instances/schedule.ts';
import { selectRetained } from '../../../src/service/work/instances/retention.ts';
import { splitAddress, type CheckSettings } from '../../../src/service/work/nodes/backends.ts';
import { countDueChecks, updateHealth } from '../../../src/service/work/nodes/health.ts';
import { isLoopbackHost } from '../../../src/service/work/nodes/loopback-probe.ts';
import { day, hour, nextTime, recurring } from '../../../src/service/work/recurring-jobs.ts';
import { retryDelay } from '../../../src/service/work/run-jobs.ts';

const moment = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2100, 0) });
const recurringJob = fc.constantFrom(...Object.values(recurring));

describe('the next time of a recurring job', () => {
  it('is midnight in UTC or a full hour', () => {
    const time = Date.parse('2030-01-15T10:20:30Z');
    expect(new Date(nextTime(recurring['database-backups'], time, time))).toEqual(new Date('2030-01-16T00:00:00Z'));
    expect(new Date(nextTime(recurring['instance-backups'], time, time))).toEqual(new Date('2030-01-15T11:00:00Z'));
    const midnight = Date.parse('2030-01-16T00:00:00Z');
    expect(nextTime(recurring['database-backups'], midnight, midnight)).toBe(midnight + day);
    expect(nextTime(recurring['database-backups'], midnight - 1, midnight - 1)).toBe(midnight);
  });

  it('is the next multiple of the interval, at most one interval later', () => {
    fc.assert(
      fc.property(recurringJob, moment, (recurrence, time) => {
        const next = nextTime(recurrence, time, time);
        expect(next % recurrence.interval).toBe(0);
        expect(next).toBeGreaterThan(time);
        expect(next - time).toBeLessThanOrEqual(recurrence.interval);
      }),
    );
  });

  it('catches up on missed runs that are still useful', () => {
    fc.assert(
      fc.property(recurringJob, moment, fc.integer({ min: 0, max: 400 * day }), (recurrence, time, missed) => {
        const next = nextTime(recurrence, time, time + missed);
        if (missed < recurrence.maxDelay) expect(next).toBe(nextTime(recurrence, time, time));
        expect(next).toBeGreaterThanOrEqual(time + missed - recurrence.maxDelay);
      }),
    );
  });
});

describe('the retained automatic backups', () => {
  const backups = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 30 }).map((dayNumbers) =>
    dayNumbers.map((dayNumber, id) => ({
      id,
      created: new Date(Date.UTC(2030, 0, 1, 10) + dayNumber * day).toISOString(),
    })),
  );

  test('are the latest backup and the two latest backups of the scheduled day', () => {
    fc.assert(
      fc.property(backups, fc.constantFrom('Sunday', 'Wednesday', 'Saturday'), (allBackups, scheduledDay) => {
        const retained = new Set(selectRetained(allBackups, scheduledDay));
        const isOnScheduledDay = (backup: { readonly created: string }): boolean =>
          utcWeekday(new Date(backup.created)) === scheduledDay;
        const listLater = (reference: { readonly created: string }): typeof allBackups =>
          allBackups.filter(({ created }) => created > reference.created);
        for (const backup of allBackups)
          expect(retained.has(backup)).toBe(
            listLater(backup).length === 0 ||
              (isOnScheduledDay(backup) && listLater(backup).filter(isOnScheduledDay).length < 2),
          );
        expect(retained.size).toBeLessThanOrEqual(3);
      }),
    );
  });

  test('are the same whether old backups are deleted daily or at the end', () => {
    fc.assert(
      fc.property(backups, (allBackups) => {
        const retainedDaily = allBackups
          .toSorted((first, second) => first.created.localeCompare(second.created))
          .reduce<typeof allBackups>((retained, backup) => selectRetained([...retained, backup], 'Monday'), []);
        expect(new Set(retainedDaily)).toEqual(new Set(selectRetained(allBackups, 'Monday')));
      }),
    );
  });
});

describe('a completed schedule', () => {
  it('has a day and an hour, and keeps explicit values', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (id) => {
        const { day: scheduledDay, window } = completeSchedule({ day: 'Scheduling', window: 'Scheduling' }, id);
        expect(scheduledDay).toMatch(/day$/);
        expect(Number(window.slice(1))).toBeLessThan(24);
        expect(completeSchedule({ day: 'Friday', window: 'Scheduling' }, id)).toEqual({ day: 'Friday', window });
        expect(completeSchedule({ day: 'Scheduling', window: 'W3' }, id)).toEqual({ day: scheduledDay, window: 'W3' });
      }),
    );
  });
});

describe('the health of a node', () => {
  const check: CheckSettings = {
    check: 'http',
    check_interval: 10,
    check_timeout: 5,
    check_attempts: 3,
    check_path: '',
    check_body: '',
  };

  it('is down after the configured number of consecutive failures, and up after one success', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 30 }), fc.integer({ min: 1, max: 5 }), (results, attempts) => {
        const currentCheck = { ...check, check_attempts: attempts };
        const finalHealth = results.reduce(
          (health, passes) => updateHealth({ ...health, check: currentCheck }, passes, 1),
          { up: true, failures: 0 },
        );
        const trailingFailures = results.length - 1 - results.lastIndexOf(true);
        expect(finalHealth.up).toBe(trailingFailures < attempts);
      }),
    );
  });

  it('does not change to up after a failure', () =>
    expect(updateHealth({ up: false, failures: 0, check }, false, 1)).toEqual({ up: false, failures: 1 }));

  it('is checked at each interval, even after the clock has jumped', () => {
    expect(countDueChecks({ check }, undefined, 5000)).toBe(1);
    expect(countDueChecks({ check }, 5000, 14_999)).toBe(0);
    expect(countDueChecks({ check }, 5000, 15_000)).toBe(1);
    expect(countDueChecks({ check }, 5000, 65_000)).toBe(6);
    expect(countDueChecks({ check }, 65_000, 5000)).toBe(1);
  });
});

test('the retry delay increases with each failure', () => {
  expect([1, 2, 3, 4].map(retryDelay)).toEqual([10_000, 30_000, 90_000, 270_000]);
  expect(hour).toBe(3_600_000);
});

test('addresses are split into host and port, and loopback hosts are recognized', () => {
  expect(splitAddress('192.0.2.7:80')).toEqual({ host: '192.0.2.7', port: 80 });
  expect(splitAddress('[2001:DB8::7]:443')).toEqual({ host: '2001:db8::7', port: 443 });
  expect(['127.0.0.1', '127.8.9.1', '::1', 'localhost'].map(isLoopbackHost)).toEqual([true, true, true, true]);
  expect(['127.0.0.1.example.com', '10.0.0.1', '::2', 'example.com'].map(isLoopbackHost)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
