// Request pipeline diagram: each step with the error statuses that it can return.

import type { Api, Operation } from '../../../model/types/api.ts';
import { requestMethod } from '../../../model/http-request.ts';
import { requestSteps, type RequestStep } from '../../../model/operations/request-steps.ts';
import { joinWords, center, type Arrow, type Box, type Drawing, type Frame } from './drawing.ts';
import { margin } from './dagre-layout.ts';
import { wrapLabel, labelSize, lineHeight } from './text-width.ts';

/** Short step names by step ID. */
const stepNames: Readonly<Record<string, string>> = {
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
const frameLabel = wrapLabel('unit of work', { code: false, width: stepWidth, most: 1 });

/** A step of an operation and the statuses that it can return. */
interface StepWithStatuses {
  readonly step: RequestStep;
  readonly statuses: readonly string[];
}

// Most operations have the same steps and statuses.
const drawingCache = new Map<string, Drawing>();

/** Draws the steps of an operation, followed by its success statuses. */
export function drawRequestPipeline(operation: Operation, api: Api): Drawing {
  const steps = requestSteps
    .filter((step) => step.appliesTo(operation, api))
    .map((step) => ({ step, statuses: (step.statusesFor?.(operation, api) ?? step.statuses).map(String) }));
  const success = operation.responses.flatMap(({ status }) => (/^[23]/.test(status) ? [status] : []));
  const key = JSON.stringify([steps.map(({ step, statuses }) => [step.id, statuses]), success]);
  const drawing = drawingCache.get(key) ?? drawSteps(steps, success);
  drawingCache.set(key, drawing);
  return { ...drawing, title: `What happens to a request to ${requestMethod(operation.method)} ${operation.path}` };
}

function drawSteps(steps: readonly StepWithStatuses[], success: readonly string[]): Drawing {
  const boxes: Box[] = [];
  const arrows: Arrow[] = [];
  const unit: Box[] = [];
  let y = margin;
  for (const [index, { step, statuses }] of steps.entries()) {
    const before = steps[index - 1]?.step;
    if (before !== undefined && (before.stage === 'unit') !== (step.stage === 'unit')) y += lineHeight / 2 + 4;
    const box: Box = {
      id: step.id,
      label: wrapLabel(`${index + 1}. ${stepName(step)}`, { code: false, width: stepWidth - 12, most: 1 }),
      look: step.id === 'handler' ? 'strong' : 'plain',
      x: margin + 10,
      y,
      width: stepWidth,
      height: stepHeight,
    };
    const previous = boxes.findLast(({ look }) => look !== 'chip');
    if (previous) arrows.push(downArrow(previous, box));
    const statusBoxes = statusChips(statuses, box);
    if (statusBoxes[0]) arrows.push(acrossArrow(box, statusBoxes[0]));
    if (step.stage === 'unit') unit.push(box);
    boxes.push(box, ...statusBoxes);
    y += stepHeight + gap;
  }
  const end = boxes.findLast(({ look }) => look !== 'chip');
  const response = end && success.length > 0 ? responseBox(joinWords(success, 'or'), end, y + 6) : undefined;
  if (end && response) arrows.push(downArrow(end, response));
  const all = response ? [...boxes, response] : boxes;
  const frames = unitFrame(unit);
  return {
    title: 'What happens to a request',
    description: [
      ...steps.map(
        ({ step, statuses }, index) =>
          `${index + 1}. ${stepName(step)}${statuses.length === 0 ? '' : `: may answer ${joinWords(statuses, 'or')}`}.`,
      ),
      ...(response === undefined ? [] : [`Then the answer is ${joinWords(success, 'or')}.`]),
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
export function stepName({ id }: RequestStep): string {
  return stepNames[id] ?? id;
}

function statusChips(statuses: readonly string[], step: Box): readonly Box[] {
  let x = step.x + step.width + 34;
  return statuses.map((status) => {
    const text = wrapLabel(status, { code: true, width: 60, most: 1 });
    const chip: Box = {
      id: `${step.id} ${status}`,
      label: text,
      look: 'chip',
      x,
      y: center(step).y - chipHeight / 2,
      width: labelSize(text).width + 16,
      height: chipHeight,
    };
    x += chip.width + 6;
    return chip;
  });
}

function responseBox(status: string, after: Box, y: number): Box {
  const text = wrapLabel(status, { code: true, width: after.width - 20, most: 2 });
  const { width, height } = labelSize(text);
  return {
    id: 'answer',
    label: text,
    look: 'chip',
    x: center(after).x - (width + 24) / 2,
    y,
    width: width + 24,
    height: height + 8,
  };
}

function downArrow(from: Box, to: Box): Arrow {
  const x = center(from).x;
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

function acrossArrow(from: Box, to: Box): Arrow {
  const { y } = center(from);
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

function unitFrame(unit: readonly Box[]): readonly Frame[] {
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
