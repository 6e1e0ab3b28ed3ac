import { useState } from 'react'
import { fetchHospitals } from '@/api/catalogue'
import { type Hospital, hospitalLevels, type HospitalList } from '@/contract/guides'
import { fill } from '@/copy/fill'
import type { Place } from '@/domain/city/find-city'
import { findHospitals, kmText } from '@/domain/service/hospital-search'
import { canLocate, locate } from '@/platform/device'
import { pathTo } from '@/routes/path-to'
import { rememberedCity } from '@/stores/chosen-city'
import { configureJsSdk } from '@/subjects/wechat'
import { Failed } from '@/ui/blocks/failed/failed'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel } from '@/ui/display/state-panel'
import { StatusTag } from '@/ui/display/status-tag'
import { Card } from '@/ui/layout/card'
import { Row, Stack } from '@/ui/layout/stack'
import { useLoad } from '@/ui/load/use-load'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Input } from '@/ui/primitives/input'
import { Label } from '@/ui/primitives/label'
import { List, ListItem } from '@/ui/primitives/list'
import { Select } from '@/ui/primitives/select'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { hospitals as copy } from './copy'
import { MapLink } from './map-link'
import { ServicePhone } from './service-phone'
import './hospitals.css'

/** One hospital with district, level, distance and a map link. */
const HospitalRow = ({
  hospital,
  km,
  isSample,
}: {
  hospital: Hospital
  km: number | undefined
  isSample: boolean
}) => (
  <Box className="hm-hospitals__row">
    <Stack gap={1} className="hm-hospitals__words">
      <Text as="block" bold>
        {hospital.name}
      </Text>
      <Text as="block" size="s" tone="soft" numeric>
        {[
          hospital.level,
          hospital.district,
          km === undefined ? '' : fill(copy.km, { KM: kmText(km) }),
          isSample ? copy.sample : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Stack>
    <MapLink hospital={hospital} />
  </Box>
)

const ANY = 'ANY'
const ids = { typed: 'hospital-search', district: 'hospital-district', level: 'hospital-level' }

/** The search form and its results. */
const HospitalSearch = ({ list: { hospitals, isSample } }: { list: HospitalList }) => {
  const [typed, setTyped] = useState('')
  const [district, setDistrict] = useState(ANY)
  const [level, setLevel] = useState(ANY)
  const [here, setHere] = useState<Place>()
  const found = findHospitals(hospitals, {
    typed,
    district: district === ANY ? '' : district,
    level: level === ANY ? '' : level,
    here,
  })
  const districts = [...new Set(hospitals.map((one) => one.district))]
  const levels = hospitalLevels.filter((each) => hospitals.some((one) => one.level === each))
  const reset = () => {
    setTyped('')
    setDistrict(ANY)
    setLevel(ANY)
  }
  return (
    <>
      <Card>
        <Stack gap={4}>
          {isSample ? (
            <Stack gap={1}>
              <Row>
                <StatusTag tone="due" text={copy.sample} />
              </Row>
              <Text as="block" size="s">
                {copy.sampleText}
              </Text>
            </Stack>
          ) : (
            <Text as="block" size="s" tone="soft">
              {copy.about}
            </Text>
          )}
          <Stack gap={2}>
            <Label htmlFor={ids.typed}>{copy.search}</Label>
            <Input id={ids.typed} value={typed} onChange={setTyped} placeholder={copy.searchHint} />
          </Stack>
          <Box className="hm-hospitals__choices">
            <Stack gap={2} className="hm-hospitals__choice">
              <Label htmlFor={ids.district}>{copy.district}</Label>
              <Select
                id={ids.district}
                value={district}
                onChange={setDistrict}
                placeholder={copy.allDistricts}
                choices={[
                  { value: ANY, text: copy.allDistricts },
                  ...districts.map((each) => ({ value: each, text: each })),
                ]}
              />
            </Stack>
            {levels.length > 0 ? (
              <Stack gap={2} className="hm-hospitals__choice">
                <Label htmlFor={ids.level}>{copy.level}</Label>
                <Select
                  id={ids.level}
                  value={level}
                  onChange={setLevel}
                  placeholder={copy.allLevels}
                  choices={[
                    { value: ANY, text: copy.allLevels },
                    ...levels.map((each) => ({ value: each, text: each })),
                  ]}
                />
              </Stack>
            ) : null}
          </Box>
          {hospitals.some(({ place }) => place) && !here && canLocate() ? (
            <SortByDistance onFound={setHere} />
          ) : null}
          <Box role="status">
            <Text as="block" size="s" tone="soft">
              {found.length === 0
                ? copy.nothing
                : fill(here ? copy.nearFirst : copy.found, { N: String(found.length) })}
            </Text>
          </Box>
          {found.length === 0 ? <Button onClick={reset}>{copy.reset}</Button> : null}
        </Stack>
      </Card>
      {found.length > 0 ? (
        <Card>
          <List label={copy.title}>
            {found.map(({ hospital, km }) => (
              <ListItem key={hospital.name} className="hm-hospitals__item">
                <HospitalRow hospital={hospital} km={km} isSample={isSample} />
              </ListItem>
            ))}
          </List>
        </Card>
      ) : null}
    </>
  )
}

/** Reads the device's place to sort by distance. No place is sent anywhere. */
const SortByDistance = ({ onFound }: { onFound: (here: Place) => void }) => {
  const [notice, setNotice] = useState('')
  const ask = async () => {
    await configureJsSdk()
    const here = await locate()
    if (here.ok) onFound(here.value)
    else if (here.code === 'DENIED') setNotice(copy.denied)
    else if (here.code !== 'CANCELLED') setNotice(copy.missing)
  }
  return (
    <Stack gap={2}>
      <Button block onClick={ask}>
        {copy.near}
      </Button>
      <Text as="block" size="s" tone="soft">
        {copy.nearHint}
      </Text>
      <Box role="status">{notice ? <Text as="block">{notice}</Text> : null}</Box>
    </Stack>
  )
}

/** The hospitals of a city by name, district, level and distance. */
export const Hospitals = ({ cityCode }: { cityCode?: string | undefined }) => {
  const city = cityCode ?? rememberedCity() ?? ''
  const { state, again } = useLoad(city, () => fetchHospitals(city))
  return (
    <PageShell title={copy.title} back={pathTo('serviceTabs', { tab: 'care' })}>
      {state.status === 'loading' ? (
        <Card>
          <Skeleton lines={6} />
        </Card>
      ) : state.status === 'ready' ? (
        <HospitalSearch list={state.value} />
      ) : state.error.name === 'NOT_FOUND' ? (
        <>
          <StatePanel picture="empty" title={copy.none} text={copy.noneText} />
          <ServicePhone />
        </>
      ) : (
        <Failed error={state.error} words={{ cityCode: city }} onRetry={again} />
      )}
    </PageShell>
  )
}
