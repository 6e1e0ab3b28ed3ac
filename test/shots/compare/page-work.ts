import type { Page, Request } from '@playwright/test'
import { atRest, eventually } from '../../support/storefront'

/** A timer of this length (ms) or longer is a poll or a reminder, and draws no part of the page. */
const LONG_MS = 2_000

/** So many frames in a row a page does nothing before its picture is taken. */
const CALM_FRAMES = 2

type Start = (callback: unknown, ...rest: unknown[]) => number
type Stop = (id: number) => void

/** The window of a page that is watched. */
type Watched = typeof window & {
  pageWork: {
    /** Is asked in each frame whether the page has done nothing for so many frames. */
    isOver: (frames: number) => boolean
    /** What has not run yet. */
    open: Set<string>
  }
}

/**
 * Runs in the page before its own scripts and counts timers, animation frames and idle callbacks until
 * they have run. Intervals and long timers do not count. No function here has a name of its own,
 * because tsx would give it that name by a function which pages do not have.
 */
function countWork(longMs: number): void {
  const open = new Set<string>()
  let begun = 0
  for (const [start, stop] of [
    ['setTimeout', 'clearTimeout'],
    ['requestAnimationFrame', 'cancelAnimationFrame'],
    ['requestIdleCallback', 'cancelIdleCallback'],
  ] as const) {
    const [original, originalStop] = [window[start] as Start, window[stop] as Stop]
    Object.assign(window, {
      [start]: (callback: unknown, ...rest: unknown[]) => {
        const isLong = start === 'setTimeout' && Number(rest[0]) >= longMs
        if (isLong || typeof callback !== 'function') return original(callback, ...rest)
        const id = original(
          (...given: unknown[]) => {
            open.delete(`${start} ${id}`)
            callback(...given)
          },
          ...rest,
        )
        open.add(`${start} ${id}`)
        begun += 1
        return id
      },
      [stop]: (id: number) => {
        open.delete(`${start} ${id}`)
        originalStop(id)
      },
    })
  }
  let calm: { since: number; isIdle: boolean; frames: number } | undefined
  Object.assign(window, {
    pageWork: {
      open,
      isOver(frames: number) {
        const isLoaded = document.readyState === 'complete' && document.fonts.status === 'loaded'
        const isComplete = isLoaded && [...document.images].every(({ complete }) => complete)
        // A toast tells of a picture that took long, which is chance.
        const passing = '#hm-first, .hm-skeleton, [aria-busy=true], .hm-toast__text'
        if (!isComplete || open.size > 0 || document.querySelector(passing)) {
          calm = undefined
          return false
        }
        if (calm?.since !== begun) {
          const next = { since: begun, isIdle: false, frames: 0 }
          calm = next
          // React draws in messages, which are not counted. The browser works these off before this task.
          void scheduler.postTask(() => (next.isIdle = true), { priority: 'background' })
          return false
        }
        if (calm.isIdle) calm.frames += 1
        if (calm.frames < frames) return false
        calm = undefined
        return true
      },
    },
  })
}

/**
 * Watches what the pages that are opened here do. The answer waits until the present one has nothing
 * left to do. It is called after the clock of the page is set, because that replaces all timers.
 */
export async function watchPageWork(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(countWork, LONG_MS)
  const loading = new Set<Request>()
  let changes = 0
  const hasEnded = (request: Request) => {
    loading.delete(request)
    changes += 1
  }
  page.on('request', (request) => {
    loading.add(request)
    changes += 1
  })
  page.on('requestfinished', hasEnded)
  page.on('requestfailed', hasEnded)
  const isOver = async (): Promise<void> => {
    await atRest(page)
    await page.waitForFunction((frames) => (window as Watched).pageWork.isOver(frames), CALM_FRAMES)
  }
  const rest = () => page.evaluate(() => [...(window as Watched).pageWork.open])
  return async () => {
    await eventually(
      async () => {
        const before = changes
        await isOver().catch(async (error: unknown) => {
          throw new Error(`${page.url()} still has ${(await rest()).join(', ')}`, { cause: error })
        })
        // What a request brought has to be drawn too, so the page must be calm after its end.
        return { isSame: changes === before, loading: [...loading].map((request) => request.url()) }
      },
      (seen) => seen.isSame && seen.loading.length === 0,
    )
  }
}
