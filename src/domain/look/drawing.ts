/** A picture that the client draws instead of loading a file. */
export interface Drawing {
  /** Size of the coordinate system of the shapes. The picture itself fills its place. */
  width: number
  height: number
  /** The content of an `<svg>` written in this repository. It never holds user input. */
  shapes: string
}

/** The drawing as an image address. */
export const drawingAddress = ({ width, height, shapes }: Drawing): string =>
  `data:image/svg+xml,${escaped(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes}</svg>`,
  )}`

/**
 * Every byte crosses to the mini-program's view, so characters that an address may hold stay
 * unescaped.
 */
const escaped = (svg: string): string =>
  encodeURIComponent(svg.replace(/"/g, "'")).replace(/%(?:2C|2F|3A|3D)/g, decodeURIComponent)

interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** One step of painting, in pixels of the picture. Later steps lie over earlier ones. */
export type PaintStep =
  | ({ kind: 'box'; colour: string; radius?: number } & Area)
  | ({
      kind: 'drawing'
      drawing: Drawing
      /** The colour below it, `#rrggbb`, with which its translucent groups are mixed. */
      ground: string
    } & Area)
  | {
      kind: 'text'
      text: string
      colour: string
      size: number
      isBold?: boolean
      /** The left end of the first line's base. */
      x: number
      y: number
      /** Longer text goes on in the next line, up to `lines`. */
      width: number
      lines?: number
    }

export interface PaintedPicture {
  width: number
  height: number
  steps: readonly PaintStep[]
}

/**
 * What a page shows above its message instead of content, in quiet colours that suit light and dark
 * backgrounds. Each is a function of its own, because the light pages (src/light) need one or two.
 */
const drawing = (shapes: string): Drawing => ({ width: 160, height: 120, shapes })

const ground = `<ellipse cx='80' cy='106' rx='58' ry='8' fill='#b9b1a5' fill-opacity='.28'/>`
const sheet = `<rect x='46' y='18' width='68' height='84' rx='8' fill='#fffdfa' stroke='#cfc7bb' stroke-width='2'/><path d='M60 40h40M60 54h40M60 68h26' stroke='#dcd5ca' stroke-width='4' stroke-linecap='round'/>`
const badge = (colour: string, sign: string) =>
  `<circle cx='108' cy='88' r='20' fill='${colour}'/><path d='${sign}' fill='none' stroke='#fff' stroke-width='4' stroke-linecap='round' stroke-linejoin='round'/>`

export const emptyPicture = () =>
  drawing(
    `${ground}${sheet}<circle cx='108' cy='88' r='20' fill='#a69d90'/><path d='M100 88h16' stroke='#fff' stroke-width='4' stroke-linecap='round'/>`,
  )
export const errorPicture = () =>
  drawing(`${ground}${sheet}${badge('#d98324', 'M108 78v12M108 97v.2')}`)
export const successPicture = () =>
  drawing(`${ground}${sheet}${badge('#2f9e5b', 'm99 88 6.5 6.5 12-13')}`)
export const failurePicture = () =>
  drawing(`${ground}${sheet}${badge('#cf4436', 'm101 81 14 14m0-14-14 14')}`)
export const waitPicture = () => drawing(`${ground}${sheet}${badge('#3f7fbf', 'M108 78v10l7 4')}`)
export const offlinePicture = () =>
  drawing(
    `${ground}<path d='M38 60a60 60 0 0 1 84 0M52 74a40 40 0 0 1 56 0' fill='none' stroke='#cfc7bb' stroke-width='6' stroke-linecap='round'/><circle cx='80' cy='90' r='6' fill='#a69d90'/><path d='M46 34l68 68' stroke='#cf4436' stroke-width='5' stroke-linecap='round'/>`,
  )
