/** Who is logged in by phone (specification section 5). */
const PREFIX = '86-'

/** A browser's login id begins with 86-; another one (a WeChat openid) counts as no login. */
export const phoneLoginId = ({ loginId }: { loginId?: string | null }): string =>
  loginId?.startsWith(PREFIX) && loginId !== PREFIX ? loginId : ''

/** The answer to a phone login is of use only with both. */
export const isCompleteLogin = ({
  openId,
  token,
}: {
  openId?: string | null
  token?: string | null
}): boolean => Boolean(openId && token)
