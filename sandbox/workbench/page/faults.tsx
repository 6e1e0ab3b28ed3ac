import { useState } from 'react'
import { ask } from './ask'
import { CoreFaults } from './core-faults'
import { coreFaultNames } from './core-words'
import { Section } from './section'
import type { PanelProps } from './side'
import { useFacts } from './use-facts'

const SLOW_MS = 5_000
/** Pages know this number as maintenance. */
const MAINTENANCE = 999

const modes = [
  { name: '慢 5 秒', fault: { mode: 'delay', delayMs: SLOW_MS } },
  { name: '丢失应答', fault: { mode: 'drop' } },
  { name: '500 错误', fault: { mode: 'http500' } },
  { name: '维护中', fault: { mode: 'code', code: MAINTENANCE, message: '系统维护中' } },
  { name: '登录失效', fault: { mode: 'authFailed' } },
] as const

const nameOf = ({ mode, code }: { mode: string; code?: string | number | undefined }): string =>
  coreFaultNames[code ?? ''] ?? modes.find(({ fault }) => fault.mode === mode)?.name ?? mode

/** Faults for the next calls, the clock around the end of the sale, and the reset. */
export const Faults = ({ live: { state, now }, phones, say }: PanelProps) => {
  const facts = useFacts()
  const [cmd, setCmd] = useState('createPayOrderToc')
  const [times, setTimes] = useState(1)
  const [isSure, setSure] = useState(false)
  const faults = state?.faults ?? []

  const asked = new URL(phones.chosen?.at ?? '/', location.href).searchParams
  const product = facts?.cities
    .find(({ cityCode }) => cityCode === asked.get('cityCode'))
    ?.products.find(({ productCode }) => productCode === asked.get('productCode'))
  const saleEndAt = product?.saleEndAt
  const saleEnd = saleEndAt ? Date.parse(saleEndAt) : undefined

  const order = async (fault: object, name: string) => {
    const done = await ask('PUT', '/faults', { cmd, times, ...fault })
    say(done ? `${cmd}：接下来 ${times} 次${name}` : `没有名为“${cmd}”的接口`)
  }
  const moveTo = async (at: number, words: string) => {
    const done = await ask('PUT', '/clock', { now: new Date(at).toISOString() })
    say(done ? words : '时钟没有拨动')
  }
  const reset = async () => {
    setSure(false)
    const done = await ask('POST', '/reset')
    say(done ? '已清空，时钟恢复' : '没有清空')
    phones.list.forEach((phone) => phones.send(phone, { sandbox: 'reload' }))
  }

  return (
    <>
      <Section title="接口故障">
        <div className="card">
          <span className="pair">
            <label className="choice choice-wide">
              <span>接口</span>
              <input
                list="calls"
                value={cmd}
                spellCheck={false}
                onChange={({ target }) => setCmd(target.value.trim())}
              />
            </label>
            <datalist id="calls">
              {facts?.faultNames.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
            <label className="choice">
              <span>次数</span>
              <select value={times} onChange={({ target }) => setTimes(Number(target.value))}>
                {[1, 2, 3, 10, 100].map((count) => (
                  <option key={count} value={count}>
                    {count}
                  </option>
                ))}
              </select>
            </label>
          </span>
          <span className="pair">
            {modes.map(({ name, fault }) => (
              <button key={name} type="button" onClick={() => order(fault, name)}>
                {name}
              </button>
            ))}
          </span>
        </div>
      </Section>
      <CoreFaults say={say} />
      <Section title="等待发生" count={faults.length} empty="没有安排故障。">
        <ul className="cards">
          {faults.map((fault, at) => (
            <li key={at} className="card card-line">
              <span>
                <code>{fault.cmd}</code>
                <small>
                  {nameOf(fault)}，还有 {fault.times} 次
                </small>
              </span>
            </li>
          ))}
        </ul>
        <button
          type="button"
          className="part-action"
          onClick={async () => {
            await ask('DELETE', '/faults')
            say('故障已全部取消')
          }}
        >
          全部取消
        </button>
      </Section>
      <Section title="销售期">
        <p className="part-note">
          {!product
            ? '当前手机没有打开某个产品的页面。'
            : `${product.productName}：${saleEndAt ? `${saleEndAt.slice(0, 10)} 停售` : '全年在售，不停售'}`}
        </p>
        <span className="pair">
          <button
            type="button"
            disabled={saleEnd === undefined || saleEnd - 60_000 < now}
            onClick={() => saleEnd && moveTo(saleEnd - 60_000, '时钟拨到停售前一分钟')}
          >
            拨到停售前一分钟
          </button>
          <button
            type="button"
            disabled={saleEnd === undefined || saleEnd < now}
            onClick={() => saleEnd && moveTo(saleEnd, '时钟拨到停售')}
          >
            拨到停售
          </button>
        </span>
      </Section>
      <Section title="从头开始">
        <p className="part-note">清空所有人、订单、保单和消息，取消故障，时钟恢复真实时间。</p>
        <span className="pair">
          {isSure ? (
            <>
              <button type="button" className="danger" onClick={reset}>
                确认清空
              </button>
              <button type="button" onClick={() => setSure(false)}>
                不清空
              </button>
            </>
          ) : (
            <button type="button" onClick={() => setSure(true)}>
              清空沙箱
            </button>
          )}
        </span>
      </Section>
    </>
  )
}
