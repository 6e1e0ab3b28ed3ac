import type { Answer } from './answer'
import type { Dialog } from './define'
import type { PageDialogs } from './page-dialogs'

/** The dialogs of the page on show, which is the last one in the list. */
const pages: PageDialogs[] = []
const early: ((page: PageDialogs) => void)[] = []

/** A page came to the front; called by the page shell. */
export const bringForward = (page: PageDialogs): void => {
  withdraw(page)
  pages.push(page)
  for (const ask of early.splice(0)) ask(page)
}

/** A page is gone; called by the page shell. */
export const withdraw = (page: PageDialogs): void => {
  const index = pages.indexOf(page)
  if (index >= 0) pages.splice(index, 1)
}

/**
 * Opens a dialog on the page on show and waits for its answer. Never rejects; a second call waits
 * its turn, unless its dialog is one that lies above another. A mini-program page is a tree of its
 * own, so each page hosts its dialogs itself.
 */
export const ask = async <P extends object, T>(
  dialog: Dialog<P, T>,
  props: P,
): Promise<Answer<T>> => {
  const page =
    pages[pages.length - 1] ?? (await new Promise<PageDialogs>((resolve) => early.push(resolve)))
  return page.ask(dialog, props)
}
