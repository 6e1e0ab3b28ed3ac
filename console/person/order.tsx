import { Link } from '@tanstack/react-router'
import type { ResponseOf } from '../../server/console/calls/define'
import { readOrder } from '../../server/console/calls/people'
import { useRead } from '../api/use-read'
import {
  orderStatus,
  paymentStatus,
  policyStatus,
  providerNames,
  payTypeNames,
  recordCopy as copy,
  refundStatus,
  relationName,
  whatBecame,
  whyTaken,
} from '../copy/records'
import { refundSentence } from '../refund/sentence'
import { Facts } from '../ui/facts'
import { Moment, momentText } from '../ui/moment'
import { Money } from '../ui/money'
import { Part } from '../ui/page'
import { Shown } from '../ui/shown'
import { Table } from '../ui/table'
import { Tag } from '../ui/tag'
import { OrderActs } from './order-acts'
import { Revealable } from './revealed'
import { toneOf } from './tones'

type Shown = ResponseOf<typeof readOrder>

/** One order whole: people, why money was taken, where refunds are, and what the insurer said. */
export function Order({ orderId }: { orderId: string }) {
  const read = useRead(readOrder, { orderId })
  return (
    <Part title={copy.order(orderId)}>
      <Shown of={read}>
        {(order) => (
          <div className="stack">
            <OrderActs of={order} />
            <Head of={order} />
            <Refunds of={order} />
            <Payments of={order} />
            <Policies of={order} />
            <People of={order} />
          </div>
        )}
      </Shown>
    </Part>
  )
}

const Head = ({ of: order }: { of: Shown }) => (
  <Facts
    of={[
      [copy.product, `${order.productName}（${order.cityCode} ${order.productCode}）`],
      [
        copy.status,
        <Tag key="status" tone={toneOf(order.status)}>
          {orderStatus[order.status]}
        </Tag>,
      ],
      [copy.total, <Money key="total" fen={order.totalFen} />],
      [copy.cover, `${order.effectiveOn} 至 ${order.expireOn}`],
      [copy.paidAt, order.paidAt && <Moment key="paid" at={order.paidAt} />],
      [copy.renews, order.renews],
      [
        copy.consent,
        order.renewalConsent &&
          copy.consentOf(momentText(order.renewalConsent.at), order.renewalConsent.textVersion),
      ],
    ]}
  />
)

const Refunds = ({ of: order }: { of: Shown }) =>
  order.refunds.length === 0 ? null : (
    <section aria-label={copy.refunds} className="stack">
      <h3>{copy.refunds}</h3>
      <Table
        name={copy.refunds}
        rows={order.refunds}
        keyOf={({ outRefundNo }) => outRefundNo}
        columns={[
          {
            title: copy.refundNo,
            cell: ({ outRefundNo }) => (
              <Link to="/refunds/$outRefundNo" params={{ outRefundNo }}>
                {outRefundNo}
              </Link>
            ),
          },
          {
            title: copy.status,
            cell: ({ status }) => <Tag tone={toneOf(status)}>{refundStatus[status]}</Tag>,
          },
          {
            title: copy.amount,
            kind: 'number',
            cell: ({ amountFen }) => <Money fen={amountFen} />,
          },
          { title: copy.where, kind: 'wide', cell: refundSentence },
        ]}
      />
    </section>
  )

