import type { Answer, Dialog } from './define'
import type { PageDialogs } from './page-dialogs'

/** The dialogs of each page. The last entry belongs to the shown page. */
const pages: PageDialogs[] = []
const early: ((page: PageDialogs) => void)[] = []

/** The page shell calls it when a page comes to the front. */
export const bringForward = (page: PageDialogs): void => {
  withdraw(page)
  pages.push(page)
  for (const ask of early.splice(0)) ask(page)
}

/** The page shell calls it when a page is left. */
export const withdraw = (page: PageDialogs): void => {
  const index = pages.indexOf(page)
  if (index >= 0) pages.splice(index, 1)
}

/** The page on which a dialog would open now. */
export const shownPage = (): PageDialogs | undefined => pages[pages.length - 1]

/**
 * Opens a dialog on the shown page and waits for its answer. It never rejects. A second call waits,
 * unless its dialog is one that opens above another. Each page hosts its own dialogs, because a
 * mini-program page is a separate tree.
 */
export const ask = async <P extends object, T>(
  dialog: Dialog<P, T>,
  props: P,
): Promise<Answer<T>> => {
  const page = shownPage() ?? (await new Promise<PageDialogs>((resolve) => early.push(resolve)))
  return page.ask(dialog, props)
}
