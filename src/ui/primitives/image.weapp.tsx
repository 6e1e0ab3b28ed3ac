import { Image as WeappImage } from '@tarojs/components'
import { drawingAddress } from '@/domain/look/drawing'
import { wholeAddress } from '@/platform/address.weapp'
import type { ImageProps, DrawnImageProps } from './shown.types'
import { weappAria, weappBase } from './weapp-base'

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

/** A mini-program has no svg, so the drawing becomes an image address. */
export const DrawnImage = ({ drawing, className }: DrawnImageProps) => (
  <Image className={className} src={drawingAddress(drawing)} alt="" fit="contain" />
)
