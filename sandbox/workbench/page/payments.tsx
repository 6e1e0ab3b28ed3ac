import { ask } from './ask'
import { Section } from './section'
import type { PanelProps } from './side'
import { money, outcomes, providers, refundStates, timeOf } from './words'

const endings = [
  ['PAID', '支付成功'],
  ['PAID_FAIL', '支付失败'],
  ['PAID_FAIL_NO_RETRY', '不可重试'],
  ['PART_FAIL', '部分失败'],
  ['EXPIRED', '过期'],
  ['CANCEL', '取消'],
] as const

/** The decisions of outside services about money and underwriting. */
export const Payments = ({ live: { state }, phones, recording, say }: PanelProps) => {
  const turn = async (method: string, path: string, body: object, words: string) => {
    const done = await ask(method, path, body)
    say(done ? words : '沙箱没有接受，状态可能已经变了')
    return done !== undefined
  }
  const decide = async (outTradeNo: string, outcome: string, words: string) => {
    if (await turn('PUT', `/pay-orders/${outTradeNo}`, { outcome }, `支付单：${words}`)) {
      recording.add({ do: 'pay', outcome })
      phones.sendAll({ sandbox: 'settled', outTradeNo, outcome })
    }
  }
  const orders = state?.payOrders ?? []
  const refunds = state?.refunds ?? []
  const transfers = state?.transfers ?? []
  const contracts = state?.contracts ?? []
  const checks = state?.underwriting ?? []
  return (
    <>
      <Section
        title="支付单"
        count={orders.length}
        empty="确认订单后，支付单会出现在这里，由您决定它怎样结束。"
      >
        <ul className="cards">
          {orders.map((order) => (
            <li key={order.outTradeNo} className="card">
              <p className="card-line">
                <b className="sum">{money(order.amountFen)}</b>
                <span className={`badge badge-${order.outcome.toLowerCase()}`}>
                  {outcomes[order.outcome]}
                </span>
              </p>
              <p>{order.description}</p>
              <small>
                {providers[order.provider]} · {timeOf(order.createdAt)} · {order.outTradeNo}
              </small>
              {order.isPayable ? (
                <span className="pair" role="group" aria-label={`决定支付单 ${order.outTradeNo}`}>
                  {endings.map(([outcome, words]) => (
                    <button
                      key={outcome}
                      type="button"
                      className={outcome === 'PAID' ? 'main' : undefined}
                      onClick={() => decide(order.outTradeNo, outcome, words)}
                    >
                      {words}
                    </button>
                  ))}
                </span>
              ) : null}
              {order.outcome === 'PAID' ? (
                <span className="pair">
                  <label className="choice">
                    <span>以后的退款</span>
                    <select
                      value={order.refundsEnd}
                      onChange={({ target }) =>
                        turn(
                          'PUT',
                          `/pay-orders/${order.outTradeNo}/refunds`,
                          { status: target.value },
                          `以后的退款：${refundStates[target.value]}`,
                        )
                      }
                    >
                      {Object.entries(refundStates).map(([status, words]) => (
                        <option key={status} value={status}>
                          {words}
                        </option>
                      ))}
                    </select>
                  </label>
                  <button
                    type="button"
                    onClick={() =>
                      turn(
                        'POST',
                        `/pay-orders/${order.outTradeNo}/refunds`,
                        {},
                        '已在商户后台全额退款',
                      )
                    }
                  >
                    商户后台退款
                  </button>
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      </Section>
      {refunds.length > 0 ? (
        <Section title="退款" count={refunds.length}>
          <ul className="cards">
            {refunds.map(({ outRefundNo, refundFen, status, createdAt }) => (
              <li key={outRefundNo} className="card">
                <p className="card-line">
                  <b className="sum">{money(refundFen)}</b>
                  <span className={`badge badge-${status.toLowerCase()}`}>
                    {refundStates[status]}
                  </span>
                </p>
                <small>
                  {timeOf(createdAt)} · {outRefundNo}
                </small>
                {status === 'PROCESSING' || status === 'ABNORMAL' ? (
                  <span className="pair">
                    {(['SUCCESS', 'ABNORMAL', 'CLOSED'] as const)
                      .filter((end) => end !== status)
                      .map((end) => (
                        <button
                          key={end}
                          type="button"
                          onClick={() =>
                            turn(
                              'PUT',
                              `/refunds/${outRefundNo}`,
                              { status: end },
                              `退款：${refundStates[end]}`,
                            )
                          }
                        >
                          {refundStates[end]}
                        </button>
                      ))}
                  </span>
                ) : null}
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {contracts.length > 0 ? (
        <Section title="自动续保签约" count={contracts.length}>
          <ul className="cards">
            {contracts.map((contract) => (
              <li key={contract.outContractCode} className="card">
                <p className="card-line">
                  <b className="sum">{money(contract.amountFen)}</b>
                  <span className="badge">{contractStates[contract.state]}</span>
                </p>
                <small>
                  {contract.insuredName} · {contract.dueOn} 扣费
                </small>
                {contract.state === 'SIGNED' ? (
                  <span className="pair">
                    <button
                      type="button"
                      onClick={() =>
                        turn(
                          'PUT',
                          '/clock',
                          { now: `${contract.dueOn}T09:00:00+08:00` },
                          '时钟拨到扣费日',
                        )
                      }
                    >
                      拨到扣费日
                    </button>
                    <label className="choice">
                      <span>以后的扣费</span>
                      <select
                        value={contract.charges}
                        onChange={({ target }) =>
                          turn(
                            'PUT',
                            `/contracts/${contract.outContractCode}`,
                            { charges: target.value },
                            '以后的扣费已改',
                          )
                        }
                      >
                        <option value="PAID">成功</option>
                        <option value="PAID_FAIL">余额不足</option>
                      </select>
                    </label>
                    <button
                      type="button"
                      onClick={() =>
                        turn(
                          'PUT',
                          `/contracts/${contract.outContractCode}`,
                          { state: 'TERMINATED' },
                          '已在微信里解约',
                        )
                      }
                    >
                      在微信里解约
                    </button>
                  </span>
                ) : null}
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {transfers.length > 0 ? (
        <Section title="商家转账" count={transfers.length}>
          <ul className="cards">
            {transfers.map(({ outBillNo, amountFen, state: stands }) => (
              <li key={outBillNo} className="card">
                <p className="card-line">
                  <b className="sum">{money(amountFen)}</b>
                  <span className="badge">{transferStates[stands]}</span>
                </p>
                <small>{outBillNo}</small>
                {stands === 'WAIT_USER_CONFIRM' ? (
                  <span className="pair">
                    <button
                      type="button"
                      className="main"
                      onClick={() =>
                        turn('PUT', `/transfers/${outBillNo}`, { state: 'SUCCESS' }, '已收款')
                      }
                    >
                      收款
                    </button>
                    <button
                      type="button"
                      onClick={() =>
                        turn('PUT', `/transfers/${outBillNo}`, { state: 'FAIL' }, '转账失败')
                      }
                    >
                      失败
                    </button>
                  </span>
                ) : null}
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {checks.length > 0 ? (
        <Section title="核保" count={checks.length}>
          <ul className="cards">
            {checks.map(({ policyNo, decision }) => (
              <li key={policyNo} className="card">
                <p className="card-line">
                  <span>{policyNo}</span>
                  <span className="badge">{decisions[decision ?? '']}</span>
                </p>
                <span className="pair">
                  {(['ACCEPTED', 'REFUSED', 'PENDING'] as const).map((wanted) => (
                    <button
                      key={wanted}
                      type="button"
                      aria-pressed={decision === wanted}
                      onClick={() =>
                        turn(
                          'PUT',
                          `/underwriting/${policyNo}`,
                          { decision: wanted },
                          `核保：${decisions[wanted]}`,
                        )
                      }
                    >
                      {decisions[wanted]}
                    </button>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  )
}

const contractStates: Readonly<Record<string, string>> = {
  WAITING: '待签约',
  SIGNED: '已签约',
  TERMINATED: '已解约',
  SIGN_FAILED: '签约失败',
}
const transferStates: Readonly<Record<string, string>> = {
  WAIT_USER_CONFIRM: '待收款',
  SUCCESS: '已收款',
  FAIL: '失败',
}
const decisions: Readonly<Record<string, string>> = {
  '': '一分钟后通过',
  ACCEPTED: '通过',
  REFUSED: '不通过',
  PENDING: '核保中',
}
