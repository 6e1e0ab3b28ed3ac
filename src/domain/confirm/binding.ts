/** Binding a WeChat account: only when the status is 0, and one attempt per session. */
export const shouldBind = ({
  bindingStatus,
  attempted,
}: {
  bindingStatus?: number | string | null
  attempted: boolean
}): boolean => !attempted && (bindingStatus === 0 || bindingStatus === '0')
