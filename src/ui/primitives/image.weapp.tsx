import { Image as WeappImage } from '@tarojs/components'
import { wholeAddress } from '@/platform/address.weapp'
import type { ImageProps } from './image.types'
import { weappAria } from './weapp-aria'
import { weappBase } from './weapp-base'

const modes = { cover: 'aspectFill', contain: 'aspectFit', width: 'widthFix' } as const

export const Image = (props: ImageProps) => (
  <WeappImage
    {...weappBase(props)}
    src={wholeAddress(props.src)}
    mode={modes[props.fit ?? 'cover']}
    lazyLoad={Boolean(props.lazy)}
    // A long press saves the picture or reads its code, as in a browser.
    showMenuByLongpress={props.alt !== ''}
    style={{
      ...(props.width === undefined ? {} : { width: `${props.width}px` }),
      ...(props.height === undefined ? {} : { height: `${props.height}px` }),
      ...props.style,
    }}
    onLoad={() => props.onLoad?.()}
    onError={() => props.onError?.()}
    {...weappAria(
      props.alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': props.alt },
    )}
  />
)
