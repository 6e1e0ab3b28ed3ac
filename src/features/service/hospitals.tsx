import { useState } from 'react'
import { fetchHospitals } from '@/api/catalogue'
import { Failed } from '@/blocks/failed/failed'
import type { Hospital } from '@/contract/hospital-list'
import { fill } from '@/copy/fill'
import { service as copy } from '@/copy/product/service'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { rememberedCity } from '@/stores/chosen-city'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { useLoad } from '@/ui/load/use-load'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Input } from '@/ui/primitives/input'
import { Label } from '@/ui/primitives/label'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'

const SEARCH_ID = 'hospital-search'

/** Hospitals of a city, by name or district. */
export const Hospitals = ({ cityCode }: { cityCode?: string | undefined }) => {
  const city = cityCode ?? rememberedCity() ?? ''
  const { state, again } = useLoad(city, () => fetchHospitals(city))
  return (
    <PageShell title={copy.hospitalTitle} back={pathTo('serviceTabs', { tab: 'care' })}>
      {state.status === 'loading' ? (
        <Card>
          <Skeleton lines={6} />
        </Card>
      ) : state.status === 'ready' ? (
        <Found hospitals={state.value.hospitals} />
      ) : state.error.name === 'NOT_FOUND' ? (
        <StatePanel picture="empty" title={copy.hospitalNone} text={copy.hospitalNoneText}>
          <Button kind="primary" onClick={() => go(pathTo('insure'))}>
            {copy.choose}
          </Button>
        </StatePanel>
      ) : (
        <Failed error={state.error} words={{ cityCode: city }} onRetry={again} />
      )}
    </PageShell>
  )
}

const Found = ({ hospitals }: { hospitals: readonly Hospital[] }) => {
  const [typed, setTyped] = useState('')
  const wanted = typed.trim()
  const found = hospitals.filter(({ name, district }) => (name + district).includes(wanted))
  return (
    <>
      <Card>
        <Stack gap={4}>
          <Text as="block" size="s" tone="soft">
            {copy.hospitalAbout}
          </Text>
          <Stack gap={2}>
            <Label htmlFor={SEARCH_ID}>{copy.hospitalSearch}</Label>
            <Input
              id={SEARCH_ID}
              value={typed}
              onChange={setTyped}
              placeholder={copy.hospitalHint}
            />
            <Box role="status">
              <Text as="block" size="s" tone="soft">
                {found.length === 0
                  ? fill(copy.hospitalNothing, { TYPED: wanted })
                  : fill(copy.hospitalFound, { N: String(found.length) })}
              </Text>
            </Box>
          </Stack>
        </Stack>
      </Card>
      {found.length > 0 ? (
        <Card>
          <List label={copy.hospitalTitle} className="hm-stack hm-gap-4">
            {found.map(({ name, district }) => (
              <ListItem key={name}>
                <Text as="block">{name}</Text>
                <Text as="block" size="s" tone="soft">
                  {district}
                </Text>
              </ListItem>
            ))}
          </List>
        </Card>
      ) : null}
    </>
  )
}
