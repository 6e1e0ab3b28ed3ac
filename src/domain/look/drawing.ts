/** A picture that is drawn, not fetched. */
export interface Drawing {
  /** Of the plane the shapes stand on; the picture itself is as large as its place. */
  width: number
  height: number
  /** Inside of an `<svg>`, authored here: it never holds what anybody typed. */
  shapes: string
}

/** The drawing as the address of an image. */
export const drawingAddress = ({ width, height, shapes }: Drawing): string =>
  `data:image/svg+xml,${escaped(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes}</svg>`,
  )}`

/** Every byte crosses to a mini-program's view: what an address may hold stays as it is. */
const escaped = (svg: string): string =>
  encodeURIComponent(svg.replace(/"/g, "'")).replace(/%(?:2C|2F|3A|3D)/g, decodeURIComponent)
