import { baseRelationOf } from '@/domain/apply/relation'
import { compareDays, isDay } from '@/domain/time/day'
import { brokenClaim } from './claim-guide'
import { wrongCounts } from './count-rules'
import { brokenInsurer } from './insurer-file'
import { brokenPayout } from './payout-guide'
import type { Finding } from './problem'
import type { ProductFile } from './product-file'
import { brokenSeason } from './season'
import { untrueWords } from './word-rules'

/** Checks that no single field can make: whether the parts of a product fit together. */
export const brokenRules = (file: ProductFile): Finding[] => [
  ...period(file),
  ...brokenSeason(file),
  ...schemes(file),
  ...bands(file),
  ...payment(file),
  ...words(file),
  ...discount(file),
  ...brokenInsurer(file),
  ...brokenClaim(file),
  ...brokenPayout(file),
  ...brokenPage(file),
]

/** The checks that read the page. Only these can fail in a version of it. */
export const brokenPage = (file: ProductFile): Finding[] => [
  ...insurants(file),
  ...texts(file),
  ...wrongCounts(file.page),
  ...untrueWords(file),
  ...figures(file),
]

const when = (isWrong: boolean, path: string, message: string): Finding[] =>
  isWrong ? [{ path, message }] : []

const hasDouble = (values: readonly string[]): boolean => new Set(values).size < values.length

function words({ popups, autoRenewal }: ProductFile): Finding[] {
  const { compound, configs = {} } = popups ?? {}
  const named = compound?.configId
  const isMissing = named !== undefined && configs[named] === undefined
  return [
    ...when(isMissing, 'popups.compound.configId', 'Not in popups.configs'),
    ...when(
      compound?.mode === 'RENEWAL' && autoRenewal === 'NONE',
      'popups.compound.mode',
      'There is no automatic renewal to turn on',
    ),
  ]
}

function discount({ familyDiscount, tariff, property, autoRenewal }: ProductFile): Finding[] {
  if (!familyDiscount) return []
  const premiums = tariff.flatMap(({ bands }) => bands.map(({ premiumFen }) => premiumFen))
  const { people, offFen } = familyDiscount
  return [
    ...when(people < 2, 'familyDiscount.people', 'One person is no family'),
    ...when(offFen >= Math.min(...premiums), 'familyDiscount.offFen', 'Nothing is left to pay'),
    ...when(property !== undefined, 'familyDiscount', 'Homes are no family'),
    // A renewal asks for consent to an amount per person, which may not depend on the others.
    ...when(autoRenewal !== 'NONE', 'familyDiscount', 'Not with autoRenewal'),
  ]
}

function period({ sale, cover }: ProductFile): Finding[] {
  const fixed = cover.rule === 'fixed' ? cover : undefined
  const isBackwards = 'startAt' in sale && !(Date.parse(sale.startAt) < Date.parse(sale.endAt))
  return [
    ...when(isBackwards, 'sale.endAt', 'The sale must end after it starts'),
    ...when(
      fixed !== undefined &&
        !(
          isDay(fixed.effectiveOn) &&
          isDay(fixed.expireOn) &&
          compareDays(fixed.effectiveOn, fixed.expireOn) < 0
        ),
      'cover.expireOn',
      'Both days must exist and cover must end after it begins',
    ),
  ]
}

function schemes({ protectScheme, tariff, coverage }: ProductFile): Finding[] {
  const offered = protectScheme.schemeList.map(({ comboCode }) => comboCode)
  const priced = tariff.map(({ comboCode }) => comboCode)
  const covered = coverage.flatMap(({ comboCodes = [] }) => comboCodes)
  return [
    ...when(
      hasDouble(offered) ||
        hasDouble(priced) ||
        [...offered].sort().join() !== [...priced].sort().join(),
      'tariff',
      `Every scheme needs exactly one price list: schemes are ${offered.join()}, prices are for ${priced.join()}`,
    ),
    ...when(
      !offered.includes(protectScheme.defaultComboCode),
      'protectScheme.defaultComboCode',
      'Not in schemeList',
    ),
    ...when(
      protectScheme.selectable !== offered.length > 1,
      'protectScheme.selectable',
      'true with several schemes, false with one',
    ),
    ...when(
      covered.some((comboCode) => !offered.includes(comboCode)),
      'coverage',
      'comboCodes names a scheme that is not in schemeList',
    ),
  ]
}

