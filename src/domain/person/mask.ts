/**
 * Masks personal data for display. Lengths count code points, because a rare surname outside the
 * basic plane is one character. Masking a mask gives the same mask.
 */
function keepEnds(text: string, head: number, tail: number): string {
  const points = Array.from(text)
  const hidden = points.length - head - tail
  // The text is too short to hide anything between the ends, so all of it is hidden.
  if (hidden <= 0) return '*'.repeat(points.length)
  return points
    .map((point, index) => (index < head || index >= head + hidden ? point : '*'))
    .join('')
}

/** Keeps the first three and the last three characters: 110************011. */
export const maskIdentity = (value: string): string => keepEnds(value, 3, 3)

/** Keeps the last four characters: *******8000. */
export const maskMobile = (value: string): string => keepEnds(value, 0, 4)

/**
 * The last four characters alone, to tell two people apart. It is '' for a number of four
 * characters or fewer.
 */
export const credentialTail = (value: string): string => {
  const points = Array.from(value)
  return points.length > 4 ? points.slice(-4).join('') : ''
}

/** Keeps the year of a birthday: 1990-**-**. The mask of an ID number hides the rest too. */
export const maskBirth = (day: string): string => day.replace(/-\d\d/g, '-**')

/**
 * Keeps the first character: 张**. A name of one character is shown, because its mask would show no
 * name.
 */
export const maskName = (value: string): string => {
  const [first = '', ...rest] = Array.from(value)
  return first + '*'.repeat(rest.length)
}
