/** Colours of a poster, all mixed from its background. */
export interface Palette {
  /** Layers from the far hills to the nearest shapes. */
  far: string
  mid: string
  near: string
  /** The ground on which the nearest stand. */
  ground: string
  /** Sun, lamps, water in the light. */
  light: string
}

/** A drawing of 390 x 844. Text stands on its upper half, which shows only sky. */
export type PosterScene = (palette: Palette) => string

export const WIDTH = 390
export const HEIGHT = 844

export const path = (fill: string, d: string, more = ''): string =>
  `<path fill="${fill}" d="${d}"${more}/>`

export const line = (stroke: string, width: number, d: string, more = ''): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"${more}/>`

export const sun = (fill: string, x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r * 1.9}" fill="${fill}" opacity=".14"/><circle cx="${x}" cy="${y}" r="${r * 1.35}" fill="${fill}" opacity=".2"/><circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity=".85"/>`

/** Draws the same shape at each place. */
export const at = (places: readonly (readonly [number, number])[], shape: string): string =>
  places.map(([x, y]) => `<g transform="translate(${x} ${y})">${shape}</g>`).join('')
