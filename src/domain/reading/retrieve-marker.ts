/**
 * Keeping somebody who goes back: the page's history entry gets a marker once per city, product
 * and page, and the first Back brings the pending popup instead of leaving (specification
 * section 4). A second Back leaves.
 */
export const retrieveMarker = ({
  cityCode,
  productCode,
  page,
}: {
  cityCode: string
  productCode: string
  page: string
}): string => JSON.stringify([cityCode, productCode, page])

export type RetrieveState = {
  /** Markers put into the history so far. */
  marked: readonly string[]
  /** Markers with a popup that waits for Back. */
  pending: readonly string[]
}

export const noRetrieve: RetrieveState = { marked: [], pending: [] }

export type RetrieveEvent =
  /** The page opens or comes back; `entryMarker` is what its history entry holds already. */
  | { type: 'enter'; marker: string; entryMarker?: string | null }
  /** The page has something to offer before it is left. */
  | { type: 'arm'; marker: string }
  | { type: 'back'; marker: string; dialogOpen: boolean }

export type RetrieveAction = 'none' | 'mark' | 'closeDialog' | 'popup' | 'leave'

const without = (list: readonly string[], marker: string) => list.filter((one) => one !== marker)

export function stepRetrieve({ state, event }: { state: RetrieveState; event: RetrieveEvent }): {
  state: RetrieveState
  action: RetrieveAction
} {
  const { marker } = event
  const marked = state.marked.includes(marker)
  switch (event.type) {
    case 'enter': {
      const next = marked ? state : { ...state, marked: [...state.marked, marker] }
      return { state: next, action: marked || event.entryMarker === marker ? 'none' : 'mark' }
    }
    case 'arm':
      return {
        state: { ...state, pending: [...without(state.pending, marker), marker] },
        action: 'none',
      }
    case 'back':
      // The topmost dialog closes first, then the popup comes, then the page is left.
      if (event.dialogOpen) return { state, action: 'closeDialog' }
      if (!marked || !state.pending.includes(marker)) return { state, action: 'leave' }
      return {
        state: { ...state, pending: without(state.pending, marker) },
        action: 'popup',
      }
  }
}
