// What the header X-Filter may ask of collections: the JSON of such a filter.

/** What a text is asked. */
interface TextOperators {
  '+neq'?: string;
  '+contains'?: string;
}

/** What a number is asked; `+neq` takes the text of one too. */
interface NumberOperators {
  '+neq'?: number | string;
  '+gt'?: number;
  '+gte'?: number;
  '+lt'?: number;
  '+lte'?: number;
}

/** What a boolean is asked; `+neq` takes the text of one too. */
interface BooleanOperators {
  '+neq'?: boolean | string;
}

/** The order of the items: by one field, ascending unless it says otherwise. */
type Order<Field extends string> =
  | { '+order_by'?: never; '+order'?: never }
  | { '+order_by': Field; '+order'?: 'asc' | 'desc' };

/** Conditions on `OAuthClient` items; all of them must hold. */
export interface OAuthClientConditions {
  /** The label of the client, shown to users who are asked to grant access: 1 to 512 characters. */
  label?: string | TextOperators;
  /** Whether the client is public (native or browser applications) or private (confidential). */
  public?: boolean | BooleanOperators;
  /** All of these must hold. */
  '+and'?: readonly OAuthClientConditions[];
  /** At least one of these must hold. */
  '+or'?: readonly OAuthClientConditions[];
}

/** Conditions on `OAuthClient` items, and the order of those that meet them. */
export type OAuthClientFilter = OAuthClientConditions & Order<'label' | 'public'>;

/** Conditions on `LongviewClient` items; all of them must hold. */
export interface LongviewClientConditions {
  /** The label of the client, for display only: 3 to 32 letters, digits, `-` and `_`. */
  label?: string | TextOperators;
  /** All of these must hold. */
  '+and'?: readonly LongviewClientConditions[];
  /** At least one of these must hold. */
  '+or'?: readonly LongviewClientConditions[];
}

/** Conditions on `LongviewClient` items, and the order of those that meet them. */
export type LongviewClientFilter = LongviewClientConditions & Order<'label'>;

/** Conditions on `FirewallDevice` items; all of them must hold. */
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

/** Conditions on `FirewallDevice` items, and the order of those that meet them. */
export type FirewallDeviceFilter = FirewallDeviceConditions & Order<'id' | 'created' | 'updated'>;
