/*
 * A user who signs out leaves no personal data on a phone that a family shares. Data of the phone
 * and the visit stays: city, loaded pages and the visit's source.
 */

const endings = new Set<() => void>()

/**
 * Each store with personal data registers here. A store that was never loaded has nothing to
 * forget.
 */
export const whenPersonEnds = (forget: () => void): void => {
  endings.add(forget)
}

export const endPerson = (): void => endings.forEach((forget) => forget())
