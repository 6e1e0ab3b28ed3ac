import { offerElderMode } from '@/page/offer-elder-mode'
import { usePageShow } from '@/platform/page'
import type { UsePageWork } from './page-work.types'

/** Pages of a mini-program have no address to return to, and WeChat needs no setup. */
export const usePageWork: UsePageWork = () => usePageShow(() => void offerElderMode())
