import { Link, useParams, useSearch } from '@tanstack/react-router'
import type { ResponseOf } from '../../server/console/calls/define'
import { readPerson } from '../../server/console/calls/people'
import { useRead } from '../api/use-read'
import { orderStatus, recordCopy as copy } from '../copy/records'
import { Facts } from '../ui/facts'
import { Moment } from '../ui/moment'
import { Money } from '../ui/money'
import { Page, Part } from '../ui/page'
import { Shown } from '../ui/shown'
import { Tag } from '../ui/tag'
import { Order } from './order'
import { PersonActs } from './person-acts'
import { Renewals } from './renewals'
import { TimeLine } from './time-line'
import { toneOf } from './tones'

type Person = ResponseOf<typeof readPerson>

/** One person: who it is, their orders, one order whole, and all that happened. */
export function Person() {
  const { userId } = useParams({ from: '/inside/people/$userId' })
  const { order } = useSearch({ from: '/inside/people/$userId' })
  const read = useRead(readPerson, { userId })
  return (
    <Page title={read.data?.name ?? copy.person}>
      <Shown of={read}>
        {(person) => {
          const chosen = person.orders.find(({ orderId }) => orderId === order) ?? person.orders[0]
          return (
            <>
              <Who of={person} />
              <Orders of={person} chosen={chosen?.orderId} />
              {chosen && <Order orderId={chosen.orderId} key={chosen.orderId} />}
              {person.renewals.length > 0 && <Renewals of={person} />}
              <TimeLine userId={userId} />
            </>
          )
        }}
      </Shown>
    </Page>
  )
}

const Who = ({ of: person }: { of: Person }) => (
  <Part
    title={copy.person}
    extra={
      <div className="row">
        {person.closedAt !== null && <Tag tone="bad">{copy.closed}</Tag>}
        {person.consentWithdrawnAt !== null && <Tag tone="warn">{copy.withdrawn}</Tag>}
        <Tag tone={person.verified ? 'good' : 'plain'}>
          {person.verified ? copy.isVerified : copy.notVerified}
        </Tag>
      </div>
    }
  >
    <Facts
      of={[
        [copy.name, person.name],
        [copy.credentialNo, person.credentialNo],
        [copy.mobile, person.mobile],
        [copy.bindPhone, person.bindPhone],
        [copy.openId, person.openId],
        [copy.wechat, person.wechat.map((app) => copy.wechatApps[app]).join('、')],
        [copy.createdAt, <Moment key="created" at={person.createdAt} />],
      ]}
    />
    <PersonActs of={person} />
  </Part>
)

const Orders = ({ of: person, chosen }: { of: Person; chosen: string | undefined }) => (
  <Part title={copy.orders}>
    {person.orders.length === 0 ? (
      <p className="empty">{copy.noOrders}</p>
    ) : (
      <ul className="picks">
        {person.orders.map((order) => (
          <li key={order.orderId}>
            <Link
              to="/people/$userId"
              params={{ userId: person.userId }}
              search={{ order: order.orderId }}
              aria-current={order.orderId === chosen ? 'true' : undefined}
            >
              <strong>{order.productName}</strong>
              <span>
                <Tag tone={toneOf(order.status)}>{orderStatus[order.status]}</Tag>{' '}
                <Money fen={order.totalFen} />
              </span>
              <span className="soft">
                <Moment at={order.createdAt} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    )}
  </Part>
)
