import { useMemo, useRef } from 'react'
import { ask } from '@/ui/dialog/service'
import { payCodeDialog } from '@/ui/dialogs/pay-code'
import { codeOf } from './pay-place'
import type { UsePayCode } from './use-pay-code.types'

export const usePayCode: UsePayCode = () => {
  const shown = useRef<{ end: () => void; gone: Promise<unknown> }>()
  return useMemo(
    () => ({
      show(params, order) {
        const code = codeOf(params)
        if (!code) return false
        let end: () => void = () => undefined
        const over = new Promise<void>((resolve) => {
          end = resolve
        })
        shown.current = { end, gone: ask(payCodeDialog, { ...code, ...order, over }) }
        return true
      },
      async close() {
        shown.current?.end()
        await shown.current?.gone
      },
    }),
    [],
  )
}
