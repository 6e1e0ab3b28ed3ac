import { Box } from '@/ui/primitives/box'
import { Icon } from '@/ui/primitives/icon'
import type { IconName } from '@/ui/primitives/icons'

interface Mark {
  icon: IconName
  look: string
}
const chat: Mark = { icon: 'chat', look: 'chat' }
const bank: Mark = { icon: 'pay', look: 'bank' }
const house: Mark = { icon: 'shield', look: 'house' }
const wallet: Mark = { icon: 'wallet', look: 'wallet' }

/** Our own marks for payment types. They are no company's logos. */
const marks: Readonly<Record<string, Mark>> = { wechat: chat, bank, shield: house, wallet }
const marksOfTypes: Readonly<Record<string, Mark>> = {
  WC_PAY: chat,
  PA_WC_PAY: chat,
  BANK_PAY: bank,
  PA_PAY: house,
}

/** Icons that an entry may name instead. The whole table of icons would be too large here. */
const drawings: readonly IconName[] = ['chat', 'pay', 'shield', 'wallet', 'phone']

/** The mark that the offer names, otherwise the mark of its type. */
export const PayMark = ({
  type,
  icon = '',
  iconFont,
}: {
  type: string
  icon?: string | undefined
  iconFont?: string | undefined
}) => {
  const mark = marks[icon] ?? marksOfTypes[type] ?? wallet
  return (
    <Box decorative className={`hm-paymark hm-paymark--${mark.look}`}>
      <Icon name={drawings.find((name) => name === iconFont) ?? mark.icon} size={22} />
    </Box>
  )
}
