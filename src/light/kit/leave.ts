import { buttons } from '@/copy/shell/buttons'
import { shell } from '@/copy/shell/shell'
import { formatQuery, type Query } from '@/domain/address/query'
import { asked, host, pagesOpen } from './host'
import { nativePaths } from './paths'
import { context } from './visit'

/** The address of a native page, with the visit's context. */
export const pathTo = (key: keyof typeof nativePaths, params: Query = {}): string =>
  nativePaths[key] + formatQuery({ ...context(), ...params })

type Change = Parameters<typeof asked<unknown>>[0]

/**
 * The code of the next page may not come. Answers false if the user then does not try again, which
 * `mayStay` allows.
 */
const begun = async (change: Change, mayStay = true): Promise<boolean> => {
  for (;;) {
    try {
      await asked(change)
      return true
    } catch {
      const { confirm } = await asked<{ confirm: boolean }>((callbacks) =>
        host.showModal({
          title: shell.loadFailed,
          content: shell.offline,
          showCancel: mayStay,
          confirmText: buttons.retry,
          cancelText: buttons.close,
          ...callbacks,
        }),
      )
      if (!confirm && mayStay) return false
    }
  }
}

export const replace = (url: string): Promise<boolean> =>
  begun((callbacks) => host.redirectTo({ url, ...callbacks }))

/** For a page that has nothing to show itself. */
export const replaceForSure = (url: string): Promise<boolean> =>
  begun((callbacks) => host.redirectTo({ url, ...callbacks }), false)

/** A mini-program holds ten pages. The eleventh replaces the tenth. */
const MAX_PAGES = 10

export const go = (url: string): Promise<boolean> =>
  pagesOpen() < MAX_PAGES
    ? begun((callbacks) => host.navigateTo({ url, ...callbacks }))
    : replace(url)

/** Goes back, or to `fallback` where there is no page below. */
export const back = (fallback: string): Promise<boolean> =>
  begun((callbacks) =>
    pagesOpen() > 1 ? host.navigateBack(callbacks) : host.reLaunch({ url: fallback, ...callbacks }),
  )
