import { useEffect } from 'react'
import { noticesDialog } from '@/dialogs/notices'
import { premiumDetail } from '@/dialogs/premium-detail'
import { fetchPage } from '@/platform/page-code'
import { pages, type PageKey } from '@/routes/pages'
import { fetchMessage } from '@/ui/dialog/message-dialog'

/** The way of a purchase, in its order. */
const way: readonly PageKey[] = [
  'insureApply',
  'healthConfirm',
  'payConfirm',
  'payment',
  'insureResult',
]

/** A dialog that does not come now is asked for again when it opens. */
const quietly = (fetched: Promise<unknown>): void => void fetched.catch(() => undefined)

/**
 * Fetches what the rest of the purchase needs while the person reads and types, so that nobody is
 * stuck half-way where the network is bad.
 */
export const useFetchAhead = (): void => {
  useEffect(() => {
    void fetchMessage()
    quietly(noticesDialog.load())
    quietly(premiumDetail.load())
    for (const page of way) void fetchPage(pages[page].paths[0])
  }, [])
}
