import { fill } from '@/copy/fill'
import { product as copy } from '@/copy/product/product'
import { pathTo } from '@/routes/path-to'
import { PlanCard, sharedBenefits } from '@/subjects/product'
import { CallableText } from '@/ui/display/callable-text'
import { Box } from '@/ui/primitives/box'
import { Icon } from '@/ui/primitives/icon'
import type { IconName } from '@/ui/primitives/icons'
import { DrawnImage } from '@/ui/primitives/image'
import { Link } from '@/ui/primitives/link'
import { List, ListItem } from '@/ui/primitives/list'
import { PhoneLink } from '@/ui/primitives/phone-link'
import { Text } from '@/ui/primitives/text'
import type { SectionBody } from './types'

/** Names that an operator may use in a product file, besides the icons' own. */
const synonyms: Readonly<Record<string, IconName>> = {
  shield: 'shield',
  family: 'family',
  person: 'person',
  heart: 'heart',
  hospital: 'hospital',
  lab: 'lab',
  pill: 'medicine',
  medicine: 'medicine',
  wallet: 'wallet',
  phone: 'phone',
  clock: 'wait',
  calendar: 'calendar',
  document: 'document',
}

/** An unknown name gets a default icon, so that no gap appears. */
const highlightIcon = (name: string): IconName => synonyms[name] ?? 'shield'

export const Highlights: SectionBody<'highlights'> = ({ section }) => (
  <List className="hm-highlights">
    {section.items.map(({ icon, title, text }) => (
      <ListItem key={title} className="hm-highlight">
        <Box className="hm-highlight__icon">
          <Icon name={highlightIcon(icon)} size={24} />
        </Box>
        <Box className="hm-highlight__words">
          <Text as="block" bold>
            {title}
          </Text>
          <Text as="block" size="s" tone="soft">
            {text}
          </Text>
        </Box>
      </ListItem>
    ))}
  </List>
)

/** The plans side by side with their differences. */
export const Plans: SectionBody<'plans'> = ({ section: { title, plans, rows }, info }) => {
  const both = sharedBenefits(rows)
  return (
    <>
      <List className="hm-plans" label={title}>
        {plans.map((plan, index) => (
          <ListItem key={plan.comboCode} className="hm-plan">
            <PlanCard {...plan} index={index} rows={rows} tariff={info?.tariff} />
          </ListItem>
        ))}
      </List>
      {both.length > 0 ? (
        <Text as="block" size="s" tone="soft" className="hm-plans__both">
          {fill(copy.both, { NAMES: both.join('、') })}
        </Text>
      ) : null}
    </>
  )
}

export const Eligibility: SectionBody<'eligibility'> = ({ section }) => (
  <List className="hm-ticks">
    {section.items.map((item) => (
      <ListItem key={item} className="hm-ticks__item">
        <Box className="hm-ticks__mark">
          <Icon name="check" size={18} />
        </Box>
        <Text>{item}</Text>
      </ListItem>
    ))}
  </List>
)

export const Timeline: SectionBody<'timeline'> = ({ section }) => (
  <List ordered className="hm-timeline">
    {section.steps.map(({ title, text }, index) => (
      <ListItem key={title} className="hm-timeline__step">
        <Box decorative className="hm-timeline__number">
          <Text numeric>{index + 1}</Text>
        </Box>
        <Box>
          <Text as="block" bold>
            {title}
          </Text>
          <Text as="block" size="s" tone="soft">
            {text}
          </Text>
        </Box>
      </ListItem>
    ))}
  </List>
)

export const Cases: SectionBody<'cases'> = ({ section }) => (
  <List className="hm-cases">
    {section.items.map(({ title, text, paid }) => (
      <ListItem key={title} className="hm-case">
        <Text as="block" bold>
          {title}
        </Text>
        <Text as="block" size="s" tone="soft">
          {text}
        </Text>
        <Box className="hm-case__paid">
          <Text size="s" tone="soft">
            {copy.paid}
          </Text>
          <Text numeric bold tone="accent" size="l">
            {paid}
          </Text>
        </Box>
      </ListItem>
    ))}
  </List>
)

export const Services: SectionBody<'services'> = ({ section }) => (
  <List className="hm-services">
    {section.items.map(({ title, text }) => (
      <ListItem key={title} className="hm-service">
        <Text as="block" bold>
          {title}
        </Text>
        <Text as="block" size="s" tone="soft">
          {text}
        </Text>
      </ListItem>
    ))}
  </List>
)

export const Documents: SectionBody<'documents'> = ({ section, page }) => (
  <List className="hm-links">
    {section.items.map(({ title, url, type }) => (
      <ListItem key={title}>
        <Link
          className="hm-links__row"
          to={pathTo('reader', {
            url,
            title,
            type,
            cityCode: page.cityCode,
            productCode: page.productCode,
          })}
        >
          <Icon name="document" size={20} />
          <Text className="hm-links__words">{title}</Text>
          <Icon name="forward" size={18} />
        </Link>
      </ListItem>
    ))}
  </List>
)

export const Insurers: SectionBody<'insurers'> = ({ section }) => (
  <>
    <List className="hm-links">
      {section.items.map(({ name, role, phone, mark }) => (
        <ListItem key={name} className="hm-links__row hm-insurer">
          {mark ? <DrawnImage drawing={mark} className="hm-insurer__mark" /> : null}
          <Box className="hm-insurer__words">
            <Text as="block">{name}</Text>
            <Box className="hm-insurer__role">
              <Text size="s" tone="soft">
                {role}
              </Text>
              {phone ? (
                <PhoneLink kind="text" size="s" className="hm-insurer__phone" phone={phone} />
              ) : null}
            </Box>
          </Box>
        </ListItem>
      ))}
    </List>
    <CallableText size="s" tone="soft" className="hm-section__note" text={section.regulator} />
  </>
)
