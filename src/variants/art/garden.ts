import { ground, sun, type Scene } from './scene'

/** A southern garden with arcade houses, an arch bridge and trees. */
export const garden: Scene = ({ near, mid, far, light }) =>
  sun(light, 300, 48) +
  `<path fill="${far}" d="M0 160v-46q70-34 130-8t120-6t125 4v56z"/>` +
  `<path fill="${mid}" d="M30 160v-52l-8 2l34-26l34 26l-8-2v52zM96 160v-40l-8 2l30-22l30 22l-8-2v40z"/>` +
  `<path fill="${light}" opacity=".7" d="M42 160v-26q14-12 28 0v26zM108 160v-20q10-9 20 0v20z"/>` +
  `<path fill="${mid}" d="M196 160q8-40 54-40t54 40h-16q-6-26-38-26t-38 26z"/>` +
  `<path fill="${mid}" d="M334 160v-30h5v30zM164 160v-24h4v24z"/>` +
  `<circle cx="336" cy="112" r="24" fill="${mid}"/><circle cx="352" cy="124" r="16" fill="${mid}"/><circle cx="166" cy="124" r="18" fill="${mid}"/>` +
  ground(near, 148)
