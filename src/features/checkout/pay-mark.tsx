import { Box } from '@/ui/primitives/box'
import { Icon } from '@/ui/primitives/icon'
import type { IconName } from '@/ui/primitives/icons'

/** Marks of our own, by which a way to pay is found at a glance; no company's logo. */
const marks: Readonly<Record<string, { icon: IconName; look: string }>> = {
  WC_PAY: { icon: 'chat', look: 'chat' },
  PA_WC_PAY: { icon: 'chat', look: 'chat' },
  BANK_PAY: { icon: 'pay', look: 'bank' },
  PA_PAY: { icon: 'shield', look: 'house' },
  AllInPay: { icon: 'wallet', look: 'wallet' },
}

export const PayMark = ({ type }: { type: string }) => {
  const { icon, look } = marks[type] ?? { icon: 'wallet', look: 'wallet' }
  return (
    <Box decorative className={`hm-paymark hm-paymark--${look}`}>
      <Icon name={icon} size={22} />
    </Box>
  )
}
