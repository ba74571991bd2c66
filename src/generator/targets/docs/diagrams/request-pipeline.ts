// Request pipeline diagram: each step with the error statuses that it can return.

import type { Api, Operation } from '../../../model/types/api.ts';
import { sentMethod } from '../../../model/http-method.ts';
import { requestSteps, type RequestStep } from '../../../model/operations/request-steps.ts';
import { listed } from './diagram-or-reason.ts';
import { centre, type Arrow, type Box, type Drawing, type Frame } from './drawing-types.ts';
import { margin } from './dagre-layout.ts';
import { label, labelSize, lineHeight } from './text-width.ts';

/** Short step names by step ID. */
const names: Readonly<Record<string, string>> = {
  match: 'Match path and method',
  authenticate: 'Look up the token',
  rate: 'Count against the rate',
  scopes: 'Check the scopes',
  user: 'Check the kind of user',
  read: 'Read the body',
  path: 'Judge path parameters',
  load: 'Load the resource',
  grant: 'Check the grant',
  content: 'Check the media type',
  body: 'Judge the body',
  merge: 'Merge the update',
  problems: 'Answer all problems',
  preconditions: 'Check preconditions',
  limits: 'Check limits',
  handler: 'Do the work',
  emit: 'Emit events',
  redact: 'Redact secrets',
  response: 'Judge the response',
  warnings: 'Warn of deprecation',
};

const stepWidth = 206;
const stepHeight = 32;
const gap = 14;
const chipHeight = 24;
const frameLabel = label('unit of work', { code: false, width: stepWidth, most: 1 });

/** A step of an operation and the statuses that it can return. */
interface Taken {
  readonly step: RequestStep;
  readonly statuses: readonly string[];
}

// Most operations have the same steps and statuses.
const known = new Map<string, Drawing>();

/** Draws the steps of an operation, followed by its success statuses. */
export function requestDrawing(operation: Operation, api: Api): Drawing {
  const steps = requestSteps
    .filter((step) => step.applies(operation, api))
    .map((step) => ({ step, statuses: (step.answers?.(operation, api) ?? step.statuses).map(String) }));
  const success = operation.responses.flatMap(({ status }) => (/^[23]/.test(status) ? [status] : []));
  const key = JSON.stringify([steps.map(({ step, statuses }) => [step.id, statuses]), success]);
  const drawing = known.get(key) ?? draw(steps, success);
  known.set(key, drawing);
  return { ...drawing, title: `What happens to a request to ${sentMethod(operation.method)} ${operation.path}` };
}

function draw(steps: readonly Taken[], success: readonly string[]): Drawing {
  const boxes: Box[] = [];
  const arrows: Arrow[] = [];
  const unit: Box[] = [];
  let y = margin;
  for (const [index, { step, statuses }] of steps.entries()) {
    const before = steps[index - 1]?.step;
    if (before !== undefined && (before.stage === 'unit') !== (step.stage === 'unit')) y += lineHeight / 2 + 4;
    const box: Box = {
      id: step.id,
      label: label(`${index + 1}. ${nameOf(step)}`, { code: false, width: stepWidth - 12, most: 1 }),
      look: step.id === 'handler' ? 'strong' : 'plain',
      x: margin + 10,
      y,
      width: stepWidth,
      height: stepHeight,
    };
    const previous = boxes.findLast(({ look }) => look !== 'chip');
    if (previous) arrows.push(down(previous, box));
    const chips = chipsOf(statuses, box);
    if (chips[0]) arrows.push(across(box, chips[0]));
    if (step.stage === 'unit') unit.push(box);
    boxes.push(box, ...chips);
    y += stepHeight + gap;
  }
  const end = boxes.findLast(({ look }) => look !== 'chip');
  const answer = end && success.length > 0 ? answerBox(listed(success, 'or'), end, y + 6) : undefined;
  if (end && answer) arrows.push(down(end, answer));
  const all = answer ? [...boxes, answer] : boxes;
  const frames = frameOf(unit);
  return {
    title: 'What happens to a request',
    description: [
      ...steps.map(
        ({ step, statuses }, index) =>
          `${index + 1}. ${nameOf(step)}${statuses.length === 0 ? '' : `: may answer ${listed(statuses, 'or')}`}.`,
      ),
      ...(answer === undefined ? [] : [`Then the answer is ${listed(success, 'or')}.`]),
    ].join(' '),
    width: Math.max(0, ...[...all, ...frames].map(({ x, width }) => x + width)) + margin,
    height: Math.max(0, ...[...all, ...frames].map((each) => each.y + each.height)) + margin,
    boxes: all,
    arrows,
    lines: [],
    frames,
  };
}

/** Returns the short name of a step. */
export function nameOf({ id }: RequestStep): string {
  return names[id] ?? id;
}

function chipsOf(statuses: readonly string[], step: Box): readonly Box[] {
  let x = step.x + step.width + 34;
  return statuses.map((status) => {
    const text = label(status, { code: true, width: 60, most: 1 });
    const chip: Box = {
      id: `${step.id} ${status}`,
      label: text,
      look: 'chip',
      x,
      y: centre(step).y - chipHeight / 2,
      width: labelSize(text).width + 16,
      height: chipHeight,
    };
    x += chip.width + 6;
    return chip;
  });
}

function answerBox(status: string, after: Box, y: number): Box {
  const text = label(status, { code: true, width: after.width - 20, most: 2 });
  const { width, height } = labelSize(text);
  return {
    id: 'answer',
    label: text,
    look: 'chip',
    x: centre(after).x - (width + 24) / 2,
    y,
    width: width + 24,
    height: height + 8,
  };
}

function down(from: Box, to: Box): Arrow {
  const x = centre(from).x;
  return {
    from: from.id,
    to: to.id,
    look: 'plain',
    points: [
      { x, y: from.y + from.height },
      { x, y: to.y },
    ],
  };
}

function across(from: Box, to: Box): Arrow {
  const { y } = centre(from);
  return {
    from: from.id,
    to: to.id,
    look: 'dashed',
    points: [
      { x: from.x + from.width, y },
      { x: to.x, y },
    ],
  };
}

function frameOf(unit: readonly Box[]): readonly Frame[] {
  const [first] = unit;
  const last = unit.at(-1);
  if (first === undefined || last === undefined || first === last) return [];
  return [
    {
      x: first.x - 10,
      y: first.y - 11,
      width: first.width + 20,
      height: last.y + last.height - first.y + 20,
      label: frameLabel,
    },
  ];
}
