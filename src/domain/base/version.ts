/** Versions are dotted numbers: 3.21.4 is newer than 3.9.10, and 1.0 equals 1.0.0. */

/**
 * Ignores a leading `v` and anything after the numbers; an empty or missing part counts as 0. It
 * compares digits as text, so that long numbers lose no precision.
 */
export function compareVersions({ a, b }: { a: string; b: string }): -1 | 0 | 1 {
  const left = partsOf(a)
  const right = partsOf(b)
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const order = compareDigits(left[index] ?? '', right[index] ?? '')
    if (order !== 0) return order
  }
  return 0
}

/** Removes leading zeros, so that more digits always mean a larger number and zero is ''. */
function partsOf(version: string): string[] {
  const [numbers = ''] = /[\d.]+/.exec(version) ?? []
  return numbers.split('.').map((part) => part.replace(/^0+/, ''))
}

function compareDigits(a: string, b: string): -1 | 0 | 1 {
  if (a === b) return 0
  const smaller = a.length === b.length ? a < b : a.length < b.length
  return smaller ? -1 : 1
}
