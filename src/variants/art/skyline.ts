import { blocks, ground, sun, windows, type Scene } from './scene'

/** Towers on a river, with a pearl tower between high-rises. */
export const skyline: Scene = ({ near, mid, far, light }) =>
  sun(light, 306, 44) +
  blocks(far, [
    [6, 26, 58],
    [40, 18, 78],
    [66, 30, 46],
    [118, 22, 70],
    [214, 24, 64],
    [246, 18, 88],
    [300, 30, 52],
    [338, 24, 72],
  ]) +
  `<path fill="${mid}" d="M266 160V62q0-22 12-40q12 18 12 40v98zM168 160l7-62h6l7 62zM177 98V40h2v58z"/>` +
  `<circle cx="178" cy="96" r="13" fill="${mid}"/><circle cx="178" cy="62" r="8" fill="${mid}"/><circle cx="178" cy="44" r="4" fill="${mid}"/>` +
  blocks(mid, [
    [92, 20, 84],
    [226, 22, 74],
    [318, 20, 66],
    [22, 24, 62],
  ]) +
  windows(light, [
    [98, 88],
    [104, 100],
    [98, 112],
    [232, 96],
    [238, 108],
    [28, 108],
    [36, 120],
    [324, 104],
    [276, 70],
    [276, 84],
    [276, 98],
  ]) +
  ground(near) +
  `<path stroke="${light}" stroke-width="2" stroke-linecap="round" opacity=".5" d="M40 153h34M120 156h22M210 152h40M300 156h26"/>`
