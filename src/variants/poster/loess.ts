import { at, line, path, sun, type PosterScene } from './scene'

/** 庆阳: cave dwellings in the terraces of the loess plateau. */
export const loess: PosterScene = ({ far, mid, near, ground, light }) =>
  sun(light, 108, 462, 36) +
  path(far, 'M0 640V540h70l14-28h110l18 26h90l16-22h72v124z') +
  line(light, 2, 'M84 526h118M0 562h390M0 590h390M212 550h94', ' opacity=".25"') +
  path(mid, 'M0 720V606h120l20-22h150l20 24h80v112z') +
  line(light, 2, 'M0 632h126M134 604h166M308 634h82', ' opacity=".3"') +
  path(near, 'M0 760V650q200-30 390 0v110z') +
  at(
    [
      [34, 672],
      [128, 662],
      [222, 662],
      [316, 672],
    ],
    path(light, 'M0 84V32q20-44 40 0v52z', ' opacity=".9"') +
      path(mid, 'M6 84V38q14-28 28 0v46z') +
      line(light, 2, 'M6 52h28M20 26v58M6 66h28', ' opacity=".7"'),
  ) +
  at(
    [
      [24, 684],
      [118, 674],
      [212, 674],
      [306, 684],
    ],
    '<ellipse cx="0" cy="8" rx="8" ry="10" fill="#ff8a5c"/>' + line('#ff8a5c', 2, 'M0-8v8M0 18v8'),
  ) +
  path(ground, 'M0 752q120-14 210-2t180-6v100H0z') +
  line(near, 7, 'M352 756v-74M352 716l-24-22M352 704l22-20') +
  path(mid, 'M352 632a34 34 0 1 0 .1 0zM318 664a22 22 0 1 0 .1 0zM380 656a22 22 0 1 0 .1 0z') +
  path(light, 'M40 800l14-22 14 22zM78 812l14-22 14 22zM116 798l14-22 14 22z', ' opacity=".5"')
