import type { Drawing } from '@/domain/look/drawing'

/** The part that a company or an authority has in a product. */
export const insurerParts = ['insurer', 'reinsurer', 'supervisor'] as const
export type InsurerPart = (typeof insurerParts)[number]

const SIZE = 48

/** Grounds on which white shapes have a contrast of 4.5:1 at least. */
const GROUNDS = [
  '#9c3d2e',
  '#8a5a12',
  '#3f6b2f',
  '#1f6b66',
  '#245d92',
  '#4a4f9c',
  '#7a3f7f',
  '#5a5148',
]

/** Shapes for names of mountains and of waters, and for all others. */
const MOUNTAINS = [
  'M8 36l11-19 7 11 4-6 10 14z',
  'M8 36L24 11l16 25H30l-6-10-6 10z',
  'M8 36q6-14 12-14t8 8q4-16 8-16t4 22z',
]
const WATERS = [
  'M8 19q5.3-8 10.7 0t10.7 0t10.6 0v5q-5.3-8-10.6 0t-10.7 0t-10.7 0zM8 30q5.3-8 10.7 0t10.7 0t10.6 0v5q-5.3-8-10.6 0t-10.7 0t-10.7 0z',
  'M24 10q13 15 13 20a13 10 0 0 1-26 0q0-5 13-20z',
  'M10 30q0-18 22-19q-10 6-8 12t14 4q-4 11-15 11t-13-8z',
]
const OTHERS = [
  'M24 9q8 7 0 15q-8-8 0-15zM24 39q-8-7 0-15q8 8 0 15zM9 24q7-8 15 0q-8 8-15 0zM39 24q-7 8-15 0q8-8 15 0z',
  'M24 10l14 14l-14 14l-14-14zM24 18l-6 6l6 6l6-6z',
  'M11 37V22q0-12 13-12t13 12v15h-7V23q0-6-6-6t-6 6v14z',
  'M24 9l4 11l11 4l-11 4l-4 11l-4-11l-11-4l11-4z',
]

const setOf = (name: string): readonly string[] =>
  /[山麓岭峰塬岩行晋]/.test(name.slice(0, 2))
    ? MOUNTAINS
    : /[江河湖海淞浦湾淮溪梦洲屿水]/.test(name.slice(0, 2))
      ? WATERS
      : OTHERS

/** A number that depends only on the name. */
const numberOf = (name: string): number =>
  [...name].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7)

const pick = (from: readonly string[], number: number): string => from[number % from.length] ?? ''

const SCALES =
  'M22.5 10h3v4l11 3-.6 2.6L25.5 17v17h7v3h-17v-3h7V17l-10.4 2.6L11.5 17l11-3zM13 19l6 11H7zM35 19l6 11H29z'

/**
 * A mark of our own for a company or an authority. It shows no real emblem. The first two signs of
 * a name decide, so a company has one mark in all products and branches.
 */
export const markOf = (name: string, part: InsurerPart): Drawing => {
  const number = numberOf(name.slice(0, 2))
  const isSupervisor = part === 'supervisor'
  const ground = isSupervisor ? '#3d4653' : pick(GROUNDS, number)
  const shape = isSupervisor ? SCALES : pick(setOf(name), Math.floor(number / GROUNDS.length))
  const rim =
    part === 'reinsurer'
      ? `<rect x="4" y="4" width="40" height="40" rx="9" fill="none" stroke="#ffffff" stroke-width="1.5"/>`
      : ''
  const scale = part === 'reinsurer' ? ' transform="translate(6 6) scale(.75)"' : ''
  return {
    width: SIZE,
    height: SIZE,
    shapes: `<rect width="48" height="48" rx="12" fill="${ground}"/>${rim}<path fill="#ffffff" fill-rule="evenodd"${scale} d="${shape}"/>`,
  }
}
