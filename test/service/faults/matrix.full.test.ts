// Tests that the service survives every fault in the matrix, responds in time, and loses no acknowledged write.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { faults } from '../../../scripts/fault-injection/scenarios.ts';
import { measure } from '../../../scripts/fault-injection/measure-fault.ts';
import { MissingDependencyError } from '../../../scripts/fault-injection/dependencies.ts';
import { buildProgram, type BuiltProgram } from '../start/built-program.ts';

let built: BuiltProgram;
beforeAll(async () => void (built = await buildProgram()));
afterAll(() => built.remove());

/** Faults that may leave the service ready: the database keeps working, or the fault ends before a response. */
const readyFaults = /^(Redis|connections|service|file damaged|disk read-only)/;

test.each(faults.map((fault) => [`${fault.storage}: ${fault.name}`, fault] as const))(
  'the service survives %s',
  async (_title, fault) => {
    const measurement = await measure(built.main, fault).catch((error: unknown) => {
      if (error instanceof MissingDependencyError && !process.env['CI']) return undefined;
      throw error;
    });
    if (!measurement) {
      console.warn(
        `skipping ${fault.name} on ${fault.storage}: a required tool or privilege is missing on this machine`,
      );
      return;
    }
    const { lost, unexpectedExit, acknowledged, outcome, writes, reads, readiness } = measurement;
    expect({ lost, ended: unexpectedExit }).toEqual({ lost: [], ended: undefined });
    expect(acknowledged).toBeGreaterThan(0);
    if (outcome !== undefined) expect(outcome).toMatch(/^exit status 1: .*(is damaged|read-only)/);
    // A killed service does not respond; otherwise, every response is in time.
    else if (fault.name !== 'service killed')
      expect([...writes.keys(), ...reads.keys()].filter((status) => !['200', '503'].includes(status))).toEqual([]);
    if (fault.name.startsWith('Redis'))
      expect([[...writes.keys()], [...reads.keys()], readiness]).toEqual([['200'], ['200'], '200']);
    if (!readyFaults.test(fault.name)) expect(readiness).toBe('503');
  },
);
