// Script of an operation page: a form that sends a request, and shows the response.

import { element } from './create-element.ts';
import { createForm } from './request-form/request-form-fields.ts';
import type { TryOperation } from './request-form/operation-data.ts';
import { prepare } from './request-form/build-request.ts';
import { send, type Answer } from './request-form/send-request.ts';

const place = document.getElementById('try-form');
const data = document.getElementById('try-data')?.textContent;

if (place !== null && data) start(place, JSON.parse(data) as TryOperation);

function start(into: HTMLElement, operation: TryOperation): void {
  const form = createForm(operation);
  const output = element('div', { class: 'try-answer', role: 'status' });
  into.append(form.form, output);
  let running: AbortController | undefined;

  form.cancel.addEventListener('click', () => running?.abort());
  form.form.addEventListener('submit', (event) => {
    event.preventDefault();
    void run();
  });

  async function run(): Promise<void> {
    if (running !== undefined) return;
    try {
      const request = prepare(operation, form.read());
      if (operation.ask !== undefined && !confirm(`${operation.ask}\n\n${request.init.method} ${request.url}`)) return;
      running = new AbortController();
      busy(true);
      output.replaceChildren('Waiting for the answer …');
      output.replaceChildren(...answerView(await send(request, running.signal)));
    } catch (error) {
      const cancelled = running?.signal.aborted === true;
      output.replaceChildren(
        element('p', { class: 'try-problem' }, [
          cancelled
            ? 'Cancelled. The service may have done what was asked.'
            : error instanceof Error
              ? error.message
              : String(error),
        ]),
      );
    } finally {
      running = undefined;
      busy(false);
    }
  }

  function busy(waiting: boolean): void {
    form.send.disabled = waiting;
    form.cancel.hidden = !waiting;
    // Otherwise the focus would be lost with the disabled or hidden button.
    if (waiting) form.cancel.focus();
    else if (document.activeElement === document.body || document.activeElement === form.cancel) form.send.focus();
  }
}

function answerView({ status, statusText, headers, body, cut }: Answer): readonly HTMLElement[] {
  return [
    element('p', { class: status < 400 ? 'try-status' : 'try-status try-refused' }, [
      element('strong', {}, [String(status)]),
      ` ${statusText}`,
    ]),
    element('details', {}, [
      element('summary', {}, [`${headers.length} headers`]),
      element(
        'dl',
        {},
        headers.flatMap(([name, value]) => [element('dt', {}, [name]), element('dd', {}, [value])]),
      ),
    ]),
    ...(body === ''
      ? [element('p', {}, ['No body.'])]
      : [element('pre', { tabindex: '0' }, [element('code', {}, [body])])]),
    ...(cut ? [element('p', {}, ['The rest is not shown.'])] : []),
  ];
}
