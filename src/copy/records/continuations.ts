import {
  continuationOf,
  lookUp,
  type Continuable,
  type ContinuationWord,
} from '@/domain/situation/situation'
import { fill } from '../fill'

/** How cover goes on after a policy. */
const texts: Record<ContinuationWord, string> = {
  NONE: '',
  CHECKING: '下期保单待保险公司确认，通过后{DAY}起接续',
  LATER: '下期保单{DAY}起生效',
  FOLLOWS: '已由下期保单接续 {DAY}',
}

/** Undefined where no policy follows. */
export const continuationText = (policy: Continuable): string | undefined =>
  fill(lookUp(texts, continuationOf(policy)), { DAY: policy.continued?.effectiveOn ?? '' }) ||
  undefined

/** The same of a person whose next cover begins on a day. */
export const followsText = (DAY: string): string => fill(texts.FOLLOWS, { DAY })
