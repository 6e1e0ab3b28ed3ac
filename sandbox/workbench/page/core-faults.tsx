import { useState } from 'react'
import { ask } from './ask'
import { coreFaultNames, corePorts } from './core-words'
import { Section } from './section'
import { useFacts } from './use-facts'

const SLOW_MS = 5_000
/** Faults of every service, with which a core can go wrong too. */
const common = [
  { name: '慢 5 秒', fault: { mode: 'delay', delayMs: SLOW_MS } },
  { name: '丢失应答', fault: { mode: 'drop' } },
  { name: '500 错误', fault: { mode: 'http500' } },
] as const

/** Faults of the insurers' core systems, for the next requests of one port. */
export const CoreFaults = ({ say }: { say: (words: string) => void }) => {
  const ports = useFacts()?.coreFaults ?? {}
  const [cmd, setCmd] = useState('core.issue')
  const [times, setTimes] = useState(1)
  const order = async (fault: object, name: string) => {
    const done = await ask('PUT', '/faults', { cmd, times, ...fault })
    say(done ? `${corePorts[cmd] ?? cmd}：接下来 ${times} 次${name}` : '故障没有排上')
  }
  return (
    <Section title="保险公司核心系统的故障">
      <div className="card">
        <span className="pair">
          <label className="choice choice-wide">
            <span>接口</span>
            <select value={cmd} onChange={({ target }) => setCmd(target.value)}>
              {Object.keys(ports).map((port) => (
                <option key={port} value={port}>
                  {corePorts[port] ?? port}（{port}）
                </option>
              ))}
            </select>
          </label>
          <label className="choice">
            <span>次数</span>
            <select value={times} onChange={({ target }) => setTimes(Number(target.value))}>
              {[1, 2, 3, 10, 100, 1000].map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
          </label>
        </span>
        <span className="pair">
          {ports[cmd]?.map((code) => {
            const name = coreFaultNames[code] ?? code
            return (
              <button
                key={code}
                type="button"
                title={code}
                onClick={() => order({ mode: 'code', code }, name)}
              >
                {name}
              </button>
            )
          })}
          {common.map(({ name, fault }) => (
            <button key={name} type="button" onClick={() => order(fault, name)}>
              {name}
            </button>
          ))}
        </span>
      </div>
    </Section>
  )
}
