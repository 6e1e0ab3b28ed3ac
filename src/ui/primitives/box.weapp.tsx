import { View } from '@tarojs/components'
import { ariaNamed } from './aria'
import type { BoxProps } from './shown.types'
import { weappAria, weappBase } from './weapp-base'

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
  const { as = 'div', role, decorative, modal, busy, children } = props
  return (
    <View
      {...weappBase(props)}
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
