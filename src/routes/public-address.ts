/**
 * Allows only these characters. Browsers drop or rewrite control characters, spaces and backslashes
 * before they parse an address.
 */
const plain = /^\/[\w\-/]+(?:\?[\w\-.~%&=+:,!*'()/@$;]*)?$/

/**
 * Whether an address is one of these public paths, with its query. A link or a code can then never
 * open another host in the web view.
 */
export const isAddressAmong = (paths: ReadonlySet<string>, address: string): boolean =>
  plain.test(address) && paths.has(address.split('?', 1)[0] ?? '')
