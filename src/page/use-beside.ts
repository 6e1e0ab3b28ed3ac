import { target } from '@/platform/device'
import { usePageShow } from '@/platform/lifecycle'
import type { PageKey } from '@/routes/pages'

/** What goes on beside each page of the web that is shown; none of it is in the first load. */
export const useBeside = (page: PageKey): void =>
  usePageShow(() => {
    if (target === 'h5')
      void import('@/flows/beside').then(
        ({ beside }) => beside(page),
        () => undefined,
      )
  })
