import { useEffect, useState } from 'react'
import type { BothViews } from '../core-route'
import { ask } from './ask'
import { coreReasons, coreStates, policyStates } from './core-words'
import type { Live } from './live'
import { Section } from './section'
import { money } from './words'

/** The gateway may hear of the core without a call that the workbench sees. */
const LOOK_AGAIN_MS = 3_000

/** What the insurer's core knows of each person of an order beside what we know. */
export const CoreViews = ({ orderId, live }: { orderId: string; live: Live }) => {
  const [people, setPeople] = useState<BothViews[]>([])
  const isWithCore = people.length > 0
  useEffect(() => {
    let isOver = false
    const look = () =>
      void ask('GET', `/orders/${orderId}/core`).then((answer) => {
        if (!isOver) setPeople((answer as { people: BothViews[] } | undefined)?.people ?? [])
      })
    look()
    const again = isWithCore ? setInterval(look, LOOK_AGAIN_MS) : undefined
    return () => {
      isOver = true
      clearInterval(again)
    }
  }, [orderId, live.state, isWithCore])
  if (!isWithCore) return null
  return (
    <Section title="我们和保险公司各知道什么" count={people.length}>
      <ul className="cards">
        {people.map((one) => (
          <li key={one.key} className="card">
            <p className="card-line">
              <b>{one.ours.nameMask}</b>
              <span className={`badge badge-${one.differs.length > 0 ? 'abnormal' : 'success'}`}>
                {one.differs.length > 0 ? `${one.differs.length} 处不同` : '一致'}
              </span>
            </p>
            <Views {...one} />
            <small>
              {one.isWaiting ? '还在等核心系统答复 · ' : ''}
              <code>{one.key}</code>
            </small>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const Views = ({ core, ours, theirs, differs }: BothViews) => (
  <table className="views">
    <thead>
      <tr>
        <td />
        <th scope="col">我们</th>
        <th scope="col">{core}</th>
      </tr>
    </thead>
    <tbody>
      {fields.map(({ name, title, show }) => {
        const own = show(ours, policyStates)
        const other = theirs ? show(theirs, coreStates) : '没有收到'
        if (!own && (!theirs || !other)) return null
        const isOther = differs.some((differing) => differing === name)
        return (
          <tr key={name} className={isOther ? 'views-differ' : ''}>
            <th scope="row">
              {title}
              {isOther ? <span className="bench-sr">不同</span> : null}
            </th>
            <td>{own || '—'}</td>
            <td>{theirs || name === 'status' ? other || '—' : '—'}</td>
          </tr>
        )
      })}
    </tbody>
  </table>
)

type View = Pick<
  BothViews['ours'],
  | 'policyNo'
  | 'documentSha256'
  | 'premiumFen'
  | 'refusedFor'
  | 'end'
  | 'health'
  | 'renewalOf'
  | 'status'
>
type States = Readonly<Record<string, string>>

const fields: {
  name: BothViews['differs'][number]
  title: string
  show: (view: View, states: States) => string
}[] = [
  {
    name: 'status',
    title: '状态',
    show: ({ status, refusedFor }, states) =>
      [states[status ?? ''] ?? status, refusedFor].filter(Boolean).join('：'),
  },
  { name: 'policyNo', title: '保单号', show: ({ policyNo }) => policyNo ?? '' },
  {
    name: 'documentSha256',
    title: '电子保单',
    show: ({ documentSha256: hash }) => (hash === null ? '' : `有（${hash.slice(0, 8)}）`),
  },
  { name: 'premiumFen', title: '保费', show: ({ premiumFen }) => money(premiumFen) },
  {
    name: 'end',
    title: '终止',
    show: ({ end }) =>
      end ? `${end.on} ${coreReasons[end.reason] ?? end.reason}，退 ${money(end.refundFen)}` : '',
  },
  {
    name: 'health',
    title: '健康告知',
    show: ({ health }) =>
      health
        .map(
          ({ question, answer }) =>
            `${question === 'ALL' ? '全部' : question} ${answer ? '有' : '无'}`,
        )
        .join('、'),
  },
  { name: 'renewalOf', title: '续自', show: ({ renewalOf }) => renewalOf ?? '' },
]
