import { countdownFrom } from '../time/countdown'
import type { DocumentType } from './document-type'

/** The tabbed document popup with its agree button. */
export type DocumentsState = {
  /** One flag for each document: whether its tab has been opened. */
  seen: readonly boolean[]
  current: number
  needReadAll: boolean
  autoNext: boolean
  /** Instant in ms. */
  openedAt: number
  /** Length in seconds of the countdown that disables the button; null without a countdown. */
  seconds: number | null
  agreed: boolean
}

export type DocumentsEvent =
  { type: 'press'; now: number } | { type: 'scrolledToEnd' } | { type: 'select'; index: number }

export const openDocuments = ({
  count,
  needReadAll = false,
  autoNext = false,
  seconds = null,
  now,
}: {
  count: number
  needReadAll?: boolean
  autoNext?: boolean
  seconds?: number | null
  now: number
}): DocumentsState => ({
  seen: Array.from({ length: count }, (_, index) => index === 0),
  current: 0,
  needReadAll,
  autoNext,
  openedAt: now,
  seconds,
  agreed: false,
})

export type DocumentsButton = { disabled: boolean; secondsLeft: number; press: 'next' | 'agree' }

export function documentsButton({
  state,
  now,
}: {
  state: DocumentsState
  now: number
}): DocumentsButton {
  const { openedAt, seconds, agreed } = state
  const secondsLeft =
    seconds === null ? 0 : countdownFrom({ startedAt: openedAt, seconds, now }).seconds
  return {
    disabled: agreed || secondsLeft > 0,
    secondsLeft,
    press: nextUnread(state) === undefined ? 'agree' : 'next',
  }
}

export function stepDocuments({
  state,
  event,
}: {
  state: DocumentsState
  event: DocumentsEvent
}): DocumentsState {
  if (state.agreed) return state
  switch (event.type) {
    case 'select':
      return show(state, event.index)
    case 'scrolledToEnd':
      return state.autoNext ? show(state, state.current + 1) : state
    case 'press': {
      const { disabled, press } = documentsButton({ state, now: event.now })
      if (disabled) return state
      return press === 'agree' ? { ...state, agreed: true } : show(state, nextUnread(state))
    }
  }
}

/**
 * With needReadAll the button leads through every unopened document, those after the current one
 * first. Jumping to the last tab does not skip the ones before it.
 */
function nextUnread({ needReadAll, seen, current }: DocumentsState): number | undefined {
  if (!needReadAll) return undefined
  const unread = seen.flatMap((wasSeen, index) => (wasSeen ? [] : index))
  return unread.find((index) => index > current) ?? unread[0]
}

function show(state: DocumentsState, index: number | undefined): DocumentsState {
  if (index === undefined || state.seen[index] === undefined) return state
  return { ...state, current: index, seen: state.seen.map((was, at) => was || at === index) }
}

/**
 * What the address of an outside document leads to: a file to draw, a page of another host, or a
 * page of this application. The type of its link decides, because the address of a PDF need not end
 * in `.pdf`. Without one the ending and the gateway's folder of files decide.
 */
export const documentKind = (url: string, type?: DocumentType): 'file' | 'web' | 'page' => {
  const [path = ''] = url.split(/[?#]/, 1)
  if (type === 'pdf' || type === 'pdfPath') return 'file'
  if (/\.pdf$/i.test(path) || path.startsWith('/files/')) return 'file'
  return /^https:/i.test(url) ? 'web' : 'page'
}

/** Characters of a document's title that its tab shows. */
export const TAB_TITLE_LENGTH = 8

/** Cuts by code point, so that a rare character or an emoji is not split. */
export function tabTitle({ title }: { title: string }): string {
  const characters = Array.from(title)
  if (characters.length <= TAB_TITLE_LENGTH) return title
  return `${characters.slice(0, TAB_TITLE_LENGTH).join('')}…`
}
