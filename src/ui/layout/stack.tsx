import { classNames } from '../class-names'
import { Box } from '../primitives/box'
import type { BoxProps } from '../primitives/shown.types'
import './stack.css'

type Gap = 1 | 2 | 3 | 4 | 5 | 6

export interface StackProps extends BoxProps {
  /** Step of the spacing scale: 4, 8, 12, 16, 24, 32 px. */
  gap?: Gap
}

/** Places its children below each other. */
export const Stack = ({ gap = 3, className, ...rest }: StackProps) => (
  <Box className={classNames('hm-stack', `hm-gap-${gap}`, className)} {...rest} />
)

export interface RowProps extends StackProps {
  /** `between` pushes the first and the last to the edges. */
  spread?: 'start' | 'between' | 'end'
  wrap?: boolean
}

/** Places its children side by side, centred on one line. */
export const Row = ({ gap = 2, spread = 'start', wrap = false, className, ...rest }: RowProps) => (
  <Box
    className={classNames(
      'hm-row',
      `hm-gap-${gap}`,
      `hm-row--${spread}`,
      wrap && 'hm-row--wrap',
      className,
    )}
    {...rest}
  />
)
