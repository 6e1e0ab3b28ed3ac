/** Colours of a scene, all mixed from the product's base colour. */
export interface Palette {
  /** Nearest shapes. */
  near: string
  /** Shapes behind them. */
  mid: string
  /** The skyline at the horizon. */
  far: string
  /** Sun, windows, sails. */
  light: string
}

/** A drawing of 375 x 160 that stands on the lower edge of the hero. */
export type Scene = (palette: Palette) => string

/** Buildings as `x,width,height`, standing on the ground line at y = 160. */
export const blocks = (fill: string, row: readonly (readonly [number, number, number])[]): string =>
  `<path fill="${fill}" d="${row.map(([x, w, h]) => `M${x} 160v-${h}h${w}v${h}z`).join('')}"/>`

export const sun = (fill: string, x: number, y: number, r = 22): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity=".55"/><circle cx="${x}" cy="${y}" r="${r * 1.7}" fill="${fill}" opacity=".18"/>`

export const windows = (fill: string, spots: readonly (readonly [number, number])[]): string =>
  `<path fill="${fill}" opacity=".7" d="${spots.map(([x, y]) => `M${x} ${y}h4v6h-4z`).join('')}"/>`

export const ground = (fill: string, y = 148): string =>
  `<path fill="${fill}" d="M0 ${y}q94 -10 188 0t187 -2V160H0z"/>`
