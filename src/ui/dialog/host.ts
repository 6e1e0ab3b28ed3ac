import { useEffect, useState, type ReactElement } from 'react'
import { usePageShow } from '@/platform/page'
import { PageDialogs } from './page-dialogs'
import { bringForward, withdraw } from './service'

/** The dialogs over this page; undefined while none is open. */
export const useDialogs = (): ReactElement | undefined => {
  const [over, put] = useState<ReactElement>()
  const [page] = useState(() => new PageDialogs(put))
  useEffect(() => {
    bringForward(page)
    return () => {
      withdraw(page)
      page.dispose()
    }
  }, [page])
  usePageShow(() => bringForward(page))
  return over
}
