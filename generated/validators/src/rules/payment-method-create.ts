// Generated; change the document it is made from instead.

/** What the rules read of a value. */
export interface PaymentMethodCreateAsRulesRead {
  readonly data: { readonly expiry_year: number; readonly expiry_month: number };
}

/** The month and year must be the current month or later. */
export function cardNotExpired(self: PaymentMethodCreateAsRulesRead, now: number): boolean {
  return (
    self.data.expiry_year > new Date(now).getUTCFullYear() ||
    (self.data.expiry_year === new Date(now).getUTCFullYear() &&
      self.data.expiry_month >= new Date(now).getUTCMonth() + 1)
  );
}
