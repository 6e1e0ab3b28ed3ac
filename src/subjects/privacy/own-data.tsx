import * as v from 'valibot'
import { send } from '@/api/client'
import { exportData } from '@/contract/account'
import type { Answer } from '@/contract/envelope'
import { ownData, type OwnData as Data } from '@/contract/privacy'
import { fill } from '@/copy/fill'
import { wording } from '@/copy/product/wording'
import { minuteText } from '@/domain/time/instant'
import { copyText } from '@/platform/device'
import { saveText } from '@/platform/file'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'
import { PendingPage } from '@/ui/blocks/pending-page/pending-page'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { Stack } from '@/ui/layout/stack'
import { useLoad } from '@/ui/load/use-load'
import { Button } from '@/ui/primitives/button'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { toast } from '@/ui/toast/service'
import { ownData as copy } from './copy'
import { sectionsOf, type DataSection } from './sections'
import './own-data.css'

interface Copy {
  json: string
  data: Data
}

/** A copy that this build cannot read is a fault of the gateway, like any other broken answer. */
const load = async (): Promise<Answer<Copy>> => {
  const answer = await send(exportData, {})
  if (!answer.ok) return answer
  const { json } = answer.value
  return { ok: true, value: { json, data: v.parse(ownData, JSON.parse(json)) } }
}

/** What is kept about the account (PIPL art. 45): to read here, and to take away as a file. */
export const OwnData = () => {
  const { context } = useVisit()
  const { state, again } = useLoad('ownData', load)
  const back = pathTo('settings')
  if (state.status !== 'ready')
    return (
      <PendingPage
        title={copy.title}
        back={back}
        state={state}
        words={context}
        onRetry={again}
        lines={12}
      />
    )
  const { json, data } = state.value
  const sections = sectionsOf(data, wording(context))
  const empty = sections.filter(({ records }) => records.length === 0)
  return (
    <PageShell
      title={copy.title}
      back={back}
      bottom={
        <Button kind="primary" size="l" block onClick={() => takeAway(json, data.exportedAt)}>
          {copy.save}
        </Button>
      }
    >
      <Text as="block" size="s" tone="soft" className="hm-own-data__about">
        {fill(copy.about, { TIME: minuteText(data.exportedAt) })}
      </Text>
      {sections
        .filter(({ records }) => records.length > 0)
        .map((section) => (
          <Section key={section.title} {...section} />
        ))}
      {empty.length > 0 ? (
        <Card title={copy.none}>
          <Text as="block">{empty.map(({ title }) => title).join('、')}</Text>
        </Card>
      ) : null}
    </PageShell>
  )
}

/** A file where the host can save one. Elsewhere the text is copied, to be pasted and kept. */
const takeAway = async (json: string, exportedAt: string): Promise<void> => {
  const name = `huimin-${exportedAt.slice(0, 10)}.json`
  if ((await saveText({ name, text: json })).ok) return toast(copy.saved)
  toast((await copyText(json)).ok ? copy.copied : copy.notCopied)
}

/** The most records of a section on the page. The file has all of them. */
const MOST = 30

const Section = ({ title, about, records }: DataSection) => (
  <Card title={title}>
    <Stack gap={2}>
      {about === undefined ? null : (
        <Text as="block" size="s" tone="soft">
          {about}
        </Text>
      )}
      <List label={title}>
        {records.slice(0, MOST).map((lines, at) => (
          <ListItem key={at} className="hm-own-data__record">
            {lines.map(({ name, value }, row) => (
              <Facts key={row} facts={[{ name, value }]} />
            ))}
          </ListItem>
        ))}
      </List>
      {records.length > MOST ? (
        <Text as="block" size="s" tone="soft">
          {fill(copy.more, { N: MOST, ALL: records.length })}
        </Text>
      ) : null}
    </Stack>
  </Card>
)
