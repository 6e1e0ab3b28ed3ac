import { isAttended } from './ask-person'
import { settings } from './window'

const others = (origin: string) => ('*' in settings.origins ? origin : undefined)

/**
 * The real address of a page. It is undefined for an origin that the settings do not name, because
 * WeChat opens only domains of the console. Here the port is part of the origin. In a frame every
 * origin leads to that of the frame, which cannot know for which gateway the code was built.
 */
export const realAddress = (address: string): string | undefined => {
  if (!/^https?:/.test(address) || !URL.canParse(address)) return undefined
  const { origin } = new URL(address)
  if (settings.attended?.opensWeb) return address
  const real = isAttended ? location.origin : (settings.origins[origin] ?? others(origin))
  return real === undefined ? undefined : real + address.slice(origin.length)
}
