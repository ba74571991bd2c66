// Fields of the request form, filled with examples.

import { createElement } from '../create-element.ts';
import type { OperationData, ParameterData } from './operation-data.ts';
import { fieldKey, type FormInput } from './build-request.ts';
import { readStored, store } from './tab-storage.ts';

export interface RequestForm {
  readonly form: HTMLFormElement;
  readonly send: HTMLButtonElement;
  readonly cancel: HTMLButtonElement;
  /** Returns the input, and stores server and credentials for other pages in this tab. */
  read(): FormInput;
}

let fieldCount = 0;

export function createForm(operation: OperationData): RequestForm {
  const server = createInput({
    value: readStored('server') ?? listServers(operation)[0] ?? '',
    type: 'url',
    required: '',
    list: 'try-servers',
  });
  const suggestions = createElement(
    'datalist',
    { id: 'try-servers' },
    listServers(operation).map((value) => createElement('option', { value })),
  );
  const credentials = operation.credentials.map(({ label }) => ({
    label,
    field: createInput({ type: 'password', value: readStored(`credential ${label}`) ?? '', autocomplete: 'off' }),
  }));
  const parameters = operation.parameters.map((parameter) => ({ parameter, field: createParameterField(parameter) }));
  const body = createBodyFields(operation);
  const send = createElement('button', { type: 'submit' }, ['Send']);
  const cancel = createElement('button', { type: 'button', hidden: '' }, ['Cancel']);
  const form = createElement('form', { class: 'try', 'aria-label': 'Try it', novalidate: '' }, [
    labelField('Server', server, true),
    suggestions,
    ...credentials.map(({ label, field }) => labelField(label, field, false)),
    ...parameters.map(({ parameter, field }) =>
      labelField(`${parameter.name} (${parameter.in})`, field, parameter.required),
    ),
    ...(body ? body.rows : []),
    createElement('p', { class: 'try-buttons' }, [send, cancel]),
  ]);
  return {
    form,
    send,
    cancel,
    read() {
      store('server', server.value);
      for (const { label, field } of credentials) store(`credential ${label}`, field.value);
      return {
        server: server.value.trim(),
        parameters: Object.fromEntries(parameters.map(({ parameter, field }) => [fieldKey(parameter), field.value])),
        ...(body && { body: { type: body.type(), text: body.text.value } }),
        credentials: credentials.map(({ field }) => field.value),
      };
    },
  };
}

/** Returns the document's servers; on localhost, the same paths on this origin come first. */
function listServers({ servers }: OperationData): readonly string[] {
  const { protocol, hostname, origin } = location;
  const isServed = /^https?:$/.test(protocol);
  const absoluteUrls = servers.flatMap((server) =>
    URL.canParse(server) ? [server] : isServed ? [new URL(server, origin).href] : [],
  );
  const localUrls =
    isServed && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
      ? absoluteUrls.map((server) => origin + new URL(server).pathname.replace(/\/$/, ''))
      : [];
  return [...new Set([...localUrls, ...absoluteUrls])];
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function createParameterField({ values, kind, example = '', hint, required }: ParameterData): Field {
  if (values !== undefined && kind === 'text') {
    const options = [...(required ? [] : ['']), ...values].map((value) => createElement('option', { value }, [value]));
    const field = withId(createElement('select', {}, options));
    field.value = example;
    return field;
  }
  if (kind !== 'json')
    return createInput({
      value: example,
      type: 'text',
      spellcheck: 'false',
      autocomplete: 'off',
      ...(kind === 'list' && { placeholder: 'a, b, c' }),
      ...placeholderAttribute(hint),
    });
  return createTextarea(example, 2, hint);
}

function placeholderAttribute(hint: string | undefined): Readonly<Record<string, string>> {
  return hint === undefined ? {} : { placeholder: `For example: ${hint}` };
}

function createBodyFields({
  body,
}: OperationData):
  | { readonly rows: readonly HTMLElement[]; readonly text: HTMLTextAreaElement; type(): string }
  | undefined {
  const [first] = body?.contents ?? [];
  if (body === undefined || first === undefined) return undefined;
  const text = createTextarea(first.example, Math.min(20, first.example.split('\n').length + 1));
  const select = withId(
    createElement(
      'select',
      {},
      body.contents.map(({ type }) => createElement('option', { value: type }, [type])),
    ),
  );
  select.addEventListener('change', () => {
    text.value = body.contents.find(({ type }) => type === select.value)?.example ?? '';
  });
  const choice = body.contents.length > 1 ? [labelField('Media type', select, true)] : [];
  return {
    rows: [...choice, labelField(`Body (${body.contents.length > 1 ? 'as above' : first.type})`, text, body.required)],
    text,
    type: () => select.value,
  };
}

function labelField(caption: string, field: Field, required: boolean): HTMLElement {
  if (required) field.setAttribute('aria-required', 'true');
  return createElement('p', { class: 'try-field' }, [
    createElement('label', { for: field.id }, [
      caption,
      ...(required ? [createElement('span', { class: 'try-required' }, [' required'])] : []),
    ]),
    field,
  ]);
}

function createInput(attributes: Readonly<Record<string, string>>): HTMLInputElement {
  const field = withId(createElement('input', attributes));
  field.value = attributes['value'] ?? '';
  return field;
}

function createTextarea(text: string, rows: number, hint?: string): HTMLTextAreaElement {
  const field = withId(
    createElement('textarea', {
      rows: String(rows),
      spellcheck: 'false',
      autocomplete: 'off',
      ...placeholderAttribute(hint),
    }),
  );
  field.value = text;
  return field;
}

function withId<T extends Field>(field: T): T {
  field.id = `try-field-${++fieldCount}`;
  return field;
}
