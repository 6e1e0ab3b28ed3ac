import { fetchPage } from './page-code'

let ask = (): Promise<boolean> => Promise.resolve(false)

export const onPageLost = (own: () => Promise<boolean>): void => {
  ask = own
}

/** Fetches the code of a page, asking again and again; false when the person would rather stay. */
export const fetchOrAsk = async (path: string): Promise<boolean> => {
  while (!(await fetchPage(path))) if (!(await ask())) return false
  return true
}

/** The router's index of an entry; the `history` package keeps it in the state. */
const indexNow = (): number | undefined => (window.history.state as { idx?: number } | null)?.idx

/** Of the page on show. */
let shownAt: number | undefined

export const noteShown = (): void => {
  shownAt = indexNow()
}

/**
 * Back (or Forward) led to a page whose code does not come: the page on show gets its address back,
 * and the person is asked. False where there is no page to stay on.
 */
export const stayOnPage = (path: string): boolean => {
  const now = indexNow()
  if (shownAt === undefined || now === undefined || now === shownAt) return false
  const step = now - shownAt
  const stayed = async () => {
    if (await fetchOrAsk(path)) window.history.go(step)
  }
  // A question asked before the address is back would be closed by it.
  window.addEventListener('popstate', () => void stayed(), { once: true })
  window.history.go(-step)
  return true
}
