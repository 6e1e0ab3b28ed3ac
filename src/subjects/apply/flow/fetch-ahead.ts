import { useEffect } from 'react'
import { fetchPage } from '@/platform/navigation'
import { pages, type PageKey } from '@/routes/pages'
import { fetchMessage } from '@/ui/dialog/fetch-message'
import { noticesDialog } from '../dialogs/notices'
import { premiumDetail } from '../dialogs/premium-detail'

/** The pages of a purchase in their order. */
const way: readonly PageKey[] = [
  'insureApply',
  'healthConfirm',
  'payConfirm',
  'payment',
  'insureResult',
]

/** A dialog that fails to load now is loaded again when it opens. */
const quietly = (fetched: Promise<unknown>): void => void fetched.catch(() => undefined)

/**
 * Loads the rest of the purchase while the user reads and types, so that a bad network does not
 * stop them half-way.
 */
export const useFetchAhead = (): void => {
  useEffect(() => {
    void fetchMessage()
    quietly(noticesDialog.load())
    quietly(premiumDetail.load())
    for (const page of way) void fetchPage(pages[page].paths[0])
  }, [])
}
