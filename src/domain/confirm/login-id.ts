/** The answer to a phone login is usable only with both values (specification section 5). */
export const isCompleteLogin = ({
  openId,
  token,
}: {
  openId?: string | null
  token?: string | null
}): boolean => Boolean(openId && token)
