import Taro from '@tarojs/taro'
import { formatQuery } from '@/domain/address/query'
import type { AddressPort } from './address.types'

export const landing: AddressPort['landing'] = () => ''

export const arrival: AddressPort['arrival'] = () => {
  const { path, query } = Taro.getLaunchOptionsSync()
  return { path: `/${path}`, search: formatQuery(query) }
}

/** A mini-program has no address bar. */
export const rewrite: AddressPort['rewrite'] = () => undefined

/** The gateway also serves the web pages. */
export const absolute: AddressPort['absolute'] = (path) => `${process.env.GATEWAY_URL ?? ''}${path}`

/** The build sets them (LINK_HOSTS), like the gateway's address. */
export const linkHosts: AddressPort['linkHosts'] = () =>
  (process.env.LINK_HOSTS ?? '').split(/[\s,]+/).filter(Boolean)

/**
 * Makes an address absolute. WeChat would look for a path in the package, but ours belong to the
 * gateway.
 */
export const wholeAddress = (url: string): string => (url.startsWith('/') ? absolute(url) : url)
