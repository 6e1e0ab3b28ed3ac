import { useState, type FormEvent } from 'react'
import { Icon } from './icon'
import { sizes } from './kinds'
import { pathIn } from './path-in'
import { nameOf } from './phone-name'
import { PhoneSettings } from './phone-settings'
import { addressOf, type Phone, type Phones } from './phones'

/** One phone: its app, address and size, and the page in its own frame. */
export const PhoneView = ({ phone, phones }: { phone: Phone; phones: Phones }) => {
  const [typed, setTyped] = useState<string>()
  const isChosen = phones.chosen?.id === phone.id
  const name = nameOf(phone)
  const height = sizes.find(({ width }) => width === phone.width)?.height ?? 844

  const go = (event: FormEvent) => {
    event.preventDefault()
    const path = pathIn(typed ?? phone.at)
    if (path !== undefined) phones.open(phone, path)
    setTyped(undefined)
  }

  return (
    <section
      className={isChosen ? 'phone phone-chosen' : 'phone'}
      style={{ width: phone.width + 18 }}
      aria-label={`手机：${name}`}
      data-phone={phone.id}
      hidden={phones.isAlone && !isChosen}
    >
      <div className="phone-head">
        <button
          type="button"
          className="phone-name"
          aria-pressed={isChosen}
          onClick={() => phones.choose(phone.id)}
        >
          {name}
          <small>{isChosen ? '当前手机' : '设为当前'}</small>
        </button>
        <button type="button" onClick={() => phones.send(phone, { sandbox: 'twin' })}>
          同一个人再开一部
        </button>
        <button
          type="button"
          className="icon"
          aria-label="收起这部手机"
          onClick={() => phones.remove(phone.id)}
        >
          <Icon path="M4 4l8 8M12 4l-8 8" />
        </button>
      </div>
      <PhoneSettings phone={phone} phones={phones} />
      <form className="phone-address" onSubmit={go}>
        <button
          type="button"
          className="icon"
          aria-label="后退"
          onClick={() => phones.send(phone, { sandbox: 'back' })}
        >
          <Icon path="M10 3L5 8l5 5" />
        </button>
        <button
          type="button"
          className="icon"
          aria-label="刷新"
          onClick={() => phones.send(phone, { sandbox: 'reload' })}
        >
          <Icon path="M13 8a5 5 0 1 1-1.5-3.6M13 2v3h-3" />
        </button>
        <input
          aria-label="地址"
          value={typed ?? phone.at}
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => setTyped(undefined)}
        />
        {phones.list.length > 1 ? (
          <button
            type="button"
            className="icon"
            aria-label="全部手机打开这一页"
            title="全部手机打开这一页"
            onClick={() => phones.openAll(phone.at)}
          >
            <Icon path="M2 4h7v9H2zM7 4V2h7v9H9" />
          </button>
        ) : null}
      </form>
      {phone.kind === 'native' ? (
        <p className="phone-bar">
          {phone.title || '小程序'}
          <small>{phone.page?.split('?')[0]}</small>
          <button
            type="button"
            className="icon"
            aria-label="页面菜单"
            title="页面菜单"
            onClick={() => phones.send(phone, { sandbox: 'menu' })}
          >
            <Icon path="M3 8h.01M8 8h.01M13 8h.01" />
          </button>
        </p>
      ) : null}
      <iframe
        key={phone.round}
        ref={phones.frame(phone.id)}
        title={`${name}里的页面`}
        src={addressOf(phone)}
        style={{ width: phone.width, maxHeight: height }}
        allow="clipboard-write"
      />
    </section>
  )
}
