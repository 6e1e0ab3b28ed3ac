import { yuanText } from '@/domain/money/money'
import { classNames } from '../class-names'
import type { TextProps } from '../primitives/shown.types'
import { Text } from '../primitives/text'
import './money.css'

export interface MoneyProps extends Omit<TextProps, 'children' | 'numeric'> {
  fen: number
  /** Writes `69` for 69.00. */
  trimZeros?: boolean
  /** Text after the amount: `/年`, `起`. */
  unit?: string
}

/** An amount (fen) shown in yuan with digits of equal width. */
export const Money = ({ fen, trimZeros = false, unit, className, ...rest }: MoneyProps) => (
  <Text className={classNames('hm-money', className)} numeric {...rest}>
    {`${yuanText({ fen, trimZeros })}${unit ?? ''}`}
  </Text>
)
