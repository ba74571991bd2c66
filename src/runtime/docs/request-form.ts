// Script for an operation page: a form that sends a request, and shows the response.

import { createElement } from './create-element.ts';
import { createForm } from './request-form/request-form-fields.ts';
import type { OperationData } from './request-form/operation-data.ts';
import { buildRequest } from './request-form/build-request.ts';
import { sendRequest, type ResponseView } from './request-form/send-request.ts';

const formContainer = document.getElementById('try-form');
const operationJson = document.getElementById('try-data')?.textContent;

if (formContainer !== null && operationJson) startForm(formContainer, JSON.parse(operationJson) as OperationData);

function startForm(container: HTMLElement, operation: OperationData): void {
  const form = createForm(operation);
  const output = createElement('div', { class: 'try-response', role: 'status' });
  container.append(form.form, output);
  let controller: AbortController | undefined;

  form.cancel.addEventListener('click', () => controller?.abort());
  form.form.addEventListener('submit', (event) => {
    event.preventDefault();
    void run();
  });

  async function run(): Promise<void> {
    if (controller !== undefined) return;
    try {
      const request = buildRequest(operation, form.read());
      if (
        operation.confirmation !== undefined &&
        !confirm(`${operation.confirmation}\n\n${request.init.method} ${request.url}`)
      )
        return;
      controller = new AbortController();
      setBusy(true);
      output.replaceChildren('Waiting for the response…');
      output.replaceChildren(...renderResponse(await sendRequest(request, controller.signal)));
    } catch (error) {
      const isCanceled = controller?.signal.aborted === true;
      output.replaceChildren(
        createElement('p', { class: 'try-problem' }, [
          isCanceled
            ? 'Canceled. The server may already have processed the request.'
            : error instanceof Error
              ? error.message
              : String(error),
        ]),
      );
    } finally {
      controller = undefined;
      setBusy(false);
    }
  }

  function setBusy(isWaiting: boolean): void {
    form.send.disabled = isWaiting;
    form.cancel.hidden = !isWaiting;
    // Otherwise the focus would be lost with the disabled or hidden button.
    if (isWaiting) form.cancel.focus();
    else if (document.activeElement === document.body || document.activeElement === form.cancel) form.send.focus();
  }
}

function renderResponse({ status, statusText, headers, body, isTruncated }: ResponseView): readonly HTMLElement[] {
  return [
    createElement('p', { class: status < 400 ? 'try-status' : 'try-status try-error' }, [
      createElement('strong', {}, [String(status)]),
      ` ${statusText}`,
    ]),
    createElement('details', {}, [
      createElement('summary', {}, [`${headers.length} headers`]),
      createElement(
        'dl',
        {},
        headers.flatMap(([name, value]) => [createElement('dt', {}, [name]), createElement('dd', {}, [value])]),
      ),
    ]),
    ...(body === ''
      ? [createElement('p', {}, ['No body.'])]
      : [createElement('pre', { tabindex: '0' }, [createElement('code', {}, [body])])]),
    ...(isTruncated ? [createElement('p', {}, ['The rest of the body is not shown.'])] : []),
  ];
}
