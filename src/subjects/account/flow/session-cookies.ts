import { withoutCookies } from '@/contract/envelope'
import { keepsCookies } from '@/platform/app'

/** Where cookies are forbidden a login is bound to none, and lasts as long as the page (ADR 9). */
export const sessionCookies = () => (keepsCookies() ? {} : { headers: withoutCookies })
