import { at, line, path, sun, type PosterScene } from './scene'

/** 晋城: the red cliffs of 太行, a road in the rock, and a pagoda. */
export const taihang: PosterScene = ({ far, mid, near, ground, light }) =>
  sun(light, 92, 470, 32) +
  path(far, 'M0 660V530h44l10-36h52l12 30h60l16-58h58l10 46h56l12-24h60v172z') +
  line(light, 2, 'M54 512h52M194 484h58M318 504h72M0 552h44M118 540h60', ' opacity=".3"') +
  path(mid, 'M0 740V600h70l16-50h74l18 44h70l20-66h66l16 40h40v172z') +
  line(
    light,
    2,
    'M86 570h74M86 592h74M268 548h66M268 572h66M0 622h70M178 616h70',
    ' opacity=".3"',
  ) +
  line(light, 4, 'M0 668q90-22 180 0t210-10', ' opacity=".8"') +
  at(
    [
      [40, 640],
      [110, 636],
      [210, 652],
      [300, 648],
    ],
    path(light, 'M0 18V6q8-12 16 0v12z', ' opacity=".6"'),
  ) +
  path(near, 'M0 844V724q120-60 240-24t150-20v164z') +
  path(
    light,
    'M300 690v-20h-8l10-9h-6l9-10h-6l9-10h-5l13-22 13 22h-5l9 10h-6l9 10h-6l10 9h-8v20z',
  ) +
  path(ground, 'M0 790q110-28 210-8t180-10v72H0z') +
  at(
    [
      [46, 760],
      [84, 772],
      [204, 758],
      [240, 770],
    ],
    path(ground, 'M0 44V20h-14L0 0l-8 2L6-24 20 2 12 0l14 20H12v24z'),
  )
