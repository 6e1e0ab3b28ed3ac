import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { ResponseOf } from '../../server/console/calls/define'
import type { readOrder } from '../../server/console/calls/people'
import { personActs as copy } from '../copy/person-acts'
import { NextActs } from '../ui/next-acts'
import { Revoke } from './revoke'
import { SendAgain } from './send-again'

const names = {
  readAsCustomer: copy.readAsCustomer,
  sendAgain: copy.sendAgain,
  revokeForCustomer: copy.revokeForCustomer,
}

/** What may be done about an order now. */
export function OrderActs({ of: order }: { of: ResponseOf<typeof readOrder> }) {
  const { orderId, userId, policies, next } = order
  const navigate = useNavigate()
  const [act, setAct] = useState<keyof typeof names>()
  const close = () => setAct(undefined)
  const policyId = policies[0]?.policyId
  return (
    <>
      <NextActs
        acts={next}
        names={names}
        start={(chosen) =>
          chosen === 'readAsCustomer'
            ? void navigate({ to: '/orders/$orderId/as-customer', params: { orderId } })
            : setAct(chosen)
        }
      />
      {act === 'sendAgain' && <SendAgain userId={userId} orderId={orderId} onClose={close} />}
      {act === 'revokeForCustomer' && policyId !== undefined && (
        <Revoke policyId={policyId} onClose={close} />
      )}
    </>
  )
}
