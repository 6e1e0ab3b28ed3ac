import type { PaymentConfig } from '@/contract/pageInfo'
import { payErrors } from '@/copy/payErrors'
import { payTypes } from '@/copy/payTypes'
import type { PaymentChoice } from '@/domain/paymentTypes'
import { RadioGroup } from '@/ui/primitives/radio-group'
import { Text } from '@/ui/primitives/text'

/** The ways to pay; one under maintenance is shown, says so, and cannot be chosen. */
export const PayTypes = ({
  label,
  payment,
  choice,
  onChoose,
}: {
  label: string
  payment: PaymentConfig
  choice: PaymentChoice
  onChoose: (type: string) => void
}) => {
  const nameOf = (type: string) => {
    const offered = payment.types.find((offer) => offer.type === type)
    return offered?.buttonTxt || (payTypes as Readonly<Record<string, string>>)[type] || type
  }
  const down = choice.options.filter(({ maintenance }) => maintenance)
  return (
    <>
      <RadioGroup
        label={label}
        value={choice.selected ?? ''}
        choices={choice.options.map(({ type, disabled }) => ({
          value: type,
          text: nameOf(type),
          disabled,
        }))}
        onChange={onChoose}
      />
      {down.map(({ type, maintainText }) => (
        <Text key={type} as="block" size="s" tone="soft">
          {nameOf(type)}：{maintainText || payErrors.typeMaintenance}
        </Text>
      ))}
    </>
  )
}
