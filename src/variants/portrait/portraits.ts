import type { Drawing } from '@/domain/look/drawing'

/**
 * Drawn portraits of advisers, so that no real photograph stands for a person whom an installation
 * names.
 */
export const portraitKinds = ['bob', 'bun', 'short', 'side'] as const
export type PortraitKind = (typeof portraitKinds)[number]

interface Look {
  hair: string
  /** `back` lies behind the face, `front` over the forehead. */
  back: string
  front: string
  coat: string
  skin: string
}

const looks: Record<PortraitKind, Look> = {
  bob: {
    hair: '#3a2c26',
    back: 'M28 56c-3-30 14-42 32-42s35 12 32 42c-1 14-4 20-8 24H36c-4-4-7-10-8-24z',
    front: 'M38 50c2-14 12-20 24-22c10 4 18 10 20 22c6-20-4-34-22-34S32 30 38 50z',
    coat: '#2f6f8f',
    skin: '#f6d3b8',
  },
  bun: {
    hair: '#4a3326',
    back: 'M60 4a11 11 0 0 1 9 17c16 4 22 18 20 35H31c-2-17 4-31 20-35a11 11 0 0 1 9-17z',
    front: 'M38 48c1-13 9-19 22-19s21 6 22 19c5-18-4-30-22-30S33 30 38 48z',
    coat: '#8a4a5f',
    skin: '#f2c9a8',
  },
  short: {
    hair: '#2b2724',
    back: 'M34 50c-3-24 8-36 26-36s29 12 26 36z',
    front: 'M37 46c0-10 4-15 9-17c10 5 26 5 30 2c5 3 7 8 7 15c6-20-6-32-23-32S31 26 37 46z',
    coat: '#3f5f4a',
    skin: '#eec39c',
  },
  side: {
    hair: '#5a5450',
    back: 'M34 52c-4-26 8-37 26-37s30 11 26 37z',
    front: 'M37 48c0-12 3-17 8-19c12 3 26 0 31-7c7 6 8 14 7 26c7-22-5-35-23-35S30 26 37 48z',
    coat: '#4a4f7c',
    skin: '#f0cba9',
  },
}

/** Head and shoulders with a headset. */
export const portraitOf = (kind: PortraitKind): Drawing => {
  const { hair, back, front, coat, skin } = looks[kind]
  const shapes =
    `<circle cx="60" cy="60" r="60" fill="${coat}" opacity=".16"/>` +
    `<path fill="${hair}" d="${back}"/>` +
    `<path fill="${coat}" d="M14 118c2-24 20-33 46-33s44 9 46 33a60 60 0 0 1-92 0z"/>` +
    `<path fill="#fff" d="M48 86l12 16l12-16l5 3l-12 23h-10l-12-23z"/>` +
    `<path fill="${skin}" d="M51 74h18v12l-9 10l-9-10z"/>` +
    `<path fill="${skin}" d="M38 48a22 24 0 0 1 44 0q0 16-8 25q-6 7-14 7t-14-7q-8-9-8-25z"/>` +
    `<path fill="${hair}" d="${front}"/>` +
    `<path fill="none" stroke="#3a2c26" stroke-width="2.4" stroke-linecap="round" d="M49 55q2.5-3 5 0M66 55q2.5-3 5 0"/>` +
    `<path fill="none" stroke="#b4563f" stroke-width="2.4" stroke-linecap="round" d="M53 67q7 6 14 0"/>` +
    `<path fill="#e89a86" opacity=".45" d="M41 60h7v4h-7zM72 60h7v4h-7z"/>` +
    `<path fill="none" stroke="#44403c" stroke-width="3" stroke-linecap="round" d="M35 52v8M85 52v8M86 60q0 15-18 16"/>` +
    `<circle cx="67" cy="76" r="3.2" fill="#44403c"/>`
  return { width: 120, height: 120, shapes }
}
