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
