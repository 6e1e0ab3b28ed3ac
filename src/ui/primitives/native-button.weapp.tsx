import { Button as WeappButton } from '@tarojs/components'
import type { ComponentProps } from 'react'
import { ariaNamed } from './aria'
import { buttonClass } from './button-class'
import type { ButtonLook } from './native-button.types'
import { weappAria } from './weapp-aria'
import { weappBase } from './weapp-base'
import './button.css'

type Native = Omit<ComponentProps<typeof WeappButton>, 'id' | 'className' | 'style' | 'size'>

/** A button whose tap WeChat handles (`open-type`), with the look of our buttons. */
export const NativeButton = ({ look, ...native }: Native & { look: ButtonLook }) => (
  <WeappButton
    {...native}
    {...weappBase(look)}
    className={buttonClass(look, false)}
    hoverClass="hm-button--hover"
    {...weappAria({ role: 'button', ...ariaNamed(look) })}
  >
    {look.children}
  </WeappButton>
)
