import { useEffect, useRef, useState } from 'react'
import { kinds, sizes, type Kind, type Width } from './kinds'
import type { FromPhone, ToPhone } from './phone-message'

export interface Phone {
  /** The host name below the workbench's, and so the phone's user: `browser`, `browser-2`. */
  id: string
  kind: Kind
  width: Width
  isElder: boolean
  /** The path that was opened. */
  path: string
  /** The path that is shown now. */
  at: string
  /** Grows when an address is opened, so that opening the same address again reloads it. */
  round: number
}

export const firstPath = '/insure?cityCode=310000&productCode=PP57'
const KEY = 'workbench-phones'
const first = (kind: Kind, id: string = kind): Phone => ({
  ...{ id, kind, width: 390, isElder: false, round: 0 },
  ...{ path: firstPath, at: firstPath },
})

/** Stored data may be anything; entries that are not phones are dropped. */
const kept = (): Phone[] => {
  try {
    const list = JSON.parse(localStorage.getItem(KEY) ?? '') as Phone[]
    const known = list.filter(
      ({ id, kind, width, at }) =>
        /^[a-z0-9-]{1,40}$/.test(id) &&
        kinds.some((one) => one.id === kind) &&
        sizes.some((one) => one.width === width) &&
        at.startsWith('/'),
    )
    if (known.length > 0) return known.map((phone) => ({ ...phone, path: phone.at, round: 0 }))
  } catch {
    // Nothing is stored, or it is not JSON.
  }
  return [first('browser'), first('official-account')]
}

export const originOf = ({ id }: Phone): string => `${location.protocol}//${id}.${location.host}`

/** Opens `path` as the app that the phone plays. The sandbox's own pages are opened directly. */
export const addressOf = (phone: Phone): string =>
  originOf(phone) +
  (phone.path.startsWith('/sandbox/')
    ? phone.path
    : `/sandbox/as/${phone.kind}?to=${encodeURIComponent(phone.path)}`)

export type Phones = ReturnType<typeof usePhones>

/** The phones of the workbench: which one was touched last, and how to send messages to them. */
export function usePhones(say: (words: string) => void) {
  const [list, setList] = useState(kept)
  const [chosenId, choose] = useState(list[0]?.id ?? '')
  const frames = useRef(new Map<string, HTMLIFrameElement>())
  const chosen = list.find(({ id }) => id === chosenId) ?? list[0]

  const change = (id: string, turn: Partial<Phone>) =>
    setList((now) => now.map((phone) => (phone.id === id ? { ...phone, ...turn } : phone)))

  useEffect(() => localStorage.setItem(KEY, JSON.stringify(list)), [list])

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<FromPhone>) => {
      const [id] = [...frames.current].find(([, frame]) => frame.contentWindow === source) ?? []
      if (id === undefined) return
      if (data.sandbox === 'at') change(id, { at: data.path, isElder: data.isElder })
      if (data.sandbox === 'touched') choose(id)
      if (data.sandbox === 'filled')
        say(data.count > 0 ? '已填入手机' : '手机当前页面没有要填的空白项')
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [say])

  const send = (phone: Phone, message: ToPhone) =>
    frames.current.get(phone.id)?.contentWindow?.postMessage(message, originOf(phone))

  const open = (phone: Phone, path: string) =>
    change(phone.id, { path, at: path, round: phone.round + 1 })

  return {
    list,
    chosen,
    choose,
    change,
    open,
    send,
    sendChosen: (message: ToPhone) => {
      if (chosen) send(chosen, message)
    },
    sendAll: (message: ToPhone) => list.forEach((phone) => send(phone, message)),
    openAll: (path: string) => list.forEach((phone) => open(phone, path)),
    add: (kind: Kind) => {
      const taken = new Set(list.map(({ id }) => id))
      let number = 1
      const id = () => (number === 1 ? kind : `${kind}-${number}`)
      while (taken.has(id())) number += 1
      setList([...list, first(kind, id())])
      choose(id())
    },
    remove: (id: string) => setList(list.filter((phone) => phone.id !== id)),
    frame: (id: string) => (element: HTMLIFrameElement | null) => {
      if (element) frames.current.set(id, element)
      else frames.current.delete(id)
    },
  }
}
