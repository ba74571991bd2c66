// Collection filters, sent as JSON in the `X-Filter` header.

/** Operators for string fields. */
interface TextOperators {
  '+neq'?: string;
  '+contains'?: string;
}

/** Operators for number fields. `+neq` also accepts the number as a string. */
interface NumberOperators {
  '+neq'?: number | string;
  '+gt'?: number;
  '+gte'?: number;
  '+lt'?: number;
  '+lte'?: number;
}

/** Operators for boolean fields. `+neq` also accepts the boolean as a string. */
interface BooleanOperators {
  '+neq'?: boolean | string;
}

/** Sort order of the items: by one field, ascending by default. */
type Order<Field extends string> =
  | { '+order_by'?: never; '+order'?: never }
  | { '+order_by': Field; '+order'?: 'asc' | 'desc' };

/** Conditions on `OAuthClient` items, all of which must hold. */
export interface OAuthClientConditions {
  /**
   * The label of the client, shown to users who are asked to grant access: 1 to 512 characters.
   */
  label?: string | TextOperators;
  /** Whether the client is public (native or browser applications) or private (confidential). */
  public?: boolean | BooleanOperators;
  /** All of these must hold. */
  '+and'?: readonly OAuthClientConditions[];
  /** At least one of these must hold. */
  '+or'?: readonly OAuthClientConditions[];
}

/** Filter for `OAuthClient` items: conditions and sort order. */
export type OAuthClientFilter = OAuthClientConditions & Order<'label' | 'public'>;

/** Conditions on `LongviewClient` items, all of which must hold. */
export interface LongviewClientConditions {
  /** The label of the client, for display only: 3 to 32 letters, digits, `-` and `_`. */
  label?: string | TextOperators;
  /** All of these must hold. */
  '+and'?: readonly LongviewClientConditions[];
  /** At least one of these must hold. */
  '+or'?: readonly LongviewClientConditions[];
}

/** Filter for `LongviewClient` items: conditions and sort order. */
export type LongviewClientFilter = LongviewClientConditions & Order<'label'>;

/** Conditions on `FirewallDevice` items, all of which must hold. */
export interface FirewallDeviceConditions {
  /** The ID of the device. */
  id?: number | NumberOperators;
  /** When the device was added. */
  created?: string | TextOperators;
  /** When the device was last changed. */
  updated?: string | TextOperators;
  /** All of these must hold. */
  '+and'?: readonly FirewallDeviceConditions[];
  /** At least one of these must hold. */
  '+or'?: readonly FirewallDeviceConditions[];
}

/** Filter for `FirewallDevice` items: conditions and sort order. */
export type FirewallDeviceFilter = FirewallDeviceConditions & Order<'id' | 'created' | 'updated'>;
