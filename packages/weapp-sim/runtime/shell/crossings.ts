/** One `setData`: the data that went from the logic layer to the view. */
export interface Crossing {
  /** Length of the JSON in UTF-8. */
  readonly bytes: number
  readonly paths: readonly string[]
}

let crossings: Crossing[] = []

const encoder = new TextEncoder()

export const noteCrossing = (json: string, paths: readonly string[]): void => {
  crossings.push({ bytes: encoder.encode(json).length, paths })
}

/** Every `setData` since the last call of this function. */
export const takeCrossings = (): readonly Crossing[] => {
  const taken = crossings
  crossings = []
  return taken
}
