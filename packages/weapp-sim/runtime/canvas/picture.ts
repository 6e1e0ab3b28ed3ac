import { addressOf } from '../shell/picture-address'
import { guarded } from '../shell/report'
import { letDraw } from './pen'

type Listener = ((about: object) => void) | null

/**
 * Pictures that the decoder of a phone knows. It draws no SVG on a canvas, though a browser and
 * DevTools do.
 */
const isDecodable = (address: string): boolean =>
  !/^data:image\/svg/.test(address) && !/\.svg(?:[?#]|$)/.test(address)

/** `canvas.createImage()`: a file of the phone, a network address or base64 data to draw. */
export const createImage = (): object => {
  const real = new Image()
  // Without this the canvas could not be made into a file afterwards.
  real.crossOrigin = 'anonymous'
  let src = ''
  const own = {
    onload: null as Listener,
    onerror: null as Listener,
    get src() {
      return src
    },
    set src(wanted: string) {
      src = wanted
      const address = addressOf(wanted)
      if (isDecodable(address)) real.src = address
      else setTimeout(() => fail())
    },
    get width() {
      return real.naturalWidth
    },
    get height() {
      return real.naturalHeight
    },
  }
  const fail = () => guarded(() => own.onerror?.({ errMsg: `fail load image ${src.slice(0, 40)}` }))
  real.addEventListener('load', () => guarded(() => own.onload?.({})))
  real.addEventListener('error', fail)
  letDraw(own, real)
  return own
}
