import type { CoveredPolicy } from '@/contract/insured'
import { fill } from '@/copy/fill'
import { wording } from '@/copy/product/wording'
import { minuteText } from '@/domain/time/instant'
import { replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { useTheme } from '@/stores/product-page'
import type { Channel } from './channel'
import { insured as copy } from './copy'
import { MessagePage } from './message-page'

/** The confirmation is recorded. A visitor from a partner's channel gets no link to our shop. */
export const Success = ({
  policy,
  confirmedAt,
  by,
}: {
  policy: CoveredPolicy
  confirmedAt: string
  by: Channel
}) => {
  const terms = wording(policy)
  const { cityCode, productCode } = policy
  const text = fill(copy.doneText, { ...terms, TIME: minuteText(confirmedAt) })
  return (
    <MessagePage
      page={fill(copy.title, terms)}
      theme={useTheme(policy)}
      picture="success"
      title={copy.done}
      text={by === 'outer' ? `${text}${copy.closePage}` : text}
      on={
        by === 'outer'
          ? undefined
          : {
              words: copy.toProduct,
              go: () => void replace(pathTo('insureDetail', { cityCode, productCode })),
            }
      }
    />
  )
}
