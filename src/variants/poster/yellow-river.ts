import { at, line, path, sun, type PosterScene } from './scene'

/** 兰州: the iron bridge below the white pagoda, and a water wheel. */
export const yellowRiver: PosterScene = ({ far, mid, near, ground, light }) =>
  sun(light, 300, 470, 34) +
  path(far, 'M0 600V520l60-42 52 30 66-66 70 58 58-34 84 60v74z') +
  path(light, 'M168 452v-10h-8l12-12h-6l10-12h-5l9-14 9 14h-5l10 12h-6l12 12h-8v10z') +
  path(mid, 'M0 640v-70q90-40 190-14t200-24v108z') +
  path(near, 'M0 676v-34h390v34z') +
  line(light, 5, 'M0 640h390') +
  line(light, 4, 'M0 640q39-74 78 0q39-74 78 0q39-74 78 0q39-74 78 0q39-74 78 0') +
  line(
    light,
    2,
    'M20 640v-26M39 640v-37M58 640v-26M98 640v-26M117 640v-37M136 640v-26M176 640v-26M195 640v-37M214 640v-26M254 640v-26M273 640v-37M292 640v-26M332 640v-26M351 640v-37M370 640v-26',
  ) +
  at(
    [
      [66, 642],
      [144, 642],
      [222, 642],
      [300, 642],
    ],
    path(mid, 'M0 0h24l4 46H-4z'),
  ) +
  path(ground, 'M0 680q100-14 200 0t190-4v168H0z') +
  line(
    light,
    3,
    'M24 712q16-8 32 0t32 0M150 744q16-8 32 0t32 0M40 790q16-8 32 0t32 0',
    ' opacity=".4"',
  ) +
  line(light, 5, 'M312 738m-58 0a58 58 0 1 0 116 0a58 58 0 1 0-116 0') +
  line(
    light,
    3,
    'M312 738m-40 0a40 40 0 1 0 80 0a40 40 0 1 0-80 0M254 738h116M312 680v116M271 697l82 82M353 697l-82 82',
  ) +
  path(near, 'M296 844l12-106h8l12 106z') +
  path(light, 'M60 748h70l-8 14H68zM90 748v-20h10v20z', ' opacity=".8"')
