/**
 * Adds what the sources use and the oldest supported engines lack (Chrome 69, iOS 12.0). The app
 * imports it first; scripts/old-engines.ts refuses all other newer features.
 */
const fromEntries = (entries: Iterable<readonly [PropertyKey, unknown]>): object => {
  const object: Record<PropertyKey, unknown> = {}
  for (const [key, value] of entries) object[key] = value
  return object
}

Object.fromEntries ??= fromEntries as typeof Object.fromEntries
