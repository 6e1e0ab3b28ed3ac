import { AUTH_RELOAD_MS } from '@/domain/time/timings'
import { reloadForgets } from '@/platform/app'
import { reload } from '@/platform/navigation'
import { storage, type Slot } from '@/platform/storage'
import { loseLogin } from '../session'
import { ensureSignedIn } from './ensure-signed-in'

/**
 * Why the page starts again. Each cause does so once per session, so that a login that keeps
 * failing does not loop.
 */
type Cause = 'reloaded' | 'jsSdkReloaded'

const marker = (name: Cause): Slot<true> => ({
  area: 'session',
  name,
  version: 1,
  parse: (raw) => (raw === true ? true : undefined),
})

/** True once for each session and cause. */
export const mayStartAfresh = (cause: Cause): boolean => {
  if (storage.read(marker(cause), 'HM')) return false
  storage.write(marker(cause), 'HM', true)
  return true
}

let running: Promise<void> | undefined

/** Whether the page is about to reload. Its calls then need no answer. */
export const isStartingAfresh = (): boolean => running !== undefined

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Recovers from a login that was refused before its time: it lets the caller say so for `ms`, signs
 * in where WeChat does so without questions, and reloads. False if the session has already done so.
 */
export const startAfresh = async (cause: Cause, say: (ms: number) => void): Promise<boolean> => {
  if (!running) {
    if (!mayStartAfresh(cause)) return false
    loseLogin()
    say(AUTH_RELOAD_MS)
    // An official account leaves for WeChat to sign in, so the wait comes first.
    running = wait(AUTH_RELOAD_MS).then(async () => {
      await ensureSignedIn()
      reload()
      // A reload clears a web page's memory. In a mini-program the next page may lose its login
      // too.
      if (!reloadForgets) running = undefined
    })
  }
  await running
  return true
}
