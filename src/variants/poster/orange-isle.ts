import { at, line, path, sun, type PosterScene } from './scene'

/** 长沙: 岳麓山 across the river, its long isle, and fireworks. */
export const orangeIsle: PosterScene = ({ far, mid, near, ground, light }) =>
  sun(light, 196, 520, 26) +
  at(
    [
      [86, 470],
      [312, 452],
      [240, 490],
    ],
    line(
      light,
      2,
      'M0-26V-8M0 8v26M-26 0h18M8 0h18M-18-18l12 12M6 6l12 12M18-18L6-6M-6 6l-12 12',
      ' opacity=".8"',
    ),
  ) +
  path(far, 'M0 650V596q90-70 170-30t120-6 100-10v100z') +
  path(
    mid,
    'M24 650v-80h26v80zM58 650V534h22v116zM88 650v-66h30v66zM262 650v-92h24v92zM294 650V520l12-16 12 16v130zM326 650v-74h34v74z',
  ) +
  path(
    light,
    'M32 582h4v8h-4zM66 548h4v8h-4zM66 570h4v8h-4zM98 598h4v8h-4zM270 572h4v8h-4zM304 530h4v8h-4zM304 552h4v8h-4zM340 590h4v8h-4z',
    ' opacity=".8"',
  ) +
  path(ground, 'M0 650h390v194H0z') +
  line(light, 4, 'M0 650h390M0 650q40-40 80 0t80 0 80 0 80 0 70 0', ' opacity=".55"') +
  path(near, 'M30 742q150-44 330-6-130 46-330 6z') +
  at(
    [
      [110, 716],
      [150, 710],
      [250, 708],
      [290, 714],
    ],
    path(mid, 'M-2 18V4a13 13 0 1 1 6 0v14z'),
  ) +
  path(light, 'M194 726v-18l-8 2 14-22-6 1 10-18 10 18-6-1 14 22-8-2v18z') +
  line(
    light,
    3,
    'M20 776q16-8 32 0t32 0M200 800q16-8 32 0t32 0M90 822q16-8 32 0t32 0',
    ' opacity=".4"',
  ) +
  path(light, 'M300 782h60l-8 14h-44zM328 780v-40l22 36z', ' opacity=".8"')
