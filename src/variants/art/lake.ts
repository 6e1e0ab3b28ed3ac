import { ground, sun, type Scene } from './scene'

/** A lake with a pavilion on its shore, reeds and kites. */
export const lake: Scene = ({ near, mid, far, light }) =>
  sun(light, 118, 40, 18) +
  `<path fill="${far}" d="M0 160v-44q52-26 104 0t112-4q60-34 159 8v40z"/>` +
  `<path fill="${mid}" d="M284 152v-38h6v38zM330 152v-38h6v38zM278 154v-6h64v6zM272 116q26-6 38-26q12 20 38 26zM306 92l4-12l4 12z"/>` +
  `<path fill="${mid}" d="M44 22l16 14l-16 18l-16-18zM206 14l11 10l-11 13l-11-13z"/>` +
  `<path stroke="${mid}" fill="none" d="M44 54q8 30 34 62M206 37q-6 26 10 50"/>` +
  ground(near, 140) +
  `<path stroke="${light}" stroke-width="2" stroke-linecap="round" opacity=".5" d="M24 150h48M110 154h30M182 149h56M284 155h40"/>`
