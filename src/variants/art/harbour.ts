import { blocks, ground, sun, windows, type Scene } from './scene'

/** A young harbour city with slim towers, sails and waves. */
export const harbour: Scene = ({ near, mid, far, light }) =>
  sun(light, 188, 50, 26) +
  blocks(far, [
    [10, 18, 60],
    [34, 22, 90],
    [64, 16, 70],
    [252, 20, 76],
    [280, 26, 58],
    [330, 22, 84],
  ]) +
  `<path fill="${mid}" d="M84 160V56l10-30l10 30v104zM300 160V70l9-18l9 18v90z"/>` +
  blocks(mid, [
    [112, 22, 66],
    [228, 18, 60],
    [346, 18, 62],
  ]) +
  windows(light, [
    [92, 66],
    [92, 80],
    [92, 94],
    [118, 104],
    [126, 116],
    [308, 84],
    [308, 98],
    [234, 112],
  ]) +
  `<path fill="${light}" opacity=".85" d="M176 132l18-40v40zM198 132V100l14 32zM172 135h44l-7 8h-30z"/>` +
  ground(near, 142) +
  `<path fill="none" stroke="${light}" stroke-width="2" stroke-linecap="round" opacity=".45" d="M24 152q7-5 14 0t14 0M250 154q7-5 14 0t14 0M120 156q7-5 14 0t14 0"/>`
