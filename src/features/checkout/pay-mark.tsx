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

/** Marks of our own, by which a way to pay is found at a glance; no company's logo. */
const marks: Readonly<Record<string, Mark>> = { wechat: chat, bank, shield: house, wallet }
const marksOfTypes: Readonly<Record<string, Mark>> = {
  WC_PAY: chat,
  PA_WC_PAY: chat,
  BANK_PAY: bank,
  PA_PAY: house,
}

/** What an entry may have drawn instead; the whole table of drawings would be heavy here. */
const drawings: readonly IconName[] = ['chat', 'pay', 'shield', 'wallet', 'phone']

/** As the way on offer says, else as its type is known. */
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
