import { at, line, path, sun, type PosterScene } from './scene'

/** 南京: a gate of the city wall, and lantern boats on the 秦淮. */
export const cityWall: PosterScene = ({ far, mid, near, ground, light }) =>
  sun(light, 306, 466, 34) +
  path(far, 'M0 640V580q100-80 190-20t200-40v120z') +
  path(
    mid,
    'M0 720v-92h14v-12h16v12h16v-12h16v12h16v-12h16v12h16v-12h16v12h128v-12h16v12h16v-12h16v12h16v-12h16v12h16v-12h16v12h20v92z',
  ) +
  path(
    near,
    'M110 720V600h170v120h-56v-46a29 29 0 0 0-58 0v46zM124 596v-34h142v34zM104 566q34-8 44-28h94q10 20 44 28l-8 6H112zM140 536v-26h110v26zM118 514q34-8 44-30h66q10 22 44 30l-6 6H124z',
  ) +
  path(
    light,
    'M150 572h12v16h-12zM178 572h12v16h-12zM206 572h12v16h-12zM234 572h12v16h-12zM160 516h10v14h-10zM190 516h10v14h-10zM220 516h10v14h-10z',
    ' opacity=".8"',
  ) +
  path(ground, 'M0 716h390v128H0z') +
  at(
    [
      [70, 770],
      [250, 752],
      [176, 808],
    ],
    path(near, 'M-38 0h76l-12 14h-52z') +
      path(light, 'M-20 0v-16h40V0z', ' opacity=".7"') +
      path(near, 'M-26-16q26-14 52 0z') +
      '<circle cx="-32" cy="-8" r="5" fill="#ff8a5c"/><circle cx="32" cy="-8" r="5" fill="#ff8a5c"/>',
  ) +
  line(
    light,
    3,
    'M20 796q14-6 28 0t28 0M300 790q14-6 28 0t28 0M90 832q14-6 28 0t28 0',
    ' opacity=".4"',
  )
