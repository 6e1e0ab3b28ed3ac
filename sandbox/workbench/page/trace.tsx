import { useEffect, useRef, useState } from 'react'
import type { Moment } from '../trace-route'
import { ask } from './ask'
import { CoreViews } from './core-views'
import type { Live } from './live'
import { momentText, momentTypes, type MomentType } from './moment-text'
import { Section } from './section'
import { clockText, dayText } from './words'

/** Everything that happened to one order, on one time line. It grows while it is open. */
export const Trace = ({
  orderId,
  live,
  onClose,
}: {
  orderId: string
  live: Live
  onClose: () => void
}) => {
  const [moments, setMoments] = useState<Moment[]>()
  const [hidden, setHidden] = useState<readonly MomentType[]>([])
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  useEffect(() => {
    let isOver = false
    void ask('GET', `/orders/${orderId}/trace`).then((answer) => {
      if (!isOver) setMoments((answer as { moments: Moment[] } | undefined)?.moments ?? [])
    })
    return () => {
      isOver = true
    }
  }, [orderId, live.state])

  const shown = (moments ?? []).filter(({ kind }) => !hidden.includes(kind))
  const toggle = (kind: MomentType) =>
    setHidden((now) => (now.includes(kind) ? now.filter((one) => one !== kind) : [...now, kind]))
  return (
    <>
      <p className="part">
        <button ref={back} type="button" onClick={onClose}>
          返回订单
        </button>
      </p>
      <CoreViews orderId={orderId} live={live} />
      <Section
        title="订单的经过"
        count={shown.length}
        empty={moments ? '没有记录。' : '正在读取。'}
      >
        <p className="part-note">
          <code>{orderId}</code>
          <br />
          接口的请求号与日志里的相同。网关重启以前的接口没有记录。
        </p>
        <div className="pair part-filter" role="group" aria-label="显示">
          {momentTypes.map(([kind, name]) => (
            <button
              key={kind}
              type="button"
              aria-pressed={!hidden.includes(kind)}
              onClick={() => toggle(kind)}
            >
              {name}
            </button>
          ))}
        </div>
        <ol className="line">
          {shown.map((moment, at) => {
            const { title, note, isBad } = momentText(moment)
            const day = dayText(moment.at)
            const before = shown[at - 1]
            return (
              <li key={at} className={`line-${moment.kind}${isBad ? ' line-bad' : ''}`}>
                {!before || dayText(before.at) !== day ? <b className="line-day">{day}</b> : null}
                <time>{clockText(moment.at)}</time>
                <span>
                  {title}
                  {note ? <small>{note}</small> : null}
                  {moment.kind === 'call' ? (
                    <small>
                      请求号 <code>{moment.requestId}</code>
                    </small>
                  ) : null}
                </span>
              </li>
            )
          })}
        </ol>
      </Section>
    </>
  )
}
