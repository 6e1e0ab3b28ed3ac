import type { PaymentConfig } from '@/contract/product'
import type { PaymentChoice } from '@/domain/pay/payment-choice'
import { tellMissing } from '@/ui/form/tell-missing'
import { Box } from '@/ui/primitives/box'
import { Icon } from '@/ui/primitives/icon'
import type { IconName } from '@/ui/primitives/icons'
import { RadioGroup } from '@/ui/primitives/radio-group'
import { Text } from '@/ui/primitives/text'
import { payTypes, payErrors } from './copy'

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
const PayMark = ({
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

const ID = 'pay-types'
const MISSING_ID = `${ID}-missing`

/** The user went on without a payment type. */
export const tellWayMissing = (): void => tellMissing(ID, payErrors.chooseType)

/**
 * The payment types. A type in maintenance is shown with its reason but cannot be chosen. Without a
 * choice only the chosen type is shown.
 */
export const PayTypes = ({
  label,
  payment,
  choice,
  missing = false,
  onChoose,
}: {
  label: string
  payment: PaymentConfig
  choice: PaymentChoice
  /** The user continued without choosing. The error is shown and takes the focus. */
  missing?: boolean
  onChoose: (type: string) => void
}) => {
  const offerOf = (type: string) => payment.types.find((offer) => offer.type === type)
  const nameOf = (type: string) =>
    offerOf(type)?.buttonTxt || (payTypes as Readonly<Record<string, string>>)[type] || type
  const down = choice.options.filter(({ maintenance }) => maintenance)
  return (
    <>
      {payment.selectable ? (
        <RadioGroup
          id={ID}
          label={label}
          look="rows"
          value={choice.selected ?? ''}
          invalid={missing}
          focused={missing}
          describedBy={missing ? MISSING_ID : undefined}
          choices={choice.options.map(({ type, disabled }) => ({
            value: type,
            text: nameOf(type),
            mark: <PayMark {...(offerOf(type) ?? { type })} />,
            disabled,
          }))}
          onChange={onChoose}
        />
      ) : (
        <Text as="block" bold>
          {choice.selected === null ? '' : nameOf(choice.selected)}
        </Text>
      )}
      {missing ? (
        <Box id={MISSING_ID} role="alert" className="hm-field__error">
          {payErrors.chooseType}
        </Box>
      ) : null}
      {down.map(({ type, maintainText }) => (
        <Text key={type} as="block" size="s" tone="soft">
          {nameOf(type)}：{maintainText || payErrors.typeMaintenance}
        </Text>
      ))}
    </>
  )
}
