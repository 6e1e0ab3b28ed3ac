import { sizes, type Width } from './kinds'
import { letterSteps } from './look'
import type { Phone, Phones } from './phones'

/** What the user of a phone has set: width, letters, dark colours, 长辈版 and the network. */
export const PhoneSettings = ({ phone, phones }: { phone: Phone; phones: Phones }) => {
  const { look, isElder } = phone
  const steps = letterSteps(phone.kind)
  return (
    <div className="phone-settings" role="group" aria-label="手机设置">
      <select
        aria-label="宽度"
        value={phone.width}
        onChange={({ target }) => phones.change(phone.id, { width: Number(target.value) as Width })}
      >
        {sizes.map(({ width }) => (
          <option key={width} value={width}>
            宽 {width}
          </option>
        ))}
      </select>
      {steps.length > 0 ? (
        <select
          aria-label="微信字体大小"
          value={look.letters}
          onChange={({ target }) => phones.setLook(phone, { letters: Number(target.value) })}
        >
          {steps.map((letters) => (
            <option key={letters} value={letters}>
              字 {letters}%
            </option>
          ))}
        </select>
      ) : null}
      <button
        type="button"
        aria-pressed={look.isDark}
        onClick={() => phones.setLook(phone, { isDark: !look.isDark })}
      >
        深色
      </button>
      <button
        type="button"
        aria-pressed={isElder}
        onClick={() => {
          phones.change(phone.id, { isElder: !isElder })
          phones.send(phone, { sandbox: 'elder', isOn: !isElder })
        }}
      >
        长辈版
      </button>
      <button
        type="button"
        aria-pressed={look.isSlow}
        onClick={() => phones.setLook(phone, { isSlow: !look.isSlow })}
      >
        慢网络
      </button>
      {phone.follows === undefined ? null : (
        <button
          type="button"
          aria-pressed={phone.follows}
          onClick={() => phones.send(phone, { sandbox: 'follow', follows: !phone.follows })}
        >
          关注
        </button>
      )}
    </div>
  )
}
