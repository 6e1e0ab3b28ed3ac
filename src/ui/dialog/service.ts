import type { Answer } from './answer'
import type { Dialog } from './define'
import type { DialogQueue } from './queue'

/** The dialogs of the page on show, which is the last one in the list. */
const pages: DialogQueue[] = []
const early: ((queue: DialogQueue) => void)[] = []

/** A page came to the front; called by the page shell. */
export const bringForward = (queue: DialogQueue): void => {
  withdraw(queue)
  pages.push(queue)
  for (const ask of early.splice(0)) ask(queue)
}

/** A page is gone; called by the page shell. */
export const withdraw = (queue: DialogQueue): void => {
  const index = pages.indexOf(queue)
  if (index >= 0) pages.splice(index, 1)
}

/**
 * Opens a dialog on the page on show and waits for its answer. Never rejects; a second call waits
 * its turn. A mini-program page is a tree of its own, so each page hosts its dialogs itself.
 */
export const ask = async <P extends object, T>(
  dialog: Dialog<P, T>,
  props: P,
): Promise<Answer<T>> => {
  const queue = pages[pages.length - 1]
  const host = queue ?? (await new Promise<DialogQueue>((resolve) => early.push(resolve)))
  return host.ask(dialog, props)
}
