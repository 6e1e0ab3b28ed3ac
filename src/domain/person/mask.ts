/**
 * What may be shown of a person (specification section 5). Counted by code point: a rare
 * surname outside the basic plane is one character. A mask of a mask is the same mask.
 */
function keepEnds(text: string, head: number, tail: number): string {
  const points = Array.from(text)
  const hidden = points.length - head - tail
  // Too short to hide anything between the ends: hide all of it.
  if (hidden <= 0) return '*'.repeat(points.length)
  return points
    .map((point, index) => (index < head || index >= head + hidden ? point : '*'))
    .join('')
}

/** First three and last three: 110************011. */
export const maskIdentity = (value: string): string => keepEnds(value, 3, 3)

/** All but the last four: *******8000. */
export const maskMobile = (value: string): string => keepEnds(value, 0, 4)

/** The same of a credential, to be checked against the card in hand: **************0011. */
export const maskIdentityHead = (value: string): string => keepEnds(value, 0, 4)

/** The last four alone, to tell two people apart; nothing of a number that is no longer than that. */
export const credentialTail = (value: string): string => {
  const points = Array.from(value)
  return points.length > 4 ? points.slice(-4).join('') : ''
}

/** The year of a birthday: 1990-**-**. The rest is what the mask of an ID number hides. */
export const maskBirth = (day: string): string => day.replace(/-\d\d/g, '-**')

/** All but the first: 张**. A single character is shown: hiding it would show no name at all. */
export const maskName = (value: string): string => {
  const [first = '', ...rest] = Array.from(value)
  return first + '*'.repeat(rest.length)
}
