import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import type { IconProps } from './icon.types'
import { icons } from './icons'
import { weappAria } from './weapp-aria'

const maskOf = (path: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'><path d='${path}'/></svg>`,
  )}")`

/** WeChat has no inline SVG: the outline masks the colour of the text. */
export const Icon = ({ name, size = 20, label, id, className, style }: IconProps) => {
  const mask = maskOf(icons[name])
  return (
    <View
      id={id}
      className={classNames('hm-icon', className)}
      style={{
        display: 'inline-block',
        flex: 'none',
        verticalAlign: 'middle',
        width: `${size}px`,
        height: `${size}px`,
        backgroundColor: 'currentColor',
        WebkitMaskImage: mask,
        maskImage: mask,
        WebkitMaskSize: '100% 100%',
        maskSize: '100% 100%',
        ...style,
      }}
      {...weappAria(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}
