import { fill } from '@/copy/fill'
import { insuredNameText } from '@/copy/product/insured-name'
import { wording } from '@/copy/product/wording'
import { revokeWords } from '@/copy/records/refunds'
import { minuteText } from '@/domain/time/instant'
import type { DialogControls } from '@/ui/dialog/define'
import { Money } from '@/ui/display/money'
import { Actions, Answers } from '@/ui/layout/actions'
import { Facts } from '@/ui/layout/facts'
import { Sheet } from '@/ui/layout/sheet'
import { Icon } from '@/ui/primitives/icon'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import type { RevokeFareProps } from '.'
import './revoke-fare.css'

export const RevokeFareBody = ({
  info,
  confirm,
  cancel,
}: RevokeFareProps & DialogControls<undefined>) => {
  const terms = wording(info)
  const copy = revokeWords(info)
  const { premiumInfoList } = info.revokeExtra
  return (
    <Sheet
      title={fill(copy.title, terms)}
      beside={<Icon name="refund" size={28} />}
      actions={
        <Actions>
          <Answers
            no={fill(copy.keep, terms)}
            onNo={cancel}
            yes={fill(copy.confirm, terms)}
            onYes={() => confirm(undefined)}
          />
        </Actions>
      }
    >
      <Text as="block">{fill(copy.falls, { ...terms, N: premiumInfoList.length })}</Text>
      <Text as="block" bold className="hm-revoke__product">
        {info.popupInfo.productInfo.productName}
      </Text>
      <List label={terms.insurant}>
        {premiumInfoList.map(({ maskName, premium, discountDesc, ...insured }, index) => (
          <ListItem key={index} className="hm-revoke__person">
            <Text numeric>
              {insuredNameText({ ...insured, insurantName: maskName })}
              {discountDesc ? (
                <Text size="s" tone="soft" className="hm-revoke__discount">
                  {discountDesc}
                </Text>
              ) : null}
            </Text>
            <Money fen={premium} />
          </ListItem>
        ))}
      </List>
      <Facts
        facts={[
          { name: copy.amount, value: <Money fen={info.refundAmount} size="l" /> },
          { name: copy.way, value: copy.wayText },
          { name: copy.arrival, value: copy.arrivalText },
        ]}
      />
      <Text as="block" size="s" tone="soft" numeric>
        {fill(copy.until, { ...terms, TIME: minuteText(info.revokeUntil) })}
      </Text>
    </Sheet>
  )
}
