/** Colours of a subject. It stands before a scene that is mixed from the product's colour. */
export interface SubjectColours {
  /** The deepest tone of the product's colour, for lines. */
  ink: string
  paper: string
  warm: string
}

/** A drawing of 100 x 100 that stands on its lower edge. */
type Subject = (colours: SubjectColours) => string

const SKIN = '#f6d3b8'
const GREY = '#cfcac4'

const fill = (colour: string, d: string): string => `<path fill="${colour}" d="${d}"/>`
const line = (colour: string, width: number, d: string): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`
const disc = (colour: string, x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`

/** A person from the ground up to `height`, with a head of radius `r`. */
const person = (coat: string, x: number, height: number, r = 9): string => {
  const half = r * 1.5
  const body = height - 2 * r - half
  return (
    fill(coat, `M${x - half} 100v-${body}a${half} ${half} 0 0 1 ${2 * half} 0v${body}z`) +
    disc(SKIN, x, 100 - height + r, r)
  )
}

/** A hat in the form of a half disc over a head at `y`. */
const hat = (colour: string, x: number, y: number, r: number): string =>
  fill(colour, `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0h4v3h-${2 * r + 8}v-3z`)

const heartAt = (colour: string, x: number, y: number, size: number): string =>
  `<path fill="${colour}" transform="translate(${x} ${y}) scale(${size})" d="M0 9C-9 3-12-1-12-6c0-8 10-9 12-2c2-7 12-6 12 2c0 5-3 9-12 15z"/>`

