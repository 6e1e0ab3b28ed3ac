import { useCallback } from 'react'
import { fill } from '@/copy/fill'
import { insurants as copy } from '@/copy/product/insurants'
import type { Terms } from '@/copy/product/terms'
import { removeInsurant } from '@/stores/purchase'
import { confirm } from '@/ui/dialog/message'

/** Removes a person from the form, after a question. */
export const useRemove = (terms: Terms): ((key: string, place: number) => void) =>
  useCallback(
    (key, place) => {
      void confirm({
        title: fill(copy.removeAsk, { NAME: fill(copy.nth, { N: place, ...terms }) }),
        icon: 'warning-red',
      }).then((answer) => {
        if (answer.kind === 'confirmed') removeInsurant(key)
      })
    },
    [terms],
  )
