// Compile case: in webhooks, bodies have the type of responses, and responses have the type of requests.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompileCase } from '../../compile/case.ts';
import { renderOutput } from '../../compile/render-unformatted-output.ts';
import { modelOf } from '../model-of.ts';

const model = modelOf(readFileSync(join(import.meta.dirname, '../webhooks.yaml'), 'utf8'));

/** A program that compiles only if the types are correct, because an unused `@ts-expect-error` is an error. */
const uses = `import type {
  CreateInvoiceBody,
  CreateInvoiceResponses,
  InvoiceEvent,
  Invoice,
  InvoiceRequest,
  PostInvoicePaidBody,
  PostInvoicePaidResponses,
  Receipt,
  ReceiptRequest,
} from './types/index.ts';

export const body: PostInvoicePaidBody = { id: 'evt_1', invoice: { number: 1 } };
export const event: InvoiceEvent = body;
export const id: string = body.id;
// @ts-expect-error the API always sends the read-only property
export const withoutId: PostInvoicePaidBody = {};
// @ts-expect-error the API does not send the write-only property
export const withSecret: PostInvoicePaidBody = { id: 'evt_1', secret: 's' };

export const response: PostInvoicePaidResponses[200] = { secret: 's' };
export const receiptRequest: ReceiptRequest = response;
// @ts-expect-error the receiver does not send the read-only property
export const withNumber: PostInvoicePaidResponses[200] = { number: 1, secret: 's' };

export const created: CreateInvoiceResponses[200] = { number: 1 };
export const receipt: Receipt = created;
export const create: CreateInvoiceBody = {};
export const invoiceRequest: InvoiceRequest = create;
export const invoice: Invoice = { number: 1 };
// @ts-expect-error the client does not send the read-only property
export const createWithNumber: CreateInvoiceBody = { number: 1 };
`;

export const cases: readonly CompileCase[] = [
  {
    name: 'types: the body of a webhook has the type of responses, and its response that of requests',
    files: async () => {
      const files = await renderOutput(await model, ['types', 'validators', 'client']);
      const modules = [...files.values()].join('\n');
      for (const name of ['InvoiceEventRequest', 'isInvoiceEventRequest', 'FormRequest'])
        if (modules.includes(name)) throw new Error(`${name} is never sent`);
      return new Map([...files, ['uses.ts', uses]]);
    },
  },
];
