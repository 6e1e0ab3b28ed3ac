import { ground, sun, type Scene } from './scene'

/** An old town with its wall and a gate with two roofs. */
export const gate: Scene = ({ near, mid, far, light }) =>
  sun(light, 72, 46) +
  `<path fill="${far}" d="M0 160v-30h8v-6h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v6h263v30zM262 130v-6h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v6h12v-6h8v6z"/>` +
  `<path fill="${mid}" d="M128 160v-48h120v48h-44v-18a16 16 0 0 0-32 0v18zM140 110V92h96v18zM152 78V66h72v12zM122 94q30-4 40-14h52q10 10 40 14l-6 4H128zM138 68q26-4 34-14h32q8 10 34 14l-6 4h-88z"/>` +
  `<path fill="${light}" opacity=".6" d="M152 98h8v8h-8zM184 98h8v8h-8zM216 98h8v8h-8z"/>` +
  ground(near, 150)
