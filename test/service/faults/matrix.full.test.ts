// The service survives every fault in the matrix, responds in time, and loses no acknowledged write.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { faults } from '../../../scripts/faults/faults.ts';
import { measure } from '../../../scripts/faults/measure.ts';
import { MissingDependencyError } from '../../../scripts/faults/dependencies.ts';
import { buildProgram, type BuiltProgram } from '../start/built-program.ts';

let built: BuiltProgram;
beforeAll(async () => void (built = await buildProgram()));
afterAll(() => built.remove());

/** Faults that need not make the service unready: the database keeps working, or the fault ends before a response. */
const readyFaults = /^(Redis|connections|service|file damaged|disk read-only)/;

test.each(faults.map((fault) => [`${fault.storage}: ${fault.name}`, fault] as const))(
  'the service survives %s',
  async (_title, fault) => {
    const measurement = await measure(built.main, fault).catch((error: unknown) => {
      if (error instanceof MissingDependencyError && !process.env['CI']) return undefined;
      throw error;
    });
    if (!measurement) {
      console.warn(`${fault.name} on ${fault.storage} is skipped: this machine lacks what provokes it`);
      return;
    }
    const { lost, unexpectedExit, acknowledged, outcome, writes, reads, readiness } = measurement;
    expect({ lost, ended: unexpectedExit }).toEqual({ lost: [], ended: undefined });
    expect(acknowledged).toBeGreaterThan(0);
    if (outcome !== undefined) expect(outcome).toMatch(/^exit status 1: .*(is damaged|read-only)/);
    // Each response is in time; a killed service has none.
    else if (fault.name !== 'service killed')
      expect([...writes.keys(), ...reads.keys()].filter((status) => !['200', '503'].includes(status))).toEqual([]);
    if (fault.name.startsWith('Redis'))
      expect([[...writes.keys()], [...reads.keys()], readiness]).toEqual([['200'], ['200'], '200']);
    if (!readyFaults.test(fault.name)) expect(readiness).toBe('503');
  },
);
