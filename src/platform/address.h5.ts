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

/**
 * The gateway writes them into the page (LINK_HOSTS), so that one build serves every installation.
 */
export const linkHosts: AddressPort['linkHosts'] = () =>
  (document.querySelector('meta[name="link-hosts"]')?.getAttribute('content') ?? '')
    .split(' ')
    .filter(Boolean)