/** Each shows whom or what a product covers. */
const drawn = {
  family: ({ ink, paper, warm }) =>
    person(paper, 24, 76) +
    person(warm, 76, 72) +
    person(ink, 50, 50, 8) +
    heartAt(paper, 50, 34, 0.6),
  child: ({ ink, paper, warm }) =>
    person(warm, 40, 62, 11) +
    fill(ink, 'M29 48a11 11 0 0 1 22 0q-11-6-22 0z') +
    fill(paper, 'M84 4l13 16l-13 18l-13-18z') +
    line(ink, 1.5, 'M84 4v34M71 20h26') +
    line(paper, 1.5, 'M84 38q-6 26-30 34'),
  woman: ({ ink, paper, warm }) =>
    fill(ink, 'M28 70q-4-46 22-46t22 46z') +
    person(paper, 50, 72, 12) +
    fill(ink, 'M37 42q2-16 15-16q13 2 12 16q-12-2-17-9q-3 7-10 9z') +
    line(warm, 5, 'M36 70q14 9 28 0') +
    disc(warm, 68, 33, 5),
  miner: ({ ink, paper, warm }) =>
    person(paper, 46, 70, 11) +
    hat(warm, 46, 40, 13) +
    disc(paper, 46, 31, 4) +
    fill(warm, 'M46 31L4 16v26z" opacity=".45') +
    line(ink, 4, 'M84 98L70 40') +
    line(ink, 5, 'M52 46q16-10 36 2'),
  medicBag: ({ ink, paper, warm }) =>
    line(ink, 5, 'M36 46v-8q0-6 6-6h16q6 0 6 6v8') +
    fill(paper, 'M16 46h68q6 0 6 6v42q0 6-6 6H16q-6 0-6-6V52q0-6 6-6z') +
    line(ink, 3, 'M10 62h80') +
    disc(warm, 50, 76, 17) +
    heartAt(paper, 50, 76, 0.9),
  home: ({ ink, paper, warm }) =>
    fill(ink, 'M70 30V14h10v26z') +
    fill(paper, 'M16 48h68v52H16z') +
    fill(warm, 'M50 12L6 54l6 6l38-36l38 36l6-6z') +
    fill(ink, 'M56 68h16v32H56z') +
    fill(warm, 'M28 64h18v18H28z') +
    line(paper, 2, 'M37 64v18M28 73h18'),
  suitcase: ({ ink, paper, warm }) =>
    line(ink, 4, 'M40 36V12h20v24') +
    fill(paper, 'M24 36h52q6 0 6 6v46q0 6-6 6H24q-6 0-6-6V42q0-6 6-6z') +
    line(ink, 3, 'M34 40v50M66 40v50') +
    disc(ink, 30, 97, 4) +
    disc(ink, 70, 97, 4) +
    fill(warm, 'M42 56h16v16H42z'),
  pills: ({ ink, paper, warm }) =>
    fill(ink, 'M22 26h40v12H22z') +
    fill(paper, 'M18 38h48q4 0 4 4v54q0 4-4 4H18q-4 0-4-4V42q0-4 4-4z') +
    fill(warm, 'M14 56h56v24H14z') +
    line(paper, 4, 'M42 61v14M35 68h14') +
    `<g transform="rotate(-35 82 78)">${fill(paper, 'M70 68h12v18H70a9 9 0 0 1 0-18z')}${fill(warm, 'M82 68h12a9 9 0 0 1 0 18H82z')}</g>`,
  train: ({ ink, paper, warm }) =>
    fill(paper, 'M-20 92V50H44q30 2 54 34q2 8-6 8z') +
    fill(ink, 'M52 56q16 4 28 18H52zM-14 58h12v12h-12zM8 58h12v12H8zM30 58h12v12H30z') +
    line(warm, 4, 'M-20 80H92') +
    line(ink, 3, 'M-24 97H100'),
  elders: ({ ink, paper, warm }) =>
    person(paper, 32, 70, 11) +
    person(warm, 66, 66, 11) +
    fill(GREY, 'M21 38a11 11 0 0 1 22 0q-11-7-22 0zM54 44q-2-15 12-15t12 15q-4-8-12-8t-12 8z') +
    disc(GREY, 66, 29, 5) +
    line(ink, 3, 'M10 100V66q0-6 6-6'),
  car: ({ ink, paper, warm }) =>
    fill(paper, 'M4 88V72q0-6 6-8l14-4l12-18q3-4 8-4h24q5 0 8 4l12 20q8 2 8 10v16z') +
    fill(ink, 'M34 60l8-13q2-3 5-3h5v16zM57 60V44h9q4 0 6 3l7 13z') +
    disc(ink, 26, 88, 11) +
    disc(ink, 76, 88, 11) +
    disc(paper, 26, 88, 4) +
    disc(paper, 76, 88, 4) +
    fill(warm, 'M88 68h8v6h-8z'),
  student: ({ ink, paper, warm }) =>
    fill(warm, 'M50 84q-20-12-44-6v18q24-6 44 4q20-10 44-4V78q-24-6-44 6z') +
    fill(paper, 'M50 80q-20-12-42-6v16q22-4 42 6q20-10 42-6V74q-22-6-42 6z') +
    line(ink, 2, 'M50 80v16') +
    fill(ink, 'M50 14L10 32l40 18l40-18zM28 44v14q22 12 44 0V44l-22 10z') +
    line(warm, 3, 'M84 35v20') +
    disc(warm, 84, 58, 4),
  shield: ({ ink, paper, warm }) =>
    fill(paper, 'M50 10L14 24v28q0 32 36 48q36-16 36-48V24z') +
    fill(warm, 'M50 20L23 31v22q0 24 27 36z') +
    line(ink, 7, 'M34 54l12 13l22-26'),
  pram: ({ ink, paper, warm }) =>
    fill(paper, 'M12 50h64q0 30-32 30T12 50z') +
    fill(warm, 'M44 50V16q32 2 32 34z') +
    line(ink, 4, 'M12 50L2 36M26 78l-8 12M62 78l8 12') +
    disc(ink, 22, 93, 7) +
    disc(ink, 66, 93, 7) +
    disc(SKIN, 36, 44, 9) +
    heartAt(warm, 90, 24, 0.6),
  wheat: ({ paper, warm }) =>
    [28, 52, 76]
      .map((x, at) => {
        const top = [34, 16, 30][at] ?? 30
        const grains = [0, 1, 2, 3].map(
          (row) => `M${x} ${top + 16 + row * 13}q-13-2-12-15q12 2 12 15q0-13 12-15q1 13-12 15z`,
        )
        return line(paper, 3, `M${x} 100V${top}`) + fill(warm, grains.join(''))
      })
      .join(''),
  pine: ({ ink, paper, warm }) =>
    fill(ink, 'M30 82h8v18h-8zM74 86h8v14h-8z') +
    fill(paper, 'M34 8L14 38h9L8 62h11L2 86h64L49 62h11L45 38h9z') +
    fill(warm, 'M78 34L62 58h7L56 76h7L54 90h48l-9-14h7L87 58h7z'),
  vase: ({ ink, paper, warm }) =>
    fill(paper, 'M38 16h24v6q-4 8 0 14q22 10 22 32t-16 32H32q-16-10-16-32t22-32q4-6 0-14z') +
    fill(warm, 'M18 58q32 12 64 0q3 10 1 20q-33 12-66 0q-2-10 1-20z') +
    line(ink, 3, 'M24 69q9-8 18 0t18 0t18 0') +
    fill(ink, 'M34 12h32v6H34z'),
  worker: ({ ink, paper, warm }) =>
    person(paper, 50, 78, 12) +
    hat(warm, 50, 34, 15) +
    line(ink, 3, 'M40 62v36M60 62v36M40 76h20') +
    fill(warm, 'M82 60l12 6v10q0 12-12 18q-12-6-12-18V66z') +
    line(ink, 3, 'M77 77l4 4l7-8'),
  umbrella: ({ ink, paper, warm }) =>
    line(ink, 4, 'M50 14v62q0 8-7 8') +
    fill(
      paper,
      'M4 50q4-36 46-38q42 2 46 38q-8-8-15 0q-8-9-16 0q-7-9-15 0q-8-9-16 0q-8-9-15 0q-7-8-15 0z',
    ) +
    fill(warm, 'M50 12q15 10 15 38q-7-9-15 0q-8-9-15 0q0-28 15-38z') +
    person(paper, 26, 42, 7) +
    person(warm, 76, 38, 7),
  heart: ({ ink, paper, warm }) =>
    heartAt(paper, 50, 52, 3.6) +
    heartAt(warm, 50, 50, 2.7) +
    line(ink, 4, 'M14 54h20l7-14l12 28l8-14h25'),
  stethoscope: ({ ink, paper, warm }) =>
    line(paper, 6, 'M22 14v24q0 22 18 22t18-22V14M40 60v14q0 20 18 20t20-20V60') +
    disc(paper, 78, 50, 13) +
    disc(warm, 78, 50, 7) +
    line(ink, 6, 'M18 14h8M54 14h8'),
  bed: ({ ink, paper, warm }) =>
    line(ink, 5, 'M6 40v58M94 66v32') +
    fill(paper, 'M8 66h86v18H8z') +
    disc(SKIN, 24, 56, 9) +
    fill(warm, 'M34 66q4-16 20-16h22q16 0 18 16z') +
    line(ink, 3, 'M70 42V12h12M82 12v10') +
    fill(paper, 'M76 22h12v14H76z'),
  boat: ({ ink, paper, warm }) =>
    line(ink, 4, 'M52 76V8') +
    fill(paper, 'M56 12q34 18 34 56H56z') +
    fill(warm, 'M48 24Q22 40 18 68h30z') +
    fill(ink, 'M6 76h90l-14 18H20z') +
    line(paper, 3, 'M0 98q12-8 25 0t25 0t25 0t25 0'),
  anvil: ({ ink, paper, warm }) =>
    fill(paper, 'M10 50h80q-4 16-24 18l-6 14h14v16H26V82h14l-6-14Q14 66 10 50z') +
    `<g transform="rotate(-28 62 26)">${line(warm, 6, 'M30 26h40')}${fill(ink, 'M66 12h18v28H66z')}</g>` +
    line(warm, 3, 'M24 40l-8-8M34 36l-2-12'),
  scooter: ({ ink, paper, warm }) =>
    fill(warm, 'M6 36h32v26H6z') +
    fill(paper, 'M10 66h40l8 14h12l-6-40h-8v-8h14l10 48q8 2 8 8H10q-8-12 0-22z') +
    heartAt(paper, 22, 48, 0.7) +
    disc(ink, 24, 90, 10) +
    disc(ink, 84, 90, 10) +
    disc(paper, 24, 90, 4) +
    disc(paper, 84, 90, 4) +
    line(ink, 4, 'M56 34l-8-4'),
  drum: ({ ink, paper, warm }) =>
    fill(paper, 'M10 24h80q-12 22-6 40q2 20 8 36H8q6-16 8-36q6-18-6-40z') +
    fill(warm, 'M50 12c24 0 42 5 42 12s-18 12-42 12S8 31 8 24s18-12 42-12z') +
    fill(ink, 'M50 17l5 5h9l-7 4l3 6l-10-4l-10 4l3-6l-7-4h9z') +
    line(ink, 3, 'M16 60q34 10 68 0M14 76q36 10 72 0'),
  fan: ({ ink, paper, warm }) =>
    line(ink, 6, 'M50 66v32') +
    disc(paper, 50, 40, 32) +
    line(warm, 3, 'M28 46q12-10 22 0t22 0M34 58q8-7 16 0t16 0') +
    disc(warm, 58, 26, 8) +
    line(ink, 2, 'M50 72V48'),
  waterwheel: ({ ink, paper, warm }) =>
    `<circle cx="50" cy="50" r="40" fill="none" stroke="${paper}" stroke-width="6"/>` +
    line(paper, 4, 'M50 10v80M10 50h80M22 22l56 56M78 22L22 78') +
    disc(warm, 50, 50, 9) +
    fill(
      warm,
      'M44 2h12v10H44zM88 44h10v12H88zM2 44h10v12H2zM78 12l10 10l-8 6l-8-8zM22 12L12 22l8 6l8-8z',
    ) +
    line(ink, 6, 'M50 52L28 100M50 52l22 48') +
    line(paper, 3, 'M0 98q12-8 25 0t25 0t25 0t25 0'),
  camel: ({ ink, paper, warm }) =>
    fill(
      paper,
      'M10 100V72q0-12 8-16q4-20 14-20q8 0 11 14q6-2 9 0q3-16 11-14q9 0 11 22q8-6 8-24q-1-8 6-8q10 0 12 10h-8q0 30-18 38v26h-8V78H26v22z',
    ) +
    fill(warm, 'M28 56q10 8 34 0l2 18q-18 8-36 0z') +
    line(ink, 2, 'M30 66q16 6 32 0') +
    disc(ink, 92, 30, 1.5),
  kiln: ({ ink, paper, warm }) =>
    fill(paper, 'M4 100V54q0-42 46-42t46 42v46z') +
    fill(ink, 'M16 100V56q0-32 34-32t34 32v44z') +
    fill(warm, 'M24 70V56q0-24 26-24t26 24v14zM24 76h24v24H24zM52 76h24v24H52z') +
    line(ink, 2, 'M50 32v38M37 36v34M63 36v34M26 52h48'),
} satisfies Record<string, Subject>

export type SubjectName = keyof typeof drawn

export const subjects = Object.keys(drawn) as [SubjectName, ...SubjectName[]]

export const drawSubject = (name: SubjectName, colours: SubjectColours): string =>
  drawn[name](colours)
