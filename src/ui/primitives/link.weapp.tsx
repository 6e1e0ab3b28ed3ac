import { View } from '@tarojs/components'
import { go, replace } from '@/platform/navigation'
import { classNames } from '../class-names'
import { ariaNamed } from './aria'
import type { LinkProps, OutsideLinkProps } from './shown.types'
import { weappAria, weappBase } from './weapp-base'
import './link.css'

export const Link = (props: LinkProps) => (
  <View
    {...weappBase(props)}
    className={classNames('hm-link', props.className)}
    onClick={() => void (props.replace ? replace(props.to) : go(props.to))}
    {...weappAria({ role: 'link', ...ariaNamed(props) })}
  >
    {props.children}
  </View>
)

/** WeChat opens no foreign pages, so there is no link. */
export const OutsideLink = (_props: OutsideLinkProps) => null
