import { useState } from 'react'
import { nameOf } from './phone-name'
import { Section } from './section'
import type { PanelProps } from './side'
import { Trace } from './trace'
import { useFacts } from './use-facts'
import { money, orderStates, shortTime } from './words'

/** The users who are signed in, their orders, and what happened to one of these. */
export const Orders = (props: PanelProps) => {
  const { live, phones } = props
  const facts = useFacts()
  const [traced, setTraced] = useState<string>()
  if (traced !== undefined)
    return <Trace orderId={traced} live={live} onClose={() => setTraced(undefined)} />

  const productName = (city: string, product: string): string =>
    facts?.cities
      .find(({ cityCode }) => cityCode === city)
      ?.products.find(({ productCode }) => productCode === product)?.productName ?? product
  const people = live.state?.people ?? []
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
                      {own ? (
                        <button
                          type="button"
                          onClick={() => {
                            phones.choose(own.id)
                            phones.open(own, addressOfOrder(order))
                          }}
                        >
                          打开
                        </button>
                      ) : null}
                      <button
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
