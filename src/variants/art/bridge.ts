import { blocks, ground, sun, type Scene } from './scene'

/** A great river bridge before old city walls and hills. */
export const bridge: Scene = ({ near, mid, far, light }) =>
  sun(light, 70, 46) +
  `<path fill="${far}" d="M0 160v-34q50-44 104-20q34-40 88-14q50-34 96-4q46-22 87 12v60z"/>` +
  blocks(far, [
    [286, 16, 64],
    [308, 22, 80],
    [336, 16, 58],
  ]) +
  `<path fill="none" stroke="${mid}" stroke-width="3" d="M0 112q52-6 104-64q52 58 84 58t84-58q52 58 103 64"/>` +
  `<path fill="${mid}" d="M99 40h10v120H99zM267 40h10v120h-10zM0 116h375v9H0z"/>` +
  `<path stroke="${mid}" stroke-width="1.5" d="M20 110v8M42 104v14M64 92v26M84 74v44M124 74v44M144 92v26M164 104v14M188 106v12M212 104v14M232 92v26M252 74v44M292 74v44M312 92v26M334 104v14M356 110v8"/>` +
  ground(near, 144) +
  `<path fill="${light}" opacity=".75" d="M150 146h34l-6 8h-22zM166 146v-16l13 14zM322 150h22l-4 6h-14z"/>`