/** The age bands of a scheme must cover every age from minAge to maxAge once, in order. */
function bands({ tariff, limits }: ProductFile): Finding[] {
  return tariff.flatMap((list, index) => {
    const path = `tariff[${index}].bands`
    let next = limits.minAge
    for (const [position, { minAge, maxAge, premiumFen }] of list.bands.entries()) {
      const at = `${path}[${position}]`
      if (minAge !== next) return when(true, at, `minAge must be ${next}: no gap, no overlap`)
      if (maxAge < minAge) return when(true, at, 'maxAge is below minAge')
      if (premiumFen === 0) return when(true, at, 'A premium of 0 cannot be paid')
      next = maxAge + 1
    }
    return when(next !== limits.maxAge + 1, path, `The last band must end at ${limits.maxAge}`)
  })
}

function insurants({ limits, page }: ProductFile): Finding[] {
  const offered = page.form.relations.map(({ type }) => type)
  const limited = Object.keys(limits.insurantMaxNum)
  return [
    ...when(
      hasDouble(offered) || [...offered].sort().join() !== [...limited].sort().join(),
      'limits.insurantMaxNum',
      'Must name the same relations as page.form.relations',
    ),
    // VA090: a single limit above 1 reduces the whole order to one person.
    ...when(
      limits.maxInsurantNum > 1 && Object.values(limits.insurantMaxNum).some((most) => most > 1),
      'limits.insurantMaxNum',
      'Every limit must be 1; use relations such as FATHER_PARENTS and MOTHER_PARENTS for more people',
    ),
    ...when(
      offered.some(
        (type) => baseRelationOf(type) !== type && offered.includes(baseRelationOf(type)),
      ),
      'page.form.relations',
      'A relation counts its aliases too: offer PARENTS or FATHER_PARENTS and MOTHER_PARENTS, not both',
    ),
    ...when(
      limits.orderInsurantMaxNum > limits.maxInsurantNum,
      'limits.orderInsurantMaxNum',
      'An order cannot hold more people than maxInsurantNum',
    ),
  ]
}

function payment({ payment: { types } }: ProductFile): Finding[] {
  return [
    ...when(hasDouble(types.map(({ type }) => type)), 'payment.types', 'A type is named twice'),
    ...when(
      !types.some(({ paymentStatus }) => paymentStatus === 'normal'),
      'payment.types',
      'At least one type must be normal',
    ),
  ]
}

/** One payout is a part of all payouts, and each payout is a claim. */
function figures({ page }: ProductFile): Finding[] {
  const { claims = 0, paidFen = 0, biggestFen = 0 } = page.figures ?? {}
  return [
    ...when(biggestFen > paidFen, 'page.figures.biggestFen', 'More than paidFen'),
    ...when(paidFen > 0 && claims === 0, 'page.figures.claims', 'Needed by paidFen'),
  ]
}

function texts({ page, coverage }: ProductFile): Finding[] {
  const kinds = page.sections.map(({ kind }) => kind)
  const hashed: [string, readonly string[]][] = [
    ...page.notices.map(({ title, content }, index): [string, readonly string[]] => [
      `page.notices[${index}]`,
      [title, ...content],
    ]),
    ['page.health', [page.health.title, page.health.intro, ...page.health.items]],
  ]
  return [
    // The key points quote the notice, so that they say nothing else than it.
    ...page.notices.flatMap(({ brief = [], content }, index) =>
      brief.flatMap((point, at) =>
        when(
          !content.some((paragraph) => paragraph.includes(point)),
          `page.notices[${index}].brief[${at}]`,
          'Must be quoted from the content',
        ),
      ),
    ),
    // The regulator's notice of 2025-07-31 requires it in every product name.
    ...when(!page.filedName.includes('定制'), 'page.filedName', 'Must contain 定制'),
    ...when(
      hasDouble(page.notices.map(({ type }) => type)),
      'page.notices',
      'A type is named twice',
    ),
    ...when(!kinds.includes('priceTable'), 'page.sections', 'A priceTable section is missing'),
    ...when(!kinds.includes('coverage'), 'page.sections', 'A coverage section is missing'),
    ...[
      { path: 'page.health.sections', has: page.health.sections, needs: ['items'] },
      {
        path: 'page.payConfirm.sections',
        has: page.payConfirm.sections,
        needs: ['payTypes', 'terms'],
      },
      { path: 'page.result.sections', has: page.result.sections, needs: [] },
    ].flatMap(({ path, has, needs }) => [
      ...when(hasDouble(has), path, 'A section is named twice'),
      ...when(
        needs.some((kind) => !has.some((named) => named === kind)),
        path,
        `Cannot do without ${needs.join(' and ')}`,
      ),
    ]),
    ...when(coverage.length === 0, 'coverage', 'At least one row is needed'),
    ...hashed.flatMap(([path, paragraphs]) =>
      when(
        paragraphs.some((text) => text === '' || text !== text.trim() || /[\r\n]/.test(text)),
        path,
        'A paragraph is empty, has a line break, or begins or ends with a space',
      ),
    ),
  ]
}
