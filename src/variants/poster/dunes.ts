import { at, line, path, sun, type PosterScene } from './scene'

/** 酒泉: the singing dunes of 敦煌, the crescent spring and a caravan. */
export const dunes: PosterScene = ({ far, mid, near, ground, light }) =>
  sun(light, 286, 468, 40) +
  path(far, 'M0 640V560q70-20 128-66 50 54 110 58 60-26 152-12v100z') +
  path(mid, 'M0 700V640q120-6 214-92 60 74 176 90v62z') +
  path(near, 'M214 548q60 74 176 90v62H120q110-50 94-152z', ' opacity=".6"') +
  at(
    [
      [86, 626],
      [126, 612],
      [166, 592],
    ],
    path(
      light,
      'M0 20q0-10 6-12 2-9 6-1 3-8 7 0 5 1 6-6l-1-6 8-1 2 4-5 2-1 9q-2 7-4 9v14h-2V20h-2v14h-2V20h-6v14h-2V20h-2v14H6V20z',
    ),
  ) +
  path(ground, 'M0 700q110-34 206-10t184-20v174H0z') +
  path(light, 'M92 768q100 40 216-20-30 66-112 68t-104-48z', ' opacity=".75"') +
  line(mid, 2, 'M130 786q70 14 130-14M152 798q50 6 90-10', ' opacity=".5"') +
  path(near, 'M176 752v-40h-12l22-12h-12l20-14h-10l18-18 18 18h-10l20 14h-12l22 12h-12v40z') +
  path(light, 'M192 752v-22q10-12 20 0v22zM194 706h16v10h-16z', ' opacity=".8"') +
  at(
    [
      [60, 752],
      [318, 730],
      [342, 744],
    ],
    path(near, 'M0 30q-18-8-14-24t16-20 18 12 6 24-18 8v14H0z'),
  )
