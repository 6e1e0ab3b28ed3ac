import { Link, useParams } from '@tanstack/react-router'
import { fill } from '@/copy/fill'
import { insuredNameText } from '@/copy/product/insured-name'
import { wording } from '@/copy/product/wording'
import { orders } from '@/copy/records/orders'
import { policies as policyCopy } from '@/copy/records/policies'
import { refunds as refundCopy, refundStatuses } from '@/copy/records/refunds'
import { revokeWords } from '@/copy/records/refunds'
import { refusal as refusalCopy } from '@/copy/records/refusal'
import { orderStatusText, policyNoteText, policyStatusText } from '@/copy/records/statuses'
import { orderWordOf, policyWordOf } from '@/domain/situation/situation'
import { readAsCustomer } from '../../server/console/calls/customer'
import type { ResponseOf } from '../../server/console/calls/define'
import { readOrder, readPerson } from '../../server/console/calls/people'
import { useRead } from '../api/use-read'
import { customerPage as copy } from '../copy/customer-page'
import { recordCopy } from '../copy/records'
import { Facts } from '../ui/facts'
import { momentText } from '../ui/moment'
import { Money, moneyText } from '../ui/money'
import { Page } from '../ui/page'
import { Shown } from '../ui/shown'
import { Tag, type Tone } from '../ui/tag'

type Order = ResponseOf<typeof readAsCustomer>['order']

/**
 * An order as its person sees it, in the storefront's own words, to be read along with them on the
 * phone. It is read only, and no login of theirs is made.
 */
export function AsCustomer() {
  const { orderId } = useParams({ from: '/inside/orders/$orderId/as-customer' })
  const read = useRead(readAsCustomer, { orderId })
  const own = useRead(readOrder, { orderId })
  const userId = own.data?.userId
  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      extra={
        userId !== undefined && (
          <Link to="/people/$userId" params={{ userId }} search={{ order: orderId }}>
            {copy.back}
          </Link>
        )
      }
    >
      <div className="beside">
        <Shown of={read}>
          {({ order }) => (
            <article className="phone" aria-label={copy.screen}>
              <Screen of={order} />
            </article>
          )}
        </Shown>
        {userId !== undefined && <Others userId={userId} orderId={orderId} />}
      </div>
    </Page>
  )
}

/** The other orders of the person, each to be seen in the same way. */
function Others({ userId, orderId }: { userId: string; orderId: string }) {
  const read = useRead(readPerson, { userId })
  return (
    <section className="part" aria-label={copy.others}>
      <h2>{copy.others}</h2>
      <Shown of={read}>
        {(person) => (
          <ul className="stack">
            {person.orders.map((order) => (
              <li key={order.orderId}>
                <Link
                  to="/orders/$orderId/as-customer"
                  params={{ orderId: order.orderId }}
                  aria-current={order.orderId === orderId ? 'page' : undefined}
                >
                  {order.productName}
                </Link>
                <br />
                <span className="soft">
                  {momentText(order.createdAt)} · {moneyText(order.totalFen)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Shown>
    </section>
  )
}

const Screen = ({ of: order }: { of: Order }) => {
  const terms = wording(order)
  const waits = order.policies.find(({ status }) => status === 'ISSUING' || status === 'CANCELLING')
  return (
    <>
      <header>
        <p className="soft">{orders.detail}</p>
        <h2>{orderStatusText(orderWordOf(order))}</h2>
        <Refused of={order} />
        {waits && <p className="soft">{policyNoteText(policyWordOf(waits), order)}</p>}
      </header>
      {order.leftOut.map((person) => (
        <section key={`${person.insurantName} ${person.credentialTail ?? ''}`}>
          <h3>{refusalCopy.leftOut}</h3>
          <p>{insuredNameText(person)}</p>
          <p className="soft">{person.reason}</p>
        </section>
      ))}
      {order.refunds.map((refund) => (
        <Refund key={`${refund.requestedAt} ${refund.amountFen}`} of={refund} />
      ))}
      <Policies of={order} />
      <section>
        <h3>{order.productName}</h3>
        <Facts
          of={[
            [orders.number, order.orderId],
            [orders.createdAt, momentText(order.createdAt)],
            [orders.total, <Money key="total" fen={order.totalFen} />],
            [policyCopy.period, `${order.effectiveOn} 至 ${order.expireOn}`],
            [terms.applicant, order.applicant.nameMask ?? order.applicant.name],
          ]}
        />
      </section>
      <section>
        <h3>{terms.insurant}</h3>
        <ul className="stack">
          {order.price.insurants.map((person, at) => (
            <li key={at} className="split">
              <span>
                {person.name} <span className="soft">{person.credentialNo}</span>
              </span>
              <Money fen={person.premiumFen} />
            </li>
          ))}
        </ul>
      </section>
      {order.revokeUntil !== null && (
        <p className="soft">
          {fill(revokeWords(order).until, { ...terms, TIME: momentText(order.revokeUntil) })}
        </p>
      )}
    </>
  )
}

function Refused({ of: { refusal } }: { of: Order }) {
  if (refusal === null) return null
  const NAMES = refusal.insurantNames.join('、')
  return (
    <p>
      {refusal.reason === undefined
        ? fill(refusalCopy.who, { NAMES })
        : fill(refusalCopy.notIssued, { NAMES, REASON: refusal.reason })}
      {refusal.returnedAt === null
        ? refusalCopy.returning
        : fill(refusalCopy.returned, { TIME: momentText(refusal.returnedAt) })}
    </p>
  )
}

const tones: Readonly<Record<Order['refunds'][number]['status'], Tone>> = {
  REQUESTED: 'warn',
  PROCESSING: 'warn',
  ABNORMAL: 'bad',
  REFUNDED: 'good',
  UNKNOWN: 'warn',
}

const Refund = ({ of: refund }: { of: Order['refunds'][number] }) => (
  <section>
    <div className="split">
      <h3>{refundCopy.title}</h3>
      <Tag tone={tones[refund.status]}>{refundStatuses[refund.status]}</Tag>
    </div>
    <Facts
      of={[
        [refundCopy.amount, <Money key="amount" fen={refund.amountFen} />],
        [refundCopy.reason, refund.reason],
        [refundCopy.way, refundCopy.wayText],
        [refundCopy.requestedAt, momentText(refund.requestedAt)],
        [refundCopy.acceptedAt, refund.acceptedAt && momentText(refund.acceptedAt)],
        [refundCopy.refundedAt, refund.refundedAt && momentText(refund.refundedAt)],
        [refundCopy.arrival, refund.status === 'PROCESSING' ? refundCopy.arrivalText : null],
      ]}
    />
  </section>
)

const Policies = ({ of: order }: { of: Order }) => {
  const { refusal, givenBack } = order
  if (order.policies.length === 0) return null
  return (
    <section>
      <h3>{orders.policies}</h3>
      <ul className="stack">
        {order.policies.map(({ policyId, policyNo, status, ...insured }) => {
          const word = policyWordOf({ status, refusal, givenBack })
          return (
            <li key={policyId}>
              <div className="split">
                <span>{insuredNameText(insured)}</span>
                <Tag>{policyStatusText(word)}</Tag>
              </div>
              {policyNo !== '' && <p className="soft">{`${recordCopy.policyNo} ${policyNo}`}</p>}
              <p className="soft">{policyNoteText(word, order)}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
