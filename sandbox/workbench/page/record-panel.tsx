import { automatorScript } from './automator-script'
import { nameOf } from './phone-name'
import { playwrightScript, stepText } from './script'
import { Section } from './section'
import type { PanelProps } from './side'

/** Records what is done in a phone, and gives it as a script. */
export const RecordPanel = ({ phones, recording, say }: PanelProps) => {
  const { chosen } = phones
  const { isOn, steps } = recording
  const recorded = phones.list.find(({ id }) => id === recording.phoneId)
  const isNative = (recorded ?? chosen)?.kind === 'native'
  const file = isNative ? 'recorded.ts' : 'recorded.spec.ts'
  const script = !recorded
    ? ''
    : isNative
      ? automatorScript(steps)
      : playwrightScript(recorded.kind, steps)
  const start = () => {
    if (!chosen) return
    phones.open(chosen, chosen.at)
    recording.start(chosen.id, chosen.page === undefined ? chosen.at : `/${chosen.page}`)
    say(`开始录制“${nameOf(chosen)}”`)
  }
  const stop = () => {
    if (recorded) phones.send(recorded, { sandbox: 'see' })
    say('录制好了')
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(script)
      say('已复制脚本')
    } catch {
      say('浏览器不允许复制，请用“保存脚本”')
    }
  }
  return (
    <>
      <Section title="录制">
        <p className="part-note">
          在手机里点一遍，得到一个脚本：网页是 Playwright，原生小程序是
          miniprogram-automator，都按角色和看得见的名称找控件。验证码和支付结果由脚本向沙箱要。用{' '}
          <code>npm run qa -- {file}</code> 重放。
        </p>
        <span className="pair">
          {isOn ? (
            <button type="button" className="danger" onClick={stop}>
              停止录制
            </button>
          ) : (
            <button type="button" className="main" disabled={!chosen} onClick={start}>
              {chosen ? `录制“${nameOf(chosen)}”` : '没有手机'}
            </button>
          )}
          {!isOn && steps.length > 0 ? (
            <>
              <a
                className="button"
                download={file}
                href={`data:text/plain;charset=utf-8,${encodeURIComponent(script)}`}
              >
                保存脚本
              </a>
              <button type="button" onClick={copy}>
                复制脚本
              </button>
            </>
          ) : null}
        </span>
      </Section>
      <Section title="步骤" count={steps.length} empty="还没有录制。">
        <ol className="steps">
          {steps.map((step, at) => (
            <li key={at}>{stepText(step)}</li>
          ))}
        </ol>
      </Section>
    </>
  )
}
