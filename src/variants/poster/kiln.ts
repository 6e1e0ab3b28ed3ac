import { at, line, path, sun, type PosterScene } from './scene'

/** 淄博: round kilns with their smoke, and what comes out of them. */
export const kiln: PosterScene = ({ far, mid, near, ground, light }) =>
  sun(light, 72, 476, 30) +
  path(far, 'M0 650V590q70-50 150-20t120-30 120 20v90z') +
  line(light, 10, 'M126 520q-18-26 6-44t0-48M250 500q18-26-6-44t2-48', ' opacity=".16"') +
  path(
    mid,
    'M70 710q-6-120 38-150v-36h30v36q44 30 38 150zM206 710q-6-140 30-166v-40h30v40q46 26 40 166z',
  ) +
  path(light, 'M104 710v-34q18-26 36 0v34zM238 710v-38q18-26 36 0v38z', ' opacity=".85"') +
  line(
    near,
    2,
    'M78 640h92M82 610h84M92 580h60M212 630h92M216 600h84M226 570h64',
    ' opacity=".6"',
  ) +
  path(near, 'M310 710V600h60v110zM322 600v-28h12v28z') +
  path(ground, 'M0 708q110-14 200-2t190-6v144H0z') +
  at(
    [
      [70, 756],
      [196, 768],
    ],
    path(light, 'M0 40q-20-14-12-34 6-12 4-20h16q-2 8 4 20 8 20-12 34z', ' opacity=".9"'),
  ) +
  at(
    [
      [132, 772],
      [262, 762],
      [322, 778],
    ],
    path(light, 'M-18 0h36q-2 24-12 28h-12q-10-4-12-28z', ' opacity=".75"'),
  ) +
  line(mid, 3, 'M58 770h24M184 782h24', ' opacity=".7"')
