// Lifecycle diagrams: layout for any states and transitions, complete descriptions, and omission above the size limit.

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Lifecycle, LifecycleMove } from '../../../../src/generator/openapi/extensions/types.ts';
import { toDisplayText } from '../../../../src/generator/code/html/html-and-svg.ts';
import type { Drawing } from '../../../../src/generator/targets/docs/diagrams/drawing.ts';
import { drawLifecycle } from '../../../../src/generator/targets/docs/diagrams/lifecycle.ts';
import { renderSvg } from '../../../../src/generator/targets/docs/diagrams/render-svg.ts';
import { findLayoutProblems } from './layout-invariants.ts';

function createLifecycle(states: readonly string[], moves: readonly LifecycleMove[] = []): Lifecycle {
  return { states: new Map(states.map((state) => [state, null])), moves, open: false };
}

function drawOrThrow(lifecycle: Lifecycle): Drawing {
  const diagram = drawLifecycle(lifecycle, 'status');
  if (diagram === undefined || 'reason' in diagram) throw new Error('missing drawing');
  return diagram.drawing;
}

const stateSubset = (states: readonly string[]): fc.Arbitrary<string[]> =>
  fc.subarray([...states], { minLength: 1, maxLength: Math.min(2, states.length) });
const numberedStates = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `state_${index}`);

describe('a lifecycle', () => {
  test.each([0, 1, 3, 60])('with %i states and no transitions has no diagram', (count) => {
    expect(drawLifecycle(createLifecycle(numberedStates(count)), 'status')).toBeUndefined();
  });

  it('may have a transition from a state to itself', () => {
    const drawing = drawOrThrow(createLifecycle(['on'], [{ from: ['on'], to: ['on'], trigger: 'again' }]));
    expect(findLayoutProblems(drawing)).toEqual([]);
    expect(drawing.description).toBe('States: on. on to on: again.');
  });

  it('may have transitions from and to any state', () => {
    const drawing = drawOrThrow(
      createLifecycle(
        ['a', 'any state'],
        [
          { from: 'any', to: ['a'], trigger: 'x' },
          { from: ['a'], to: 'any', trigger: 'y', when: 'it must.' },
        ],
      ),
    );
    expect(findLayoutProblems(drawing)).toEqual([]);
    expect(drawing.boxes).toHaveLength(4);
    expect(drawing.description).toBe('States: a, any state. any state to a: x. a to any state: y, when it must.');
  });

  test('above the size limit has a reason instead of a diagram', () => {
    const states = numberedStates(60);
    expect(
      drawLifecycle(createLifecycle(states, [{ from: ['state_0'], to: ['state_1'], trigger: 'x' }]), 'status'),
    ).toEqual({ reason: 'The diagram is omitted: 60 states exceed the limit of 40.' });
    const dense = states.slice(0, 20);
    expect(drawLifecycle(createLifecycle(dense, [{ from: dense, to: dense, trigger: 'x' }]), 'status')).toEqual({
      reason: 'The diagram is omitted: 400 arrows between states exceed the limit of 60.',
    });
  });

  it('has no layout problems, a complete description, and safe SVG for any states and transitions', () => {
    const name = fc.oneof(
      fc.array(fc.nat(0x10ffff), { maxLength: 60 }).map((points) => String.fromCodePoint(...points)),
      fc.constantFrom('__proto__', 'constructor', '</text><script>', 'W'.repeat(80), '状態', '\u202eabc', 'a_b-c.d/e'),
    );
    const lifecycle = fc.uniqueArray(name, { minLength: 1, maxLength: 12 }).chain((states) =>
      fc.tuple(
        fc.constant(states),
        fc.array(
          fc.record({
            from: stateSubset(states),
            to: stateSubset(states),
            trigger: name,
            when: fc.option(name, { nil: undefined }),
          }),
          { minLength: 1, maxLength: 10 },
        ),
      ),
    );
    fc.assert(
      fc.property(lifecycle, ([states, moves]) => {
        const anyLifecycle = createLifecycle(
          states,
          moves.map(({ when, ...move }) => ({ ...move, ...(when !== undefined && { when }) })),
        );
        const drawing = drawOrThrow(anyLifecycle);
        expect(findLayoutProblems(drawing)).toEqual([]);
        for (const state of states) expect(drawing.description).toContain(state);
        for (const { trigger } of moves) expect(drawing.description).toContain(trigger.trim().replace(/\.$/, ''));
        const svg = renderSvg(drawing, 'd');
        expect(svg.match(/<(?!\/?(?:svg|title|desc|g|rect|path|text)\b)/g)).toBeNull();
        expect(svg).not.toMatch(/\p{Surrogate}|[\u202a-\u202e]/u);
        expect(renderSvg(drawOrThrow(anyLifecycle), 'd')).toBe(svg);
      }),
      { numRuns: 40 },
    );
  });

  it('shows text without control characters and extra whitespace', () => {
    expect(toDisplayText(' a\n\u0000b \u202e<c>\ud800 ')).toBe('a b <c>\ufffd');
  });
});
