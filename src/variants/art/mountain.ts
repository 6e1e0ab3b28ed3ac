import { ground, sun, type Scene } from './scene'

/** Layered hills with a pagoda. */
export const mountain: Scene = ({ near, mid, far, light }) =>
  sun(light, 96, 42) +
  `<path fill="${far}" d="M0 160v-50l60-54l48 40l58-72l70 74l46-34l93 62v34z"/>` +
  `<path fill="${mid}" d="M0 160v-22q60-34 120-14t120-18t135 26v28z"/>` +
  `<path fill="${mid}" d="M284 122h32v-8h6l-10-8v-8h5l-9-8v-8h4l-12-16l-12 16h4v8l-9 8h5v8l-10 8h6z"/>` +
  ground(near, 146)
