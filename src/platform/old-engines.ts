/**
 * What the sources use and the oldest engines that we serve lack (Chrome 69, iOS 12.0). The app
 * imports this first; scripts/old-engines.ts refuses everything else that is newer.
 */
const fromEntries = (entries: Iterable<readonly [PropertyKey, unknown]>): object => {
  const object: Record<PropertyKey, unknown> = {}
  for (const [key, value] of entries) object[key] = value
  return object
}

Object.fromEntries ??= fromEntries as typeof Object.fromEntries
