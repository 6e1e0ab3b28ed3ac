import { View } from '@tarojs/components'
import { ariaNamed } from './aria'
import type { BoxProps } from './box.types'
import { weappAria } from './weapp-aria'

const landmarkRoles = {
  main: 'main',
  header: 'banner',
  footer: 'contentinfo',
  section: 'region',
  article: 'article',
  nav: 'navigation',
  aside: 'complementary',
  div: undefined,
}

export const Box = (props: BoxProps) => {
  const { as = 'div', id, className, style, role, decorative, modal, busy, children } = props
  return (
    <View
      id={id}
      className={className}
      style={style}
      {...weappAria({
        role: role ?? landmarkRoles[as],
        'aria-hidden': decorative,
        'aria-modal': modal,
        'aria-busy': busy,
        ...ariaNamed(props),
      })}
    >
      {children}
    </View>
  )
}
