import type { Context } from '../context'
import { proposalById } from '../proposal/repo'
import type { Message } from './repo'

/** What a message says: keywords of the WeChat template, and the values of the SMS in order. */
interface Text {
  /** Of the mini-program. */
  page: string
  data: Record<string, string>
  sms: string[]
}

/** WeChat's limit for keywords of the kind `thing`. */
const THING = 20

const yuan = (fen: number): string => `${(fen / 100).toFixed(2)}元`

/** Undefined when what it tells about is gone. Names of people stay out of messages. */
export async function render(ctx: Context, message: Message): Promise<Text | undefined> {
  const { proposalId } = message.payload
  const proposal =
    typeof proposalId === 'string' ? await proposalById(ctx.db, proposalId) : undefined
  if (!proposal) return undefined
  const product = ctx.catalogue.product(proposal.cityCode, proposal.productCode)
  const name = Array.from(product?.page.productName ?? '保险')
    .slice(0, THING)
    .join('')
  switch (message.topic) {
    case 'POLICY_ISSUED':
      return {
        page: 'pages/account/policy-list/index',
        data: {
          thing1: name,
          number2: String(message.payload['policies'] ?? 1),
          amount3: yuan(proposal.totalFen),
          date4: proposal.effectiveOn,
        },
        sms: [name, proposal.effectiveOn],
      }
    case 'PAYMENT_REFUNDED': {
      const amount = yuan(Number(message.payload['amountFen'] ?? 0))
      return {
        page: 'pages/account/order-center/index',
        data: { thing1: name, amount2: amount, thing3: '款项已原路退回' },
        sms: [name, amount],
      }
    }
  }
}
