import { useEffect, useRef, useState } from 'react'
import { kinds, sizes, type Kind, type Width } from './kinds'
import { plainLook, type Look } from './look'
import { pathIn } from './path-in'
import type { FromPhone, ToPhone } from './phone-message'
import type { Recording } from './recording'

export interface Phone {
  /** The host name below the workbench's, and so the phone's user: `browser`, `browser-2`. */
  id: string
  kind: Kind
  width: Width
  isElder: boolean
  look: Look
  /** Who is signed in on it. */
  openId?: string | undefined
  /** Whether its user follows the official account; undefined outside WeChat. */
  follows?: boolean | undefined
  /** The path that was opened. */
  path: string
  /** The path that is shown now. */
  at: string
  /** The native page that is shown now, and its title; only in the native phone. */
  page?: string | undefined
  title?: string | undefined
  /** Grows when an address is opened, so that opening the same address again reloads it. */
  round: number
}

type StateOfPhone = Extract<FromPhone, { sandbox: 'at' }>

export const firstPath = '/insure?cityCode=310000&productCode=PP57'
const KEY = 'workbench-phones'
const first = (kind: Kind, id: string = kind): Phone => ({
  ...{ id, kind, width: 390, isElder: false, look: plainLook, round: 0 },
  ...{ path: firstPath, at: firstPath },
})

const stateOf = ({ path: at, ...state }: StateOfPhone): Partial<Phone> => {
  const { isElder, look, openId, follows, page, title } = state
  return { at, isElder, look, openId, follows, page, title }
}

/** The first name that no phone of the workbench has: `browser`, `browser-2` and so on. */
function freeId(list: readonly Phone[], kind: Kind): string {
  const taken = new Set(list.map(({ id }) => id))
  let number = 1
  const id = () => (number === 1 ? kind : `${kind}-${number}`)
  while (taken.has(id())) number += 1
  return id()
}

/** `/sandbox?to=<path>` opens this page in all phones. */
const linked = (): string | undefined =>
  pathIn(new URLSearchParams(location.search).get('to') ?? '')

const opened = (): Phone[] => {
  const path = linked()
  return path === undefined ? kept() : kept().map((phone) => ({ ...phone, path, at: path }))
}

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
    if (known.length > 0)
      return known.map((phone) => ({ ...first(phone.kind), ...phone, path: phone.at, round: 0 }))
  } catch {
    // Nothing is stored, or it is not JSON.
  }
  return [first('browser'), first('official-account')]
}

export const originOf = ({ id }: Phone): string => `${location.protocol}//${id}.${location.host}`

const PRESET = /^\/sandbox\/presets\/open\/([\w-]+)$/

/** The native phone is one page, which the host of the mini-program fills. */
const nativePath = (path: string): string => {
  if (path.startsWith('/sandbox/phones/')) return path
  const preset = PRESET.exec(path)?.[1]
  return `/sandbox/weapp/?${new URLSearchParams(preset === undefined ? { to: path } : { preset })}`
}

/** Opens `path` as the app that the phone plays. The sandbox's own pages are opened directly. */
export const addressOf = (phone: Phone): string => {
  const { kind, path } = phone
  if (kind === 'native') return originOf(phone) + nativePath(path)
  const isOwn = path.startsWith('/sandbox/')
  return originOf(phone) + (isOwn ? path : `/sandbox/as/${kind}?to=${encodeURIComponent(path)}`)
}

export type Phones = ReturnType<typeof usePhones>

/** The phones of the workbench: which one was touched last, and how to send messages to them. */
export function usePhones(say: (words: string) => void, recording: Recording) {
  const [list, setList] = useState(opened)
  const [chosenId, choose] = useState(list[0]?.id ?? '')
  const [isAlone, setAlone] = useState(false)
  const frames = useRef(new Map<string, HTMLIFrameElement>())
  const chosen = list.find(({ id }) => id === chosenId) ?? list[0]

  const change = (id: string, turn: Partial<Phone>) =>
    setList((now) => now.map((phone) => (phone.id === id ? { ...phone, ...turn } : phone)))

  useEffect(() => localStorage.setItem(KEY, JSON.stringify(list)), [list])

  const add = (kind: Kind, path = firstPath, place = list.length) => {
    const id = freeId(list, kind)
    const phone = { ...first(kind, id), path, at: path }
    setList([...list.slice(0, place), phone, ...list.slice(place)])
    choose(id)
    // It may be out of sight.
    requestAnimationFrame(() =>
      document.querySelector(`[data-phone="${id}"]`)?.scrollIntoView({ inline: 'nearest' }),
    )
  }

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<FromPhone>) => {
      const phone = list.find(({ id }) => frames.current.get(id)?.contentWindow === source)
      if (!phone) return
      if (data.sandbox === 'at') change(phone.id, stateOf(data))
      if (data.sandbox === 'touched') choose(phone.id)
      if (data.sandbox === 'step') recording.add(data.step, phone.id)
      if (data.sandbox === 'seen') {
        if (data.step) recording.add(data.step, phone.id)
        recording.stop()
      }
      if (data.sandbox === 'thrown') say(`小程序抛出异常：${data.message}`)
      if (data.sandbox === 'twin') add(phone.kind, data.open, list.indexOf(phone) + 1)
      if (data.sandbox === 'filled')
        say(data.count > 0 ? '已填入手机' : '手机当前页面没有要填的空白项')
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  })

  const send = (phone: Phone, message: ToPhone) =>
    frames.current.get(phone.id)?.contentWindow?.postMessage(message, originOf(phone))

  const open = (phone: Phone, path: string) =>
    change(phone.id, { path, at: path, round: phone.round + 1 })

  const setLook = (phone: Phone, turn: Partial<Look>) => {
    const look = { ...phone.look, ...turn }
    change(phone.id, { look })
    send(phone, { sandbox: 'look', look })
  }

  return {
    list,
    /** Whether only the chosen phone is shown. The others stay as they are. */
    isAlone,
    setAlone,
    setLook,
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
    add: (kind: Kind) => add(kind),
    remove: (id: string) => setList(list.filter((phone) => phone.id !== id)),
    frame: (id: string) => (element: HTMLIFrameElement | null) => {
      if (element) frames.current.set(id, element)
      else frames.current.delete(id)
    },
  }
}
