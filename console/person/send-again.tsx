import { useState } from 'react'
import type { ResponseOf } from '../../server/console/calls/define'
import { readTimeLine } from '../../server/console/calls/people'
import { sendAgain } from '../../server/console/calls/service'
import { call } from '../api/call'
import { useRead } from '../api/use-read'
import { notNow } from '../copy/acts'
import { happenedText } from '../copy/events'
import { personActs as copy } from '../copy/person-acts'
import { ActDialog } from '../ui/act-dialog'
import { momentText } from '../ui/moment'
import { Shown } from '../ui/shown'

type Message = ResponseOf<typeof readTimeLine>['list'][number]

const whyNot = ({ next }: Message) => next.find(({ allowed }) => !allowed)?.reason

/** Sends a message of an order once more. The one of the policy is offered first. */
export function SendAgain({
  userId,
  orderId,
  onClose,
}: {
  userId: string
  orderId: string
  onClose: () => void
}) {
  const read = useRead(readTimeLine, { userId, orderId, kinds: ['MESSAGE'] })
  const [picked, setPicked] = useState<string>()
  const sendable = read.data?.list.filter((message) => !whyNot(message)) ?? []
  const first = sendable.find(({ event }) => event === 'POLICY_ISSUED') ?? sendable[0]
  const messageId = picked ?? first?.subject
  return (
    <ActDialog
      title={copy.sendAgain}
      lead={copy.sendLead}
      isReady={messageId !== undefined}
      run={async (reason) => {
        const answer = await call(sendAgain, { messageId: messageId ?? '', reason })
        return answer.ok ? { ok: true, data: {} } : answer
      }}
      onClose={onClose}
    >
      <Shown of={read}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="empty">{copy.sendNone}</p>
          ) : (
            <fieldset className="options">
              <legend>{copy.whichMessage}</legend>
              {list.map((message) => {
                const reason = whyNot(message)
                return (
                  <label key={message.subject}>
                    <input
                      type="radio"
                      name="message"
                      disabled={reason !== undefined}
                      checked={message.subject === messageId}
                      onChange={() => setPicked(message.subject)}
                    />
                    <span>
                      {happenedText(message)} · {momentText(message.at)}
                      {reason && <span className="soft"> {notNow[reason]}</span>}
                    </span>
                  </label>
                )
              })}
            </fieldset>
          )
        }
      </Shown>
    </ActDialog>
  )
}
