import { useCallback, useState } from 'react'
import { Clock } from './clock'
import { useLive } from './live'
import { PhoneAdder } from './phone-adder'
import { PhoneView } from './phone-view'
import { usePhones } from './phones'
import { useRecording } from './recording'
import { Side } from './side'
import { useFacts } from './use-facts'

/** Phones on the left. On the right, what users receive and what testers decide. */
export const Workbench = () => {
  const [said, setSaid] = useState({ words: '', round: 0 })
  const say = useCallback(
    (words: string) => setSaid(({ round }) => ({ words, round: round + 1 })),
    [],
  )
  const live = useLive()
  const recording = useRecording()
  const consolePort = useFacts()?.consolePort ?? 0
  const phones = usePhones(say, recording)

  return (
    <div className="bench">
      <header className="bench-head">
        <h1>
          惠民保 <span>沙箱工作台</span>
        </h1>
        <p className="bench-promise">测试环境，不会真实扣费，也不会真实发送短信</p>
        {consolePort > 0 && (
          <a href={`http://localhost:${consolePort}`} target="_blank" rel="noreferrer">
            运营控制台
          </a>
        )}
        <Clock live={live} say={say} />
      </header>
      <main className="bench-table" aria-label="手机">
        <PhoneAdder phones={phones} />
        <div className="bench-phones">
          {phones.list.map((phone) => (
            <PhoneView key={phone.id} phone={phone} phones={phones} />
          ))}
        </div>
      </main>
      <Side live={live} phones={phones} recording={recording} say={say} />
      <p className="bench-said" role="status" key={said.round}>
        {said.words}
      </p>
    </div>
  )
}
