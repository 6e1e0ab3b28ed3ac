import { send } from '@/api/client'
import type { Failure } from '@/contract/envelope'
import { getRewards, withdraw } from '@/contract/share'
import { failureText, type FailureWords } from '@/copy/errors/failures'
import { wechatPersonErrors } from '@/copy/errors/wechat-person-errors'
import { newId } from '@/domain/base/uuid'
import { ask } from '@/ui/dialog/service'
import { toast } from '@/ui/toast/service'
import { shareGift as copy } from './copy'
import { cashWithdraw } from './dialogs/cash-withdraw'
import { withdrawalSuccess } from './dialogs/withdrawal-success'

/** The text for the broken limit (../../contract/reward). */
const limitText = (rule: string | number | undefined): string | undefined => {
  if (rule === 'AMOUNT') return copy.overAmount
  if (rule === 'BALANCE') return copy.overBalance
  return rule === 'DAY' ? copy.overDay : undefined
}

const textOf = (error: Failure, words: FailureWords): string => {
  if (error.name === 'PAYER_UNKNOWN') return wechatPersonErrors.unknownPayee
  if (error.name === 'PAY_TYPE_UNAVAILABLE') return wechatPersonErrors.noWithdrawal
  const limit = error.name === 'BAD_REQUEST' ? limitText(error.extra?.code) : undefined
  return limit ?? failureText(error, words)
}

/**
 * Keys of withdrawals without an answer, by amount (fen). A repeat uses the same key, so that the
 * amount is withdrawn once.
 */
const unheard = new Map<number, string>()

/**
 * Asks for an amount and withdraws it. The balance is loaded first, because rewards may be earned
 * or cancelled while the page is open. `onDone` reloads the balance beside the success message.
 */
export async function startWithdrawal(
  words: FailureWords,
  onDone: () => Promise<void>,
): Promise<void> {
  const now = await send(getRewards, {})
  if (!now.ok) return toast(failureText(now.error, words))
  const { withdrawableFen: balanceFen, leastFen: minFen } = now.value
  const agreed = await ask(cashWithdraw, { balanceFen, minFen })
  if (agreed.kind !== 'confirmed') return
  const amountFen = agreed.value
  const key = unheard.get(amountFen) ?? newId()
  unheard.set(amountFen, key)
  const answer = await send(withdraw, { amountFen }, key)
  if (answer.ok || (answer.error.name !== 'NETWORK' && answer.error.name !== 'TIMEOUT'))
    unheard.delete(amountFen)
  const reading = onDone()
  if (answer.ok) await ask(withdrawalSuccess, { amountFen })
  else toast(textOf(answer.error, words))
  await reading
}
