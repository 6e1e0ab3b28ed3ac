import type { Refusal } from '@/contract/shown'
import { fill } from '@/copy/fill'
import { insuredNameText } from '@/copy/product/insured-name'
import { refusal as copy } from '@/copy/records/refusal'
import { minuteText } from '@/domain/time/instant'
import { Text } from '../../primitives/text'

/** The insurer's words end as a sentence. */
const sentence = (text: string): string => (/[。！？]$/.test(text) ? text : `${text}。`)

/** The people whom the insurer refused, what that means for the order, and where the premium is. */
export const RefusalWords = ({
  refusal: { insurantNames, insurants, returnedAt, reason },
}: {
  refusal: Refusal
}) => (
  <Text as="block" size="s">
    {fill(reason === undefined ? copy.who : copy.notIssued, {
      NAMES: (insurants.length > 0 ? insurants.map(insuredNameText) : insurantNames).join('、'),
      REASON: sentence(reason ?? ''),
    })}
    {returnedAt === null ? copy.returning : fill(copy.returned, { TIME: minuteText(returnedAt) })}
  </Text>
)