const Payments = ({ of: order }: { of: Shown }) =>
  order.payments.length === 0 ? null : (
    <section aria-label={copy.payments} className="stack">
      <h3>{copy.payments}</h3>
      <Table
        name={copy.payments}
        rows={order.payments}
        keyOf={({ payOrderId }) => payOrderId}
        columns={[
          { title: copy.payment, cell: ({ outTradeNo }) => outTradeNo },
          {
            title: copy.provider,
            cell: ({ provider, payType }) =>
              provider === 'WECHAT_PAY' ? payTypeNames[payType] : providerNames[provider],
          },
          {
            title: copy.status,
            cell: ({ status }) => <Tag tone={toneOf(status)}>{paymentStatus[status]}</Tag>,
          },
          {
            title: copy.amount,
            kind: 'number',
            cell: ({ amountFen }) => <Money fen={amountFen} />,
          },
          {
            title: copy.why,
            kind: 'wide',
            cell: ({ taken, errorMessage }) =>
              taken.length === 0 ? (
                <span className="soft">{errorMessage ?? copy.notPaid}</span>
              ) : (
                <ul>
                  {taken.map((one) => (
                    <li key={one.transactionId}>
                      <Moment at={one.at} /> <Money fen={one.amountFen} /> {whyTaken[one.why]}，
                      {whatBecame[one.became]}
                      <br />
                      <span className="soft">{one.transactionId}</span>
                    </li>
                  ))}
                </ul>
              ),
          },
        ]}
      />
    </section>
  )

const Policies = ({ of: order }: { of: Shown }) =>
  order.policies.length === 0 ? null : (
    <section aria-label={copy.policies} className="stack">
      <h3>{copy.policies}</h3>
      <Table
        name={copy.policies}
        rows={order.policies}
        keyOf={({ policyId }) => policyId}
        columns={[
          {
            title: copy.insurants,
            cell: ({ position }) =>
              order.insurants.find((one) => one.position === position)?.name ?? '—',
          },
          {
            title: copy.policyNo,
            cell: ({ policyNo }) => policyNo ?? <span className="soft">{copy.noNumber}</span>,
          },
          {
            title: copy.status,
            cell: ({ status, refusedFor }) => (
              <>
                <Tag tone={toneOf(status)}>{policyStatus[status]}</Tag>
                {refusedFor !== null && <span className="bad"> {refusedFor}</span>}
              </>
            ),
          },
          {
            title: copy.premium,
            kind: 'number',
            cell: ({ premiumFen }) => <Money fen={premiumFen} />,
          },
          { title: copy.cover, cell: (policy) => `${policy.effectiveOn} 至 ${policy.expireOn}` },
        ]}
      />
    </section>
  )

const People = ({ of: { orderId, applicant, insurants } }: { of: Shown }) => {
  const rows = [
    { ...applicant, position: null, relationType: copy.applicant, premiumFen: null, refusal: null },
    ...insurants.map((one) => ({
      ...one,
      mobile: null,
      relationType: relationName(one.relationType),
    })),
  ]
  return (
    <section aria-label={copy.insurants} className="stack">
      <h3>
        {copy.applicant}、{copy.insurants}
      </h3>
      <Table
        name={copy.insurants}
        rows={rows}
        keyOf={({ position }) => String(position ?? 'applicant')}
        columns={[
          { title: copy.relation, cell: ({ relationType }) => relationType },
          {
            title: copy.name,
            cell: ({ name, position }) => (
              <Revealable mask={name} name={copy.name} of={{ orderId, position, field: 'NAME' }} />
            ),
          },
          {
            title: copy.credentialNo,
            cell: ({ credentialNo, position }) => (
              <Revealable
                mask={credentialNo}
                name={copy.credentialNo}
                of={{ orderId, position, field: 'CREDENTIAL_NO' }}
              />
            ),
          },
          {
            title: copy.mobile,
            cell: ({ mobile, position }) =>
              mobile === null ? (
                '—'
              ) : (
                <Revealable
                  mask={mobile}
                  name={copy.mobile}
                  of={{ orderId, position, field: 'MOBILE' }}
                />
              ),
          },
          {
            title: copy.premium,
            kind: 'number',
            cell: ({ premiumFen, refusal }) =>
              refusal === null ? (
                premiumFen !== null && <Money fen={premiumFen} />
              ) : (
                <span className="bad">
                  {copy.insurerRefusal}：{refusal}
                </span>
              ),
          },
        ]}
      />
    </section>
  )
}
