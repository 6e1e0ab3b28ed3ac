/** The answer to a phone login is of use only with both (specification section 5). */
export const isCompleteLogin = ({
  openId,
  token,
}: {
  openId?: string | null
  token?: string | null
}): boolean => Boolean(openId && token)
