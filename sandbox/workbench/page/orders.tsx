import { useRef, useState } from 'react'
import { ask } from './ask'
import { nameOf } from './phone-name'
import { firstPath } from './phones'
import { Section } from './section'
import type { PanelProps } from './side'
import { Trace } from './trace'
import { useFacts } from './use-facts'
import { money, orderStates, shortTime } from './words'

/** The users who are signed in, their orders, and what happened to one of these. */
export const Orders = (props: PanelProps) => {
  const { live, phones, say } = props
  const facts = useFacts()
  const [traced, setTraced] = useState<string>()
  const left = useRef<string>(undefined)
  const leave = () => {
    left.current = traced
    setTraced(undefined)
  }
  /** The focus returns to the button that opened the time line. */
  const focusLeft = (orderId: string) => (button: HTMLButtonElement | null) => {
    if (!button || left.current !== orderId) return
    left.current = undefined
    button.focus()
  }
  if (traced !== undefined) return <Trace orderId={traced} live={live} onClose={leave} />

  const productName = (city: string, product: string): string =>
    facts?.cities
      .find(({ cityCode }) => cityCode === city)
      ?.products.find(({ productCode }) => productCode === product)?.productName ?? product
  const people = live.state?.people ?? []
  const openAs = async (userId: string, path: string) => {
    const { chosen } = phones
    if (!chosen) return say('没有手机')
    const answer = (await ask('POST', '/people/open', { userId, path })) as
      { open: string } | undefined
    if (!answer) return say('没有打开：这个人的登录已经结束')
    phones.open(chosen, answer.open)
    say(`已在“${nameOf(chosen)}”打开`)
  }
  return (
    <Section
      title="已登录的人"
      count={people.length}
      empty="有人在手机里登录后，这个人和他的订单会出现在这里。"
    >
      <ul className="cards">
        {people.map(({ id, openId, mobileMask, signedInAt, orders }) => {
          const own = phones.list.find((phone) => phone.openId === openId)
          return (
            <li key={id} className="card">
              <p>
                <b>{mobileMask ?? '微信用户'}</b>
              </p>
              <small>
                {signedInAt === null ? '' : `${shortTime(signedInAt)} 登录 · `}
                {own ? `在“${nameOf(own)}”` : '不在任何手机里'}
              </small>
              {orders.length === 0 ? <small>还没有订单</small> : null}
              {own || !phones.chosen ? null : (
                <span className="pair">
                  <button type="button" onClick={() => openAs(id, firstPath)}>
                    在“{nameOf(phones.chosen)}”登录
                  </button>
                </span>
              )}
              <ul className="rows">
                {orders.map((order) => (
                  <li key={order.orderId} className="card-line">
                    <span>
                      {productName(order.cityCode, order.productCode)} {money(order.totalFen)}
                      <small>
                        {orderStates[order.status] ?? order.status} · {shortTime(order.createdAt)}
                      </small>
                    </span>
                    <span className="pair">
                      <button
                        type="button"
                        aria-label={`打开订单 ${order.orderId}`}
                        onClick={() => {
                          if (!own) return openAs(id, addressOfOrder(order))
                          phones.choose(own.id)
                          return phones.open(own, addressOfOrder(order))
                        }}
                      >
                        打开
                      </button>
                      <button
                        ref={focusLeft(order.orderId)}
                        type="button"
                        className="main"
                        aria-label={`查看订单 ${order.orderId} 的经过`}
                        onClick={() => setTraced(order.orderId)}
                      >
                        经过
                      </button>
                    </span>
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

const addressOfOrder = ({
  orderId,
  cityCode,
  productCode,
}: {
  orderId: string
  cityCode: string
  productCode: string
}): string => `/order-detail?${new URLSearchParams({ cityCode, productCode, orderId })}`
