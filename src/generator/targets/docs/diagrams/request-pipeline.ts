// Request pipeline diagram: each step with the error statuses that it can return.

import { joinWords } from '../../../diagnostics/join-words.ts';
import type { Api, Operation } from '../../../model/types/api.ts';
import { requestMethod } from '../../../model/http-request.ts';
import { requestSteps, type RequestStep } from '../../../model/operations/request-steps.ts';
import { center, type Arrow, type Box, type Drawing, type Frame } from './drawing.ts';
import { margin } from './dagre-layout.ts';
import { wrapLabel, labelSize, lineHeight } from './text-width.ts';

/** Short step names by step ID. */
const stepNames: Readonly<Record<string, string>> = {
  match: 'Match path and method',
  authenticate: 'Authenticate the caller',
  rate: 'Check the rate limit',
  scopes: 'Check the scopes',
  user: 'Check the user type',
  read: 'Read the body',
  path: 'Check path parameters',
  load: 'Load the resource',
  grant: 'Check the grant',
  content: 'Check the media type',
  body: 'Validate the body',
  merge: 'Merge the update',
  problems: 'Report all problems',
  preconditions: 'Check preconditions',
  limits: 'Check count limits',
  handler: 'Run the operation',
  emit: 'Emit events',
  redact: 'Redact secrets',
  response: 'Validate the response',
  warnings: 'Add warnings',
};

const stepWidth = 206;
const stepHeight = 32;
const gap = 14;
const chipHeight = 24;
const frameLabel = wrapLabel('unit of work', { code: false, width: stepWidth, maxLines: 1 });

/** A step of an operation and the statuses that it can return. */
interface StepWithStatuses {
  readonly step: RequestStep;
  readonly statuses: readonly string[];
}

// Drawings by steps and statuses, which are the same for most operations.
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
  return { ...drawing, title: `Request processing: ${requestMethod(operation.method)} ${operation.path}` };
}

function drawSteps(steps: readonly StepWithStatuses[], success: readonly string[]): Drawing {
  const boxes: Box[] = [];
  const arrows: Arrow[] = [];
  const unitBoxes: Box[] = [];
  let y = margin;
  for (const [index, { step, statuses }] of steps.entries()) {
    const before = steps[index - 1]?.step;
    if (before !== undefined && (before.stage === 'unit') !== (step.stage === 'unit')) y += lineHeight / 2 + 4;
    const box: Box = {
      id: step.id,
      label: wrapLabel(`${index + 1}. ${stepName(step)}`, { code: false, width: stepWidth - 12, maxLines: 1 }),
      style: step.id === 'handler' ? 'strong' : 'plain',
      x: margin + 10,
      y,
      width: stepWidth,
      height: stepHeight,
    };
    const previous = boxes.findLast(({ style }) => style !== 'chip');
    if (previous) arrows.push(downArrow(previous, box));
    const statusBoxes = statusChips(statuses, box);
    if (statusBoxes[0]) arrows.push(rightArrow(box, statusBoxes[0]));
    if (step.stage === 'unit') unitBoxes.push(box);
    boxes.push(box, ...statusBoxes);
    y += stepHeight + gap;
  }
  const lastStep = boxes.findLast(({ style }) => style !== 'chip');
  const response = lastStep && success.length > 0 ? responseBox(joinWords(success, 'or'), lastStep, y + 6) : undefined;
  if (lastStep && response) arrows.push(downArrow(lastStep, response));
  const allBoxes = response ? [...boxes, response] : boxes;
  const frames = unitFrame(unitBoxes);
  return {
    title: 'Request processing',
    description: [
      ...steps.map(
        ({ step, statuses }, index) =>
          `${index + 1}. ${stepName(step)}${statuses.length === 0 ? '' : `: can return ${joinWords(statuses, 'or')}`}.`,
      ),
      ...(response === undefined ? [] : [`Then the server returns ${joinWords(success, 'or')}.`]),
    ].join(' '),
    width: Math.max(0, ...[...allBoxes, ...frames].map(({ x, width }) => x + width)) + margin,
    height: Math.max(0, ...[...allBoxes, ...frames].map((each) => each.y + each.height)) + margin,
    boxes: allBoxes,
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
    const text = wrapLabel(status, { code: true, width: 60, maxLines: 1 });
    const chip: Box = {
      id: `${step.id} ${status}`,
      label: text,
      style: 'chip',
      x,
      y: center(step).y - chipHeight / 2,
      width: labelSize(text).width + 16,
      height: chipHeight,
    };
    x += chip.width + 6;
    return chip;
  });
}

function responseBox(status: string, lastStep: Box, y: number): Box {
  const text = wrapLabel(status, { code: true, width: lastStep.width - 20, maxLines: 2 });
  const { width, height } = labelSize(text);
  return {
    id: 'success',
    label: text,
    style: 'chip',
    x: center(lastStep).x - (width + 24) / 2,
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
    style: 'plain',
    points: [
      { x, y: from.y + from.height },
      { x, y: to.y },
    ],
  };
}

function rightArrow(from: Box, to: Box): Arrow {
  const { y } = center(from);
  return {
    from: from.id,
    to: to.id,
    style: 'dashed',
    points: [
      { x: from.x + from.width, y },
      { x: to.x, y },
    ],
  };
}

function unitFrame(unitBoxes: readonly Box[]): readonly Frame[] {
  const [first] = unitBoxes;
  const last = unitBoxes.at(-1);
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
