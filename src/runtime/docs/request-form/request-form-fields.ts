// Fields of the request form, filled with examples.

import { element } from '../create-element.ts';
import type { TryOperation, TryParameter } from './operation-data.ts';
import { fieldName, type Filled } from './build-request.ts';
import { kept, keep } from './tab-storage.ts';

export interface Form {
  readonly form: HTMLFormElement;
  readonly send: HTMLButtonElement;
  readonly cancel: HTMLButtonElement;
  /** Returns the input, and stores server and credentials for other pages in this tab. */
  read(): Filled;
}

let fields = 0;

export function createForm(operation: TryOperation): Form {
  const server = input({
    value: kept('server') ?? serversOf(operation)[0] ?? '',
    type: 'url',
    required: '',
    list: 'try-servers',
  });
  const suggestions = element(
    'datalist',
    { id: 'try-servers' },
    serversOf(operation).map((value) => element('option', { value })),
  );
  const credentials = operation.credentials.map(({ label }) => ({
    label,
    field: input({ type: 'password', value: kept(`credential ${label}`) ?? '', autocomplete: 'off' }),
  }));
  const parameters = operation.parameters.map((parameter) => ({ parameter, field: parameterField(parameter) }));
  const body = bodyFields(operation);
  const send = element('button', { type: 'submit' }, ['Send']);
  const cancel = element('button', { type: 'button', hidden: '' }, ['Cancel']);
  const form = element('form', { class: 'try', 'aria-label': 'Try it', novalidate: '' }, [
    labelled('Server', server, true),
    suggestions,
    ...credentials.map(({ label, field }) => labelled(label, field, false)),
    ...parameters.map(({ parameter, field }) =>
      labelled(`${parameter.name} (${parameter.in})`, field, parameter.required),
    ),
    ...(body ? body.rows : []),
    element('p', { class: 'try-buttons' }, [send, cancel]),
  ]);
  return {
    form,
    send,
    cancel,
    read() {
      keep('server', server.value);
      for (const { label, field } of credentials) keep(`credential ${label}`, field.value);
      return {
        server: server.value.trim(),
        parameters: Object.fromEntries(parameters.map(({ parameter, field }) => [fieldName(parameter), field.value])),
        ...(body && { body: { type: body.type(), text: body.text.value } }),
        credentials: credentials.map(({ field }) => field.value),
      };
    },
  };
}

/** Returns the document's servers; on localhost, the same paths on this origin come first. */
function serversOf({ servers }: TryOperation): readonly string[] {
  const { protocol, hostname, origin } = location;
  const served = /^https?:$/.test(protocol);
  const whole = servers.flatMap((server) =>
    URL.canParse(server) ? [server] : served ? [new URL(server, origin).href] : [],
  );
  const local =
    served && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
      ? whole.map((server) => origin + new URL(server).pathname.replace(/\/$/, ''))
      : [];
  return [...new Set([...local, ...whole])];
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function parameterField({ values, kind, example = '', hint, required }: TryParameter): Field {
  if (values !== undefined && kind === 'text') {
    const options = [...(required ? [] : ['']), ...values].map((value) => element('option', { value }, [value]));
    const field = named(element('select', {}, options));
    field.value = example;
    return field;
  }
  if (kind !== 'json')
    return input({
      value: example,
      type: 'text',
      spellcheck: 'false',
      autocomplete: 'off',
      ...(kind === 'list' && { placeholder: 'a, b, c' }),
      ...placeholderOf(hint),
    });
  return textarea(example, 2, hint);
}

function placeholderOf(hint: string | undefined): Readonly<Record<string, string>> {
  return hint === undefined ? {} : { placeholder: `For example: ${hint}` };
}

function bodyFields({
  body,
}: TryOperation):
  | { readonly rows: readonly HTMLElement[]; readonly text: HTMLTextAreaElement; type(): string }
  | undefined {
  const [first] = body?.contents ?? [];
  if (body === undefined || first === undefined) return undefined;
  const text = textarea(first.example, Math.min(20, first.example.split('\n').length + 1));
  const select = named(
    element(
      'select',
      {},
      body.contents.map(({ type }) => element('option', { value: type }, [type])),
    ),
  );
  select.addEventListener('change', () => {
    text.value = body.contents.find(({ type }) => type === select.value)?.example ?? '';
  });
  const choice = body.contents.length > 1 ? [labelled('Media type', select, true)] : [];
  return {
    rows: [...choice, labelled(`Body (${body.contents.length > 1 ? 'as above' : first.type})`, text, body.required)],
    text,
    type: () => select.value,
  };
}

function labelled(words: string, field: Field, required: boolean): HTMLElement {
  if (required) field.setAttribute('aria-required', 'true');
  return element('p', { class: 'try-field' }, [
    element('label', { for: field.id }, [
      words,
      ...(required ? [element('span', { class: 'try-required' }, [' required'])] : []),
    ]),
    field,
  ]);
}

function input(attributes: Readonly<Record<string, string>>): HTMLInputElement {
  const field = named(element('input', attributes));
  field.value = attributes['value'] ?? '';
  return field;
}

function textarea(text: string, rows: number, hint?: string): HTMLTextAreaElement {
  const field = named(
    element('textarea', { rows: String(rows), spellcheck: 'false', autocomplete: 'off', ...placeholderOf(hint) }),
  );
  field.value = text;
  return field;
}

function named<T extends Field>(field: T): T {
  field.id = `try-field-${++fields}`;
  return field;
}
