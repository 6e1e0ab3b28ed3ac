import { noticeTypes } from './document-type'

/** The configured notices in the order of the tabs. Unknown types have no tab. */
export const noticeTabs = <N extends { type: string }>({
  notices,
}: {
  notices: readonly N[]
}): N[] => noticeTypes.flatMap((type) => notices.filter((notice) => notice.type === type))

/**
 * The important-notice popup. Its tabs have a fixed order. The user moves forward only by agreeing,
 * and with forced reading only after scrolling to the bottom.
 */
export type NoticesState = {
  tabs: readonly { forceRead: boolean; read: boolean }[]
  current: number
  /** The furthest tab that the user has opened by agreeing. */
  reached: number
  /** The user agreed to every tab. After that no event changes the state. */
  confirmed: boolean
}

export type NoticesEvent =
  /** The user scrolled the current tab to its bottom. */
  { type: 'read' } | { type: 'agree' } | { type: 'select'; index: number }

/** Without notices the state is confirmed at once. */
export function openNotices({
  notices,
}: {
  notices: readonly { type: string; forceRead?: boolean }[]
}): NoticesState {
  const tabs = noticeTabs({ notices }).map(({ forceRead = false }) => ({ forceRead, read: false }))
  return { tabs, current: 0, reached: 0, confirmed: tabs.length === 0 }
}

/** Whether the button is enabled. If not, the popup shows the hint to scroll down. */
export function canAgree({ state }: { state: NoticesState }): boolean {
  const tab = state.tabs[state.current]
  return !state.confirmed && tab !== undefined && (tab.read || !tab.forceRead)
}

export function stepNotices({
  state,
  event,
}: {
  state: NoticesState
  event: NoticesEvent
}): NoticesState {
  if (state.confirmed) return state
  const { tabs, current, reached } = state
  switch (event.type) {
    case 'read':
      return {
        ...state,
        tabs: tabs.map((tab, index) => (index === current ? { ...tab, read: true } : tab)),
      }
    case 'select':
      return tabs[event.index] && event.index <= reached
        ? { ...state, current: event.index }
        : state
    case 'agree': {
      if (!canAgree({ state })) return state
      if (current === tabs.length - 1) return { ...state, confirmed: true }
      return { ...state, current: current + 1, reached: Math.max(reached, current + 1) }
    }
  }
}
