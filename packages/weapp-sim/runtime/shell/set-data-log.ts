/** One `setData`: the data that went from the logic layer to the view. */
export interface SetDataCall {
  /** Length of the JSON in UTF-8. */
  readonly bytes: number
  readonly paths: readonly string[]
}

let setDataCalls: SetDataCall[] = []

const encoder = new TextEncoder()

export const noteSetData = (json: string, paths: readonly string[]): SetDataCall => {
  const call = { bytes: encoder.encode(json).length, paths }
  setDataCalls.push(call)
  return call
}

/** Every `setData` since the last call of this function. */
export const takeSetDataCalls = (): readonly SetDataCall[] => {
  const taken = setDataCalls
  setDataCalls = []
  return taken
}
