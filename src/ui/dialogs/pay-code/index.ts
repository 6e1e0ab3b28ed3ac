import { payCode as copy } from '@/copy/purchase/payment'
import { defineDialog } from '../../dialog/define'

export interface PayCodeProps {
  /** The code as a data address. */
  image: string
  /** The address in the code. The sandbox's opens here too; WeChat's opens on a phone alone. */
  url: string
  amountFen: number
  /** Answers whether the outcome is known. */
  onAsk: () => Promise<boolean>
  /** Resolves when the outcome is known; the dialog then closes by itself. */
  over: Promise<void>
}

/** WeChat Pay on a desktop: the code that the payer's phone scans. */
export const payCodeDialog = defineDialog<PayCodeProps>({
  look: 'modal',
  label: () => copy.title,
  load: async () => (await import('./body')).PayCodeBody,
})
