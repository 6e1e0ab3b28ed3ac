import type { ProductPage } from '@/contract/product-page'
import { front } from '@/copy/product/front'
import { wording } from '@/copy/product/wording'
import { pathTo } from '@/routes/path-to'
import { Box } from '@/ui/primitives/box'
import { DrawnImage } from '@/ui/primitives/image'
import { Link } from '@/ui/primitives/link'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import { useElderMode } from '@/ui/shell/elder-mode'
import { ElderSwitch } from '@/ui/shell/elder-switch'
import { firstScreen } from '@/variants/first-screen'

/**
 * The hero: links to the user's records, name and slogan, the main amount, and a drawing of the
 * city.
 */
export const Hero = ({ page }: { page: ProductPage }) => {
  const { title, slogan, tags, cover, art, deep, light } = firstScreen(page)
  return (
    <Box className="hm-hero" style={{ '--hm-hero-deep': deep, '--hm-hero-light': light }}>
      <Doors page={page} />
      <Text as="block" className="hm-hero__title" bold>
        {title}
      </Text>
      <Text as="block" className="hm-hero__slogan">
        {slogan}
      </Text>
      {cover ? (
        <Box className="hm-hero__cover">
          <Text as="block">{cover.label}</Text>
          <Box className="hm-hero__sum">
            <Text className="hm-hero__amount">{cover.amount}</Text>
            <Text className="hm-hero__unit">{cover.unit}</Text>
          </Box>
          <Text as="block">{cover.note}</Text>
        </Box>
      ) : null}
      <List className="hm-hero__tags">
        {tags.map((tag) => (
          <ListItem key={tag} className="hm-hero__tag">
            {tag}
          </ListItem>
        ))}
      </List>
      <Box className="hm-hero__ground">
        {art ? <DrawnImage className="hm-hero__art" drawing={art} /> : null}
      </Box>
    </Box>
  )
}

/** 长辈版 has larger buttons above; orders and policies are behind 我的保障 there. */
const Doors = ({ page }: { page: ProductPage }) => {
  const { cityCode, productCode } = page
  const elder = useElderMode()
  if (elder)
    return (
      <Box className="hm-hero__doors">
        <ElderSwitch className="hm-hero__door" />
      </Box>
    )
  return (
    <Box as="nav" label={front.mine} className="hm-hero__doors">
      <Link className="hm-hero__door" to={pathTo('orderCenter', { cityCode, productCode })}>
        {wording(page).orderCenter}
      </Link>
      <Link className="hm-hero__door" to={pathTo('policyList', { cityCode, productCode })}>
        {front.myPolicies}
      </Link>
      <Link
        className="hm-hero__door"
        to={pathTo('serviceTabs', { tab: 'policy', cityCode, productCode })}
      >
        {front.family}
      </Link>
      <ElderSwitch className="hm-hero__door" />
    </Box>
  )
}
