import { eventCenter } from '@tarojs/taro'
import type { NavigationPort } from './navigation.types'

/*
 * An extra history entry with the page's address and router index catches Back. Taro's router would
 * reload the page on such a pop, so this listener must run first: src/app.tsx imports the module
 * before the router exists, and it listens in the capture phase.
 */

interface Guard {
  onBack: () => void
  live: boolean
  marker?: string
}

const guards: Guard[] = []

/** The router's index of the shown entry. The `history` package keeps it in the state. */
let at: number | undefined

/** The history changes later than asked, so changes of steps wait for each other. */
let matched: Promise<void> = Promise.resolve()

/** Set while the guard itself goes back to remove its entries. */
let settle: (() => void) | undefined

const indexIn = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : undefined

const isGuarded = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'guarded' in state

/** The entry of the nth step of a page that shows one step at a time. */
const stepEntry = (marker: string, step: number): string => `${marker} ${step}`

const stepIn = (state: unknown, marker: string): number => {
  const { guarded } = (state ?? {}) as { guarded?: unknown }
  if (typeof guarded !== 'string' || !guarded.startsWith(`${marker} `)) return 0
  return Number(guarded.slice(marker.length + 1)) || 0
}

/** The page whose steps are held. */
let stepsOf = ''

const heldSteps = (): Guard[] => guards.filter(({ marker }) => marker?.startsWith(`${stepsOf} `))

const onPop = (event: PopStateEvent): void => {
  const index = indexIn(event.state)
  if (index === undefined || index !== at) return
  event.stopImmediatePropagation()
  if (settle) {
    settle()
    return
  }
  // Forward to a step that was left goes back again.
  if (stepsOf && stepIn(event.state, stepsOf) > heldSteps().length) {
    settle = () => {
      settle = undefined
    }
    window.history.back()
    return
  }
  const guard = guards.pop()
  if (guard) {
    if (guard.live) guard.onBack()
    return
  }
  // An entry whose page was left no longer guards anything. Forward to it goes back again, and Back
  // from it continues to the entry below.
  if (isGuarded(event.state))
    settle = () => {
      settle = undefined
    }
  window.history.back()
}

window.addEventListener('popstate', onPop, true)

/** Removes guard entries that a reload kept, because what they guarded is gone. */
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
  matched = Promise.resolve()
})

/** Removes the entries of released guards, as far as they are on top. */
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

/** Adds a history entry of the same page above the present one. */
const cover = (guarded: true | string): void => {
  const state = window.history.state as { guarded?: unknown } | null
  const index = indexIn(state) ?? 0
  if (at === undefined) window.history.replaceState({ ...state, idx: index }, '')
  at = index
  if (guarded === true || state?.guarded !== guarded)
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

export const holdBack: NavigationPort['holdBack'] = (marker, onBack) => {
  const held = guards.find((guard) => guard.marker === marker)
  if (held) {
    held.onBack = onBack
    return
  }
  // Open dialogs close first, so the marker goes below the entry of the topmost one.
  if (guards.length === 0) cover(marker)
  else {
    window.history.replaceState({ ...(window.history.state as object), guarded: marker }, '')
    cover(true)
  }
  guards.unshift({ onBack, live: true, marker })
}

const matchSteps = async (marker: string, depth: number, onBack: () => void): Promise<void> => {
  stepsOf = marker
  const guardStep = (step: number) =>
    guards.push({ onBack, live: true, marker: stepEntry(marker, step) })
  // The entries are still there after a return from another page, but nothing guards them.
  if (guards.length === 0) {
    const kept = stepIn(window.history.state, marker)
    if (kept > 0) at = indexIn(window.history.state)
    for (let step = 1; step <= kept; step += 1) guardStep(step)
  }
  const held = heldSteps()
  held.forEach((guard, place) => {
    guard.onBack = onBack
    guard.live = place < depth
  })
  await dropReleased()
  for (let step = held.length + 1; step <= depth; step += 1) {
    cover(stepEntry(marker, step))
    guardStep(step)
  }
}

export const holdSteps: NavigationPort['holdSteps'] = (marker, depth, onBack) => {
  matched = matched.then(() => matchSteps(marker, depth, onBack))
}
