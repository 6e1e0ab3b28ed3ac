import { shell } from '@/copy/shell/shell'
import { AUTH_RELOAD_MS } from '@/domain/time/timings'
import { target } from '@/platform/device'
import { reload } from '@/platform/navigation'
import { storage, type Slot } from '@/platform/storage'
import { forgetLogin } from '@/stores/session'
import { toast } from '@/ui/toast/service'
import { ensureSignedIn } from './ensure-signed-in'

/** What made the page start afresh. A session does so once for each: a login that keeps failing must not loop. */
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

/** The page is about to begin anew: nothing of it needs an answer. */
export const isStartingAfresh = (): boolean => running !== undefined

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * A login that was refused before its time: the page says that it works on it, signs in anew where
 * WeChat does that by itself, and reloads (specification sections 4 and 8). False where the session
 * has done so already.
 */
export const startAfresh = async (cause: Cause): Promise<boolean> => {
  if (!running) {
    if (!mayStartAfresh(cause)) return false
    forgetLogin()
    toast(shell.loading, AUTH_RELOAD_MS)
    // An official account leaves for WeChat to sign in, so the wait comes first.
    running = wait(AUTH_RELOAD_MS).then(async () => {
      await ensureSignedIn()
      reload()
      // A web page goes with its memory; a mini-program's next page may lose its login too.
      if (target === 'weapp') running = undefined
    })
  }
  await running
  return true
}
