import { at, line, path, sun, type PosterScene } from './scene'

/** 天水: the cliff of 麦积山 with its grottoes and plank ways. */
export const grotto: PosterScene = ({ far, mid, near, ground, light }) =>
  sun(light, 84, 480, 30) +
  path(far, 'M0 660V560q60-60 120-26t110-30 160 40v116z') +
  path(mid, 'M104 720q-8-150 44-214 44-54 96-42 62 14 76 110 8 80 2 146z') +
  path(near, 'M104 720q-6-92 14-150 90 40 202 8 6 78 2 142z', ' opacity=".55"') +
  at(
    [
      [150, 560],
      [182, 552],
      [214, 552],
      [246, 560],
      [276, 570],
      [140, 612],
      [172, 604],
      [250, 608],
      [284, 618],
      [150, 660],
      [262, 660],
    ],
    path(light, 'M0 20V8q9-14 18 0v12z', ' opacity=".75"'),
  ) +
  path(light, 'M202 676v-44q0-28 12-28t12 28v44zM214 602a9 9 0 1 0 .1 0z', ' opacity=".9"') +
  path(light, 'M184 676v-34q0-20 8-20t8 20v34zM228 676v-34q0-20 8-20t8 20v34z', ' opacity=".6"') +
  line(light, 3, 'M132 590l168 10-162 44 158 16-130 34', ' opacity=".7"') +
  line(
    light,
    2,
    'M160 592v8M200 594v8M240 596v8M170 638v7M220 622v7M190 652v8M240 656v8',
    ' opacity=".7"',
  ) +
  path(ground, 'M0 726q80-44 180-20t210-18v156H0z') +
  at(
    [
      [34, 700],
      [70, 716],
      [338, 690],
      [366, 712],
      [306, 726],
    ],
    path(near, 'M0 44V24h-16L0-2l-10 2L6-30 22 0 12-2l16 26H12v20z'),
  ) +
  path(light, 'M30 800q60-18 120 0t120-4 90 4v8H30z', ' opacity=".18"')
