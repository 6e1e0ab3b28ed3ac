import { Input } from 'antd'
import { useState } from 'react'
import { restartRefund, type RefundCard } from '../../server/console/calls/refunds'
import { call } from '../api/call'
import { bankNames, refundCopy as copy } from '../copy/refund'
import { ActDialog, useTried } from '../ui/act-dialog'
import { Choice, optionsOf } from '../ui/choice'
import { Field } from '../ui/field'

/** A card as it is being typed. */
type Typed = Omit<RefundCard, 'bankType'> & { bankType: RefundCard['bankType'] | '' }

const NOTHING: Typed = { bankType: '', account: '', holder: '' }

/** The card once it is whole. People type card numbers in groups. */
function cardOf({ bankType, account, holder }: Typed): RefundCard | undefined {
  const digits = account.replace(/\s/g, '')
  const isWhole = /^\d{12,19}$/.test(digits) && holder.trim().length >= 2
  return bankType !== '' && isWhole
    ? { bankType, account: digits, holder: holder.trim() }
    : undefined
}

/**
 * Asks for a refund to be started again: on its old way, or to another card of the customer, where the bank
 * refused it and the provider can do so. What is typed of the card leaves this dialog only to the gateway.
 */
export function Restart({
  outRefundNo,
  takesCard,
  onClose,
}: {
  outRefundNo: string
  takesCard: boolean
  onClose: () => void
}) {
  const [destination, setDestination] = useState<keyof typeof copy.destinations>('BACK')
  const [typed, setTyped] = useState(NOTHING)
  const card = cardOf(typed)
  const isToCard = takesCard && destination === 'CARD'
  return (
    <ActDialog
      title={copy.acts.restartRefund}
      lead={copy.restartLead}
      isReady={!isToCard || card !== undefined}
      run={(reason) =>
        call(restartRefund, { outRefundNo, ...(isToCard && card && { card }), reason })
      }
      onClose={onClose}
    >
      {takesCard && (
        <fieldset className="options">
          <legend>{copy.destination}</legend>
          {optionsOf(copy.destinations).map(([value, name]) => (
            <label key={value}>
              <input
                type="radio"
                name="destination"
                checked={destination === value}
                onChange={() => setDestination(value)}
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      {isToCard && <Card typed={typed} set={setTyped} />}
    </ActDialog>
  )
}

function Card({ typed, set }: { typed: Typed; set: (typed: Typed) => void }) {
  const tried = useTried()
  const faultOf = (value: string, isRight: boolean, words: string) =>
    (tried || value !== '') && !isRight ? words : undefined
  const digits = typed.account.replace(/\s/g, '')
  const isAccount = /^\d{12,19}$/.test(digits)
  const isHolder = typed.holder.trim().length >= 2
  return (
    <>
      <Field
        label={copy.bank}
        hint={copy.bankHint}
        fault={tried && typed.bankType === '' ? copy.bankNeeded : undefined}
      >
        <Choice<Typed['bankType']>
          value={typed.bankType}
          options={[['', copy.chooseBank] as const, ...optionsOf(bankNames)]}
          choose={(bankType) => set({ ...typed, bankType })}
        />
      </Field>
      <Field
        label={copy.account}
        hint={copy.accountHint}
        fault={faultOf(typed.account, isAccount, copy.accountFault)}
      >
        <Input
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
          value={typed.account}
          onChange={({ target }) => set({ ...typed, account: target.value })}
        />
      </Field>
      <Field
        label={copy.holder}
        hint={copy.holderHint}
        fault={faultOf(typed.holder, isHolder, copy.holderFault)}
      >
        <Input
          autoComplete="off"
          maxLength={40}
          value={typed.holder}
          onChange={({ target }) => set({ ...typed, holder: target.value })}
        />
      </Field>
    </>
  )
}
