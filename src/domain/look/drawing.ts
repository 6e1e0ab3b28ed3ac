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
