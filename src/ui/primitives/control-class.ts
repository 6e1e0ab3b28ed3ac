import { classNames } from '../class-names'

export const controlClass = (props: {
  invalid?: boolean | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}): string =>
  classNames(
    'hm-control',
    props.invalid && 'hm-control--invalid',
    props.disabled && 'hm-control--disabled',
    props.className,
  )
