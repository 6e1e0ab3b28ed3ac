import { Input } from 'antd'
import { useState } from 'react'
import { stopSale } from '../../server/console/calls/sale'
import { call } from '../api/call'
import { payTypeNames } from '../copy/records'
import { channelNames, saleCopy as copy } from '../copy/sale'
import { ActDialog } from '../ui/act-dialog'
import { chineseInstant } from '../ui/chinese-instant'
import { Choice, optionsOf } from '../ui/choice'
import { Field } from '../ui/field'
import { InstantField } from '../ui/instant-field'
import { scopeText, type Sale } from './scope'

type Channel = NonNullable<Sale['list'][number]['channel']>
type PayType = NonNullable<Sale['list'][number]['payType']>

const ALL = ''
/** Nobody stops everything because they have not looked at the choice. */
const NOT_CHOSEN = '-'
const unlessAll = <Value extends string>(value: Value | typeof ALL): Value | null =>
  value === ALL ? null : value

/** Asks which part of the sale stops, what people then read, and until when. */
export function StopDialog({ sale, onClose }: { sale: Sale; onClose: () => void }) {
  const [cityCode, setCityCode] = useState(NOT_CHOSEN)
  const [productCode, setProductCode] = useState(ALL)
  const [channel, setChannel] = useState<Channel | typeof ALL>(ALL)
  const [payType, setPayType] = useState<PayType | typeof ALL>(ALL)
  const [words, setWords] = useState<string>(copy.wordsSample)
  const [end, setEnd] = useState('')
  const isEveryCity = cityCode === ALL || cityCode === NOT_CHOSEN
  const cities = [...new Map(sale.products.map((one) => [one.cityCode, one.cityName]))]
  const products = sale.products.filter((one) => isEveryCity || one.cityCode === cityCode)
  const offered = [...new Set(products.flatMap((one) => one.payTypes))]
  const part = {
    cityCode: isEveryCity ? null : cityCode,
    productCode: unlessAll(productCode),
    channel: unlessAll<Channel>(channel),
    payType: unlessAll<PayType>(payType),
  }
  const endAt = chineseInstant(end)
  const hasWords = words.trim().length >= 2
  const isChosen = cityCode !== NOT_CHOSEN || productCode !== ALL
  return (
    <ActDialog
      title={copy.stop}
      lead={
        <p className="notice bad">
          {isChosen ? copy.sure(scopeText(part, sale)) : copy.chooseScope}
        </p>
      }
      danger
      doIt={copy.stop}
      isReady={hasWords && isChosen && endAt !== undefined}
      run={async (reason) => {
        const asked = { ...part, words: words.trim(), endAt: endAt ?? null, reason }
        const answer = await call(stopSale, asked)
        return answer.ok ? { ok: true, data: {} } : answer
      }}
      onClose={onClose}
    >
      <div className="pair">
        <Field label={copy.city}>
          <Choice
            value={cityCode}
            options={[
              ...(cityCode === NOT_CHOSEN ? [[NOT_CHOSEN, copy.choose] as const] : []),
              [ALL, copy.allCities] as const,
              ...cities,
            ]}
            choose={(chosen) => {
              setCityCode(chosen)
              setProductCode(ALL)
            }}
          />
        </Field>
        <Field label={copy.product}>
          <Choice
            value={productCode}
            options={[
              [ALL, copy.all] as const,
              ...products.map((one) => [one.productCode, one.productName] as const),
            ]}
            choose={setProductCode}
          />
        </Field>
        <Field label={copy.channel}>
          <Choice
            value={channel}
            options={[[ALL, copy.all] as const, ...optionsOf(channelNames)]}
            choose={setChannel}
          />
        </Field>
        <Field label={copy.payType}>
          <Choice
            value={payType}
            options={[
              [ALL, copy.all] as const,
              ...offered.map((one) => [one, payTypeNames[one]] as const),
            ]}
            choose={setPayType}
          />
        </Field>
      </div>
      <Field
        label={copy.words}
        hint={copy.wordsHint}
        fault={hasWords ? undefined : copy.wordsFault}
      >
        <Input.TextArea
          autoSize={{ minRows: 2, maxRows: 4 }}
          maxLength={200}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </Field>
      <InstantField label={copy.end} hint={copy.endHint} value={end} set={setEnd} />
    </ActDialog>
  )
}
