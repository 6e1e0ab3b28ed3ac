import { eventCenter } from '@tarojs/taro'
import type { NavigationPort } from './navigation.types'

/*
 * Back is caught by an extra history entry with the address and the router index of the page.
 * Taro's router would reload the page on such a pop, so this listener must hear it first: the
 * module is imported by src/app.tsx, before the router exists, and listens in the capture phase.
 */

interface Guard {
  onBack: () => void
  live: boolean
  marker?: string
}

export const guards: Guard[] = []

/** The router's index of the entry on show (the `history` package keeps it in the state). */
let at: number | undefined

/** Set while the guard itself goes back to drop its entries. */
let settle: (() => void) | undefined

const indexIn = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : undefined

const isGuarded = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'guarded' in state

const onPop = (event: PopStateEvent): void => {
  const index = indexIn(event.state)
  if (index === undefined || index !== at) return
  event.stopImmediatePropagation()
  if (settle) {
    settle()
    return
  }
  const guard = guards.pop()
  if (guard) {
    if (guard.live) guard.onBack()
    return
  }
  // An entry that was left with its page guards nothing any more: Forward onto it comes back, and
  // Back from it goes where it was meant to.
  if (isGuarded(event.state))
    settle = () => {
      settle = undefined
    }
  window.history.back()
}

window.addEventListener('popstate', onPop, true)

/** A reload keeps the entries of guards, but nothing that they guard. */
const dropLeftOver = (): void => {
  settle = undefined
  if (!isGuarded(window.history.state)) return
  at = indexIn(window.history.state)
  settle = dropLeftOver
  window.history.back()
}
dropLeftOver()

eventCenter.on('__taroRouterChange', () => {
  at = indexIn(window.history.state)
  guards.length = 0
})

/** Drops the entries of guards that were released, as far as they are on top. */
const dropReleased = async (): Promise<void> => {
  let count = 0
  while (guards.length > 0 && guards[guards.length - 1]?.live === false) {
    guards.pop()
    count += 1
  }
  if (count === 0) return
  await new Promise<void>((resolve) => {
    settle = resolve
    window.history.go(-count)
  })
  settle = undefined
}

/** Puts an entry of the same page over the one on show. */
export const cover = (guarded: true | string): void => {
  const state = window.history.state as object | null
  const index = indexIn(state) ?? 0
  if (at === undefined) window.history.replaceState({ ...state, idx: index }, '')
  at = index
  if (guarded === true || (state as { guarded?: unknown } | null)?.guarded !== guarded)
    window.history.pushState({ ...state, idx: index, guarded }, '')
}

export const guardBack: NavigationPort['guardBack'] = (onBack) => {
  const guard: Guard = { onBack, live: true }
  cover(true)
  guards.push(guard)
  return () => {
    guard.live = false
    return dropReleased()
  }
}
