import type { Adviser } from '@/contract/service'
import { fill } from '@/copy/fill'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { DrawnImage } from '@/ui/primitives/image'
import { PhoneLink } from '@/ui/primitives/phone-link'
import { Heading, Text } from '@/ui/primitives/text'
import { portraitKinds, portraitOf, type PortraitKind } from '@/variants/portrait/portraits'
import { housekeeper as copy } from './copy/housekeeper'
import './housekeeper.css'

/** A newer gateway may send unknown portraits, which get the first one. */
const kindOf = (portrait: string): PortraitKind =>
  portraitKinds.find((kind) => kind === portrait) ?? portraitKinds[0]

/** The adviser of a product with the hours; without one the telephone. */
export const AdviserCard = ({
  adviser,
  productName,
  phone,
}: {
  adviser: Adviser | undefined
  productName: string
  phone: string
}) => (
  <Card>
    <Stack gap={4}>
      {adviser ? (
        <Box className="hm-adviser">
          <DrawnImage
            className="hm-adviser__portrait"
            drawing={portraitOf(kindOf(adviser.portrait))}
          />
          <Stack gap={1} className="hm-adviser__words">
            <Heading level={2}>{adviser.name}</Heading>
            <Text as="block" size="s" tone="soft">
              {fill(copy.role, { NAME: productName })}
            </Text>
            <Text as="block" size="s" numeric>
              {copy.hours}
              <Text className="hm-adviser__hours"> {adviser.hours}</Text>
            </Text>
          </Stack>
        </Box>
      ) : (
        <Heading level={2}>{copy.none}</Heading>
      )}
      <Text as="block" tone="soft">
        {adviser ? copy.text : copy.noneText}
      </Text>
      <PhoneLink kind="primary" size="l" block phone={adviser?.phone ?? phone}>
        {fill(copy.call, { PHONE: adviser?.phone ?? phone })}
      </PhoneLink>
    </Stack>
  </Card>
)
