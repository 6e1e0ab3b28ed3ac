import { Section } from './section'
import type { PanelProps } from './side'
import { scenes, timeOf } from './words'

/** Captchas, codes and messages that users would see on their phones. */
export const Inbox = ({ live: { state }, phones, say }: PanelProps) => {
  const copy = async (code: string) => {
    try {
      await navigator.clipboard.writeText(code)
      say(`已复制 ${code}`)
    } catch {
      say('浏览器不允许复制，请用“填入手机”')
    }
  }
  const captchas = state?.captchas ?? []
  const sms = state?.sms ?? []
  const messages = state?.messages ?? []
  const refused = state?.refused ?? []
  return (
    <>
      <Section
        title="滑块答案"
        count={captchas.length}
        empty="在手机里点“获取验证码”，拼图的答案会出现在这里。"
      >
        <ul className="cards">
          {captchas.map(({ id, offset }, at) => (
            <li key={id} className="card card-line">
              <span>
                {at === 0 ? '最新的拼图' : '更早的拼图'}
                <small>缺口在 {(offset / 10).toFixed(1)}%</small>
              </span>
              {at === 0 ? (
                <button
                  type="button"
                  className="main"
                  onClick={() => phones.sendChosen({ sandbox: 'solve', offset })}
                >
                  拼好
                </button>
              ) : null}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="短信验证码" count={sms.length} empty="发送的验证码会出现在这里，一点就填好。">
        <ul className="cards">
          {sms.map(({ phoneNumber, code, scene, sentAt }) => (
            <li key={phoneNumber} className="card card-line">
              <span>
                <b className="code">{code}</b>
                <small>
                  {phoneNumber} · {scenes[scene] ?? scene} · {timeOf(sentAt)}
                </small>
              </span>
              <span className="pair">
                <button type="button" onClick={() => copy(code)}>
                  复制
                </button>
                <button
                  type="button"
                  className="main"
                  aria-label={`把 ${phoneNumber} 的验证码填入手机`}
                  onClick={() =>
                    phones.sendChosen({
                      sandbox: 'fill',
                      fields: [{ label: '验证码', value: code }],
                    })
                  }
                >
                  填入手机
                </button>
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="通知消息"
        count={messages.length}
        empty="承保、退款、续保的通知会出现在这里。"
      >
        <ul className="cards">
          {messages.map((message, at) => (
            <li key={messages.length - at} className="card">
              <p>
                {Object.values(message.data)
                  .map(({ value }) => value)
                  .join(' · ')}
              </p>
              <small>
                {/^1\d{10}$/.test(message.touser) ? `短信 ${message.touser}` : '微信消息'} ·{' '}
                {timeOf(message.sentAt)}
              </small>
              {message.page ? <small className="path">打开 {message.page}</small> : null}
            </li>
          ))}
        </ul>
      </Section>
      {refused.length > 0 ? (
        <Section title="拒绝的订阅" count={refused.length}>
          <p className="part-note">这些消息微信会拒发（43101），网关改发短信。</p>
          <ul className="cards">
            {refused.map(({ openid, templates }) => (
              <li key={openid} className="card">
                <code>{templates.join(' ')}</code>
                <small>{openid}</small>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  )
}
