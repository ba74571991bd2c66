// Data of the request benchmark, which all servers share.

export interface Order {
  readonly customer: { readonly name: string; readonly city: string; readonly postcode: string };
  readonly lines: readonly object[];
  readonly priority?: string;
  readonly note?: string;
}

/** Returns an order with a number of lines, each of about 230 bytes. */
export function createOrder(lineCount: number): Order {
  return {
    customer: { name: 'Ada Lovelace', city: 'London', postcode: '12345' },
    lines: Array.from({ length: lineCount }, (_, index) => ({
      sku: `ABC-${String(10_000 + index)}`,
      description: `Item ${index}, in a box of recycled cardboard`,
      quantity: (index % 9) + 1,
      price: index + 0.5,
      discount: index % 2 === 0 ? null : 0.25,
      gift: index % 3 === 0,
      tags: ['stationery', 'office', 'new'],
      options: { color: 'green', size: 'XL', engraving: 'To the reader' },
    })),
    priority: 'high',
    note: 'Please ring twice.',
  };
}

/** The order that GET returns. */
export const storedOrder: Order = createOrder(1);

/** The response of POST. */
export function createReceipt({ lines }: Pick<Order, 'lines'>): { readonly id: number; readonly lines: number } {
  return { id: 1, lines: lines.length };
}
