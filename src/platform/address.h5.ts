import type { AddressPort } from './address.types'

/**
 * The address is read when the module loads, because `rewrite` changes it before the first render.
 */
const landed = window.location.href

export const landing: AddressPort['landing'] = () => landed

export const arrival: AddressPort['arrival'] = () => ({
  path: window.location.pathname,
  search: window.location.search,
})

export const rewrite: AddressPort['rewrite'] = (address) => {
  const { pathname, search } = window.location
  if (pathname + search !== address) window.history.replaceState(window.history.state, '', address)
}

export const absolute: AddressPort['absolute'] = (path) => window.location.origin + path
